"""What a run has to say: the lines of the table, the factors held against the targets, the notes below them."""

from __future__ import annotations

from figures import Line, choices_a_second, collect, copy_line, decisions_a_second, decisions_line, games_line
from measure import Measured
from targets import Factors


def lines(measured: Measured) -> dict[str, Line]:
    """In the order they are printed; a build is named as what it is, not as what was hoped for."""
    installed, sources, peer = measured.installed_rounds, measured.sources_rounds, measured.peer_rounds
    build = "compiled" if measured.installed["compiled"] else "uncompiled"
    pure = "compiled" if measured.sources["compiled"] else "uncompiled"
    return {
        "public": decisions_line(f"{build}, public interface", "public", installed, peer),
        "public games": games_line(f"{build}, public interface", "public", installed, peer),
        "playout": decisions_line(f"{build} playout loop", "playout", installed, peer),
        "playout games": games_line(f"{build} playout loop", "playout", installed, peer),
        "copy": copy_line(f"{build} copy()", installed, peer),
        "pure": decisions_line(f"{pure} (EPOKA_PURE=1), public interface", "public", sources, peer),
        "pure games": games_line(f"{pure} (EPOKA_PURE=1), public interface", "public", sources, peer),
    }


def factors(measured: Measured, found: dict[str, Line]) -> Factors:
    """Compiled targets are held against a compiled build only, uncompiled ones against the sources only."""
    compiled = measured.installed["compiled"]
    return Factors(
        public=found["public"].factor if compiled else None,
        playout=found["playout"].factor if compiled else None,
        copy=found["copy"].factor if compiled else None,
        uncompiled=None if measured.sources["compiled"] else found["pure"].factor,
    )


def notes(measured: Measured) -> list[str]:
    """What a reader has to know to judge the table."""
    said = ["Decisions of epoka are real choices of a seat: neither chance nor what the kernel does by itself counts."]
    if measured.no_peer is None:
        said += peer_notes(measured)
    else:
        said.append(f"catanatron was not measured, hence no ratios: {measured.no_peer}.")
    if not measured.installed["compiled"]:
        said.append("The installed epoka is not compiled (was a C compiler there?): compiled targets not measured.")
    if measured.sources["compiled"]:
        said.append("EPOKA_PURE=1 did not select the sources: the uncompiled target is not measured.")
    return said


def peer_notes(measured: Measured) -> list[str]:
    peer = measured.peer_rounds
    ticks = collect(peer, lambda answer: decisions_a_second(answer["run"])).median
    choices = collect(peer, choices_a_second).median
    peak = collect(peer, lambda answer: answer["peak"]).median
    games = sum(answer["run"]["games"] for answer in peer)
    unfinished = sum(answer["unfinished"] for answer in peer)
    return [
        f"Decisions of catanatron are all its ticks, also those with a single option ({ticks:,.0f}/s), because that "
        f"favours it; real choices only would be {choices:,.0f}/s.",
        f"Peak memory of catanatron: {peak:.1f} MiB. Of its {games} games {unfinished} ran into its limit of turns.",
    ]
