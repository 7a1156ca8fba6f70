"""What the lobby is told of a game: its scenarios, options and sides, how long and how hard it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.draw.board import art_of
from grognard.games import entry, fixed_options
from grognard.kernel.game import Game
from grognard.kernel.load import Files
from grognard.mapcheck.sources import data_share
from grognard.server import presentation, wire
from grognard.server.board import face, tour_rows
from grognard.server.play_facts import PlayFacts, play_facts


def game_info(game: Game, lang: str) -> wire.GameInfo:
    known, words = entry(game.id), presentation.words_for(game, lang)
    art = art_of(game)
    return wire.GameInfo(
        id=game.id,
        title=game.map.title[lang],
        subtitle=words.say("game-subtitle"),
        playable=True,
        scale=words.say("game-scale"),
        unit_scale=words.say("game-units"),
        length=words.say("game-length"),
        complexity=int(words.say("game-complexity")),
        scenarios=[scenario_info(game, s, lang) for s in known.offered],
        options=[
            wire.OptionInfo(
                name=o.name,
                text=presentation.capital(words.say(f"option-{o.name}")),
                values=[wire.OptionValue(value=v, text=option_value(words, o.name, v)) for v in o.values],
                default=o.usual,
                cite=o.cite,
                about=words.say(about) if words.has(about := f"option-{o.name}-about") else "",
            )
            for o in known.options
        ],
        sides=[
            wire.GameSide(id=s, text=presentation.capital(words.say(f"side-{s}")), art=face(art, n, "light"))
            for n, s in enumerate(game.sides)
        ],
        hexes=len(game.map.index),
        units=len(game.roster),
        reconstructed=round(data_share(game).part, 4),
        rules=game.version,
        edition=words.say("game-edition"),
        special=words.say("game-special"),
        atlas=True,
    )


def scenario_info(game: Game, scenario: str, lang: str) -> wire.ScenarioInfo:
    table = scenario_table(game.id, scenario)
    first, last = table.get("turns", (1, 0))
    facts = play_facts(game.id).get(scenario, PlayFacts())
    return wire.ScenarioInfo(
        id=scenario,
        title=scenario_title(game.id, scenario, lang),
        about=table.get("introduction", {}).get(lang, ""),
        minutes=(facts.least, facts.most),
        level=facts.level,
        settles=list(fixed_options(game.id, scenario)),
        turns=last - first + 1,
        guided=any(row.cells["scenario"] == scenario for row in tour_rows(game.files)),
    )


def scenario_title(game: str, scenario: str, lang: str) -> str:
    title = scenario_table(game, scenario).get("title", scenario)
    return str(title.get(lang, scenario) if isinstance(title, dict) else title)


@lru_cache(maxsize=64)
def scenario_table(game: str, scenario: str) -> dict[str, Any]:
    """The file of a scenario, by the name it has or had; empty where there is none any more."""
    known = entry(game)
    name = known.aliases.scenarios.get(scenario, scenario)
    try:
        return Files(known.package).toml(f"scenarios/{name}.toml") if name in known.scenarios else {}
    except FileNotFoundError:  # a game that is made in memory
        return {}


def option_value(words: Any, option: str, value: str) -> str:
    for message in (f"option-{option}-{value}", f"value-{value}"):
        if words.has(message):
            return str(words.say(message))
    return value
