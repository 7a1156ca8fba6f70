"""It is your turn: told by mail and by webhook, tried again until it arrives or there is no more sense in it.

A webhook gets a POST of JSON signed with the person's own key: `X-Grognard-Signature: sha256=<HMAC of
the body>`, the time inside the body. It goes to the address that was looked up and found public, and
to no other: a name that points into our own network, now or a moment later, reaches nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import secrets
import smtplib
import socket
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from grognard.kernel.texts import Texts, texts
from grognard.server.guard import Buckets
from grognard.server.letters import Letter, email_message, farewell, key_letter, turn_notice
from grognard.server.settings import Settings, Smtp
from grognard.server.store import NoticeRow, Store, StoreDown, User

# seconds before the second try, the third…; after the last it has failed
DELAYS = (10.0, 60.0, 600.0, 3600.0)
IDLE = 300.0  # with nothing known to wait for: what another process left undone is found then
AFTER_TROUBLE = 30.0
LEASE = 120.0  # longer than the slowest delivery
AT_ONCE = 4
SECONDS = 5.0  # for a webhook to answer
MAIL_SECONDS = 10.0  # for each answer of a mail server
# notices to one address at once, and a second: two who pass the turn to and fro bury nobody in letters
MANY, MORE = (30, 1 / 60)
OUT_THERE = ipaddress.ip_network("2000::/3")  # all of IPv6 that is given out to anybody
RESERVED = (ipaddress.ip_network("192.0.0.0/24"), ipaddress.ip_network("192.88.99.0/24"))

log = logging.getLogger("grognard.notices")


class Undelivered(Exception):
    """It did not arrive; `why` is the end of a message id, `final` when trying again is of no use."""

    def __init__(self, why: str, detail: object = "", final: bool = False) -> None:
        super().__init__(f"{why} {detail}".strip())
        self.final = final


def why_undelivered(error: str, words: Texts) -> str:
    """What the store keeps of a failure, in words."""
    why, _, detail = error.partition(" ")
    return words.say(f"undelivered-{why}", detail=detail) if why else ""


class Notices:
    def __init__(
        self, store: Store, settings: Settings, clock: Callable[[], float], delays: Sequence[float] = DELAYS
    ) -> None:
        self.store, self.settings, self.clock, self.delays = store, settings, clock, delays
        self.woken = asyncio.Event()
        self.later: list[float] = []  # when something we know of is due again
        self.post_office = ThreadPoolExecutor(AT_ONCE, "mail")
        self.pace = Buckets(MANY * settings.rate, MORE * settings.rate)

    # -- in

    async def queue(self, user: str, table: str, seq: int) -> None:
        """Tell a person that it is for him to act, by the channels he turned on; once for each moment `seq`
        of a table.
        """
        person = await self.store.user(user)
        now = self.clock()
        for channel, address in self.channels(person).items():
            if self.settings.rate and self.pace.level(address, now) < 1:
                continue
            if await self.store.add_notice(
                NoticeRow(secrets.token_hex(12), user, table, channel, next=now, at=now, seq=seq)
            ):
                self.pace.take(address, 1.0, now)
                self.woken.set()

    def channels(self, person: User | None) -> dict[str, str]:
        """By which ways a person wants to be told, and where."""
        found: dict[str, str] = {}
        if person is not None and not person.deleted:
            if person.notify_email and person.email and person.verified and self.settings.smtp:
                found["email"] = person.email.lower()
            if person.notify_webhook and person.webhook:
                found["webhook"] = person.webhook
        return found

    async def farewell(self, user: str, table: str) -> None:
        """Tell a person that a table will go unless somebody comes; once a day at the most."""
        person, now = await self.store.user(user), self.clock()
        for channel in self.channels(person):
            row = NoticeRow(
                secrets.token_hex(12), user, table, channel, next=now, at=now, seq=-int(now // 86_400)
            )
            if await self.store.add_notice(row):
                self.woken.set()

    # -- out

    async def run(self) -> None:
        """Sends what is due, then sleeps until something is queued or due again. Ends
        when it is cancelled.
        """
        try:
            while True:
                self.woken.clear()
                pause = await self.round()
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self.woken.wait()
        finally:
            self.post_office.shutdown(wait=False, cancel_futures=True)

    async def round(self) -> float:
        """Send everything that is due; says how long nothing will be."""
        try:
            asked = self.clock()
            while rows := await self.store.due_notices(asked, AT_ONCE, LEASE):
                for outcome in await asyncio.gather(*map(self.attempt, rows), return_exceptions=True):
                    if isinstance(outcome, BaseException):
                        raise outcome
                asked = self.clock()
        except StoreDown:
            log.warning("notices: the database does not answer")
            return AFTER_TROUBLE
        except Exception:
            log.exception("notices: unforeseen")
            return AFTER_TROUBLE
        # not "than now": what fell due since was not asked for
        self.later = [at for at in self.later if at > asked]
        return max(0.0, min([IDLE, *(at - self.clock() for at in self.later)]))

    async def attempt(self, row: NoticeRow) -> None:
        try:
            await self.deliver(row)
        except Undelivered as e:
            log.info("notice %s by %s, try %d: %s", row.id, row.channel, row.tries, e)
            if e.final or row.tries > len(self.delays):
                await self.store.notice_done(row.id, "failed", str(e))
                return
            at = self.clock() + self.delays[row.tries - 1]
            await self.store.notice_done(row.id, "waiting", str(e), at)
            self.later.append(at)
        else:
            await self.store.notice_done(row.id, "sent")

    async def deliver(self, row: NoticeRow) -> None:
        person, table = await self.store.user(row.user), await self.store.table(row.table)
        if person is None or table is None or row.channel not in self.channels(person):
            raise Undelivered("off", final=True)
        if row.seq < 0:
            await self.send(row, person, farewell(table, person, self.settings))
            return
        if table.to_act is not None:
            seats = await self.store.seats(table.id)
            if not any(seat.n == table.to_act and seat.user == person.id for seat in seats):
                raise Undelivered("moot", final=True)
        if table.status in ("over", "held"):
            raise Undelivered("moot", final=True)
        await self.send(row, person, turn_notice(table, person, self.settings.base_address))

    async def send(self, row: NoticeRow, person: User, letter: Letter) -> None:
        """By its channel; whatever goes wrong is an Undelivered."""
        try:
            if row.channel == "webhook":
                facts = {
                    "id": row.id,
                    "at": int(self.clock()),
                    **letter.facts,
                    "text": letter.line,
                    "content": letter.line,
                }
                await call_webhook(
                    person.webhook, person.webhook_key, facts, self.settings.allow_private_webhooks
                )
            elif self.settings.smtp is not None:
                mail = email_message(self.settings.smtp, person.email, row.id, letter, self.clock())
                await asyncio.get_running_loop().run_in_executor(
                    self.post_office, send_mail, self.settings.smtp, mail
                )
        except Undelivered:
            raise
        except Exception as e:  # its words may hold addresses and keys: only its kind is noted
            log.warning("notice %s by %s: %s", row.id, row.channel, type(e).__name__)
            raise Undelivered("unforeseen") from None

    async def send_key(self, person: User, purpose: str, token: str) -> None:
        """At once and only once: who gets none asks again."""
        if self.settings.smtp is None:
            return
        letter = key_letter(person, purpose, f"{self.settings.base_address}/account#{purpose}={token}")
        row = NoticeRow(secrets.token_hex(12), person.id, "", "email", "sent", 1, 0.0, self.clock())
        try:
            await self.send(row, person, letter)
        except Undelivered as e:
            log.warning("a letter (%s) did not leave: %s", purpose, e)

    async def trial(self, person: User) -> list[NoticeRow]:
        """A test by every channel that is on, sent at once; nothing of it is stored."""
        words, now = texts(person.lang or "en"), self.clock()
        link = f"{self.settings.base_address}/account"
        said = {"name": person.name, "link": link}
        line = words.say("notice-test-line", **said)
        letter = Letter(
            words.say("notice-test-subject"),
            words.say("notice-test-body", **said),
            line,
            {"event": "test", "link": link},
        )

        async def one(channel: str) -> NoticeRow:
            row = NoticeRow(secrets.token_hex(12), person.id, "", channel, "sent", 1, 0.0, now)
            try:
                await self.send(row, person, letter)
            except Undelivered as e:
                return msgspec.structs.replace(row, status="failed", error=str(e))
            return row

        return list(await asyncio.gather(*map(one, self.channels(person))))


# -- mail


def send_mail(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail over; waits for the other machine, so not in the event loop."""
    try:
        if smtp.tls == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                smtp.host, smtp.port, timeout=MAIL_SECONDS, context=trusting()
            )
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, timeout=MAIL_SECONDS)
        with server:
            if smtp.tls == "starttls":
                server.starttls(context=trusting())
            if smtp.user:
                server.login(smtp.user, smtp.password)
            server.send_message(mail)
    except smtplib.SMTPRecipientsRefused as e:
        code = max((code for code, _ in e.recipients.values()), default=0)
        raise Undelivered("refused", code, final=code >= 500) from None
    except smtplib.SMTPResponseException as e:
        raise Undelivered("mail", e.smtp_code) from None
    except smtplib.SMTPNotSupportedError:
        raise Undelivered("unsupported") from None
    except smtplib.SMTPException:
        raise Undelivered("broken") from None
    except ssl.SSLError:
        raise Undelivered("tls") from None
    except TimeoutError:
        raise Undelivered("slow") from None
    except OSError:
        raise Undelivered("unreachable") from None


