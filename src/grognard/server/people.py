"""Who is who: guests, accounts, sessions, settings, and leaving."""

from __future__ import annotations

import secrets
from typing import Any, cast

import msgspec
from starlette.responses import Response

from grognard.server.api import LANG, Call, Route
from grognard.server.door_keys import ask_whose
from grognard.server.faults import Fault
from grognard.server.notices import is_bad_webhook
from grognard.server.security import (
    csrf,
    digest,
    fits,
    hash_password,
    is_outdated,
    new_token,
    set_cookie,
    short,
)
from grognard.server.store import Session, User
from grognard.server.store.people import fold_name
from grognard.server.typed_words import KEPT_NAMES, PLAIN_NAMES, clean_email, free_name
from grognard.server.wire import (
    AccountIn,
    Done,
    GuestIn,
    Lang,
    LoginIn,
    Me,
    PasswordIn,
    SessionNow,
    SettingsIn,
)

SESSIONS = 50  # of one person; the least used go
# -- sessions


async def begin(call: Call, user: User) -> None:
    """A new session for whoever has just shown who he is; the one he came with is over."""
    store, now, token = call.site.store, call.site.clock(), new_token()
    await store.add_session(Session(digest(token), user.id, agent(call), now, now))
    if call.user is not None:
        await store.drop_session(call.session, call.user.id)
    for old in (await store.sessions(user.id))[SESSIONS:]:
        await store.drop_session(old.hash, user.id)
    call.user, call.session = user, digest(token)
    call.headers["set-cookie"] = call.site.guard.cookie(token)
    if not user.guest:
        call.cookies.append(call.site.guard.known_device(fold_name(user.name)))


def end(call: Call) -> None:
    call.user, call.session = None, ""
    call.headers["set-cookie"] = set_cookie("", call.site.settings.secure)


def agent(call: Call) -> str:
    told = call.request.headers.get("user-agent", "")
    return "".join(c for c in told if c.isprintable())[:200]


async def note_event(call: Call, event: str, user: User | None) -> None:
    """Kept for the person to see; nothing that was typed goes along."""
    where = call.site.guard.address(call.request) if user else ""
    await call.site.store.audit(call.site.clock(), event, user.id if user else None, where)


async def myself(call: Call, webhook_key: str = "") -> Me:
    """Whoever calls, as the store now knows him."""
    user = await call.site.store.user(call.user.id) if call.user else None
    if user is None or user.deleted:
        return Me(id=None, name="", guest=True, csrf="")
    return Me(
        id=user.id,
        name=user.name,
        guest=user.guest,
        csrf=csrf(call.site.key, call.session),
        lang=cast(Lang, user.lang) if user.lang else None,
        email=user.email,
        verified=user.verified,
        webhook=user.webhook,
        notify_email=user.notify_email,
        notify_webhook=user.notify_webhook,
        webhook_key=webhook_key,
    )


# -- who you are


async def get_me(call: Call) -> Me:
    return await myself(call)


async def be_guest(call: Call) -> Me:
    """A guest; one who is a guest already only changes his name."""
    body: GuestIn = call.body
    if call.user is not None and not call.user.guest:
        raise Fault(409, "already-account")
    name = await free_name(call, body.name)
    if fold_name(name) in KEPT_NAMES - PLAIN_NAMES:
        raise Fault(409, "name-taken", field="name")
    if call.user is not None and await call.site.store.change_user(call.user.id, name=name):
        return await myself(call)
    user = User(secrets.token_hex(8), name, True, lang=call.lang, created=call.site.clock())
    await call.site.store.add_user(user)
    await begin(call, user)
    return await myself(call)


async def open_account(call: Call) -> Me:
    """A new account; a guest becomes one and keeps his seats."""
    body: AccountIn = call.body
    store = call.site.store
    if call.user is not None and not call.user.guest:
        raise Fault(409, "already-account")
    name, email = await free_name(call, body.name), clean_email(body.email)
    if fold_name(name) in KEPT_NAMES:
        raise Fault(409, "name-taken", field="name")
    kept = await hash_password(body.password)
    if call.user is not None:
        proved = call.user.verified and email in ("", call.user.email)
        done = await store.change_user(
            call.user.id,
            name=name,
            guest=False,
            password=kept,
            email=email or call.user.email,
            verified=proved,
        )
        user = await store.user(call.user.id)
    else:
        user = User(
            secrets.token_hex(8),
            name,
            False,
            password=kept,
            lang=call.lang,
            email=email,
            created=call.site.clock(),
        )
        done = await store.add_user(user)
    if not done or user is None:  # somebody was quicker
        raise Fault(409, "name-taken", field="name")
    await begin(call, user)
    await store.drop_sessions(user.id, call.session)
    await note_event(call, "account", user)
    await ask_whose(call.site, user)
    return await myself(call)


async def log_in(call: Call) -> Me:
    body: LoginIn = call.body
    name = fold_name(" ".join(body.name.split()))
    device = call.site.guard.try_name(call, name)
    user = await call.site.store.account(name)
    right = await fits(body.password, user.password if user else "")
    if user is None or not right:
        call.site.metrics.count("login_failed")
        await note_event(call, "login-failed", user)
        raise Fault(403, "login-wrong")
    call.site.guard.right_name(name, device)
    if user.banned:
        raise Fault(403, "banned")
    if is_outdated(user.password):
        await call.site.store.change_user(user.id, password=await hash_password(body.password))
    await begin(call, user)
    await note_event(call, "login", user)
    return await myself(call)


async def log_out(call: Call) -> Done:
    me = call.me
    await call.site.store.drop_session(call.session, me.id)
    await note_event(call, "logout", me)
    end(call)
    return Done()


