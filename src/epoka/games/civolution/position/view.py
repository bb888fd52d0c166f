"""What a seat may know, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.elements import card_id, element_id
from epoka.games.civolution.components.map import (
    COVERINGS,
    TERRITORIES,
    TERRITORY_NAMES,
    TERRITORY_TERRAIN,
    TILE_LETTERS,
    is_turned,
    plain_camps,
    tile_of,
)
from epoka.games.civolution.components.pieces import (
    CATEGORIES,
    COLUMN_TYPES,
    DECK_SIZE,
    DECKS,
    FEATURES,
    MAIN_MODULES,
    MATERIALS,
    MODULES,
    SITE_SPACES,
    SITES,
    TERRITORY_TOKENS,
    TRACKS,
    WATER,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, RAW, STORE
from epoka.games.civolution.notation import PLACES, STRENGTHS
from epoka.games.civolution.position.opponent_view import opponent_seen
from epoka.games.civolution.position.packing import (
    STRONG,
    WEAK,
    ground_entry,
    owner_of,
    place_of,
    strength_of,
    territory_of,
    tribe_entry,
)
from epoka.games.civolution.position.player import KNOWN_TO_ALL, Player, group_of, origin_of, run_of
from epoka.games.civolution.position.scoring import breakdown

if TYPE_CHECKING:
    from epoka.games.civolution.position.state import Civolution


def seen(s: Civolution, seat: int) -> dict[str, Any]:
    """All but hands, drawn cards, marker cards to choose from and what lies unseen under stacks is public (CV-174)."""
    return {
        "era": int(s.era),
        "phase": int(s.phase),
        "first": int(s.first),
        "weather": int(s.weather),
        "beyond": bool(s.beyond),
        "event": f"F{s.event + 1}" if s.event >= 0 else None,
        "indicator": int(s.indicator),
        "resets": RESET_SPACES[s.players],
        "last_round": bool(s.last_round),
        "dice": {"activation": int(s.activation_dice), "fate": int(s.fate_dice)},
        "rolled": s.rolled.copy(),
        "era_tiles": [CATEGORIES[category] for category in s.era_tiles],
        "final_tiles": [CATEGORIES[category] for category in range(len(CATEGORIES)) if s.final_tiles >> category & 1],
        "tiles": tiles_seen(s),
        "territories": {TERRITORY_NAMES[place]: territory_seen(s, place) for place in range(TERRITORIES)},
        "sites": [site_seen(s, space) for space in range(SITE_SPACES + 1)],
        "hunting_tokens": tokens_left(s),
        "unseen_sites": {SITES[kind]: number for kind, number in enumerate(s.site_pool.counts) if number},
        "unseen_tiles": [MATERIALS[material] for material in range(len(MATERIALS)) if s.hidden_tiles[material]],
        "goals": [f"G{chip + 1}" if chip >= 0 else None for chip in s.goal_display],
        "incomes": [f"I{chip + 1}" if chip >= 0 else None for chip in s.income_display],
        "attributes": [f"T{chip + 1}" if chip >= 0 else None for chip in s.attribute_display],
        "bags": {
            "goals": int(s.goal_pool.size()),
            "incomes": int(s.income_pool.size()),
            "attributes": int(s.attribute_pool.size()),
        },
        "offered": offered_seen(s),
        "decks": {DECKS[deck]: deck_seen(s, deck, seat) for deck in range(len(DECKS))},
        "seats": [player_seen(s, other, seat) for other in range(s.sides)],
        "vici": opponent_seen(s) if s.solo else None,
    }


def seen_beside(s: Civolution, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator: cards that it knows in hands and under decks."""
    boards: list[dict[str, Any]] = public["seats"]
    return {
        "decks": {DECKS[deck]: deck_seen(s, deck, seat) for deck in range(len(DECKS))},
        "seats": [{**board, **hand_seen(s, other, seat)} for other, board in enumerate(boards)],
    }


def tokens_left(s: Civolution) -> int:
    """Hunting tokens in the display: the territory tokens that block no encampment and lie in no territory.

    They are not limited: with none left a hunt takes place all the same (table 2.6, AMB-14).
    """
    blocking = sum([plain_camps(place, 4) - s.camps[place] for place in range(TERRITORIES)])
    lying = len([place for place in range(TERRITORIES) if s.hunted >> place & 1])
    left = TERRITORY_TOKENS - blocking - lying
    return left if left > 0 else 0


def tiles_seen(s: Civolution) -> list[dict[str, Any]]:
    """The continent tiles that lie: upper left cell, how the tile lies, which way round."""
    if s.covering < 0:
        return []
    return [
        {"tile": TILE_LETTERS[tile_of(code)], "cell": slot.cell, "way": slot.way, "turned": is_turned(code)}
        for slot, code in zip(COVERINGS[s.covering], s.laid, strict=True)
        if code >= 0
    ]


def territory_seen(s: Civolution, place: int) -> dict[str, Any]:
    """Tribes as [seat, strong, number]; encampments without fire; what is built and lies there."""
    material = s.material[place]
    return {
        "camps": s.camps[place],
        "fire": [int(owner_of(s.fire[place])), strength_of(s.fire[place]) == STRONG] if s.fire[place] >= 0 else None,
        "tribes": groups(s.plain, place, s.sides),
        "wild": groups(s.wild, place, s.sides),
        "farm": s.farm[place] if s.farm[place] >= 0 else None,
        "boats": [seat for seat in range(s.sides) if s.boats[place] >> seat & 1],
        "material": MATERIALS[material] if material >= 0 else None,
        "developed": material >= 0 or TERRITORY_TERRAIN[place] == WATER,
        "hunted": bool(s.hunted >> place & 1),
        "raw": [player.at[RAW + place] for player in s.seats],
        "adjacent": [TERRITORY_NAMES[other] for other in s.map.adjacent[place]] if s.map.adjacent else [],
    }


