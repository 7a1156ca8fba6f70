"""Small scenarios at the table: what they settle themselves is not asked, and not taken."""

from __future__ import annotations

import pytest
from tests.server.harness import served

pytestmark = pytest.mark.anyio
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from served(tmp_path_factory.mktemp("server"))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "option length: fixed by the scenario training; 9 would have no effect"),
        ("fr", "option length\u00a0: fixée par le scénario training\u00a0; 9 n'aurait aucun effet"),
    ],
)
async def test_an_option_that_the_scenario_settles_is_refused(company, lang, told):
    anna = await company.person("Anna", lang)
    body = {"game": "ts", "scenario": "training", "seats": [ME, ME], "options": {"length": "9"}}
    assert (await anna.ask("POST", "/api/tables", body, 400))["error"] == told
    assert (await anna.ask("GET", "/api/tables"))["tables"] == []
    await anna.ask("POST", "/api/tables", {**body, "scenario": "standard"})


async def test_what_it_leaves_open_is_taken(company):
    anna = await company.person("Anna")
    body = {"game": "ts", "scenario": "training", "seats": [ME, ME], "options": {"stacking": "phase"}}
    table = (await anna.ask("POST", "/api/tables", body))["table"]
    assert (table["scenario"], table["options"]["stacking"], table["turn"]) == ("training", "phase", 1)
