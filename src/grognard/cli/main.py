"""The command line: public and stable, since scripts rely on it.

Exit status: 0 done; 2 refused or bad input, in one clear line, nothing changed; 1 our own fault.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

from grognard import __version__
from grognard.cli.command_context import BAD, BROKEN, DONE, CommandContext, complaint
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import LANGUAGES, Texts, language, texts

ADMIN = (
    *("people", "reset", "ban", "unban", "mute", "unmute", "export", "remove", "close", "delete"),
    *("reports", "done", "backup", "restore"),
)
Run = Callable[[Namespace, CommandContext], int]


def entry() -> NoReturn:
    sys.exit(main(sys.argv[1:]))


def main(argv: Sequence[str]) -> int:
    lang = wanted_language(argv)
    if isinstance(sys.stdout, TextIOWrapper):  # a terminal that lacks a letter shows another in its place
        sys.stdout.reconfigure(errors="replace")
    try:
        status = run(argv, lang)
        sys.stdout.flush()
        return status
    except BadInput as e:
        print("grognard:", " ".join(complaint(e, texts(lang)).splitlines()), file=sys.stderr)
        return BAD
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as e:
        where = str(e.filename) if e.filename is not None else "stdout"
        print(
            "grognard:", texts(lang).say("file-unwritable", path=where, why=str(e.strerror)), file=sys.stderr
        )
        return BAD
    except Exception as e:
        if os.environ.get("GROGNARD_DEBUG"):
            traceback.print_exc()
        print(
            "grognard: " + texts(lang).say("internal-error", what=f"{type(e).__name__}: {e}".split("\n")[0]),
            file=sys.stderr,
        )
        return BROKEN


def run(argv: Sequence[str], lang: str) -> int:
    words = texts(lang)
    try:
        args = command_line(words).parse_args(argv)
    except SystemExit as e:  # --help and --version have been answered
        return int(e.code or 0)
    module, function = args.run
    # each command loads only what it needs
    command: Run = getattr(import_module(f"grognard.cli.{module}"), function)
    return command(args, CommandContext(lang, getattr(args, "json", False)))


def wanted_language(argv: Sequence[str]) -> str:
    """--lang, wherever it stands, else what the surroundings say."""
    for n, word in enumerate(argv):
        asked = (
            word.removeprefix("--lang=")
            if word.startswith("--lang=")
            else argv[n + 1]
            if word == "--lang" and n + 1 < len(argv)
            else ""
        )
        if asked in LANGUAGES:
            return asked
    return language(os.environ)


# -- the words of each command


class Formatter(HelpFormatter):
    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(
            usage, actions, groups, Parser.words.say("help-usage") + " " if prefix is None else prefix
        )


class Parser(ArgumentParser):
    """Helps and complains in the reader's language, and complains in one line."""

    words: Texts = texts("en")

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, add_help=False, formatter_class=Formatter, allow_abbrev=False)
        self._positionals.title = self.words.say("help-positionals")
        self._optionals.title = self.words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=self.words.say("help-help"))

    def error(self, message: str) -> NoReturn:
        raise BadInput(
            f"{self.prog.removeprefix('grognard').strip()}: {translate(message, self.words)}".removeprefix(
                ": "
            )
        )


PATTERNS = {  # what argparse says, and the message that says it
    r"the following arguments are required: (?P<names>.+)": "args-required",
    r"unrecognized arguments: (?P<names>.+)": "args-unknown",
    r"argument (?P<name>.+?): invalid choice: (?P<given>.+?) "
    r"\((?:choose from )?(?P<names>.+)\)": "args-choice",
    r"argument (?P<name>.+?): expected one argument": "args-value",
    r"argument (?P<name>.+?): expected at least one argument": "args-value",
    r"argument (?P<name>.+?): invalid int value: (?P<given>.+)": "args-number",
    r"ambiguous option: (?P<name>.+?) could match (?P<names>.+)": "args-ambiguous",
}


def translate(message: str, words: Texts) -> str:
    for pattern, known in PATTERNS.items():
        found = re.fullmatch(pattern, message)
        if found:
            return words.say(known, **found.groupdict())
    return message


class Commands:
    """Adds commands whose help comes from the catalogue."""

    def __init__(self, words: Texts) -> None:
        self.words = words
        Parser.words = words
        self.top = Parser(prog="grognard", description=words.say("help-grognard"))
        self.top.add_argument(
            "--version", action="version", version=f"grognard {__version__}", help=words.say("help-version")
        )
        self.top.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
        self.subs = self.top.add_subparsers(
            metavar=words.say("help-metavar"), parser_class=Parser, required=True
        )

    def add(self, name: str, module: str, function: str = "") -> Command:
        parser = self.subs.add_parser(
            name, help=self.words.say(f"help-{name}"), description=self.words.say(f"help-{name}")
        )
        parser.add_argument("--lang", choices=LANGUAGES, help=self.words.say("help-lang"))
        parser.set_defaults(run=(module, function or name))
        return Command(parser, self.words)


