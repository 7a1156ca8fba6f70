"""An attack before its dice, as text and as JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.cli.screen import capital
from grognard.kernel.arguments import At, Units
from grognard.kernel.game import Game
from grognard.kernel.narration import argument_words, outcome_lines, table_words
from grognard.kernel.preview import Preview, PreviewRow
from grognard.kernel.state import Position
from grognard.kernel.tables import Item
from grognard.kernel.texts import Texts


def odds_dict(game: Game, found: Preview) -> dict[str, Any]:
    """A preview as JSON: hexes by their labels, units and sides by their names."""
    shown: dict[str, Any] = {
        "hex": game.map.label(found.hex),
        "attacker": found.attacker,
        "attack": found.attack,
        "defence": found.defence,
        "strengths": [item_dict(item) for item in found.strengths],
        "terrain": [item_dict(item) for item in found.terrain],
        "column_before": found.before,
        "shifts": [shift._asdict() for shift in found.shifts],
        "columns": list(found.columns),
        "column": found.column,
        "faces": list(found.faces),
        "results": dict(found.chances),
        "chances": {code: str(exact_fraction(found, chance)) for code, chance in found.chances.items()},
        "tones": {row.code: row.tone for row in found.rows},
        "outcomes": [outcome_dict(game, row) for row in found.rows],
        "dice": found.dice,
        "reroll": found.reroll or None,
        "open": found.open,
    }
    if found.qualities is not None:
        shown |= {"qualities": list(found.qualities), "quality_cite": found.quality_cite}
    if found.forecast is not None:
        shown |= {"outlook": found.forecast._asdict(), "policy": found.policy}
    return shown


def exact_fraction(found: Preview, chance: float) -> Fraction:
    cases = 6**found.dice
    return Fraction(round(chance * cases), cases)


def item_dict(item: Item) -> dict[str, Any]:
    return {"what": item.what, "value": item.amount, "cite": item.cite}


def outcome_dict(game: Game, row: PreviewRow) -> dict[str, Any]:
    """What a result really does; rows with the same code are told apart by further dice."""
    effects = [
        {
            "what": one.what,
            "side": game.sides[one.side] if one.side >= 0 else None,
            "units": game.roster.ids(one.units),
            "n": one.n,
            "cite": one.cite,
        }
        for one in row.effects
    ]
    return {
        "result": row.code,
        "chance": row.chance,
        "faces": list(row.faces),
        "effects": effects,
        "emptied": row.emptied,
        "taken": row.taken,
        "losses": list(row.losses),
    }


def odds_text(pos: Position, found: Preview, texts: Texts) -> list[str]:
    """Every number of the reckoning with its paragraph, then each result in sixths and per cent, and what it
    really does.
    """
    return [*calculation_text(pos.game, found, texts), *results_text(pos.game, found, texts)]


def calculation_text(game: Game, found: Preview, texts: Texts) -> list[str]:
    where = argument_words(game, [("hex", At(found.hex))], texts)
    lines = [capital(texts.say("odds-head", **where, attack=found.attack, defence=found.defence))]
    for item in found.strengths:
        unit = argument_words(game, [("unit", Units(1 << game.roster.index[item.what]))], texts)
        lines.append("  " + texts.say("odds-strength", **unit, value=item.amount, cite=item.cite))
    for item in found.terrain:
        message, what = (
            "odds-terrain" if item.value > 1 else "odds-terrain-no",
            texts.say(f"odds-{item.what}"),
        )
        lines.append("  " + texts.say(message, what=what, value=item.value, cite=item.cite))
    lines.append(texts.say("odds-before", column=found.before))
    for shift in found.shifts:
        message, what = "odds-shift" if shift.columns else "odds-shift-no", texts.say(f"odds-{shift.what}")
        lines.append("  " + texts.say(message, what=what, columns=f"{shift.columns:+d}", cite=shift.cite))
    lines.append(texts.say("odds-column", column=found.column))
    if found.qualities is not None:
        mine, theirs = found.qualities
        lines.append(f"{capital(texts.say('odds-quality', mine=mine, theirs=theirs))} ({found.quality_cite})")
    return lines


def results_text(game: Game, found: Preview, texts: Texts) -> list[str]:
    """Several rows of one result share its line."""
    lines = []
    cases = 6**found.dice
    for code, chance in found.chances.items():
        if not chance:
            continue
        sixths = texts.say("odds-sixths", n=round(chance * cases), of=cases)
        means = table_words(game, found, code, texts)
        lines.append("  " + texts.say("odds-result", result=code, means=means, sixths=sixths, chance=chance))
        for row in (row for row in found.rows if row.code == code):
            told = map(str, outcome_lines(game, found.attacker, row.effects, texts))
            lines.append(f"    {texts.say('list-break').join(told)}")
    if found.reroll:
        lines.append(texts.say("odds-reroll", cite=found.reroll))
    if found.forecast is not None:
        lines += [texts.say("odds-outlook", **found.forecast._asdict()), f"  {texts.say(found.policy)}"]
    return lines
