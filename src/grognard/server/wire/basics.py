"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["fr", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=8, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Face = Annotated[int, Meta(ge=1, le=100)]


class In(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Out(Struct, kw_only=True):
    """Something the server sends."""