async def log_out_everywhere(call: Call) -> Done:
    me = call.me
    await call.site.store.drop_sessions(me.id)
    await note_event(call, "logout-everywhere", me)
    end(call)
    return Done()


async def change_password(call: Call) -> Done:
    """All other sessions are over: whoever else knew the old one is out."""
    body: PasswordIn = call.body
    me, store = call.me, call.site.store
    if me.guest:
        raise Fault(409, "no-password")
    device = call.site.guard.try_name(call, fold_name(me.name))
    if not await fits(body.old, me.password):
        await note_event(call, "password-failed", me)
        raise Fault(403, "password-wrong", field="old")
    call.site.guard.right_name(fold_name(me.name), device)
    await store.change_user(me.id, password=await hash_password(body.new))
    await store.drop_sessions(me.id, call.session)
    await note_event(call, "password", me)
    return Done()


async def change_me(call: Call) -> Me:
    """Only what is named changes; an empty address is forgotten, and what went to it is turned off."""
    body: SettingsIn = call.body
    me, settings = call.me, call.site.settings
    fields: dict[str, Any] = {
        name: value for name, value in msgspec.to_builtins(body).items() if value is not None
    }
    if "email" in fields:
        fields["email"] = clean_email(fields["email"])
        if fields["email"] != me.email:
            fields["verified"] = False
        fields["notify_email"] = fields.get("notify_email", me.notify_email) and bool(fields["email"])
    key = ""
    if "webhook" in fields:
        fields["webhook"] = fields["webhook"].strip()
        if fields["webhook"] and is_bad_webhook(fields["webhook"], settings.allow_private_webhooks):
            raise Fault(400, "bad-webhook", field="webhook")
        key = new_token() if fields["webhook"] else ""
        fields["webhook_key"] = key
        fields["notify_webhook"] = fields.get("notify_webhook", me.notify_webhook) and bool(fields["webhook"])
    if body.notify_email and not fields.get("email", me.email):
        raise Fault(400, "email-wanted", field="email")
    if body.notify_email and settings.smtp is None:
        raise Fault(409, "no-mail", field="notify_email")
    if body.notify_webhook and not fields.get("webhook", me.webhook):
        raise Fault(400, "webhook-wanted", field="webhook")
    if fields and not await call.site.store.change_user(me.id, **fields):
        raise Fault(401, "who-are-you")
    if "email" in fields:
        await ask_whose(call.site, await call.site.store.user(me.id))
    for changed in {"email", "webhook"} & fields.keys():
        await note_event(call, changed, me)
    return await myself(call, key)


async def export_me(call: Call) -> Response:
    found = msgspec.json.format(msgspec.json.encode(await call.site.store.export(call.me.id)), indent=2)
    headers = {**call.headers, "content-disposition": 'attachment; filename="grognard.json"'}
    return Response(found, 200, headers, "application/json")


async def erase_me(call: Call) -> Done:
    """Everything kept of a person goes; games he played stay, without his name."""
    me = call.me
    await call.site.store.erase_user(me.id, call.site.clock())
    await call.site.store.audit(call.site.clock(), "erase", me.id)
    end(call)
    return Done()


# -- where one is logged in


async def list_sessions(call: Call) -> list[SessionNow]:
    found = await call.site.store.sessions(call.me.id)
    return [
        SessionNow(
            id=short(s.hash), agent=s.agent, created=s.created, seen=s.seen, this=s.hash == call.session
        )
        for s in found
    ]


async def drop_session(call: Call) -> Done:
    me = call.me
    for session in await call.site.store.sessions(me.id):
        if short(session.hash) == call.path["id"]:
            await call.site.store.drop_session(session.hash, me.id)
            await note_event(call, "session-dropped", me)
            if session.hash == call.session:
                end(call)
            return Done()
    raise Fault(404, "no-such-session")


PEOPLE: list[Route] = [
    Route(
        "GET",
        "/api/me",
        get_me,
        Me,
        summary="Who you are, and the token that unsafe requests carry",
        query=[LANG],
    ),
    Route("POST", "/api/guest", be_guest, Me, GuestIn, "Be a guest under a name", query=[LANG], faults=[409]),
    Route(
        "POST",
        "/api/accounts",
        open_account,
        Me,
        AccountIn,
        "Open an account; a guest keeps his seats",
        query=[LANG],
        faults=[409],
    ),
    Route("POST", "/api/login", log_in, Me, LoginIn, "Log in", query=[LANG]),
    Route("POST", "/api/logout", log_out, Done, summary="Log out here", query=[LANG], faults=[401]),
    Route(
        "POST",
        "/api/logout-everywhere",
        log_out_everywhere,
        Done,
        summary="Log out everywhere",
        query=[LANG],
        faults=[401],
    ),
    Route(
        "POST",
        "/api/password",
        change_password,
        Done,
        PasswordIn,
        "Change the password",
        query=[LANG],
        faults=[401, 409],
    ),
    Route(
        "PATCH",
        "/api/me",
        change_me,
        Me,
        SettingsIn,
        "Change language, addresses, notices",
        query=[LANG],
        faults=[401, 409],
    ),
    Route(
        "GET",
        "/api/me/export",
        export_me,
        dict,
        summary="Everything kept of you",
        query=[LANG],
        cost=10,
        faults=[401],
    ),
    Route("DELETE", "/api/me", erase_me, Done, summary="Forget me", query=[LANG], faults=[401]),
    Route(
        "GET",
        "/api/sessions",
        list_sessions,
        list[SessionNow],
        summary="Where you are logged in",
        query=[LANG],
        faults=[401],
    ),
    Route(
        "DELETE",
        "/api/sessions/{id}",
        drop_session,
        Done,
        summary="Log out there",
        query=[LANG],
        faults=[401],
    ),
]