def groups(numbers: list[int], place: int, sides: int) -> list[list[int]]:
    """Equal tribes together: seat, 1 for strong, how many."""
    return [
        [seat, strength, numbers[tribe_entry(place, seat, strength)]]
        for seat in range(sides)
        for strength in (WEAK, STRONG)
        if numbers[tribe_entry(place, seat, strength)]
    ]


def site_seen(s: Civolution, space: int) -> dict[str, Any]:
    kind = s.site[space] if space < SITE_SPACES else -1
    site = SITES[kind] if kind >= 0 else "island" if space == SITE_SPACES else None
    touched = s.map.touched[space] if space < SITE_SPACES and s.map.touched else []
    return {
        "site": site,
        "territories": [TERRITORY_NAMES[place] for place in touched],
        "statues": [s.statues[ground_entry(space, seat)] for seat in range(s.sides)],
        "settlements": [s.settled[ground_entry(space, seat)] for seat in range(s.sides)],
    }


def offered_seen(s: Civolution) -> list[dict[str, str]]:
    """The chip cards to pick from at the set-up, with their goal chips."""
    pairs = [s.offered[number : number + 2] for number in range(0, len(s.offered), 2)]
    return [{"card": f"K{pair[0] + 1}", "goal": f"G{pair[1] + 1}"} for pair in pairs if len(pair) == 2]


def deck_seen(s: Civolution, deck: int, seat: int) -> dict[str, Any]:
    """The face-up stack, how many lie face down, and what the seat knows of those at the bottom."""
    pool = s.decks[deck]
    first = deck * DECK_SIZE
    under = [
        card_id(first + card) if seat >= 0 and knows >> seat & 1 else None
        for card, knows in zip(pool.under, pool.knows, strict=True)
    ]
    return {"open": [card_id(card) for card in s.open[deck]], "size": int(pool.size()), "under": under}


def player_seen(s: Civolution, other: int, seat: int) -> dict[str, Any]:
    """A console, with what this seat knows of its hand."""
    player = s.seats[other]
    parts = breakdown(s, other)
    return {
        **console_seen(player),
        **hand_seen(s, other, seat),
        "drawn_cards": len(player.drawn),
        "drawn_decks": [DECKS[card // DECK_SIZE] for card in player.drawn],
        "migrants": [migrant_seen(migrant) for migrant in player.migrants],
        "score": int(player.score()),
        "points": sum(parts.values()),
        "breakdown": parts,
    }


def hand_seen(s: Civolution, other: int, seat: int) -> dict[str, Any]:
    """Of another hand only what everybody or this seat has seen."""
    player = s.seats[other]
    own = other == seat
    hand = [
        card_id(card) if own or (seat >= 0 and known >> seat & 1) or known == KNOWN_TO_ALL else None
        for card, known in zip(player.hand, player.known, strict=True)
    ]
    return {
        "hand": sorted([card for card in hand if card]),
        "hidden_cards": hand.count(None),
        "hidden_decks": [
            DECKS[card // DECK_SIZE] for card, shown in zip(player.hand, hand, strict=True) if shown is None
        ],
        "drawn": [card_id(card) for card in player.drawn] if own else [],
        "marker_cards": [f"M{card + 1}" for card in player.options] if own else [],
    }


def migrant_seen(migrant: int) -> dict[str, Any]:
    """A tribe that has migrated in this turn: where it is, where it began, in which run of migrations."""
    group, origin = int(group_of(migrant)), int(origin_of(migrant))
    tribe = f"{TERRITORY_NAMES[territory_of(group)]} {PLACES[place_of(group)]} {STRENGTHS[strength_of(group)]}"
    return {"tribe": tribe, "from": TERRITORY_NAMES[origin], "run": int(run_of(migrant))}


def console_seen(player: Player) -> dict[str, Any]:
    at = player.at
    return {
        "supply": int(player.supply),
        "tribes_left": int(player.tribes),
        "dice": player.dice.copy(),
        "used_dice": int(player.used),
        "fate_dice": int(player.fate),
        "ideas": at[IDEAS],
        "focus": at[FOCUS],
        "food": at[FOOD],
        "money": at[MONEY],
        "planning": at[PLAN : PLAN + 6],
        "features": {FEATURES[feature]: at[FEATURE + feature] for feature in range(len(FEATURES))},
        "storage": {MATERIALS[material]: at[STORE + material] for material in range(len(MATERIALS))},
        "reset_markers": int(player.resets),
        "settlements": [slot + 1 for slot in range(4) if player.settlements >> slot & 1],
        "farms_left": int(player.farms),
        "boats_left": int(player.boats + player.empty_boats),
        "statues": int(player.statues),
        "modules": {MODULES[module]: player.levels[module] for module in range(MAIN_MODULES)},
        "upgrades": int(player.upgrades),
        "tracks": {TRACKS[track]: player.tracks[track] for track in range(len(TRACKS))},
        "favor": int(player.favor),
        "stage_tiles": [bool(player.stage_4), bool(player.stage_5)],
        "goal_area": [[f"G{chip + 1}" for chip in stack] for stack in player.goals],
        "columns": [
            {
                "type": COLUMN_TYPES[player.bound[column]] if player.bound[column] >= 0 else None,
                "left": [element_id(element) for element in player.left[column]],
                "right": [element_id(element) for element in player.right[column]],
            }
            for column in range(len(player.left))
        ],
    }
