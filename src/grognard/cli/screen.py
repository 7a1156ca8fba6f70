"""A position in words: where we are, what is asked, what may be done, who stands where."""

from __future__ import annotations

from typing import Any

from grognard.kernel.engine import choices
from grognard.kernel.game import Game
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.menu import BOX, BUTTON, HEX, OPTION, UNIT, Act, Allowed, Menu
from grognard.kernel.narration import argument_words, hex_name, place_text, place_word, side_name, unit_name
from grognard.kernel.pathfinding import UNLIMITED
from grognard.kernel.places import box_place, is_own_box, place_name, read_place
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import noun_name, phase, view


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- where we are


def heading(pos: Position, texts: Texts) -> str:
    """Game, turn and phase in a line."""
    title = pos.game.map.title.get(texts.lang, pos.game.id)
    return texts.say(
        "heading",
        title=title,
        turn=turn_words(pos, texts),
        phase=texts.say(f"phase-{phase(pos) or 'before'}"),
    )


def turn_words(pos: Position, texts: Texts) -> str:
    length = pos.game.hooks.own_view(pos, -1).get("length") or pos.game.hooks.turns(pos)
    if not pos.state.turn:
        return texts.say("turn-setup")
    return (
        texts.say("turn-of", turn=pos.state.turn, length=length)
        if length
        else texts.say("turn-is", turn=pos.state.turn)
    )


def prompt(pos: Position, texts: Texts, viewer: int) -> str:
    """What is asked, with its paragraph."""
    menu = choices(pos)
    if pos.state.result is not None:
        found = pos.state.result
        won = side_name(pos.game, found.winner, texts) if found.winner >= 0 else ""
        told = texts.say("prompt-over", result=texts.say(found.how, winner=won), cite=menu.cite)
        return (
            told if menu.cite else told.removesuffix(" ()")
        )  # what the players agreed on stands in no paragraph
    who = side_name(pos.game, menu.who, texts)
    if viewer != menu.who:
        return texts.say("prompt-waiting", side=who, cite=menu.cite)
    asked = texts.say(menu.prompt, **argument_words(pos.game, menu.args.items(), texts))
    return texts.say("prompt", side=capital(who), asked=asked, cite=menu.cite)


# -- what may be done


def verb_line(verb: str, allowed: Allowed, texts: Texts) -> str:
    return texts.say(
        "verb-line",
        verb=verb,
        kind=texts.say(f"noun-{allowed.kind}"),
        means=texts.say(f"verb-{verb}"),
        cite=allowed.under,
    )


def noun_words(pos: Position, allowed: Allowed, noun: int, texts: Texts, costs: dict[str, float]) -> str:
    """A noun as it is typed, and what it is."""
    name = noun_name(pos, allowed, noun) or ""
    if allowed.kind == UNIT:
        return f"{name} {unit_words(pos, noun, texts)}"
    if allowed.kind == HEX:
        more = [place_word(pos.game, noun, texts), *foes(pos, noun)]
        if name in costs:
            more.append(texts.say("cost", points=costs[name]))
        more = [m for m in more if m]
        return f"{name} ({', '.join(more)})" if more else name
    if allowed.kind == BOX:
        return f"{name} ({place_text(pos.game, box_place(noun), texts)})"
    return f"{name} ({texts.say(f'value-{name}')})" if texts.has(f"value-{name}") else name


def foes(pos: Position, h: int) -> list[str]:
    """The other side's units in a hex, as far as whoever decides knows them."""
    me, game = choices(pos).who, pos.game
    there = [u for u in bits(pos.at(h)) if game.roster[u].side != me]
    return [game.roster[u].id if game.hooks.can_see(pos, me, u) else "?" for u in there]


def act_groups(pos: Position, texts: Texts) -> list[tuple[str, list[tuple[Act, str]]]]:
    """Every legal act, by verb: a line for the verb, then each noun in words. A button stands alone."""
    menu, groups = choices(pos), []
    costs = step_costs(pos, menu)
    for verb, allowed in menu.verbs.items():
        if allowed.set:
            acts = [
                (Act(verb, n), "" if allowed.kind == BUTTON else noun_words(pos, allowed, n, texts, costs))
                for n in bits(allowed.set)
            ]
            groups.append((verb_line(verb, allowed, texts), acts))
    return groups


