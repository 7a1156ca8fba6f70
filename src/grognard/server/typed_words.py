"""Names, lines and addresses that people type, made clean or refused."""

from __future__ import annotations

import re
import unicodedata

from grognard.server.api import Call
from grognard.server.faults import Fault

KEPT_NAMES = {"admin", "administrateur", "grognard", "guest", "invité", "invite", "moderator", "modérateur"}
PLAIN_NAMES = {"guest", "invité", "invite"}  # what a guest may be called
# Of what RFC 5322 allows, that which every mail server takes.
EMAIL = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}"
)
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, what turns text round, what is no character

BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that leave no mark
PILED = re.compile("M{4}")  # accents on accents, out of the line
BREAKING = {"Cc", "Cs", "Zl", "Zp"}
# joiners stay: they hold some characters together
TURNING = set(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def clean_name(typed: str) -> str:
    """A name to be seen by others: one line, no tricks."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if (
        not 1 <= len(name) <= 40
        or any(unicodedata.category(c) in UNSEEN or c in BLANK for c in name)
        or PILED.search(kinds(name))
    ):
        raise Fault(400, "bad-name", field="name")
    return name


def kinds(text: str) -> str:
    return "".join(unicodedata.category(c)[0] for c in text)


def clean_line(typed: str) -> str:
    """What somebody says to others: one line, and nothing that turns their own text round."""
    line = " ".join(
        "".join(" " if unicodedata.category(c) in BREAKING else c for c in typed if c not in TURNING).split()
    )
    if not line:
        raise Fault(400, "body-short", field="text", name="text", least=1)
    return line


def clean_email(typed: str) -> str:
    email = typed.strip()
    coded = "=?" in email  # a header would be read as the words behind the code: another address
    if email and (
        coded or len(email) > 200 or len(email.partition("@")[0]) > 64 or not EMAIL.fullmatch(email)
    ):
        raise Fault(400, "bad-email", field="email")
    return email


async def free_name(call: Call, typed: str) -> str:
    """A name that is no account's: not even a guest goes by one."""
    name = clean_name(typed)
    if await call.site.store.account(name) is not None:
        raise Fault(409, "name-taken", field="name")
    return name
