"""The JSON API as the server itself describes it: every request, and every shape that is sent."""

from __future__ import annotations

from functools import cache
from typing import Any

from astrarium.server.app import create_app

Spec = dict[str, Any]


@cache
def openapi() -> Spec:
    """The description of the API; nothing is opened or started for it."""
    return create_app("sqlite://").openapi()


def requests_and_shapes(spec: Spec) -> str:
    parts = ["The same as a file: [openapi.json](openapi.json).", "## Requests"]
    for path, methods in spec["paths"].items():
        for method, request in methods.items():
            parts.append(request_text(method.upper(), path, request))
    parts.append("## Shapes")
    parts += [shape_text(name, shape) for name, shape in spec["components"]["schemas"].items()]
    return "\n\n".join(parts)


def request_text(method: str, path: str, request: Spec) -> str:
    lines = [f"### `{method} {path}`", str(request.get("description", request["summary"]))]
    rows = [
        row(f"`{each['name']}`", f"{each['in']}: {kind(each['schema'])}", each.get("description", ""))
        for each in request.get("parameters", [])
    ]
    if "requestBody" in request:
        rows.append(row("body", kind(content(request["requestBody"])), ""))
    for status, answer in request["responses"].items():
        sent = kind(content(answer)) if "content" in answer else ""
        rows.append(row(f"**{status}**", sent, "" if status == "200" else answer["description"]))
    return "\n\n".join([*lines, table(rows)])


def shape_text(name: str, shape: Spec) -> str:
    needed = set(shape.get("required", []))
    rows = [
        row(f"`{key}`", kind(value) + ("" if key in needed else ", optional"), value.get("description", ""))
        for key, value in shape.get("properties", {}).items()
    ]
    lines = [f"### {name}", str(shape.get("description", "")), table(rows) if rows else ""]
    return "\n\n".join(line for line in lines if line)


def content(holder: Spec) -> Spec:
    """The schema of a body, whatever its media type."""
    media: Spec = next(iter(holder["content"].values()))
    schema: Spec = media.get("schema", {"type": "stream of events"})
    return schema


def kind(schema: Spec) -> str:
    """A schema in a few words, with links to the shapes it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(kind(each) for each in schema[several])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def table(rows: list[str]) -> str:
    return "\n".join(["| | | |", "|---|---|---|", *rows])


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"
