"""Markers on the map: who was last in a town, for every viewer, in his words."""

from __future__ import annotations

import pytest

from grognard.kernel.cite import cites
from grognard.kernel.texts import texts
from grognard.kernel.views import OBSERVER, view
from grognard.server import presentation
from grognard.testing.table import situation

TOWN, BESIDE = "0604", "0605"


def sides(pos, viewer=OBSERVER):
    """The side that each marker of a view names."""
    return {m["at"]: m["side"] for m in view(pos, viewer)["markers"] if m["kind"] == "control"}


@cites("TS III.1")
def test_a_town_bears_the_marker_of_who_was_last_there():
    t = situation("ts", "white-movement", turn=2, W2_1=BESIDE, R_M1="0101")
    before = sides(t.pos)
    assert set(before) == set(t.game.map.labels(t.game.rules.data.objectives))
    assert before[TOWN] == "red"
    t.acts("unit W2-1", f"to {TOWN}")
    assert sides(t.pos) == before | {TOWN: "white"}


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "Contrôle\u00a0: les Rouges"), ("en", "Control: the Reds")]
)
def test_the_table_is_sent_markers_in_the_readers_words(lang, text):
    t = situation("ts", "white-movement", turn=2, W2_1=BESIDE, R_M1="0101")
    sent = {
        m.at: m
        for m in presentation.markers(t.pos, 0, texts(lang, presentation.SERVER, "grognard.games.tsaritsyn"))
    }
    assert (sent[TOWN].kind, sent[TOWN].side, sent[TOWN].text.replace("\u202f", " ")) == (
        "control",
        "red",
        text,
    )
