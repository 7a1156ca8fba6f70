"""The odds of an attack, as one reader is shown them."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.engine import choices, step
from grognard.kernel.flow import BACK
from grognard.kernel.game import Game
from grognard.kernel.hexes import bits
from grognard.kernel.menu import UNIT, Act
from grognard.kernel.narration import (
    outcome_text,
    table_words,
    unit_name,
    unit_plain,
)
from grognard.kernel.preview import Addition, Effect, Preview, PreviewRow
from grognard.kernel.state import Position
from grognard.kernel.tables import Item, Shift
from grognard.kernel.texts import Texts
from grognard.server import wire
from grognard.server.presentation import ask_of, capital, may_see_odds, supposed_position


def odds(pos: Position, viewer: int, words: Texts) -> wire.Odds | None:
    """The attack being put together, as the resolver itself reckons it and plays it out: of a position that
    the viewer cannot tell from the true one. To others than the attacker from whom something is hidden it is
    told only if no secret bears on it."""
    if pos.state.result is not None or not pos.state.frames:
        return None
    known = may_see_odds(pos, viewer)
    pos = supposed_position(pos, viewer)
    found = pos.game.hooks.odds(pos)
    if found is None or not (known or found.open):
        return None
    items = [terrain_item(item, words) for item in found.terrain]
    items += [shift_item(item, words) for item in found.shifts]
    if found.qualities is not None:
        items.append(quality_item(found, found.qualities, words))
    strengths = [strength(pos.game, item, words) for item in found.strengths]
    mine = pos.game.sides[found.attacker]
    return wire.Odds(
        hex=pos.game.map.label(found.hex),
        attack=found.attack,
        defence=found.defence,
        attackers=[s for s in strengths if s.side == mine],
        defenders=[s for s in strengths if s.side != mine],
        items=items,
        columns=list(found.columns),
        before=found.before,
        column=found.column,
        results=[odds_result(pos.game, found, rows, words) for rows in merge_rows(found.rows)],
        reroll=found.reroll or None,
        forecast=forecast(pos.game, found),
        policy=capital(words.say(found.policy)) if found.rows else "",
        without=columns_without(pos),
        later=[addition(pos.game, one, words) for one in found.later()] if known else [],
    )


def addition(game: Game, one: Addition, words: Texts) -> wire.Addition:
    text = words.say(f"act-{one.verb}", noun=unit_plain(game, one.unit, words))
    return wire.Addition(text=capital(text), column=one.column, cite=one.cite)


def merge_rows(rows: Iterable[PreviewRow]) -> list[list[PreviewRow]]:
    """Rows that come to the same, whatever the table calls them, in the order of the first of each."""
    found: dict[tuple[object, ...], list[PreviewRow]] = {}
    for row in rows:
        same = tuple(effect for effect, _ in join_effects(row.effects))
        found.setdefault((row.tone, row.taken, row.losses, same), []).append(row)
    return list(found.values())


def join_effects(effects: Iterable[Effect]) -> list[tuple[Effect, list[str]]]:
    """Effects that say the same of several units, whatever paragraph each comes from, as one with its
    paragraphs; hexes that units go back are not added up.
    """
    found: dict[tuple[object, ...], tuple[Effect, list[str]]] = {}
    for one in effects:
        key = (one.what, one.side, one.hex, one.n if one.what == "back" else 0)
        same, cites = found.get(key, (None, []))
        cites = [*cites, *([] if one.cite in cites else [one.cite])]
        whole = one
        if same is not None:
            n = one.n if one.what == "back" else same.n + one.n
            whole = one._replace(units=one.units | same.units, n=n, whole=one.whole or same.whole)
        found[key] = whole._replace(cite=""), cites
    return list(found.values())


def odds_result(game: Game, found: Preview, rows: list[PreviewRow], words: Texts) -> wire.OddsResult:
    first, codes = rows[0], list(dict.fromkeys(row.code for row in rows))
    outcome = list[wire.OddsOutcome]()
    for effect, cites in join_effects(first.effects):
        text = capital(outcome_text(game, found.attacker, effect, words))
        outcome += [wire.OddsOutcome(text="" if n else text, cite=cite) for n, cite in enumerate(cites)]
    return wire.OddsResult(
        code=", ".join(codes),
        text="; ".join(capital(table_words(game, found, code, words)) for code in codes),
        faces=sorted(face for row in rows for face in row.faces),
        chance=sum(row.chance for row in rows),
        tone=first.tone,
        outcome=outcome,
    )


def forecast(game: Game, found: Preview) -> wire.Forecast | None:
    """What the rows come to together."""
    outlook = found.forecast
    if outlook is None:
        return None
    losses = {
        name: round(outlook.attacker if side == found.attacker else outlook.defender, 3)
        for side, name in enumerate(game.sides)
    }
    return wire.Forecast(taken=round(outlook.taken, 4), losses=losses)


def strength(game: Game, item: Item, words: Texts) -> wire.OddsItem:
    unit = game.roster.index[item.what]
    side = game.sides[game.roster[unit].side]
    return wire.OddsItem(
        text=unit_name(game, unit, words),
        value=str(item.amount),
        cite=item.cite,
        side=side,
        unit=item.what,
    )


def terrain_item(item: Item, words: Texts) -> wire.OddsItem:
    text = capital(words.say(f"odds-{item.what}"))
    return wire.OddsItem(text=text, value=f"×{max(2, item.value)}", cite=item.cite, applies=item.value > 1)


def shift_item(shift: Shift, words: Texts) -> wire.OddsItem:
    many = shift.columns
    return wire.OddsItem(
        text=capital(words.say(f"odds-{shift.what}")),
        value=f"{many:+d}" if many else "0",
        cite=shift.cite,
        applies=bool(many),
    )


def quality_item(found: Preview, qualities: tuple[str, str], words: Texts) -> wire.OddsItem:
    """What is yet to be thrown for."""
    mine, theirs = qualities
    return wire.OddsItem(
        text=capital(words.say("odds-quality", mine=mine, theirs=theirs)),
        value="±",
        cite=found.quality_cite,
    )


def columns_without(pos: Position) -> dict[str, wire.Without]:
    """What the attack would be without each of those in it; of few of them also what it would come to."""
    found, offered = dict[str, wire.Without](), choices(pos).verbs
    for verb in ask_of(pos).with_role(BACK, UNIT):
        units = bits(offered[verb].set) if verb in offered else []
        for unit in units:
            odds = pos.game.hooks.odds(step(pos, Act(verb, unit), _no_dice).pos)
            if odds is not None:
                outlook = odds.forecast if len(units) <= FEW and not odds.slow else None
                found[pos.game.roster[unit].id] = wire.Without(
                    column=odds.column, taken=None if outlook is None else round(outlook.taken, 4)
                )
    return found


FEW = 3  # units whose leaving is played out


def modifiers(pos: Position, viewer: int, words: Texts) -> list[wire.OddsItem]:
    """What bears on the odds of the attack under way, in the words of the odds, for the log of its combat."""
    if pos.state.result is not None or not pos.state.frames:
        return []
    known = may_see_odds(pos, viewer)
    found = pos.game.hooks.odds(supposed_position(pos, viewer))
    if found is None or not (known or found.open):
        return []
    items = [terrain_item(item, words) for item in found.terrain]
    items += [shift_item(item, words) for item in found.shifts]
    return [item for item in items if item.applies]


class _NoDice:
    def roll(self, sides: int, cite: str) -> int:
        raise AssertionError("leaving an attack throws no die")


_no_dice = _NoDice()