# -- webhooks


def is_bad_webhook(address: str, private: bool) -> bool:
    """Whether this is no address to call: https only, no name and password in it, nothing
    of our own network.
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return True
    plain = address.isascii() and address.isprintable() and " " not in address and "\\" not in address
    if not plain or not host or port == 0 or parts.username is not None or parts.fragment:
        return True
    if parts.scheme not in (("https", "http") if private else ("https",)):
        return True
    with suppress(ValueError):
        return not private and not is_public(host)
    return False


def is_public(address: str) -> bool:
    """Whether this is the address of somebody out there; addresses inside addresses are looked at too."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if any(found in network for network in RESERVED if network.version == found.version):
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is None and found not in OUT_THERE:
            return False
        found = inner or found
    return found.is_global and not found.is_multicast


async def look_up(host: str, port: int, private: bool) -> list[str]:
    """Where a host is: all its addresses, which must all be public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Undelivered("unknown-host") from None
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(is_public(address) for address in addresses):
        raise Undelivered("private", final=True)
    return addresses


async def call_webhook(address: str, key: str, facts: dict[str, Any], private: bool) -> None:
    if is_bad_webhook(address, private):
        raise Undelivered("private", final=True)
    body = msgspec.json.encode(facts)
    signed = hmac.new(key.encode(), body, hashlib.sha256).hexdigest()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Grognard",
        "X-Grognard-Signature": f"sha256={signed}",
    }
    try:
        async with asyncio.timeout(SECONDS):
            status = await post(address, body, headers, private)
    except TimeoutError:
        raise Undelivered("slow") from None
    if not 200 <= status < 300:  # a redirection too: it might lead anywhere
        raise Undelivered("status", status, final=status == 410)


async def post(address: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """The status of the answer; the rest of it is not even read."""
    url = httpx.URL(address)
    port = url.port or (443 if url.scheme == "https" else 80)
    host = url.host
    client = httpx.AsyncClient(verify=trusting(), trust_env=False, follow_redirects=False, timeout=SECONDS)
    async with client:
        for at in await look_up(host, port, private):
            try:
                request = client.build_request(
                    "POST",
                    # the very address that was looked at, whatever the name says by now
                    url.copy_with(host=at),
                    content=body,
                    headers={**headers, "Host": url.netloc.decode()},
                    extensions={"sni_hostname": host},
                )
                answer = await client.send(request, stream=True)
            except httpx.ConnectError:
                continue
            except httpx.TimeoutException:
                raise Undelivered("slow") from None
            except httpx.HTTPError:
                raise Undelivered("broken") from None
            await answer.aclose()
            return answer.status_code
    raise Undelivered("unreachable")


@cache
def trusting() -> ssl.SSLContext:
    return ssl.create_default_context()
