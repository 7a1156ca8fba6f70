"""What the pages of the laboratory share: a file that needs nothing else, by day, by lamp and on paper;
numbers as one writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape, unescape
from math import isfinite

from grognard.draw.art import Art
from grognard.draw.fonts import FIGURES, SERIF, faces
from grognard.games import entry
from grognard.kernel.texts import Texts, texts

SANS = "'Barlow Semi Condensed',Barlow,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans Narrow','DejaVu Sans Condensed',Arial,sans-serif"
PAPER, LAMP = "#fbf7ee", "#201c17"
DARK = "@media screen and (prefers-color-scheme:dark)"
MIN_CONTRAST = 3.2  # of lines and marks against the paper

STYLE = """
:root{color-scheme:light dark;--paper:#fbf7ee;--paper-2:#f3ecdd;--ink:#221e18;--ink-2:#4b4336;--ink-3:#665c4b;--rule:#dacfb8;
--strong:#8b7e65;--good:#0d5c58;--bad:#a3450c;--even:#716755}
@dark{:root{--paper:#201c17;--paper-2:#2a251e;--ink:#f1e9da;--ink-2:#d2c7b2;--ink-3:#b0a48e;--rule:#40392d;
--strong:#867b67;--good:#6cc9bd;--bad:#f2a067;--even:#a89d89}}
*{box-sizing:border-box}
body{font:15px/1.5 @sans;color:var(--ink);background:var(--paper);max-width:66rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1,h2,h3{font-family:@serif;font-weight:600;line-height:1.18;margin:0}
h1{font-size:2.1rem}h3{font-size:1.12rem;margin:1.4rem 0 .3rem}
h2{font-size:1.5rem;margin-top:2.6rem;padding-top:.7rem;border-top:1px solid var(--strong)}
p{max-width:46rem;margin:.5rem 0}.lead{font:600 1.25rem/1.35 @serif;max-width:46rem}.note{color:var(--ink-3);font-size:.87rem}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;margin:1rem 0;font-size:.9rem}a{color:inherit;text-decoration-color:var(--strong)}
figure{margin:.8rem 0 1.2rem}figcaption{color:var(--ink-2);font-size:.9rem;margin-bottom:.25rem}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));gap:0 1.6rem}
table{border-collapse:collapse;width:100%;font-size:.87rem}
th,td{text-align:left;padding:.28rem .55rem;border-bottom:1px solid var(--rule);vertical-align:top}
thead th{border-bottom:1px solid var(--strong);color:var(--ink-2);font-weight:600}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.scroll{overflow-x:auto}.failed{font-weight:600;color:var(--bad)}
.cite{display:inline-block;font:500 .78rem/1.3 @figures;padding:0 .35rem;border:1px solid var(--rule);border-radius:3px;
color:var(--ink-2);white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.8rem 0;font-size:.92rem}dt{color:var(--ink-3)}dd{margin:0}
ul{margin:.4rem 0;padding-left:1.1rem}li{margin:.15rem 0}summary{cursor:pointer;font-weight:600}
svg.plot{display:block;width:100%;max-width:44rem;height:auto;overflow:visible}svg.plot text{fill:var(--ink-2);font:500 12.5px @figures}
svg.plot .strong{fill:var(--ink);font-weight:700}
.ax{stroke:var(--strong);stroke-width:1;fill:none}.grid{stroke:var(--rule);stroke-width:1;fill:none}
.soft{fill:var(--paper-2)}.even{fill:var(--even)}.mark{stroke:var(--ink);stroke-width:1.6;fill:none}
.l0,.l1,.l2{fill:none;stroke-width:2.2;stroke-linejoin:round}.l0{stroke:var(--s0)}.l1{stroke:var(--s1);stroke-dasharray:6 4}
.l2{stroke:var(--even);stroke-dasharray:2 3}.l3{fill:none;stroke-width:2.2;stroke:var(--ink)}
.b0{fill:var(--s0);fill-opacity:.17}.b1{fill:var(--s1);fill-opacity:.17}.b2{fill:var(--even);fill-opacity:.2}.b3{fill:var(--ink);fill-opacity:.12}
.f0{fill:var(--s0)}.f1{fill:var(--s1)}.f2{fill:var(--even)}.over{fill:url(#hatch)}
.p0,.p1,.p2{fill:var(--paper);stroke-width:1.8}.p0{stroke:var(--s0)}.p1{stroke:var(--s1)}.p2{stroke:var(--even)}.p3{fill:var(--paper);stroke:var(--ink);stroke-width:1.8}
.lamp{display:none}@dark{.day{display:none}.lamp{display:inline}}
@media print{@page{margin:14mm}body{max-width:none;padding:0;font-size:10.5pt}nav,.screen{display:none}
figure,tr,.together{break-inside:avoid}h2,h3{break-after:avoid}.scroll{overflow:visible}.turn{break-before:page}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
"""
for _name, _value in (("dark", DARK), ("sans", SANS), ("serif", SERIF), ("figures", FIGURES)):
    STYLE = STYLE.replace(f"@{_name}", _value)
HATCH = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern id="hatch" width="6" height="6" '
    'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="var(--paper)" stroke-width="2.6" '
    'stroke-opacity=".75"/></pattern></defs></svg>'
)


def plain(args: Mapping[str, object]) -> dict[str, object]:
    return {name: unescape(value) if isinstance(value, str) else value for name, value in args.items()}


class Reader:
    """Words and numbers of one page, in its language."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        self.texts: Texts = texts(lang, "grognard.lab", entry(game).package)

    def say(self, message: str, **args: object) -> str:
        """A text for a page. What is put into it may have been made for a page already, the name of a side
        say.
        """
        return escape(self.texts.say(message, **plain(args)))

    def capital(self, message: str, **args: object) -> str:
        text = self.texts.say(message, **plain(args))
        return escape(text[:1].upper() + text[1:])

    @property
    def colon(self) -> str:
        return "\u00a0: " if self.lang == "fr" else ": "

    def side(self, name: str) -> str:
        """A side, or a draw, as the reader calls it."""
        message = "lab-draw" if name == "draw" else f"side-{name}"
        return self.capital(message) if self.texts.has(message) else escape(name)

    def number(self, value: float, digits: int = 1, signed: bool = False) -> str:
        if not isfinite(value):
            return "–"
        text = f"{value:{'+' if signed else ''}.{digits}f}"
        if float(text) == 0:
            text = f"{0:.{digits}f}"
        text = text.replace("-", "−")
        return text.replace(".", ",") if self.lang == "fr" else text

    def brief(self, value: float) -> str:
        """For axes and points: a decimal only where it tells something."""
        return self.number(value, 0 if abs(value) >= 10 or value == int(value) else 1)

    def percent(self, share: float, digits: int = 0, signed: bool = False) -> str:
        return self.number(100 * share, digits, signed) + ("\u202f%" if self.lang == "fr" else "%")

    def span(self, low: float, high: float, digits: int = 0) -> str:
        """An interval of shares."""
        return f"{self.number(100 * low, digits)}–{self.percent(high, digits)}"


def option_words(reader: Reader, name: str, value: str) -> str:
    """An option and its value, in words where the game has them."""
    known = (f"option-{name}-{value}", f"value-{value}")
    text = next((reader.texts.say(message) for message in known if reader.texts.has(message)), value)
    told = reader.texts.say(f"option-{name}") if reader.texts.has(f"option-{name}") else name
    return reader.texts.say("lab-option", name=told, value=text)


def document(title: str, lang: str, body: Iterable[str], style: str = "") -> str:
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>\n'
        f"<style>{faces()}{STYLE}{style}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n{HATCH}'
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def section(id: str, title: str, *parts: str) -> str:
    """A chapter; one with nothing in it is left out."""
    inside = "\n".join(part for part in parts if part)
    return f'<section id="{id}">\n<h2>{title}</h2>\n{inside}\n</section>' if inside else ""


def contents(chapters: Sequence[tuple[str, str, str]]) -> str:
    """Links to the chapters that are there."""
    return (
        "<nav>" + "".join(f'<a href="#{id}">{title}</a>' for id, title, body in chapters if body) + "</nav>"
    )


def note(text: str) -> str:
    return f'<p class="note">{text}</p>'


def figure(caption: str, drawn: str) -> str:
    return f"<figure><figcaption>{caption}</figcaption>{drawn}</figure>" if drawn else ""


def rows(head: Sequence[tuple[str, bool]], body: Iterable[Sequence[str]]) -> str:
    """A table; the columns of numbers stand to the right."""
    right = [numbers for _, numbers in head]
    top = "".join(f'<th scope="col"{" class=n" if n else ""}>{name}</th>' for name, n in head)
    lines = [
        "".join(f"<td{' class=n' if n else ''}>{cell}</td>" for cell, n in zip(row, right, strict=True))
        for row in body
    ]
    if not lines:
        return ""
    return (
        f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>'
        + "".join(f"<tr>{x}</tr>\n" for x in lines)
        + "</tbody></table></div>"
    )


# -- the colours of the sides


def side_style(art: Art, sides: int) -> str:
    """Each side's colour where it can be read, by day and by lamp."""
    day = "".join(f"--s{n}:{readable(art.face(n).face, PAPER, art.face(n).edge)};" for n in range(sides))
    lamp = "".join(f"--s{n}:{readable(art.face(n).face, LAMP, art.face(n).box)};" for n in range(sides))
    return f":root{{{day}}}{DARK}{{:root{{{lamp}}}}}"


def readable(colour: str, paper: str, towards: str) -> str:
    """The colour, or as little as will do of another mixed into it."""
    for part in range(11):
        mixed = mix(colour, towards, part / 10)
        if contrast(mixed, paper) >= MIN_CONTRAST:
            return mixed
    return towards


def mix(a: str, b: str, share: float) -> str:
    return "#" + "".join(
        f"{round(x + (y - x) * share):02x}" for x, y in zip(channels(a), channels(b), strict=True)
    )


def channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def contrast(a: str, b: str) -> float:
    low, high = sorted(map(light, (a, b)))
    return (high + 0.05) / (low + 0.05)


def light(colour: str) -> float:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (x / 255 for x in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
