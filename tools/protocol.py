"""Write client/src/protocol.ts from the types of the wire: `python tools/protocol.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from grognard.server import wire

OUT = Path(__file__).parent.parent / "client" / "src" / "protocol.ts"
HEAD = "// Made by tools/protocol.py from grognard/server/wire. Do not edit: a test compares the two.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written() -> str:
    structs = [
        t
        for t in vars(wire).values()
        if isinstance(t, type) and issubclass(t, Struct) and t not in (Struct, wire.In, wire.Out)
    ]
    _, parts = schema_components(structs, ref_template="#{name}")
    blocks = [block(name, parts[name]) for name in sorted(parts)]
    for union in ("ToClient", "ToServer"):
        names = " | ".join(t.__name__ for t in getattr(wire, union).__args__)
        blocks.append(f"export type {union} = {names};\n")
    return HEAD + "\n" + "\n".join(blocks)


def block(name: str, schema: dict[str, Any]) -> str:
    sent = "additionalProperties" in schema  # what a client sends may leave out what has a default
    wanted = set(schema.get("required", []))
    lines = [f"/** {line} */" for line in [" ".join(schema.get("description", "").split())] if line]
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        mark = "?" if sent and key not in wanted else ""
        lines.append(f"  {key}{mark}: {ts(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def ts(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#")
    if "anyOf" in schema:
        return " | ".join(ts(s) for s in schema["anyOf"])
    if "enum" in schema:
        return " | ".join("null" if v is None else f'"{v}"' for v in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema["type"]
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(ts(s) for s in schema["prefixItems"]) + "]"
        inside = ts(schema["items"])
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if kind == "object":
        return f"Record<string, {ts(schema['additionalProperties'])}>"
    return PLAIN[kind]


if __name__ == "__main__":
    text = written()
    if "--check" in sys.argv:
        sys.exit(
            0
            if OUT.read_text(encoding="utf-8") == text
            else "client/src/protocol.ts is not what tools/protocol.py writes"
        )
    OUT.write_text(text, encoding="utf-8")