class Command:
    def __init__(self, parser: ArgumentParser, words: Texts) -> None:
        self.parser, self.words = parser, words

    def arg(self, *names: str, **more: Any) -> Command:
        key = names[-1].lstrip("-")
        self.parser.add_argument(*names, help=self.words.say(f"help-arg-{key}"), **more)
        return self

    def game(self, optional: bool = False) -> Command:
        return self.arg("game", nargs="?" if optional else None, metavar="GAME")

    def journal(self) -> Command:
        self.parser.add_argument("journal", metavar="G.jsonl", help=self.words.say("help-arg-journal"))
        return self.pack()

    def pack(self) -> Command:
        return self.arg("--data-pack", metavar="DIR")

    def json(self) -> Command:
        return self.arg("--json", action="store_true")

    def side(self) -> Command:
        return self.arg("--as", dest="side", metavar="SIDE")


def command_line(words: Texts) -> ArgumentParser:
    all_ = Commands(words)
    serving = (
        all_.add("play", "serving")
        .game(optional=True)
        .arg("--db", metavar="URL")
        .arg("--port", type=int, metavar="N")
    )
    serving.arg("--no-browser", action="store_true")
    served = (
        all_.add("serve", "serving")
        .arg("--db", metavar="URL")
        .arg("--host", metavar="HOST")
        .arg("--port", type=int, metavar="N")
    )
    served.arg("--workers", type=int, metavar="N").arg("--https", action="store_const", const="1")
    admin = all_.add("admin", "admin").json().arg("action", choices=ADMIN, metavar="ACTION")
    admin.arg("who", nargs="?", metavar="WHO|TABLE|FILE").arg("--db", metavar="URL")
    admin.arg("-o", "--output", metavar="FILE")
    play = all_.add("table", "table", "play").game(optional=True).arg("--players", metavar="A,B").pack()
    play.parser.add_argument("--journal", metavar="FILE", help=words.say("help-arg-journal-play"))
    play.arg("--scenario", metavar="S").arg("--option", action="append", default=[], metavar="K=V").arg(
        "--seed", type=int, metavar="N"
    )
    play.arg("--dice", metavar="manual|script:3,1,6").arg("--plain", action="store_true")
    all_.add("games", "info_commands").json().arg("--all", action="store_true")
    new = all_.add("new", "playing").game().pack().json()
    new.arg("--scenario", metavar="S").arg("--option", action="append", default=[], metavar="K=V").arg(
        "--seed", type=int, metavar="N"
    )
    new.arg("--dice", metavar="manual|script:3,1,6").arg("--roll", metavar="3,5").arg(
        "--position", metavar="FILE"
    )
    new.arg("-o", "--output", required=True, metavar="G.jsonl")
    show = all_.add("show", "reading").journal().side().json().arg("--plain", action="store_true")
    show.arg("--at", metavar="HEX").arg("--whole", action="store_true")
    act = (
        all_.add("act", "playing")
        .journal()
        .arg("verb", metavar="VERB")
        .arg("noun", nargs="?", metavar="NOUN")
        .side()
        .json()
    )
    act.arg("--roll", metavar="3,5")
    all_.add("why", "reading").journal().arg("verb", metavar="VERB").arg(
        "noun", nargs="?", metavar="NOUN"
    ).side().json()
    all_.add("odds", "reading").journal().arg("words", nargs="*", metavar="HEX UNIT").json()
    all_.add("undo", "playing").journal().json()
    all_.add("redo", "playing").journal().json()
    all_.add("replay", "reading").journal().side().json().arg("--verify", action="store_true")
    sim = all_.add("sim", "lab").game().json().arg("--games", type=int, default=100, metavar="N")
    sim.parser.add_argument("--players", required=True, metavar="A,B", help=words.say("help-arg-players-sim"))
    sim.arg("--seed", type=int, default=1, metavar="N").arg("--out", metavar="DIR")
    sim.parser.add_argument("--workers", type=int, metavar="N", help=words.say("help-arg-workers-sim"))
    sim.arg("--swap", action="store_true").arg("--journals", action="store_true").arg(
        "--format", metavar="A,B"
    )
    sim.arg("--no-chronicle", action="store_true").arg("--cluster", metavar="URL")
    sim.arg("--option", action="append", default=[], metavar="K=V").arg("--scenario", metavar="S")
    sim.arg("--compare", metavar="K=A,B")
    all_.add("report", "reporting").journal().side().arg("-o", "--output", required=True, metavar="FILE.html")
    map_ = (
        all_.add("map", "mapping", "draw_map")
        .game()
        .pack()
        .json()
        .arg("-o", "--output", metavar="FILE.svg|png")
    )
    map_.arg("--layers", metavar="A,B").arg("--dpi", type=float, metavar="150").arg(
        "--hex", metavar="0604"
    ).arg("--counts", action="store_true")
    rules = all_.add("rules", "info_commands").game().arg("id", nargs="*", metavar="ID").pack().json()
    rules.arg("--coverage", action="store_true").arg("--strict", action="store_true")
    fresh = all_.add("new-game", "new_game", "new_game").json().arg("new_id", metavar="ID")
    fresh.arg("--folder", metavar="NAME")
    all_.add("check", "checks").game(optional=True).pack().json().arg("--pins", action="store_true")
    return all_.top


if __name__ == "__main__":
    entry()
