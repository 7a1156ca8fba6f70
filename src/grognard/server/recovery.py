"""An address proved, a forgotten password chosen anew, misuse told to the operator.

What is sent by mail opens a door once and for a while; it travels after the # of a link, unlogged.
"""

from __future__ import annotations

import logging

from grognard.server.api import LANG, Call, Route
from grognard.server.door_keys import send_key
from grognard.server.faults import Fault
from grognard.server.people import begin, myself, note_event
from grognard.server.security import digest, hash_password
from grognard.server.store.keys import RESET, VERIFY
from grognard.server.store.people import fold_name
from grognard.server.typed_words import clean_line
from grognard.server.visibility import visible
from grognard.server.wire import Done, ForgottenIn, Me, NewPasswordIn, ReportIn, TokenIn

log = logging.getLogger("grognard")


async def prove_email(call: Call) -> Done:
    """Send a letter to one's address, to be answered by its link."""
    me = call.me
    if not me.email:
        raise Fault(400, "email-wanted", field="email")
    if call.site.settings.smtp is None:
        raise Fault(409, "no-mail", field="email")
    for who in (me.id, me.email.lower()):
        call.site.guard.pay(call.site.guard.letters, who)
    await send_key(call.site, me, VERIFY)
    return Done()


async def confirm_email(call: Call) -> Done:
    """Show what came by letter; whoever has it need not be signed in here."""
    store = call.site.store
    key = await store.use_key(digest(call.body.token), VERIFY, call.site.clock())
    user = await store.user(key.user) if key else None
    if key is None or user is None or user.email != key.email:
        raise Fault(403, "link-over")
    await store.change_user(user.id, verified=True)
    await note_event(call, "email-verified", user)
    return Done()


async def forgotten(call: Call) -> Done:
    """A letter to whoever has an account of this name and has proved his address. To everybody the same is
    said, and as quickly."""
    body: ForgottenIn = call.body
    site, name = call.site, fold_name(" ".join(body.name.split()))
    if site.settings.smtp is None:
        raise Fault(409, "no-mail")
    for who in (f"forgotten {name}", site.guard.address(call.request)):
        site.guard.pay(site.guard.letters, who)
    user = await site.store.account(name)
    if user is not None and user.verified and user.email and not user.banned:
        await send_key(call.site, user, RESET)
        await note_event(call, "password-asked", user)
    return Done()


async def choose_password(call: Call) -> Me:
    """A new password by what came by letter, or from the operator. All sessions are over, and one begins."""
    body: NewPasswordIn = call.body
    store = call.site.store
    kept = await hash_password(body.new)
    key = await store.use_key(digest(body.token), RESET, call.site.clock())
    user = await store.user(key.user) if key else None
    if key is None or user is None or user.deleted or user.guest or user.banned:
        raise Fault(403, "link-over")
    proved = user.verified or (bool(key.email) and key.email == user.email)
    await store.change_user(user.id, password=kept, verified=proved)
    await store.drop_sessions(user.id)
    call.user, call.session = None, ""
    await begin(call, user)
    await note_event(call, "password", user)
    return await myself(call)


async def report(call: Call) -> Done:
    """Tell the operator of misuse at a table one can see."""
    me, body = call.me, call.body
    table = await visible(call.site, call.path["id"], me, call.request.cookies)
    for who in (me.id, call.site.guard.address(call.request)):
        call.site.guard.pay(call.site.guard.letters, f"report {who}")
    await call.site.store.add_report(me.id, table.id, clean_line(body.text), call.site.clock())
    call.site.metrics.count("report")
    log.info("table %s: somebody reports misuse: grognard admin reports", table.id)
    return Done()


RECOVERY: list[Route] = [
    Route(
        "POST",
        "/api/email/prove",
        prove_email,
        Done,
        summary="Send a letter to my address, to prove it",
        query=[LANG],
        cost=5,
        faults=[400, 401, 409],
    ),
    Route("POST", "/api/email/confirm", confirm_email, Done, TokenIn, "It arrived", query=[LANG], cost=5),
    Route(
        "POST",
        "/api/password/forgotten",
        forgotten,
        Done,
        ForgottenIn,
        "Send me a letter to choose a new password",
        query=[LANG],
        cost=5,
        faults=[409],
    ),
    Route(
        "POST",
        "/api/password/new",
        choose_password,
        Me,
        NewPasswordIn,
        "Choose a new password",
        query=[LANG],
        cost=5,
    ),
    Route(
        "POST",
        "/api/tables/{id}/report",
        report,
        Done,
        ReportIn,
        "Tell the operator of misuse",
        query=[LANG],
        cost=5,
        faults=[401, 409],
    ),
]
