"""What a person types at the table: an act by number or by words, or a question about the game."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.cli.command_context import complaint, reason_line
from grognard.cli.info_commands import matching, paragraph_text
from grognard.cli.odds_report import odds_text
from grognard.cli.picture import describe_hex
from grognard.cli.playing import refusal
from grognard.cli.reading import attack_on
from grognard.cli.screen import stack_words, stacks, stacks_text, standing_text, unit_words
from grognard.kernel.acts import numbers_of, read_act, verbs_of
from grognard.kernel.engine import choices
from grognard.kernel.errors import BadInput
from grognard.kernel.menu import BOX, HEX, UNIT, Act, Cause
from grognard.kernel.narration import story
from grognard.kernel.paragraphs import paragraphs

if TYPE_CHECKING:
    from grognard.cli.table import TerminalTable

LOG = 12  # acts that `log` looks back


class Stop(Exception):
    """Somebody gets up from the table."""


def answer(table: TerminalTable) -> None:
    """Read until something was played, undone or redone."""
    while True:
        try:
            typed = input(table.texts.say("table-input") + " ").split()
        except EOFError:
            raise Stop from None
        if not typed:
            continue
        try:
            if carry_out(table, typed):
                return
        except BadInput as e:
            print(complaint(e, table.texts))


def carry_out(table: TerminalTable, typed: list[str]) -> bool:
    """Do what was typed; True when the position has changed and the question must be put anew."""
    word, *rest = typed
    verbs = choices(table.saved.pos).verbs
    if word not in verbs:
        name = command_named(table, word)
        if name is not None:
            return COMMANDS[name](table, rest)
    act = find_act(table, word, rest)
    if act is None:
        return False
    table.play(act)
    return True


def command_named(table: TerminalTable, word: str) -> str | None:
    """A command by its name here or in the reader's language."""
    for name in COMMANDS:
        if word.lower() in (name, table.texts.say(f"cmd-{name}")):
            return name
    return None


def find_act(table: TerminalTable, word: str, rest: list[str]) -> Act | None:
    """The act somebody means, if it may be played; otherwise the reasons are told."""
    pos = table.saved.pos
    menu = choices(pos)
    if word.isdecimal() and len(word) < 6 and not rest and word not in pos.game.map.index:
        n = int(word)
        if not 1 <= n <= len(table.listed):
            raise BadInput(f"no act has the number {n}", "table-no-number", n=n, most=len(table.listed))
        return table.listed[n - 1]
    if not rest and word not in menu.verbs and word not in verbs_of(pos.game):
        word, rest = noun_alone(table, word), [word]
    if len(rest) > 1:
        raise BadInput("an act has one noun at most", "table-one-noun")
    noun = rest[0] if rest else None
    act = read_act(pos, word, noun)
    if act in menu:
        return act
    print(*refusal(pos, word, noun, None, table.texts), sep="\n")
    return None


def noun_alone(table: TerminalTable, noun: str) -> str:
    """The one verb that a bare hex, unit or box can go with."""
    pos = table.saved.pos
    kind = next((kind for kind in (HEX, UNIT, BOX) if noun in numbers_of(pos.game, kind)), None)
    if kind is None:
        raise BadInput(f'"{noun}" means nothing here; help tells what does', "table-unknown", word=noun)
    verbs = [verb for verb, allowed in choices(pos).verbs.items() if allowed.kind == kind and allowed.set]
    able = [verb for verb in verbs if read_act(pos, verb, noun) in choices(pos)]
    fitting = able or verbs
    if len(fitting) != 1:
        raise BadInput(f"{noun}: which act?", "table-which", word=noun, verbs=", ".join(fitting))
    return fitting[0]


# -- commands


def why(table: TerminalTable, rest: list[str]) -> bool:
    if not rest and table.because is not None:
        table.explain(*table.because)
        return False
    if not rest:
        raise BadInput("why: an act is required", "table-why")
    pos = table.saved.pos
    verb, noun = rest[0], rest[1] if len(rest) > 1 else None
    act = read_act(pos, verb, noun)
    causes = choices(pos).causes(act)
    words = " ".join(rest[:2])
    for cause in causes:
        print(reason_line(pos.game, table.texts, "why-not", words, cause))
    if not causes:
        print(reason_line(pos.game, table.texts, "why-legal", words, Cause(choices(pos).verbs[verb].under)))
    return False


def hint(table: TerminalTable, rest: list[str]) -> bool:
    table.hint()
    return False


