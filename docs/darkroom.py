"""Packs pictures of the browser as WebP, in the browser itself."""

from __future__ import annotations

import base64

from playwright.sync_api import Page

# A picture as the browser drew it, made smaller and packed as WebP.
PACK = """async ([data, width, quality]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, picture.width);
    canvas.height = Math.round(picture.height * canvas.width / picture.width);
    const pen = canvas.getContext('2d', { alpha: false });
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return [canvas.height, canvas.toDataURL('image/webp', quality).split(',')[1]];
}"""


class Darkroom:
    """An empty page, where pictures may be unpacked and packed again."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def pack(self, png: str, width: int, quality: float) -> tuple[int, bytes]:
        """The height of the picture, and its file; the PNG comes as Base64."""
        height, webp = self.page.evaluate(PACK, [png, width, quality])
        return int(height), base64.b64decode(webp)

    def photograph(self, page: Page, width: int, quality: float = 0.82) -> bytes:
        """What a page shows now."""
        return self.pack(base64.b64encode(page.screenshot()).decode(), width, quality)[1]
