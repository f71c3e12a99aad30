"""The OpenAPI 3.1 description of the routes, made of the same structs that are decoded and encoded."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from pellmell import __version__
from pellmell.web.http.error_responses import Failure
from pellmell.web.http.routes import Route

REFERENCE = "#/components/schemas/{name}"
JSON = "application/json"
PATTERN = re.compile(r":[^}]+(?=})")  # of a part of the address: {file:[a-z]+}


def described_routes(routes: Iterable[Route]) -> bytes:
    routes = list(routes)
    kinds = [kind for route in routes for kind in (route.answer, route.body) if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components([*kinds, Failure], ref_template=REFERENCE)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(PATTERN.sub("", route.path), {})[route.method.lower()] = _operation(route)
    info = {"title": "Pellmell, a house of games", "version": __version__}
    document = {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}
    return msgspec.json.encode(document)


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.does,
        "responses": {
            str(route.status): {"description": route.does, "content": _content(route.answer)},
            "default": {"description": "What went wrong, and what to do", "content": _content(Failure)},
        },
    }
    if parameters := [*_in_path(route), *_in_query(route)]:
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body)}
    return operation


def _content(kind: type[msgspec.Struct] | str) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {} if kind == JSON else {"type": "string"}}}
    return {JSON: {"schema": {"$ref": REFERENCE.format(name=kind.__name__)}}}


def _in_path(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(route: Route) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    (_,), schemas = msgspec.json.schema_components([route.query], ref_template=REFERENCE)
    schema = schemas[route.query.__name__]
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": field}
        for name, field in schema["properties"].items()
    ]
