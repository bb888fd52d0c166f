"""A player who knows nothing of any rule: it clicks what is highlighted, and nothing else, until the end is shown."""

from __future__ import annotations

import random
from typing import Any

from tests.web.visiting import LEGAL, Visitor

MOST_CLICKS = 3000
ASKED = "[data-testid=choosing]"
"""The question that a click left open, beside its place: what lies under it waits until it is answered."""

# Waits until something may be clicked or the results are shown. A click that was sent leaves nothing to click until it
# is answered. Then chooses one of the things, by the given luck, and finds a point on the screen where a finger would
# really touch it: what is highlighted but covered by something else is answered without a point.
CHOOSE = f"""async ([luck, patience]) => {{
    const until = Date.now() + patience;
    const ready = (one) => getComputedStyle(one).pointerEvents !== 'none';  // a new button waits for a moment
    const inSight = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0 && ready(one);
    const find = (selector) => [...document.querySelectorAll(selector)].filter(inSight);
    let over = false, confirm = [], inviting = [];
    for (;;) {{
        over = find("[data-testid=results]").length > 0;
        confirm = find("[data-testid=confirm]");
        inviting = find("{LEGAL}");
        if (over || confirm.length + inviting.length > 0 || Date.now() > until) break;
        await new Promise(requestAnimationFrame);
    }}
    if (over) return {{ over }};
    const things = confirm.length > 0 && luck < 0.8 ? confirm : [...confirm, ...inviting];
    if (things.length === 0) return {{ over, name: '' }};
    const pick = (some) => some[Math.floor(luck * 1e6) % some.length];
    const touch = (thing) => {{
        const name = thing.dataset.target ?? thing.dataset.choice ?? 'confirm';
        thing.scrollIntoView({{ block: 'center', inline: 'center' }});
        const box = thing.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const along of [0.5, 0.3, 0.7, 0.1, 0.9]) {{
            const [x, y] = [box.x + along * box.width, box.y + down * box.height];
            if (thing.contains(document.elementFromPoint(x, y))) return {{ over, name, x, y }};
        }}
        const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {{ over, name, above: above?.outerHTML.slice(0, 200) ?? '', asked: above?.closest("{ASKED}") }};
    }};
    const touched = touch(pick(things));
    if (!touched.asked) return touched;
    return touch(pick([...confirm, ...inviting].filter((one) => touched.asked.contains(one))));
}}"""


class BlindClicker:
    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.luck = random.Random(seed)
        self.touch = bool(self.page.evaluate("navigator.maxTouchPoints > 0"))
        self.clicks = 0

    def play(self) -> None:
        """Click until the results are there."""
        while self.click_once():
            assert self.clicks < MOST_CLICKS, "clicking what is highlighted does not come to an end"

    def click_once(self) -> bool:
        """Click one thing; False once the game is over."""
        found: dict[str, Any] = self.page.evaluate(CHOOSE, [self.luck.random(), 30_000])
        if found["over"]:
            return False
        assert found["name"], f"nothing is highlighted, and the game is not over: {self.prompt()}"
        assert "x" in found, f"«{found['name']}» is highlighted but under {found['above']}: {self.prompt()}"
        if self.touch:
            self.page.touchscreen.tap(found["x"], found["y"])
        else:
            self.page.mouse.click(found["x"], found["y"])
        self.clicks += 1
        return True

    def prompt(self) -> str:
        return self.visitor.part("prompt").inner_text()
