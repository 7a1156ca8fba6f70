"""SVG elements as text."""

from __future__ import annotations

from html import escape

from grognard.draw.curves import num


def el(name: str, inside: str = "", /, **attrs: str | float | None) -> str:
    """One element: `cls` is class, `stroke_width` is stroke-width; what is None is left out."""
    out = [name]
    for key, value in attrs.items():
        if value is not None:
            shown = value if isinstance(value, str) else num(value)
            out.append(f'{"class" if key == "cls" else key.replace("_", "-")}="{shown}"')
    return f"<{' '.join(out)}>{inside}</{name}>" if inside else f"<{' '.join(out)}/>"


def text(
    cls: str,
    x: float,
    y: float,
    what: str,
    size: float,
    anchor: str | None = None,
    tracking: float = 0.0,
    fill: str | None = None,
) -> str:
    """One line of type."""
    return el(
        "text",
        escape(what),
        cls=cls,
        fill=fill,
        x=x,
        y=y,
        font_size=size,
        text_anchor=anchor,
        letter_spacing=tracking or None,
    )
