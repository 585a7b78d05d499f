"""The operator of a server in the tests, who gives commands beside it."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner

from goldenspike.cli import main


def command(url: str, *words: str, fails: bool = False) -> str:
    """What `goldenspike admin` says."""
    ran = CliRunner().invoke(main, ["admin", *words], env={"GOLDENSPIKE_DATABASE_URL": url})
    assert (ran.exit_code != 0) == fails, ran.output
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.output
    return ran.output


def asked(url: str, *words: str) -> Any:
    """What it says in JSON."""
    return json.loads(command(url, *words, "--json"))
