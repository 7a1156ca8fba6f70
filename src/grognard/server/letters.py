"""What is told to people by mail and by webhook, in their language."""

from __future__ import annotations

from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate
from typing import Any, NamedTuple

import msgspec

from grognard.games import load
from grognard.kernel.errors import BadInput
from grognard.kernel.texts import texts
from grognard.server.presentation import phase_text, words_for
from grognard.server.settings import Settings, Smtp
from grognard.server.store import TableRow, User


class Letter(NamedTuple):
    """What there is to tell, in the person's language."""

    subject: str
    text: str
    line: str  # all of it in one line, for a chat room
    facts: dict[str, Any]  # for a program


def farewell(table: TableRow, person: User, settings: Settings) -> Letter:
    """The letter that says a table will go."""
    words, (title, _) = texts(person.lang or "en"), names(table, person.lang or "en")
    link = f"{settings.base_address}/table/{table.id}"
    said = {"name": person.name, "title": title, "days": settings.keep_tables, "link": link}
    facts = {"event": "removal", "table": table.id, "game": table.game, "link": link}
    line = words.say("farewell-line", **said)
    return Letter(words.say("farewell-subject", **said), words.say("farewell-body", **said), line, facts)


def key_letter(person: User, purpose: str, link: str) -> Letter:
    """A letter with a link that proves an address, or lets somebody choose a new password."""
    words, said = texts(person.lang or "en"), {"name": person.name, "link": link}
    subject, body = words.say(f"letter-{purpose}-subject"), words.say(f"letter-{purpose}", **said)
    return Letter(subject, body, subject, {})


def names(table: TableRow, lang: str) -> tuple[str, str]:
    """Of its game and its phase."""
    with suppress(BadInput):  # a game that is no longer among ours goes by its id
        game = load(table.game, msgspec.json.decode(table.options), table.scenario or None)
        return game.map.title.get(lang, game.id), phase_text(game, table.phase, words_for(game, lang))
    return table.game, table.phase


def turn_notice(table: TableRow, person: User, home: str) -> Letter:
    """The letter that says it is his turn at this table."""
    lang = person.lang or "en"
    words, (title, phase) = texts(lang), names(table, lang)
    link = f"{home}/table/{table.id}"
    said = {"name": person.name, "title": title, "turn": table.turn, "phase": phase, "link": link}
    facts = {
        "event": "turn",
        "table": table.id,
        "game": table.game,
        "turn": table.turn,
        "phase": table.phase,
        "link": link,
    }
    settings = words.say("notice-settings", link=f"{home}/account")
    return Letter(
        words.say("notice-subject", **said),
        f"{words.say('notice-body', **said)}\n\n{settings}",
        words.say("notice-line", **said),
        facts,
    )


def email_message(smtp: Smtp, to: str, id: str, letter: Letter, now: float) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = smtp.sender, to, letter.subject
    mail["Date"] = formatdate(now)
    mail["Message-ID"] = f"<{id}@{smtp.sender.rpartition('@')[2].strip('<> ')}>"
    mail["Auto-Submitted"] = "auto-generated"  # so that no machine answers
    mail.set_content(letter.text + "\n")
    return mail
