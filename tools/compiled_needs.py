"""Adds what compiled code needs when it runs to the dependencies of a wheel: a hook of the build, on only where that compiles."""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledNeeds(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["dependencies"] += self.config["needs"]
