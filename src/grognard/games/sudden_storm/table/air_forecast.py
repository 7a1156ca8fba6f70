"""What the dice of the air come to, played out by the rules themselves.

The policy: raids are met by as many fighters as they have units, the largest first; nobody aborts or passes
a screen; each fires at the weakest of its foes, several at one the strongest first; all fly home to their
bases.
"""

from __future__ import annotations

from itertools import product

from grognard.games.sudden_storm.law.air import duels, flights
from grognard.games.sudden_storm.law.air.charts import ABORT, BACK, DIE, KILL, NOTHING
from grognard.games.sudden_storm.law.air.duels import Exchange
from grognard.games.sudden_storm.law.air.interception import raid_targets
from grognard.games.sudden_storm.law.air.raids import Strike
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import EFT, INACTIVE, NOBODY, REMNANTS
from grognard.games.sudden_storm.law.presence import side_of
from grognard.kernel.arguments import Units
from grognard.kernel.changes import Message
from grognard.kernel.dice import NeedRoll
from grognard.kernel.hexes import HexSet, bits, hexset
from grognard.kernel.menu import Act, Menu
from grognard.kernel.places import DEAD, GONE
from grognard.kernel.preview import PreviewRow, Tone
from grognard.kernel.state import Position
from grognard.rules import combat_forecast
from grognard.rules.combat_forecast import Ending, Faces, Fight, Wording

POLICY = "ss-air-policy"
GRAVES = frozenset((DEAD, GONE, EFT, REMNANTS))
ORDER = (KILL, ABORT, BACK, NOTHING)
TONES: dict[str, Tone] = {KILL: "good", ABORT: "good", BACK: "even", NOTHING: "bad"}
SHOTS = Wording(nothing="SS 20B2", messages={"ss-air-turned-back": "air-back", "ss-air-shot-up": "air-shot"})
BOMBS = Wording(
    nothing="SS 19D.5",
    messages={"ss-yard-hit": "yard", "ss-yard-idle": "yard-idle", "ss-yard-enough": "yard-idle"},
    marks={INACTIVE: "air-inactive"},
)

# -- an exchange


def possible_rolls(pos: Position, need: NeedRoll) -> list[tuple[Faces, float]]:
    """Two dice at once: throws that come to the same result are one."""
    firer, target = next_shot(pos, pos.memo(Exchange))
    column = book(pos).data.tables.air.column(duels.difference(pos, firer, target))
    more = sum(item.value for item in duels.dice_items(pos, firer, target))
    found: dict[str, tuple[Faces, float]] = {}
    for faces in product(range(1, DIE + 1), repeat=2):
        code = column.result(sum(faces) + more)
        first, share = found.get(code, (faces, 0.0))
        found[code] = first, share + 1 / DIE**2
    return list(found.values())


def next_shot(pos: Position, memo: Exchange) -> tuple[int, int]:
    """Who fires at whom."""
    if memo.answers and not memo.answer:
        return memo.lone, bits(memo.many)[0] if memo.target == NOBODY else memo.target
    return bits(duels.units_to_fire(memo))[0] if memo.next == NOBODY else memo.next, memo.lone


def exchange_rows(pos: Position, memo: Exchange) -> tuple[PreviewRow, ...]:
    """By what comes of the fire of the many."""
    many = memo.many
    memo = memo._replace(target=weakest(pos, many)) if memo.answers and memo.target == NOBODY else memo
    side = side_of(pos, bits(many)[0])
    step = "volley" if memo.answer else "lone_shot"
    found = combat_forecast.endings(pos, step, pos.frame.who, memo, answer, possible_rolls)
    by_code: dict[str, list[Ending]] = {code: [] for code in ORDER}
    for end in found:
        by_code[result_of(end, many)].append(end)
    chances = {code: sum(end.chance for end in ends) for code, ends in by_code.items() if ends}
    fight = Fight(pos.state.where[memo.lone], side, many, 1 << memo.lone, GRAVES)

    def play(code: str) -> list[Ending]:
        return [end._replace(chance=end.chance / chances[code]) for end in by_code[code]]

    return combat_forecast.rows(pos, fight, chances, (), play, TONES.__getitem__, SHOTS)


def result_of(end: Ending, firers: int) -> str:
    """The result of the last shot that one of these fired."""
    found = NOTHING
    for change in end.changes:
        if isinstance(change, Message) and change.what == "ss-air-shot":
            args = dict(change.args)
            unit = args["unit"]
            if isinstance(unit, Units) and unit.set & firers:
                found = str(args["result"])
    return found


