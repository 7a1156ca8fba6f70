"""Commands about the games themselves: games, rules."""

from __future__ import annotations

import difflib
from argparse import Namespace
from pathlib import Path
from typing import Any

from grognard.cli.command_context import BAD, DONE, CommandContext
from grognard.cli.coverage import Coverage, cover
from grognard.games import COMING, MODULES, PLAYABLE, entry, load
from grognard.kernel.errors import BadInput
from grognard.kernel.game import Game
from grognard.kernel.paragraphs import Paragraph, paragraphs
from grognard.kernel.texts import Texts
from grognard.mapcheck.sources import data_share

# -- games


def games(args: Namespace, desk: CommandContext) -> int:
    found = [about(name, desk) for name in (MODULES if args.all else PLAYABLE)]
    if desk.json:
        desk.dump(found)
        return DONE
    for one in found:
        print(*about_text(one, desk.of(one["id"])), sep="\n")
    if COMING:
        desk.say("games-map-only", names=", ".join(COMING), first=COMING[0])
    return DONE


def about(name: str, desk: CommandContext) -> dict[str, Any]:
    known, game, texts = entry(name), load(name), desk.of(name)
    share = data_share(game)
    return {
        "id": name,
        "title": game.map.title[desk.lang],
        "scenarios": [{"id": s, "title": scenario_title(game, s, desk.lang)} for s in known.offered],
        "options": [
            {
                "name": o.name,
                "text": texts.say(f"option-{o.name}"),
                "values": [{"value": v, "text": option_value(texts, o.name, v)} for v in o.values],
                "default": o.usual,
                "cite": o.cite,
            }
            for o in known.options
        ],
        "sides": [{"id": s, "text": texts.say(f"side-{s}")} for s in game.sides],
        "map": {
            "hexes": len(game.map.names),
            "columns": max(c for c, _ in game.map.spot.values()),
            "rows": max(r for _, r in game.map.spot.values()),
        },
        "units": len(game.roster),
        "reconstructed": round(share.part, 4),
        "rules": game.version,
        "data": game.digest,
    }


def scenario_title(game: Game, scenario: str, lang: str) -> str:
    title = game.files.toml(f"scenarios/{scenario}.toml").get("title", scenario)
    return str(title.get(lang, scenario) if isinstance(title, dict) else title)


def option_value(texts: Texts, option: str, value: str) -> str:
    for message in (f"option-{option}-{value}", f"value-{value}"):
        if texts.has(message):
            return texts.say(message)
    return value


def about_text(one: dict[str, Any], texts: Texts) -> list[str]:
    lines = [texts.say("games-title", id=one["id"], title=one["title"])]
    lines += ["  " + texts.say("games-scenario", id=s["id"], title=s["title"]) for s in one["scenarios"]]
    lines.append(
        "  " + texts.say("games-sides", sides=", ".join(f"{s['id']} ({s['text']})" for s in one["sides"]))
    )
    lines.append(
        "  "
        + texts.say(
            "games-size",
            hexes=one["map"]["hexes"],
            columns=one["map"]["columns"],
            rows=one["map"]["rows"],
            units=one["units"],
        )
    )
    lines.append("  " + texts.say("games-reconstructed", share=one["reconstructed"]))
    lines.append("  " + texts.say("games-options"))
    for o in one["options"]:
        values = ", ".join(v["value"] + ("*" if v["value"] == o["default"] else "") for v in o["values"])
        lines.append(
            "    " + texts.say("games-option", name=o["name"], values=values, text=o["text"], cite=o["cite"])
        )
        lines += [
            f"        {v['value']}: {v['text']}"
            for v in o["values"]
            if v["text"] not in (v["value"], texts.say("value-yes"), texts.say("value-no"))
        ]
    return lines


# -- rules


def rules(args: Namespace, desk: CommandContext) -> int:
    known, game = entry(args.game), load(args.game, pack=Path(args.data_pack) if args.data_pack else None)
    if args.coverage:
        return coverage(cover(game, known.package), args.strict, desk)
    wanted = " ".join(args.id)
    rows = list(paragraphs(game.files).values())
    found = matching(rows, wanted) if wanted else rows
    if not found:
        near = difflib.get_close_matches(wanted, [row.id for row in rows], 3, 0.5)
        raise BadInput(
            f'no paragraph is called "{wanted}"', "bad-paragraph", id=wanted, near=", ".join(near) or "none"
        )
    if desk.json:
        told = [paragraph_json(row, desk.lang) for row in found]
        desk.dump(told[0] if wanted and len(told) == 1 else told)
        return DONE
    for row in found:
        print(*paragraph_text(row, desk.of(game)), sep="\n")
    return DONE


def matching(rows: list[Paragraph], wanted: str) -> list[Paragraph]:
    """One paragraph by its id, with or without the game's letters; or all those of a chapter."""
    said = wanted.lower()
    for row in rows:
        if said in (row.id.lower(), row.id.split(" ", 1)[1].lower()):
            return [row]
    return [
        row
        for row in rows
        if row.id.lower().startswith(f"{said}.") or row.id.split(" ", 1)[1].lower().startswith(f"{said}.")
    ]


def paragraph_json(row: Paragraph, lang: str) -> dict[str, str]:
    return {
        "id": row.id,
        "kind": row.kind,
        "title": row.title(lang),
        "summary": row.summary(lang),
        "ruling": row.ruling(lang),
        "pins": row.pins,
        "status": row.status,
    }


def paragraph_text(row: Paragraph, texts: Texts) -> list[str]:
    lines = [texts.say("rules-row", id=row.id, title=row.title(texts.lang), summary=row.summary(texts.lang))]
    if row.ruling(texts.lang):
        lines.append("    " + texts.say("rules-ruling", ruling=row.ruling(texts.lang)))
    return lines


def coverage(found: Coverage, strict: bool, desk: CommandContext) -> int:
    bad = bool(found.missing or found.unknown) and strict
    if desk.json:
        details = {
            i: {"code": found.code.get(i, []), "tests": found.tests.get(i, [])} for i in found.to_enforce
        }
        desk.dump(
            {
                "game": found.game,
                "rows": found.rows,
                "to_enforce": len(found.to_enforce),
                "enforced": len(found.enforced),
                "missing": found.missing,
                "errors": found.unknown,
                "tests_found": found.tests_found,
                "details": details,
            }
        )
        return BAD if bad else DONE
    desk.say(
        "coverage-sum",
        game=found.game,
        rows=found.rows,
        wanted=len(found.to_enforce),
        enforced=len(found.enforced),
    )
    if not found.tests_found:
        desk.say("coverage-no-tests")
    for i in found.missing:
        what = (
            "both"
            if not found.code.get(i) and not found.tests.get(i)
            else "tests"
            if found.code.get(i)
            else "code"
        )
        print("  " + desk.texts.say(f"coverage-lacks-{what}", id=i))
    for line in found.unknown:
        desk.complain(desk.texts.say("coverage-unknown", where=line))
    return BAD if bad else DONE