def odds(table: TerminalTable, rest: list[str]) -> bool:
    pos = table.saved.pos
    if rest:
        prepared = attack_on(pos, rest)
        if isinstance(prepared, list):
            for act, cause in prepared:
                print(reason_line(pos.game, table.texts, "refused", act, cause))
            return False
        pos = prepared
    found = pos.game.hooks.odds(pos)
    if found is None:
        raise BadInput("no attack is being put together", "no-odds")
    print(*odds_text(pos, found, table.texts), sep="\n")
    return False


def undo(table: TerminalTable, rest: list[str]) -> bool:
    entry = table.saved.undo()
    table.tell("undone", act=" ".join(entry.act))
    return True


def redo(table: TerminalTable, rest: list[str]) -> bool:
    entry = table.saved.redo()
    table.tell("redone", act=" ".join(entry.act))
    return True


def one_hex(table: TerminalTable, rest: list[str]) -> int:
    if len(rest) != 1:
        raise BadInput("a hex is required", "table-hex")
    return table.saved.pos.game.map.hex(rest[0])


def about_hex(table: TerminalTable, rest: list[str]) -> bool:
    print(describe_hex(table.saved.pos.game, one_hex(table, rest), table.texts.lang))
    return False


def stack(table: TerminalTable, rest: list[str]) -> bool:
    pos, h = table.saved.pos, one_hex(table, rest)
    label = pos.game.map.label(h)
    found = stacks(pos, table.viewer()).get(label, [])
    if not found:
        table.tell("table-empty", hex=label)
        return False
    print(stack_words(pos, label, found, table.texts))
    for side, unit in found:
        shown = (
            f"{pos.game.roster[unit].id} {unit_words(pos, unit, table.texts)}"
            if unit >= 0
            else table.texts.say("hidden-unit", side=pos.game.sides[side])
        )
        print(f"  {shown}")
    return False


def units(table: TerminalTable, rest: list[str]) -> bool:
    pos = table.saved.pos
    print(
        *stacks_text(pos, table.texts, table.viewer()),
        *standing_text(pos, table.texts, table.viewer()),
        sep="\n",
    )
    return False


def draw(table: TerminalTable, rest: list[str]) -> bool:
    """The map; of a large one the part around a hex, or all of it."""
    whole = rest == [table.texts.say("table-all")] or rest == ["all"]
    if rest and not whole:
        table.centre = one_hex(table, rest)
    table.look(whole)
    return False


def acts(table: TerminalTable, rest: list[str]) -> bool:
    table.number()
    return False


def log(table: TerminalTable, rest: list[str]) -> bool:
    journal = table.saved.journal
    many = int(rest[0]) if rest and rest[0].isdecimal() and len(rest[0]) < 6 else LOG
    first = max(0, len(journal.entries) - many)
    for n, scene in enumerate(journal.scenes(first), first + 1):
        for line in story(scene.changes, scene.before, scene.pos, table.texts, table.viewer()):
            print(f"{n:4} {line}")
    return False


def rules(table: TerminalTable, rest: list[str]) -> bool:
    wanted = " ".join(rest) or choices(table.saved.pos).cite
    found = matching(list(paragraphs(table.saved.pos.game.files).values()), wanted)
    if not found:
        raise BadInput(f'no paragraph is called "{wanted}"', "bad-paragraph", id=wanted, near="none")
    for row in found:
        print(*paragraph_text(row, table.texts), sep="\n")
    return False


def save(table: TerminalTable, rest: list[str]) -> bool:
    """The game is on disk already; a name makes a copy."""
    if not rest:
        table.tell("table-saved", path=str(table.saved.path))
        return False
    copy = Path(rest[0])
    if copy.exists():
        raise BadInput(f"{copy}: there is such a file already", "file-exists", path=str(copy))
    try:
        shutil.copyfile(table.saved.path, copy)
    except OSError as e:
        raise BadInput(
            f"{copy}: cannot be written ({e.strerror})",
            "file-unwritable",
            path=str(copy),
            why=str(e.strerror),
        ) from None
    table.tell("table-saved", path=str(copy))
    return False


def help_(table: TerminalTable, rest: list[str]) -> bool:
    table.tell("table-help")
    for name in COMMANDS:
        word = table.texts.say(f"cmd-{name}")
        print(f"  {word if word == name else f'{word} ({name})'}: {table.texts.say(f'table-help-{name}')}")
    return False


def quit_(table: TerminalTable, rest: list[str]) -> bool:
    raise Stop


COMMANDS: dict[str, Callable[[TerminalTable, list[str]], bool]] = {
    "why": why,
    "hint": hint,
    "odds": odds,
    "undo": undo,
    "redo": redo,
    "hex": about_hex,
    "stack": stack,
    "units": units,
    "map": draw,
    "acts": acts,
    "log": log,
    "rules": rules,
    "save": save,
    "help": help_,
    "quit": quit_,
}