def weakest(pos: Position, some: int) -> int:
    return min(bits(some), key=lambda unit: (duels.strengths(pos, unit)[1], unit))


def strongest(pos: Position, some: int) -> int:
    return max(bits(some), key=lambda unit: (duels.strengths(pos, unit)[0], -unit))


# -- bombing


def bombing_rows(pos: Position, memo: Strike, faces: tuple[str, ...]) -> tuple[PreviewRow, ...]:
    victims = 1 << memo.victim if memo.victim != NOBODY else 0
    fight = Fight(memo.hex, pos.frame.who, memo.bombers, victims, GRAVES)
    tones: dict[str, Tone] = {"H": "good", "M": "none"}
    if "H" not in faces:
        faces = ("M",) * DIE
    chances = {code: faces.count(code) / len(faces) for code in dict.fromkeys(faces)}

    def throw(code: str) -> list[tuple[Faces, float]]:
        return [((faces.index(code) + 1,), 1.0)]

    def play(code: str) -> list[Ending]:
        return combat_forecast.endings(pos, "bombs", pos.frame.who, memo, answer, lambda _, need: throw(code))

    return combat_forecast.rows(pos, fight, chances, faces, play, tones.__getitem__, BOMBS)


# -- the policy


def raids_worth_meeting(pos: Position, some: HexSet) -> HexSet:
    """Raids that fewer interceptors meet than they have units."""
    foes, mine = (
        flights.units_on_mission(pos, 1 - pos.frame.who),
        flights.units_on_mission(pos, pos.frame.who),
    )
    return hexset(h for h in bits(some) if (mine & pos.at(h)).bit_count() < (foes & pos.at(h)).bit_count())


def interceptor(pos: Position, menu: Menu) -> Act:
    """The next fighter that finds a raid worth meeting; then the question is closed."""
    for unit in bits(menu.verbs["unit"].set):
        if raids_worth_meeting(pos, raid_targets(pos, unit).set):
            return Act("unit", unit)
    return Act("end_phase")


def raid(pos: Position, some: HexSet) -> int:
    """The largest of those."""
    foes = flights.units_on_mission(pos, 1 - pos.frame.who)
    found = raids_worth_meeting(pos, some) or some
    return max(bits(found), key=lambda h: ((foes & pos.at(h)).bit_count(), -h))


def choice(pos: Position, menu: Menu) -> Act | None:
    """The answer to a question of the other player's air phase, or after it; none to others."""
    verbs = {verb: allowed.set for verb, allowed in menu.verbs.items() if allowed.set}
    match menu.prompt:
        case "ss-intercept":
            return interceptor(pos, menu)
        case "ss-rising":
            return Act("to", raid(pos, verbs["to"])) if "to" in verbs else Act("drop")
        case "ss-clash-hex":
            return Act("dogfight", raid(pos, verbs["dogfight"]))
        case "ss-shoot":
            return Act("shoot", strongest(pos, verbs["shoot"]))
        case "ss-inbound":
            return Act("drop")
        case "ss-search":
            return first_of(verbs, "sink", "join") or Act("end_phase")
        case "ss-refuge":
            return first_of(verbs, "shelter")
    for verb in ("fire_at", "against"):
        if verb in verbs:
            return Act(verb, weakest(pos, verbs[verb]))
    return next((Act(verb) for verb in ("fight", "home") if verb in verbs), None)


def first_of(verbs: dict[str, int], *wanted: str) -> Act | None:
    return next((Act(verb, bits(verbs[verb])[0]) for verb in wanted if verb in verbs), None)


def answer(pos: Position, menu: Menu) -> Act:
    """In the middle of a fight there is an answer to every question."""
    return choice(pos, menu) or menu.acts()[0]


# What may be answered beforehand, and how.
ORDERS = {
    "intercept": ("policy", "end_phase"),
    "rising": ("policy",),
    "clash_hex": ("policy",),
    "clash": ("fight", "abort"),
    "groups": ("ready",),
    "match_screen": ("policy",),
    "match_spare": ("policy", "hold"),
    "match_bypass": ("policy",),
    "match_mission": ("policy",),
    "exchange": ("policy",),
    "next_shot": ("policy",),
    "landing": ("home",),
    "escape": ("nearest",),
    "search": ("policy", "end_phase"),
    "refuge": ("policy",),
}
