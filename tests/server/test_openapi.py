"""The REST side asked for everything its own document allows, and much that it does not."""

from __future__ import annotations

import json
import re

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import content_type_conformance, response_headers_conformance, status_code_conformance
from tests.server.harness import PATIENCE, READY_MADE, served

from grognard.server.app import DOCUMENT, ROUTES

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    schemathesis.checks.response_schema_conformance,
]
EXAMPLES = 12  # of each kind, for each route and each asker
SLOW = {"/api/accounts": 3, "/api/login": 3, "/api/password": 3}  # passwords are hashed slowly, on purpose
OPERATIONS = [(route.method, route.path) for route in ROUTES]
FRESH = {"/api/me", "/api/logout", "/api/logout-everywhere", "/api/guest", "/api/accounts", "/api/login", "/api/sessions/{id}"}


def schema():
    config = SchemathesisConfig.from_dict({"generation": {"with-security-parameters": False, "allow-x00": True}})
    return schemathesis.openapi.from_dict(json.loads(DOCUMENT), config=config)


SCHEMA = schema()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


class Asker:
    """Nobody in particular, or a guest with a game of his own."""

    def __init__(self, server, guest):
        self.server, self.guest = server, guest
        self.session = requests.Session()
        self.known = {"game": "ts", "theme": "light", "detail": "near", "lang": "fr", "n": "1", "id": "0123456789ab"}
        self.headers = {"Origin": server.home}
        self.enter()

    def enter(self):
        """A new name, since the one before may have been given up."""
        self.session.cookies.clear()
        self.headers.pop("X-CSRF-Token", None)
        if self.guest:
            me = self.session.post(f"{self.server.home}/api/guest", json={"name": "Guest"}, headers=self.headers).json()
            self.headers["X-CSRF-Token"] = me["csrf"]
            body = {"game": "ts", "options": READY_MADE, "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = self.session.post(f"{self.server.home}/api/tables", json=body, headers=self.headers).json()
            self.known["id"] = made["table"]["id"]

    def call(self, case, real):
        """Send a case; `real` puts things that there are in its path, and a game that there is in its body."""
        if real:
            case.path_parameters = {name: self.known.get(name, value) for name, value in (case.path_parameters or {}).items()}
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "ts"
        response = case.call(base_url=self.server.home, session=self.session, headers=self.headers, timeout=PATIENCE)
        if case.path in FRESH and case.method != "GET":
            self.enter()
        return response


@pytest.fixture(scope="module", params=[False, True], ids=["stranger", "guest"])
def asker(request, server):
    return Asker(server, request.param)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[f"{m} {p}" for m, p in OPERATIONS])
def test_every_answer_is_as_the_document_says(asker, method, path, mode):
    operation = SCHEMA[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters or operation.query):
        pytest.skip("nothing can be wrong with it")

    @seed(1)
    @settings(
        max_examples=SLOW.get(path, EXAMPLES),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def ask(case, real):
        case.validate_response(asker.call(case, real), checks=CHECKS)

    ask()
