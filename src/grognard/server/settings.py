"""How this server is set up: from the command line, then from the environment, then by default."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeVar, cast
from urllib.parse import urlsplit

from grognard.ai.player import player
from grognard.games import MODULES
from grognard.kernel.errors import BadInput
from grognard.server.logs import LEVELS

Tls = Literal["none", "starttls", "tls"]
TLS: tuple[Tls, ...] = ("none", "starttls", "tls")
MESSAGE = 64 * 1024  # bytes of one message on a socket
IMPORT_ACTS = 20_000
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
T = TypeVar("T")


@dataclass(frozen=True)
class Smtp:
    """Who carries the mail."""

    host: str
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    tls: Tls = "starttls"


@dataclass(frozen=True)
class Settings:
    db: str = field(default="sqlite:///grognard.db", repr=False)  # may hold a password
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()  # whose pages may ask, besides our own
    secure: bool = False  # we are reached by https: cookies and links say so
    trust_proxy: bool = False  # the last address of X-Forwarded-For is the client's
    rate: float = 1.0  # multiplies every rate limit; 0: none
    base_url: str = ""  # what links in notices begin with
    smtp: Smtp | None = None
    allow_private_webhooks: bool = False  # also to this machine and its network, and without https
    max_message: int = MESSAGE
    games: tuple[str, ...] = ()  # offered besides those that everybody is offered
    bot_workers: int = 2  # processes in which computer players think: half of them for those who take seconds
    bot_delay: float = 0.4  # seconds between two of their acts while somebody looks
    steward: str = "officer"  # who plays for those who are away
    steward_delay: float = (
        20.0  # seconds he waits for them to come back, before what they are asked outside their own phases
    )
    adviser: str = "officer"  # who gives hints
    connections: int = 0  # at once, of all; nought: as many as the system lets us have
    connections_per_address: int = 300
    hosts: tuple[str, ...] = ()  # names we answer to, besides that of base_url
    log: str = "warning"
    metrics_token: str = field(default="", repr=False)  # who has it may read the numbers; none: this machine
    boards_ahead: bool = True  # large boards are laid out when the server starts, not when a table is opened
    import_acts: int = IMPORT_ACTS  # the longest journal that is taken from elsewhere
    keep_guests: int = 90  # days until a guest is forgotten who is nowhere any more; nought: never
    keep_tables: int = 0  # days until a table goes that nobody has touched; two weeks before, people are told

    @property
    def base_address(self) -> str:
        """What a link to this server begins with."""
        if self.base_url:
            return self.base_url
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}:{self.port}"

    @cached_property
    def names(self) -> frozenset[str]:
        """The hosts we answer to; none when any will do, because nobody has told us our name."""
        told = urlsplit(self.base_url).hostname
        found = frozenset(self.hosts) | (frozenset((told,)) if told else frozenset())
        alone = self.host in LOOPBACK and not self.trust_proxy
        return found | {self.host} if found or alone else frozenset()

    def is_own_host(self, host: str) -> bool:
        """Whether a request that came by this name was meant for us. From this machine itself any name of its
        own will do."""
        name = host.rpartition(":")[0] if re.search(r":\d*$", host) else host
        return not self.names or name.lower().strip("[]").rstrip(".") in self.names | LOOPBACK

    @cached_property
    def own(self) -> frozenset[str]:
        """The origins that are ours or as good, whatever name the request came by."""
        return frozenset(self.origins) | ({origin_of(self.base_url)} if self.base_url else frozenset())


def from_env(env: Mapping[str, str], given: Mapping[str, object] | None = None) -> Settings:
    """The settings; `given` are those of the command line, by name, `None` where nothing was said."""
    ask = SettingReader(env, given or {})
    plain = Settings()
    return Settings(
        db=ask("db", text, plain.db),
        host=ask("host", text, plain.host),
        port=ask("port", whole_number(0, 65535), plain.port),
        workers=ask("workers", whole_number(1, 64), plain.workers),
        origins=ask("origins", origins, plain.origins),
        secure=ask("https", read_flag, plain.secure),
        trust_proxy=ask("trust-proxy", read_flag, plain.trust_proxy),
        rate=ask("rate", measure_up_to(1000), plain.rate),
        base_url=ask("base-url", web_address, plain.base_url),
        smtp=read_smtp(ask),
        allow_private_webhooks=ask("private-webhooks", read_flag, plain.allow_private_webhooks),
        max_message=ask("max-message", whole_number(1024, 16 * 1024 * 1024), plain.max_message),
        games=ask("games", several(tuple(MODULES)), plain.games),
        bot_workers=ask("bot-workers", whole_number(1, 64), plain.bot_workers),
        bot_delay=ask("bot-delay", measure_up_to(60), plain.bot_delay),
        steward=ask("steward", computer, plain.steward),
        steward_delay=ask("steward-delay", measure_up_to(86_400), plain.steward_delay),
        adviser=ask("adviser", computer, plain.adviser),
        connections=ask("connections", whole_number(16, 1_000_000), plain.connections),
        connections_per_address=ask(
            "connections-per-address", whole_number(1, 1_000_000), plain.connections_per_address
        ),
        hosts=ask("hosts", lambda value: tuple(read_list(value.lower())), plain.hosts),
        boards_ahead=ask("boards-ahead", read_flag, plain.boards_ahead),
        import_acts=ask("import-acts", whole_number(0, 1_000_000), plain.import_acts),
        keep_guests=ask("keep-guests", whole_number(0, 36_500), plain.keep_guests),
        keep_tables=ask("keep-tables", whole_number(0, 36_500), plain.keep_tables),
        metrics_token=ask("metrics-token", text, plain.metrics_token),
        log=ask("log", one_of(LEVELS), plain.log),
    )


def read_smtp(ask: SettingReader) -> Smtp | None:
    host = ask("smtp-host", text, "")
    if not host:
        return None
    tls = ask("smtp-tls", one_of(TLS), "starttls")
    user = ask("smtp-user", text, "")
    sender = ask("smtp-from", text, user)
    if "@" not in sender:
        raise BadInput(
            "GROGNARD_SMTP_FROM: an e-mail address is required", "setting-email", name="GROGNARD_SMTP_FROM"
        )
    port = ask("smtp-port", whole_number(1, 65535), {"none": 25, "starttls": 587, "tls": 465}[tls])
    return Smtp(host, port, user, ask("smtp-password", text, ""), sender, cast(Tls, tls))


class SettingReader:
    """Looks a setting up by its name; what cannot be used is told with the name it was given by."""

    def __init__(self, env: Mapping[str, str], given: Mapping[str, object]) -> None:
        self.env, self.given = env, given

    def __call__(self, name: str, read: Callable[[str], T], default: T) -> T:
        said = self.given.get(name.replace("-", "_"))
        variable = "GROGNARD_" + name.upper().replace("-", "_")
        shown = variable if said is None else f"--{name}"
        value = (
            self.env.get(variable, "")
            if said is None
            else {True: "1", False: "0"}.get(cast(bool, said), str(said))
        )
        if not value.strip():
            return default
        try:
            return read(value.strip())
        except Unusable as e:
            raise BadInput(f"{shown}: {e}", e.message, name=shown, **e.details) from None


class Unusable(Exception):
    def __init__(self, plain: str, message: str, **details: Any) -> None:
        super().__init__(plain)
        self.message, self.details = message, details


# -- what a value may be


def text(value: str) -> str:
    return value


def whole_number(low: int, high: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not (value.isascii() and value.isdigit() and len(value) < 12 and low <= int(value) <= high):
            raise Unusable(
                f"a number from {low} to {high} is required", "setting-number", low=str(low), high=str(high)
            )
        return int(value)

    return read


def measure_up_to(high: int) -> Callable[[str], float]:
    def read(value: str) -> float:
        try:
            found = float(value)
        except ValueError:
            found = math.nan
        if not 0 <= found <= high:
            raise Unusable(
                f"a number from 0 to {high} is required", "setting-number", low="0", high=str(high)
            )
        return found

    return read


def read_flag(value: str) -> bool:
    found = {
        "1": True,
        "yes": True,
        "true": True,
        "on": True,
        "0": False,
        "no": False,
        "false": False,
        "off": False,
    }.get(value.lower())
    if found is None:
        raise Unusable("0 or 1 is required", "setting-flag")
    return found


def one_of(names: tuple[str, ...]) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in names:
            raise Unusable(f"one of {', '.join(names)} is required", "setting-choice", names=", ".join(names))
        return value

    return read


def computer(value: str) -> str:
    """The name of a computer player."""
    try:
        player(value, 0)
    except BadInput:
        raise Unusable(f'no computer player is called "{value}"', "setting-bot", bot=value) from None
    return value


def several(names: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    return lambda value: tuple(one_of(names)(word) for word in read_list(value))


def read_list(value: str) -> list[str]:
    return value.replace(",", " ").split()


def web_address(value: str) -> str:
    """http or https, a host, maybe a path; without the slash at its end."""
    if not origin_of(value) or urlsplit(value).query or urlsplit(value).fragment:
        raise Unusable("an address such as https://example.org is required", "setting-address")
    return value.rstrip("/")


def origins(value: str) -> tuple[str, ...]:
    found = [origin_of(word) for word in read_list(value)]
    if not all(found):
        raise Unusable("addresses such as https://example.org are required", "setting-address")
    return tuple(found)


PORTS = {"http": 80, "https": 443}


def origin_of(address: str) -> str:
    """Scheme, host and port of an address, in the one way browsers write them; empty when it has none."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    if parts.scheme not in PORTS or not host or parts.username is not None:
        return ""
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")
