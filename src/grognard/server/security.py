"""Tokens and what proves them, and the headers every answer carries.

A session's token is known to the browser alone: the cookie carries it with a signature, so that
garbage is thrown out without asking the store, and the store keeps only its digest. Every
signature is made for one purpose and is worth nothing for another.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "grognard"
LASTING = 180 * 24 * 3600  # seconds a session lasts that is not used
TOKEN, SIGNED = 43, 22  # characters of 32 and of 16 bytes


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token. It has 256 random bits: no salt and no slow hash are needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def signature(key: bytes, purpose: str, text: str) -> str:
    made = hmac.new(key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()[:16]
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def is_same(one: str, other: str) -> bool:
    """Whether they are equal, without telling by the time taken how far."""
    return hmac.compare_digest(one.encode(), other.encode())


def seal(key: bytes, token: str, purpose: str = "session") -> str:
    """A token as the cookie carries it."""
    return f"{token}.{signature(key, purpose, token)}"


def unseal(key: bytes, cookie: str, purpose: str = "session") -> str | None:
    """The token of a cookie that we wrote; nothing for any other."""
    token, _, signed = cookie.partition(".")
    if len(token) != TOKEN or len(signed) != SIGNED:
        return None
    return token if is_same(signed, signature(key, purpose, token)) else None


def csrf(key: bytes, session: str) -> str:
    """What a page must send along to act for this session: no other site can read it."""
    return signature(key, "csrf", session)


def short(session: str) -> str:
    """A session's name in a list: of the digest again, so that it leads back to nothing."""
    return hashlib.sha256(f"listed\0{session}".encode()).hexdigest()[:16]


def set_cookie(value: str, secure: bool, lasting: int = LASTING, name: str = COOKIE) -> str:
    """The header that gives the cookie, or with no value takes it away."""
    parts = [f"{name}={value}", "Path=/", f"Max-Age={lasting if value else 0}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


# -- passwords

HASHER = PasswordHasher()  # argon2id, as RFC 9106 advises where memory is not plenty
# each check takes tens of megabytes: never many at once, never in the event loop
VAULT = ThreadPoolExecutor(2, "password")


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(VAULT, HASHER.hash, normalise(password))


async def fits(password: str, kept: str) -> bool:
    """Whether it is the password; with nothing kept it takes as long to say no."""
    return await asyncio.get_running_loop().run_in_executor(VAULT, _fits, normalise(password), kept)


def is_outdated(kept: str) -> bool:
    """Whether it was hashed with other parameters than are used now."""
    return HASHER.check_needs_rehash(kept)


def normalise(password: str) -> str:
    """The same letters, however a keyboard puts its accents."""
    return unicodedata.normalize("NFC", password)


def _fits(password: str, kept: str) -> bool:
    try:
        return HASHER.verify(kept or _nobodys(), password) and bool(kept)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return HASHER.hash(new_token())


# -- headers

# 'self' covers the socket of the same host and port too
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# A picture carries its own style and type, and nothing that runs or asks.
PICTURE_CSP = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; "
    "frame-ancestors 'none'; sandbox"
)
COMMON = {
    "X-Content-Type-Options": "nosniff",
    # With no-referrer a form would be sent with "Origin: null"; this tells other sites as little, and us who
    # asks.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"

Raw = list[tuple[bytes, bytes]]


class Headers:
    """Middleware: what every answer tells the browser to keep to; what an answer says itself stands."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        common = {**COMMON, "Strict-Transport-Security": HSTS} if secure else COMMON
        self.page = raw({**common, "Content-Security-Policy": CSP})
        self.picture = raw({**common, "Content-Security-Policy": PICTURE_CSP})
        self.private = raw({"Cache-Control": "no-store"})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self.complete(list(message.get("headers", ())), private)
            await send(message)

        await self.app(scope, receive, sent)

    def complete(self, told: Raw, private: bool) -> Raw:
        said = dict(told)
        ours = self.picture if said.get(b"content-type", b"").startswith(b"image/svg") else self.page
        if private:  # answers to one person are not kept by anybody on the way, unless the answer says so
            ours = ours + self.private
        return told + [pair for pair in ours if pair[0] not in said]


def raw(headers: dict[str, str]) -> Raw:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]
