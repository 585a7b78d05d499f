"""The description of the API as a page that needs no script: made from the same schema that programs read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final

from litestar.openapi.plugins import OpenAPIRenderPlugin

Json = dict[str, Any]
HEAD: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<title>Golden Spike: the API</title><link rel="icon" href="/static/icon.svg" type="image/svg+xml">'
    '<link rel="stylesheet" href="/static/css/docs.css">'
    '<script type="module" src="/static/js/docs.js"></script>'
    '<header class="masthead"><a class="brand" href="/">'
    '<img src="/static/icon.svg" alt="" width="26" height="26">Golden Spike</a></header>'
    '<main class="docs"><h1>The API</h1>'
    '<p class="lead">The same for programs: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1). '
    "Live updates come by WebSocket from <code>/api/tables/{table}/live?from=SEQ</code>.</p>"
)


class ReadablePlugin(OpenAPIRenderPlugin):
    def render(self, request: Any, openapi_schema: Json) -> bytes:
        return page(openapi_schema).encode()


def page(schema: Json) -> str:
    calls = [_call(path, method, told) for path, methods in schema["paths"].items() for method, told in methods.items()]
    shapes = schema.get("components", {}).get("schemas", {})
    return HEAD + "".join(calls) + "<h2>Shapes</h2>" + "".join(_shape(name, shape) for name, shape in shapes.items()) + "</main>"


def _call(path: str, method: str, told: Json) -> str:
    parameters = _table(
        f"<tr><td><code>{escape(given['name'])}</code><td>{escape(given['in'])}<td>{_type(given['schema'])}"
        for given in told.get("parameters", [])
    )
    body = told.get("requestBody", {}).get("content", {})
    sent = "".join(f"<p>Sends {_type(kind['schema'])} as {escape(media)}." for media, kind in body.items())
    answers = _table(
        f"<tr><td>{status}<td>{_answer(answer)}<td>{_prose(answer['description'])}"
        for status, answer in told["responses"].items()
    )
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2><p>{_prose(told.get('description', ''))}</p>"
        f"{sent}{parameters}{answers}</section>"
    )


def _prose(text: str) -> str:
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text))


def _table(rows: Iterable[str]) -> str:
    filled = "".join(rows)
    return f"<table>{filled}</table>" if filled else ""


def _answer(answer: Json) -> str:
    return ", ".join(_type(kind.get("schema", {})) for kind in answer.get("content", {}).values())


def _shape(name: str, shape: Json) -> str:
    needed = shape.get("required", [])
    rows = _table(
        f"<tr><td><code>{escape(field)}</code><td>{_type(kind)}<td>{'' if field in needed else 'may be left out'}"
        for field, kind in shape.get("properties", {}).items()
    )
    title = f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
    told = f"<p>{_prose(shape['description'])}</p>" if "description" in shape else ""
    return f"{title}{told}{rows}</section>"


def _type(schema: Json) -> str:
    """A type in words, with a link where it is a shape of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_type(one) for one in schema[key])
    if "enum" in schema:
        return " or ".join("none" if value is None else f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"names to {_type(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    kinds = kind if isinstance(kind, list) else [kind]
    return " or ".join("none" if one == "null" else escape(str(one)) for one in kinds)
