"""REST about people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from grognard.server.wire.basics import In, Lang, Name, Out, Secret
from grognard.server.wire.position import Reason


class Me(Out, kw_only=True):
    id: str | None
    name: str
    guest: bool
    csrf: str
    lang: Lang | None = None
    email: str = ""
    verified: bool = False  # a letter to that address was answered
    webhook: str = ""
    notify_email: bool = False
    notify_webhook: bool = False
    webhook_key: str = ""  # told once, when the webhook is set: what its calls are signed with


class GuestIn(In, kw_only=True):
    name: Name


class AccountIn(In, kw_only=True):
    name: Name
    password: Secret
    email: Annotated[str, Meta(max_length=200)] = ""


class LoginIn(In, kw_only=True):
    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordIn(In, kw_only=True):
    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Secret


class ForgottenIn(In, kw_only=True):
    name: Name


class NewPasswordIn(In, kw_only=True):
    token: Annotated[str, Meta(min_length=8, max_length=100)]
    new: Secret


class ReportIn(In, kw_only=True):
    """What somebody tells the operator."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class SettingsIn(In, kw_only=True):
    lang: Lang | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    notify_email: bool | None = None
    notify_webhook: bool | None = None


class SessionNow(Out, kw_only=True):
    id: str
    agent: str
    created: float
    seen: float
    this: bool


class Notice(Out, kw_only=True):
    """A your-turn notice and how it fared."""

    id: str
    table: str
    channel: Literal["email", "webhook"]
    status: Literal["waiting", "sent", "failed"]
    tries: int
    at: float
    error: str = ""


class Fault(Out, kw_only=True):
    """What was wrong with a request, in one line."""

    error: str
    field: str = ""
    reasons: list[Reason] = []


class Done(Out, kw_only=True):
    ok: bool = True