def step_costs(pos: Position, menu: Menu) -> dict[str, float]:
    """What each hex costs the unit in hand, where the game can tell."""
    overlay = pos.game.hooks.overlays.get("reach")
    if overlay is None or "to" not in menu.verbs or menu.hand < 0:
        return {}
    if pos.game.roster[menu.hand].move == UNLIMITED:
        return {}
    return {pos.game.map.label(h): cost for h, cost in overlay(pos, menu.hand).values.items()}


def acts_text(pos: Position, texts: Texts) -> list[str]:
    lines = []
    for head, acts in act_groups(pos, texts):
        lines.append(f"  {head}")
        words = [word for _, word in acts if word]
        many = choices(pos).verbs[acts[0][0].verb].kind in (HEX, BOX, OPTION)
        lines += [f"      {', '.join(words)}"] if many and words else [f"      {word}" for word in words]
    return lines


# -- who stands where


def unit_words(pos: Position, unit: int, texts: Texts) -> str:
    """A counter: name, kind, values, marks; and where it is, if it is on the map or in a box of this game's
    own.
    """
    counter, state = pos.game.roster[unit], pos.state
    marks = [texts.say(f"mark-{name}") for i, name in enumerate(pos.game.marks) if state.marks[i] >> unit & 1]
    at = state.where[unit]
    where = [texts.say("unit-in", hex=pos.game.map.label(at))] if at >= 0 else []
    if is_own_box(at):
        where = [place_text(pos.game, at, texts)]
    values = pos.game.face(unit, state.steps[unit])
    return ", ".join([counter.name(texts.lang), texts.say(f"kind-{counter.kind}"), values, *marks, *where])


def stacks(pos: Position, viewer: int) -> dict[str, list[tuple[int, int]]]:
    """By hex, and by box of this game's own: (side, unit) of each counter, the unit being -1 where the viewer
    may not know it.
    """
    game, found = pos.game, dict[str, list[tuple[int, int]]]()
    for unit, at in enumerate(pos.state.where):
        if at >= 0 or is_own_box(at):
            known = game.hooks.can_see(pos, viewer, unit)
            found.setdefault(place_name(game, at), []).append((game.roster[unit].side, unit if known else -1))
    return {
        label: sorted(found[label]) for label in sorted(found, key=lambda at: (at not in game.map.index, at))
    }


def stack_words(pos: Position, label: str, members: list[tuple[int, int]], texts: Texts) -> str:
    names = [
        unit_name(pos.game, u, texts) if u >= 0 else texts.say("hidden-unit", side=pos.game.sides[s])
        for s, u in members
    ]
    at = place_text(pos.game, read_place(pos.game, label), texts)
    return texts.say("stack-line", hex=at, units=", ".join(names))


def stacks_text(pos: Position, texts: Texts, viewer: int, only: HexSet | None = None) -> list[str]:
    """Every stack in words, side by side of the table; or those of some hexes and of the boxes."""
    lines, found = [], stacks(pos, viewer)
    if only is not None:
        index = pos.game.map.index
        found = {label: who for label, who in found.items() if label not in index or only >> index[label] & 1}
    for side, _ in enumerate(pos.game.sides):
        mine = {
            label: kept for label, members in found.items() if (kept := [m for m in members if m[0] == side])
        }
        if mine:
            lines.append(capital(side_name(pos.game, side, texts)))
            lines += [f"  {stack_words(pos, label, members, texts)}" for label, members in mine.items()]
    return lines


def standing_text(pos: Position, texts: Texts, viewer: int) -> list[str]:
    """What only this game remembers, where its catalogue has words for it."""
    lines = []
    for key, value in view(pos, viewer)["own"].items():
        message = f"own-{key}"
        if texts.has(message):
            lines.append("  " + texts.say(message, **own_args(pos.game, value, texts)))
    return lines


def own_args(game: Game, value: Any, texts: Texts) -> dict[str, Any]:
    if isinstance(value, dict):
        counts = {f"{key}_n": len(part) for key, part in value.items() if isinstance(part, list)}
        return counts | {key: _list_values(game, part, texts) for key, part in value.items()}
    if isinstance(value, list):
        return {"list": _list_values(game, value, texts), "n": len(value)}
    return {"value": str(value).lower() if isinstance(value, bool) else value}


def _list_values(game: Game, part: Any, texts: Texts) -> Any:
    if not isinstance(part, list):
        return part
    return texts.words(
        [hex_name(game, game.map.index[x], texts) if x in game.map.index else str(x) for x in part]
    )
