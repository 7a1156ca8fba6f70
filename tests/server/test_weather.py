"""The weather beside the map: of each zone, with when it may change; and outcomes that say the same of
several units.
"""

from __future__ import annotations

from grognard.games import load
from grognard.games.sudden_storm.law.names import MUD, ZONES
from grognard.kernel.dice import SeededDice
from grognard.kernel.position import begin
from grognard.kernel.preview import Effect
from grognard.kernel.state import Position
from grognard.server import presentation
from grognard.server.odds_view import join_effects


def opened(game: str, scenario: str | None = None) -> Position:
    return begin(load(game, {}, scenario), SeededDice(bytes(32)))[0]


def at_turn(pos: Position, turn: int, **own: object) -> Position:
    state = pos.state
    return Position(pos.game, state._replace(turn=turn, own=state.own._replace(**own)))


def test_each_zone_of_the_front_has_its_weather() -> None:
    pos = opened("ss", "campaign")
    words = presentation.words_for(pos.game, "fr")
    told = presentation.weather(at_turn(pos, 1), words)
    assert [one.zone for one in told] == [zone.upper() for zone in ZONES]
    assert {(one.sign, one.text) for one in told} == {("sun", "Beau temps")}


def test_a_zone_tells_the_first_turn_whose_row_has_another_weather() -> None:
    pos = opened("ss", "campaign")
    table = pos.game.rules.data.tables.weather
    words = presentation.words_for(pos.game, "en")
    now = at_turn(pos, 1)
    for zone, told in zip(ZONES, presentation.weather(now, words), strict=True):
        turn = next(t for t in range(2, 20) if set(table[t, zone]) - {now.state.own.weather[0], -1})
        assert told.until == pos.game.hooks.date(pos.game, turn, "en").removesuffix(" 41")


def test_bad_weather_is_drawn_as_such() -> None:
    pos = opened("ss", "campaign")
    now = at_turn(pos, 7, weather=(MUD,) * len(ZONES))
    assert {one.sign for one in presentation.weather(now, presentation.words_for(pos.game, "fr"))} == {"rain"}


def test_a_small_scenario_tells_its_own_zones_alone() -> None:
    pos = opened("ss", "smolensk")
    told = presentation.weather(pos, presentation.words_for(pos.game, "fr"))
    assert [one.zone for one in told] == ["B", "C"]


def test_one_weather_for_the_whole_map() -> None:
    for game, texts in (("vr", ["Beau temps", "Ciel dégagé"]), ("vl", ["Ciel couvert"])):
        pos = opened(game)
        told = presentation.weather(pos, presentation.words_for(pos.game, "fr"))
        assert [one.zone for one in told] == [""] * len(texts)
        if game == "vl":
            assert [one.text for one in told] == texts
    assert presentation.weather(opened("ts"), presentation.words_for(load("ts"), "fr")) == []


def test_what_happens_to_several_units_is_told_once() -> None:
    one = Effect("eliminated", "VR 7.8.4", side=1, units=0b001, n=1)
    other = Effect("eliminated", "VR 7.8.2a", side=1, units=0b100, n=1)
    foe = Effect("eliminated", "VR 7.8.4", side=0, units=0b010, n=1)
    assert join_effects([one, foe, other]) == [
        (one._replace(cite="", units=0b101, n=2), ["VR 7.8.4", "VR 7.8.2a"]),
        (foe._replace(cite=""), ["VR 7.8.4"]),
    ]


def test_hexes_that_units_go_back_are_not_added_up() -> None:
    near = Effect("back", "AVL 9.5a", side=1, units=0b01, n=1)
    far = Effect("back", "AVL 9.5a", side=1, units=0b10, n=2)
    again = Effect("back", "AVL 9.5b", side=1, units=0b100, n=2)
    assert [(effect.units, effect.n) for effect, _ in join_effects([near, far, again])] == [
        (0b01, 1),
        (0b110, 2),
    ]
