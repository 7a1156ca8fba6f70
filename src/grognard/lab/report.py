"""A batch on one page that needs nothing else: shares with their intervals, when games ended, every game."""

from __future__ import annotations

from html import escape
from typing import Any

from grognard.games import entry
from grognard.kernel.texts import Texts, texts

STYLE = """
:root{color-scheme:light dark;--ink:#2b2620;--paper:#f6f1e6;--line:#cfc4ad;--bar:#7d5a3c;--soft:#e6dcc6}
@media(prefers-color-scheme:dark){:root{--ink:#e9e2d3;--paper:#211d18;--line:#4a4237;--bar:#c39a6b;--soft:#332d25}}
body{font:16px/1.5 Georgia,serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-weight:600;line-height:1.2}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid var(--line)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
svg text{fill:var(--ink);font:12px Georgia,serif}
svg .bar{fill:var(--bar)} svg .soft{fill:var(--soft)} svg .mark{stroke:var(--ink);stroke-width:2}
.scroll{overflow-x:auto}.failed{font-weight:600}
"""
WIDE, LABEL, ROW = 640, 130, 30
MOST_ROWS = 2000


def page(told: dict[str, Any], games: list[dict[str, Any]], lang: str = "en") -> str:
    words = texts(lang, "grognard.lab", entry(told["game"]).package)
    title = words.say("lab-title", game=told["game"], games=told["games"])
    counted = {name: told[name] for name in ("acts", "failures")}
    facts = words.say("lab-facts", players=", ".join(told["players"]), seed=str(told["seed"]), **counted)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(facts)}</p>",
        f"<h2>{words.say('lab-winners')}</h2>",
        shares(told, words),
        f"<h2>{words.say('lab-endings')}</h2>",
        histogram({int(turn): n for turn, n in told["turns"].items()}, words),
        f"<h2>{words.say('lab-games')}</h2>",
        table(games, words),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"


def shares(told: dict[str, Any], words: Texts) -> str:
    """A bar for each result, and on it the 95 % interval."""
    wins: dict[str, int] = told["results"]["winner"]
    total = sum(wins.values())
    room = WIDE - LABEL - 150
    lines = []
    for i, (name, won) in enumerate(wins.items()):
        y, share = i * ROW, won / total if total else 0.0
        low, high = (LABEL + x * room for x in told["intervals"][name])
        figures = f"{won} · {share:.0%} ({told['intervals'][name][0]:.0%}–{told['intervals'][name][1]:.0%})"
        lines.append(
            f'<text x="0" y="{y + 19}">{escape(side(name, words))}</text>'
            f'<rect class="soft" x="{LABEL}" y="{y + 5}" width="{room}" height="20"/>'
            f'<rect class="bar" x="{LABEL}" y="{y + 5}" width="{share * room:.1f}" height="20"/>'
            f'<line class="mark" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 15}" y2="{y + 15}"/>'
            f'<text x="{WIDE - 140}" y="{y + 19}">{figures}</text>'
        )
    return drawing(words.say("lab-winners"), len(wins) * ROW, lines)


def side(name: str, words: Texts) -> str:
    """A side, or a draw, as the reader calls it."""
    message = "lab-draw" if name == "draw" else f"side-{name}"
    return words.say(message) if words.has(message) else name


def histogram(turns: dict[int, int], words: Texts) -> str:
    """How many games ended in each turn."""
    if not turns:
        return "<p>–</p>"
    first, last, most = min(turns), max(turns), max(turns.values())
    wide = min(60.0, WIDE / (last - first + 1))
    lines = []
    for turn in range(first, last + 1):
        many = turns.get(turn, 0)
        x, tall = (turn - first) * wide, 150 * many / most
        lines.append(
            f'<rect class="bar" x="{x + 2:.1f}" y="{165 - tall:.1f}" width="{wide - 4:.1f}" height="{tall:.1f}"/>'
            f'<text x="{x + wide / 2:.1f}" y="{160 - tall:.1f}" text-anchor="middle">{many or ""}</text>'
            f'<text x="{x + wide / 2:.1f}" y="182" text-anchor="middle">{turn}</text>'
        )
    return drawing(words.say("lab-endings"), 190, lines)


def drawing(label: str, tall: int, lines: list[str]) -> str:
    return f'<svg role="img" aria-label="{escape(label)}" viewBox="0 0 {WIDE} {tall}" width="100%">' + "".join(lines) + "</svg>"


def table(games: list[dict[str, Any]], words: Texts) -> str:
    names = ("number", "winner", "seat", "how", "turn", "acts", "journal")
    right = {"number", "seat", "turn", "acts"}

    def cell(tag: str, name: str, text: str) -> str:
        return f"<{tag}{' class=n' if name in right else ''}>{text}</{tag}>"

    def shown(game: dict[str, Any], name: str) -> str:
        if name == "journal" and game["journal"]:
            return f'<a href="{escape(game["journal"])}">{escape(game["journal"])}</a>'
        if name == "how" and game["failure"]:
            return f'<span class="failed">{escape(game["failure"])}</span>'
        text = "" if game[name] is None else str(game[name])
        if text and name in ("winner", "how"):
            text = side(text, words) if name == "winner" else words.say(text)
        return escape(text)

    head = "".join(cell("th", name, escape(words.say(f"lab-{name}"))) for name in names)
    body = "".join("<tr>" + "".join(cell("td", name, shown(game, name)) for name in names) + "</tr>\n" for game in games[:MOST_ROWS])
    more = f"<p>{escape(words.say('lab-more', left=len(games) - MOST_ROWS))}</p>" if len(games) > MOST_ROWS else ""
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div>{more}'
