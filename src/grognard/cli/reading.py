"""Commands that only look: show, why, odds, replay."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

from grognard.ai.player import sampled
from grognard.cli.desk import BAD, DONE, Desk, reason_line, side_number, told_paragraph
from grognard.cli.screen import acts_text, capital, heading, prompt, stacks_text, standing_text
from grognard.cli.store import Saved, open_journal
from grognard.kernel.acts import read_act
from grognard.kernel.dice import Given
from grognard.kernel.engine import NOBODY, choices, step
from grognard.kernel.errors import BadInput
from grognard.kernel.journal import Journal
from grognard.kernel.narration import Line, result_message, seen_act, seen_rolls, side_name, story, told_args
from grognard.kernel.position import opening
from grognard.kernel.state import Position
from grognard.kernel.texts import Texts
from grognard.kernel.views import OBSERVER, menu_view, phase, view


def opened(args: Namespace) -> Saved:
    return open_journal(Path(args.journal), Path(args.data_pack) if args.data_pack else None)


def viewer_of(saved: Saved, name: str | None) -> int:
    """The side named, or the side to act; when the game is over, an observer."""
    named = side_number(saved.journal.game, name)
    who = choices(saved.pos).who
    return named if named is not None else who if who != NOBODY else OBSERVER


# -- show


def show(args: Namespace, desk: Desk) -> int:
    saved = opened(args)
    pos, viewer = saved.pos, viewer_of(saved, args.side)
    texts = desk.of(pos.game)
    if desk.json:
        desk.dump(shown(pos, viewer, texts))
        return DONE
    print(heading(pos, texts))
    if not args.plain:
        from grognard.cli.picture import map_lines  # slow to load, and JSON has no use for it

        print(*map_lines(pos, viewer, texts.lang), sep="\n")
    print(*stacks_text(pos, texts, viewer), *standing_text(pos, texts, viewer), sep="\n")
    print()
    print(prompt(pos, texts, viewer))
    if viewer == choices(pos).who:
        print(*acts_text(pos, texts), sep="\n")
    return DONE


def shown(pos: Position, viewer: int, texts: Texts) -> dict[str, Any]:
    seen, menu = view(pos, viewer), menu_view(pos, viewer)
    if viewer == choices(pos).who:
        menu["text"] = texts.say(menu["prompt"], **told_args(pos.game, choices(pos).args.items(), texts))
    return {
        "game": pos.game.id,
        "as": pos.game.sides[viewer] if viewer != OBSERVER else None,
        "turn": pos.state.turn,
        "phase": phase(pos),
        "to_act": seen["to_act"],
        "view": seen,
        "menu": menu,
        "result": seen["result"],
    }


# -- why


def why(args: Namespace, desk: Desk) -> int:
    saved = opened(args)
    pos, game = saved.pos, saved.journal.game
    texts = desk.of(game)
    side = viewer_of(saved, args.side)
    menu = choices(pos)
    reasons: list[str]
    if menu.who not in (side, NOBODY):
        reasons = [menu.cite]
        about = texts.say("why-not-yours", side=side_name(game, menu.who, texts))
    else:
        reasons = menu.why_not(read_act(pos, args.verb, args.noun))
        about = texts.say("why-over") if menu.who == NOBODY else ""
    act = " ".join(filter(None, (args.verb, args.noun)))
    if desk.json:
        cites = reasons or [menu.verbs[args.verb].outside]
        told = [told_paragraph(game, cite, desk.lang) for cite in cites]
        desk.dump(
            {
                "act": [args.verb, args.noun],
                "legal": not reasons,
                "reasons": told if reasons else [],
                "paragraph": None if reasons else told[0],
            }
        )
        return DONE
    if about:
        print(about)
    if not reasons:
        print(reason_line(game, texts, "why-legal", act, menu.verbs[args.verb].outside))
    for cite in reasons:
        print(reason_line(game, texts, "why-not", act, cite))
    return DONE


# -- odds


def odds(args: Namespace, desk: Desk) -> int:
    saved = opened(args)
    pos = saved.pos
    texts = desk.of(pos.game)
    if not args.words and pos.state.result is not None:
        raise BadInput("no attack is being put together", "no-odds")
    if args.words:
        prepared = attack_on(pos, args.words)
        if isinstance(prepared, list):
            for act, cite in prepared:
                desk.complain(reason_line(pos.game, texts, "refused", act, cite))
            return BAD
        pos = prepared
    found = pos.game.hooks.odds(pos)
    if found is None:
        raise BadInput("no attack is being put together", "no-odds")
    if desk.json:
        cases = 6 ** found.get("dice", 1)
        found["chances"] = {r: str(Fraction(round(chance * cases), cases)) for r, chance in found["results"].items()}
        desk.dump(found)
    else:
        print(*odds_text(pos, found, texts), sep="\n")
    return DONE


def attack_on(pos: Position, words: list[str]) -> Position | list[tuple[str, str]]:
    """The attack on a hex or ship by these units, put together on a copy; or what rules it out."""
    target, *units = words
    acts = [("target_ship" if target in pos.game.roster.index else "target", target), *(("join", u) for u in units)]
    if "cancel" in choices(pos).verbs:
        pos = step(pos, read_act(pos, "cancel"), Given([])).pos
    for verb, noun in acts:
        act = read_act(pos, verb, noun)
        if act not in choices(pos):
            return [(f"{verb} {noun}", cite) for cite in choices(pos).why_not(act)]
        pos = step(pos, act, Given([])).pos
    return pos


def odds_text(pos: Position, found: dict[str, Any], texts: Texts) -> list[str]:
    """Every number of the reckoning with its paragraph, then each result in sixths and per cent."""
    game = pos.game
    lines = [
        capital(texts.say("odds-head", **told_args(game, [("hex", found["hex"])], texts), attack=found["attack"], defence=found["defence"]))
    ]
    for item in found["strengths"]:
        lines.append(
            "  " + texts.say("odds-strength", **told_args(game, [("unit", item["what"])], texts), value=item["value"], cite=item["cite"])
        )
    for item in found["terrain"]:
        message = "odds-terrain" if item["value"] > 1 else "odds-terrain-no"
        lines.append("  " + texts.say(message, what=texts.say(f"odds-{item['what']}"), value=item["value"], cite=item["cite"]))
    lines.append(texts.say("odds-before", column=found["column_before"]))
    for shift in found["shifts"]:
        message = "odds-shift" if shift["columns"] else "odds-shift-no"
        lines.append(
            "  " + texts.say(message, what=texts.say(f"odds-{shift['what']}"), columns=f"{shift['columns']:+d}", cite=shift["cite"])
        )
    lines.append(texts.say("odds-column", column=found["column"]))
    if "qualities" in found:
        mine, theirs = found["qualities"]
        lines.append(f"{capital(texts.say('odds-quality', mine=mine, theirs=theirs))} ({found['quality_cite']})")
    cases = 6 ** found.get("dice", 1)
    for result, chance in found["results"].items():
        if chance:
            sixths = texts.say("odds-sixths", n=round(chance * cases), of=cases)
            means = texts.say(result_message(result))
            lines.append("  " + texts.say("odds-result", result=result, means=means, sixths=sixths, chance=chance))
    if found.get("reroll"):
        lines.append(texts.say("odds-reroll", cite=found["reroll"]))
    if "outlook" in found:
        lines += [texts.say("odds-outlook", **found["outlook"]), f"  {texts.say(found['policy'])}"]
    return lines


# -- replay


def replay(args: Namespace, desk: Desk) -> int:
    saved = opened(args)
    journal = saved.journal
    texts = desk.of(journal.game)
    named = side_number(journal.game, args.side)
    viewer = OBSERVER if named is None else named
    dice = saved.verified() if args.verify else None
    if desk.json:
        desk.dump(replayed(saved, texts, viewer, dice))
        return DONE
    for line in first_lines(saved, texts, viewer):
        print(line)
    for n, entry in enumerate(journal.entries):
        act = " ".join(seen_act(entry.act, journal.before(n), viewer))
        print(texts.say("replay-act", n=n + 1, side=side_name(journal.game, entry.side, texts), act=act))
        for line in story(entry.changes, journal.before(n), entry.pos, texts, viewer):
            print(f"    {line}")
    if dice is not None:
        acts, thrown = len(journal.entries), journal.thrown
        print(texts.say("replay-verified", acts=acts, dice=thrown), texts.say(f"verified-{dice}"))
    return DONE


def first_lines(saved: Saved, texts: Texts, viewer: int) -> list[Line]:
    """What happened by itself before the first decision."""
    header, game = saved.journal.header, saved.journal.game
    start, first = opening(game, Given([r[1] for r in header["rolls"]]), header["position"])
    return story(first.changes, start, first.pos, texts, viewer)


def replayed(saved: Saved, texts: Texts, viewer: int, dice: str | None) -> dict[str, Any]:
    journal = saved.journal
    found = {
        "game": journal.game.id,
        "header": journal.header,
        "opening": [line._asdict() for line in first_lines(saved, texts, viewer)],
        "acts": len(journal.entries),
        "dice": journal.thrown,
        "entries": [told_entry(journal, n, texts, viewer) for n in range(len(journal.entries))],
        "result": view(journal.pos, viewer)["result"],
    }
    if dice is not None:
        found["verified"] = {"chain": True, "hashes": True, "rolls": True, "dice": dice}
    return found


def told_entry(journal: Journal, n: int, texts: Texts, viewer: int) -> dict[str, Any]:
    """One act as a viewer may know it. The hash of a position is kept from him while something is hidden: it could be found by trying."""
    entry, before = journal.entries[n], journal.before(n)
    return {
        "n": n + 1,
        "as": journal.game.sides[entry.side],
        "act": seen_act(entry.act, before, viewer),
        "rolls": [[r.sides, r.face, r.cite] for r in seen_rolls(entry.changes, before, entry.pos, viewer)],
        "hash": entry.hash if journal.pos.state.result is not None or sampled(entry.pos, viewer, Random(0)) is entry.pos else None,
        "log": [line._asdict() for line in story(entry.changes, before, entry.pos, texts, viewer)],
    }
