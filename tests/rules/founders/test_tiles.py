"""The file of tile faces: what the rulebook attests, what the game relies on, and how a bad file is refused."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from epoka import EpokaError
from epoka.games.founders import tiles
from epoka.games.founders.tiles import BadTiles, read_faces

Data = dict[str, Any]
FILE = Path(tiles.__file__).with_name("tiles.json")


def file() -> Data:
    data: Data = json.loads(FILE.read_text(encoding="utf-8"))
    return data


ROWS: dict[str, Data] = {row["face"]: row for row in file()["tiles"]}


def of(kind: str) -> list[Data]:
    """The rows of a kind, each as often as the tile occurs."""
    return [row for row in ROWS.values() if row["kind"] == kind for _ in range(row["count"])]


# ---- what the box holds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "count"), [("nature", 24), ("village", 24), ("city", 24), ("victory", 25)])
def test_the_box_holds_97_tiles(kind: str, count: int) -> None:
    assert len(of(kind)) == count


def test_every_pair_of_basics_has_four_nature_tiles() -> None:
    found = Counter(frozenset(row["produces"]) for row in of("nature"))
    basics = ["wood", "stone", "plants", "water"]
    assert found == {frozenset(pair): 4 for pair in combinations(basics, 2)}


def test_every_village_tile_turns_a_pair_of_basics_into_its_product_four_times() -> None:
    found = Counter((frozenset(row["requires"]), *row["produces"]) for row in of("village"))
    assert found == {
        (frozenset(["wood", "stone"]), "iron"): 4,
        (frozenset(["stone", "water"]), "gold"): 4,
        (frozenset(["stone", "plants"]), "cloth"): 4,
        (frozenset(["wood", "plants"]), "wine"): 4,
        (frozenset(["plants", "water"]), "horses"): 4,
        (frozenset(["wood", "water"]), "boats"): 4,
    }


@pytest.mark.parametrize(
    ("name", "basic", "good", "token"),
    [
        ("barracks", "stone", "army", "war"),
        ("market_square", "plants", "money", "coin"),
        ("inn", "water", "transport", "wagon"),
        ("workshop", "wood", "wares", "craftsman"),
    ],
)
def test_every_city_tile_needs_its_basic_and_one_of_six_products(name: str, basic: str, good: str, token: str) -> None:
    products = file()["resources"]["village"]
    for product in products:
        row = ROWS[f"{name}-{product}"]
        assert (sorted(row["requires"]), row["produces"], row["token"]) == (sorted([basic, product]), [good], token)
    assert sum(row["count"] for face, row in ROWS.items() if face.startswith(name + "-")) == 6


def test_victory_tiles_need_different_pairs_of_products_and_goods_for_one_to_three_points() -> None:
    tiers = file()["resources"]
    worth = {name: tier for tier, names in enumerate(tiers.values()) for name in names}
    assert Counter(row["points"] for row in of("victory")) == {1: 7, 2: 12, 3: 6}
    assert all(row["points"] == sum(worth[name] for name in row["requires"]) - 1 for row in of("victory"))
    assert len({frozenset(row["requires"]) for row in of("victory")}) == 25


def test_no_tile_needs_what_only_its_own_tier_makes() -> None:
    tiers = [*file()["resources"].values()]
    tier = {name: number for number, names in enumerate(tiers) for name in names}
    for row in [*of("village"), *of("city")]:
        assert max(tier[name] for name in row["requires"]) < tier[row["produces"][0]]


def test_every_face_says_whether_it_is_attested_or_authored_and_why() -> None:
    assert all(row["source"] in ("attested", "authored") and row["evidence"] for row in ROWS.values())
    assert sum(row["count"] for row in ROWS.values() if row["source"] == "attested") == 23


# ---- hard constraints of the rulebook -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "offers"),
    [("forest", {"wood", "stone"}), ("cliff", {"plants", "stone"}), ("waterfall", {"stone"}), ("mine", {"iron"})],
)
def test_what_the_examples_say_a_tile_offers(face: str, offers: set[str]) -> None:
    """Examples 5, 6 and 8."""
    assert offers <= set(ROWS[face]["produces"])


@pytest.mark.parametrize(
    ("face", "needs"),
    [
        ("mine", {"wood", "stone"}),
        ("market_square-iron", {"iron", "plants"}),
        ("barracks-horses", {"stone", "horses"}),
    ],
)
def test_what_the_examples_say_a_tile_needs(face: str, needs: set[str]) -> None:
    """Examples 4, 5, 6 and 8."""
    assert set(ROWS[face]["requires"]) == needs


def test_horses_can_be_bought() -> None:
    """Example 4."""
    assert [row["face"] for row in ROWS.values() if "horses" in row["produces"]] == ["stud_farm"]


def test_winery_and_workshop_can_join_cliff_and_forest_in_a_square() -> None:
    """Example 6: built in this order, the winery needs the two nature tiles, the workshop the forest and the winery."""
    assert set(ROWS["winery"]["requires"]) == {"wood", "plants"}
    assert set(ROWS["workshop-wine"]["requires"]) <= {"wood", "stone", *ROWS["winery"]["produces"]}


def test_there_are_six_products_for_six_craftsmen_and_six_city_tiles_for_every_token() -> None:
    assert len({row["produces"][0] for row in of("village")}) == 6
    assert Counter(row["token"] for row in of("city")) == {"war": 6, "coin": 6, "wagon": 6, "craftsman": 6}


# ---- how the file is read -------------------------------------------------------------------------------------------


def test_faces_are_ordered_by_kind_and_else_as_in_the_file() -> None:
    data = file()
    data["tiles"] = [*data["tiles"][6:], *data["tiles"][:6]]
    read = read_faces(data)
    kinds = [tile.kind for tile in read.tiles]
    assert kinds == sorted(kinds)
    assert [tile.face for tile in read.tiles] == list(ROWS)


def test_another_file_may_count_its_faces_differently() -> None:
    data = file()
    data["tiles"][0]["count"], data["tiles"][1]["count"] = 5, 3
    assert [tile.count for tile in read_faces(data).tiles[:2]] == [5, 3]


def test_resources_become_numbers_and_bits() -> None:
    mine = next(tile for tile in read_faces(file()).tiles if tile.face == "mine")
    assert (mine.requires, mine.produces, mine.needs, mine.makes) == ([0, 1], [4], 0b11, 0b10000)


# ---- bad files ------------------------------------------------------------------------------------------------------


def row(data: Data, face: str) -> Data:
    found: Data = next(row for row in data["tiles"] if row["face"] == face)
    return found


def changed(face: str, **values: Any) -> Callable[[Data], None]:
    return lambda data: row(data, face).update(values)


def without(face: str, key: str) -> Callable[[Data], None]:
    return lambda data: row(data, face).pop(key)


def drop(face: str) -> Callable[[Data], None]:
    return lambda data: data["tiles"].remove(row(data, face))


def twice(data: Data) -> None:
    data["tiles"].append({**row(data, "mine"), "count": 1})


def many_workshops(data: Data) -> None:
    row(data, "workshop-iron")["count"] = 2
    data["tiles"].remove(row(data, "inn-iron"))


def nobody_makes_wood(data: Data) -> None:
    for face, pair in {
        "forest": ["stone", "plants"],
        "grove": ["plants", "water"],
        "riverbank": ["plants", "water"],
    }.items():
        row(data, face)["produces"] = pair


def circle(data: Data) -> None:
    row(data, "mine")["requires"] = ["gold", "stone"]
    row(data, "gold_mine")["requires"] = ["iron", "stone"]


def three_more_faces(data: Data) -> None:
    nature = row(data, "forest")
    nature["count"] = 1
    data["tiles"] += [{**nature, "face": f"copse-{number}"} for number in range(3)]


def seven_products(data: Data) -> None:
    data["resources"]["village"].append("salt")


def six_basics(data: Data) -> None:
    data["resources"]["basic"] += ["sand", "clay"]


BAD: list[tuple[str, Callable[[Data], None], str]] = [
    ("no face", without("mine", "face"), "tile ?: it has no «face»"),
    ("no kind", without("mine", "kind"), "tile mine: it has no «kind»"),
    ("no count", without("mine", "count"), "tile mine: it has no «count»"),
    ("no requirements", without("mine", "requires"), "tile mine: it has no «requires»"),
    ("no product", without("mine", "produces"), "tile mine: it has no «produces»"),
    (
        "needs salt",
        changed("R-07", requires=["cloth", "salt"]),
        "tile R-07: «salt» is no resource; there is wood, stone",
    ),
    ("makes salt", changed("mine", produces=["salt"]), "tile mine: «salt» is no resource"),
    (
        "kind",
        changed("lake", kind="sea"),
        "tile lake: «sea» is no kind of tile; there is nature, village, city, victory",
    ),
    ("token missing", without("inn-iron", "token"), "tile inn-iron: every city tile and no other names a token"),
    ("token unknown", changed("inn-iron", token="cart"), "tile inn-iron: every city tile and no other names a token"),
    ("token elsewhere", changed("mine", token="war"), "tile mine: every city tile and no other names a token"),
    ("no such token", changed("mine", token="cart"), "tile mine: every city tile and no other names a token"),
    ("twice the same", changed("mine", requires=["wood", "wood"]), "tile mine: a requirement is listed twice"),
    ("lake needs", changed("lake", requires=["wood"]), "tile lake: nature tiles and no others need nothing"),
    ("mine is free", changed("mine", requires=[]), "tile mine: nature tiles and no others need nothing"),
    ("lake makes one", changed("lake", produces=["water"]), "tile lake: a nature tile makes 2 resources, not 1"),
    (
        "mine makes two",
        changed("mine", produces=["iron", "gold"]),
        "tile mine: a village tile makes 1 resources, not 2",
    ),
    ("inn makes none", changed("inn-iron", produces=[]), "tile inn-iron: a city tile makes 1 resources, not 0"),
    ("temple makes", changed("R-01", produces=["army"]), "tile R-01: a victory tile makes 0 resources, not 1"),
    ("lake twice water", changed("lake", produces=["water", "water"]), "tile lake: it makes the same resource twice"),
    ("worthless", changed("R-01", points=0), "tile R-01: victory tiles and no others are worth points"),
    ("mine is worth", changed("mine", points=1), "tile mine: victory tiles and no others are worth points"),
    ("duplicate", twice, "tile mine: the face is listed twice; raise its count instead"),
    ("never there", changed("mine", count=0), "tile mine: it occurs 0 times, but should at least once"),
    (
        "nature count",
        changed("lake", count=3),
        "there are 23 nature tiles (the last is riverbank), but the box holds 24",
    ),
    (
        "village count",
        changed("mine", count=5),
        "there are 25 village tiles (the last is boatyard), but the box holds 24",
    ),
    ("city count", drop("inn-iron"), "there are 23 city tiles (the last is workshop-boats), but the box holds 24"),
    ("victory count", drop("R-25"), "there are 24 victory tiles (the last is R-24), but the box holds 25"),
    ("tokens", many_workshops, "7 city tiles grant a craftsman token, but there are only 6"),
    ("lake makes iron", changed("lake", produces=["water", "iron"]), "tile lake: a nature tile cannot make iron"),
    ("mine makes army", changed("mine", produces=["army"]), "tile mine: a village tile cannot make army"),
    ("inn makes wine", changed("inn-iron", produces=["wine"]), "tile inn-iron: a city tile cannot make wine"),
    ("no wood", nobody_makes_wood, "tile mine: it can never be placed, nothing makes wood"),
    ("circle", circle, "tile mine: it can never be placed, nothing makes gold"),
    ("too many faces", three_more_faces, "tile copse-2: it is face 64 of 64, but at most 63 can be told"),
    (
        "seven products",
        seven_products,
        "six products, one for each craftsman, and at most five basics, not 7 products and 4 basics",
    ),
    (
        "six basics",
        six_basics,
        "six products, one for each craftsman, and at most five basics, not 6 products and 6 basics",
    ),
]


@pytest.mark.parametrize(("change", "reason"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_file_is_refused_with_the_tile_and_the_reason(change: Callable[[Data], None], reason: str) -> None:
    data = file()
    change(data)
    with pytest.raises(BadTiles) as caught:
        read_faces(data)
    assert reason in str(caught.value)


def test_a_bad_file_is_an_error_of_epoka() -> None:
    assert issubclass(BadTiles, EpokaError)
