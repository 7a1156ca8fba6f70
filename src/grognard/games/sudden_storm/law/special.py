"""33B3. Special replacements: infantry points for what was lost in combat."""

from __future__ import annotations

from grognard.games.sudden_storm.law import communications, entries
from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AXIS, ISOLATED, NATIONS, NOBODY, SOVIET, own
from grognard.games.sudden_storm.law.pools import INFANTRY, districts, pool, with_value
from grognard.games.sudden_storm.law.pools import receive as take_in
from grognard.games.sudden_storm.law.possession import owned_hexes
from grognard.games.sudden_storm.law.scenario_rules import ANYWHERE
from grognard.games.sudden_storm.law.tables import TWENTIETHS
from grognard.kernel.cite import rule
from grognard.kernel.flow import Ask, Do, Step, Verb
from grognard.kernel.menu import OPTION, Menu, options
from grognard.kernel.referee import Referee
from grognard.kernel.state import Frame, Position

BETTER = ("german", "foreign", "finnish")  # by fours; the foreign contingent too (D29)
FIRST = 1  # turn
LEFT, GIVEN = "special", "special "  # in the quotas: what is to be given, and what a district has had


@rule("SS 33B3.1")
def count_strength_lost(ref: Referee, unit: int, attack: int, cite: str) -> None:
    """A unit has lost so much attack strength in combat; called for each loss by whoever inflicts it.

    What is isolated gives no points, nor do trucks (SS-P84); scenarios count all of it.
    """
    data, now = book(ref.pos).data, own(ref.pos)
    side = data.roster[unit].side
    fallen = tuple(many + attack if who == side else many for who, many in enumerate(now.fallen))
    ref.note(cite, fallen=fallen)
    if not (ref.state.marks[ISOLATED] | data.trucks) >> unit & 1:
        nation = data.more(unit).nation
        there = dict(now.losses).get(nation, 0)
        ref.note(cite, losses=with_value(now.losses, nation, there + attack))
    elif side == SOVIET and book(ref.pos).detailed_isolation and not data.trucks >> unit & 1:
        count_pocket_loss(ref, unit, attack)


@rule("SS 37E1b")
def count_pocket_loss(ref: Referee, unit: int, attack: int) -> None:
    """Isolated Soviets count for the nearest replacement city that they have a line to."""
    city, before = communications.city_of(ref.pos, ref.state.where[unit]), dict(own(ref.pos).pocketed)
    if city != NOBODY:
        found = {**before, city: before.get(city, 0) + attack}
        ref.note("SS 37E1b", pocketed=tuple(sorted(found.items())))


@rule("SS 33B3.2")
def twentieths(pos: Position, nation: str) -> int:
    """A quarter of the losses of Germans and Finns, a fifth of all others."""
    data = book(pos).data
    part = data.constant("special.german" if nation in BETTER else "special.other")
    return dict(own(pos).losses).get(nation, 0) * TWENTIETHS // part


@rule("SS 33B3.1", "SS 33B3.3")
def give(ref: Referee, frame: Frame) -> None:
    """Each nation its own; Soviet points wait for a district. In the first German phase none are given, as it
    follows the surprise turn at once (SS-P73): they come in July.
    """
    if (frame.who == AXIS and ref.state.turn <= FIRST) or not book(ref.pos).data.scene.is_on("33B3"):
        return
    if frame.who == SOVIET and own(ref.pos).pocketed:
        give_to_cities(ref)
    for nation in NATIONS:
        mine = (nation == "soviet") == (frame.who == SOVIET)
        many = twentieths(ref.pos, nation) if mine else 0
        if not many:
            continue
        ref.note("SS 33B3.1", losses=with_value(own(ref.pos).losses, nation, 0))
        if frame.who == SOVIET:
            ref.note("SS 33B3.3", quotas=with_value(own(ref.pos).quotas, LEFT, many))
        else:
            take_in(ref, pool(nation, INFANTRY), many, "SS 33B3.3")


@rule("SS 37E1b")
def give_to_cities(ref: Referee) -> None:
    """What was lost near an isolated city goes to the pool of its district, or stays in the city as long as
    that is isolated; if it has fallen it is lost.
    """
    data, now = book(ref.pos).data, own(ref.pos)
    ref.note("SS 37E1b", pocketed=())
    for city, attack in now.pocketed:
        many = attack * TWENTIETHS // data.constant("special.other")
        if not owned_hexes(ref.pos, SOVIET) >> city & 1:
            continue
        if now.cut_off[SOVIET] >> city & 1:
            stores = {(at, kind): points for at, kind, points in own(ref.pos).stores}
            stores[city, INFANTRY] = stores.get((city, INFANTRY), 0) + many
            ref.note("SS 37E1b", stores=tuple(sorted((*key, points) for key, points in stores.items())))
        else:
            one = next(one for one in data.tables.soviet_replacements if one.hex == city)
            take_in(ref, pool(one.district, INFANTRY), many, "SS 37E1b")


# -- Soviet districts


@rule("SS 33B3.3")
def room(pos: Position, district: str) -> int:
    """Twentieths that a district may still receive; none if its major and dot cities are lost (SS-P69)."""
    data = book(pos).data
    allowed = data.scene.special == (ANYWHERE,) or district in data.scene.special
    alive = entries.cities_in(pos, f"md {district}") & owned_hexes(pos, SOVIET)
    most = data.constant("special.district") * TWENTIETHS
    return most - dict(own(pos).quotas).get(GIVEN + district, 0) if allowed and alive else 0


def to_give(pos: Position) -> int:
    return dict(own(pos).quotas).get(LEFT, 0)


def open_districts(pos: Position) -> tuple[str, ...]:
    return tuple(name for name in districts(book(pos).data) if room(pos, name))


def is_undecided(pos: Position) -> bool:
    return to_give(pos) > 0 and bool(open_districts(pos))


def menu(pos: Position) -> Menu:
    names = districts(book(pos).data)
    full = sum(1 << n for n, name in enumerate(names) if not room(pos, name))
    verbs = {
        verb: options(names, "SS 33B3.3", "SS 33B3.3").less("SS 33B3.3", full, "ss-why-district-full")
        for verb in ("district", "district_point")
    }
    return Menu(SOVIET, "ss-special", "SS 33B3.3", verbs, {"points": to_give(pos) // TWENTIETHS})


def give_point(ref: Referee, number: int) -> None:
    give_to(ref, number, TWENTIETHS)


def give_to(ref: Referee, number: int, most: int | None = None) -> None:
    """As much as the district may have, or no more than some of it."""
    name = districts(book(ref.pos).data)[number]
    many = min(to_give(ref.pos), room(ref.pos, name))
    many = many if most is None else min(many, most)
    quotas = with_value(own(ref.pos).quotas, LEFT, to_give(ref.pos) - many)
    before = dict(quotas).get(GIVEN + name, 0)
    ref.note("SS 33B3.3", quotas=with_value(quotas, GIVEN + name, before + many))
    take_in(ref, pool(name, INFANTRY), many, "SS 33B3.3")


def close(ref: Referee, _: Frame) -> None:
    """What no district can take is lost."""
    left = tuple(one for one in own(ref.pos).quotas if not one[0].startswith(LEFT))
    ref.note("SS 33B3.3", quotas=left)


def steps(side: int) -> tuple[Step, ...]:
    first = Do("special", give)
    if side != SOVIET:
        return (first,)
    answers = {"district": Verb(give_to, OPTION), "district_point": Verb(give_point, OPTION)}
    ask = Ask("special_to", menu, answers, when=is_undecided)
    return (first, ask, Do("special_done", close))
