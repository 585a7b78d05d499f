"""What the documents show is true: the bot runs, and the API is as its description says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from goldenspike.web.errors import STATUS
from goldenspike.web.settings import Settings
from tests.web.servers import Person, Server

STORES = ["sqlite"]

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_of_thirty_lines_plays_a_game_within_the_usual_limits(tmp_path: Path) -> None:
    usual = Settings()
    limits = {"ACTIONS_PER_SECOND": usual.actions_per_second, "BURST": usual.burst}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log", **limits)
    text = (DOCS / "bots.md").read_text("utf-8")
    program = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "Thirty lines" in block)
    written = [line for line in program.splitlines() if line.strip()]
    assert len(written) <= 30
    (tmp_path / "bot.py").write_text(program)
    ran = subprocess.run(
        [sys.executable, tmp_path / "bot.py", server.base], capture_output=True, text=True, timeout=120, check=False
    )
    server.kill()
    assert ran.returncode == 0, ran.stderr
    assert "Thirty lines" in ran.stdout


def test_every_path_of_the_api_is_described(ada: Person) -> None:
    described = ada.get("/docs/openapi.json")
    assert described["openapi"].startswith("3.1")
    text = (DOCS / "api.md").read_text("utf-8")
    for path, methods in described["paths"].items():
        end = path.split("}")[-1].strip("/").split("/")[-1] or path.split("/")[2]
        assert end.split("{")[0] in text, path
        assert all(method.get("description") for method in methods.values()), path


def test_every_error_is_described_with_its_status() -> None:
    lines = (DOCS / "api.md").read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if line.startswith(("| 4", "| 5"))]
    assert {code.strip(" `"): int(row[1]) for row in rows for code in row[2].split(",")} == STATUS


def test_the_api_keeps_to_its_description(server: Server, tmp_path: Path) -> None:
    """Whatever is sent, nothing fails in the server, and answers are as the description promises.

    All that the description allows and forbids is tried once; what no description thinks of is in `test_bad_requests`.
    """
    ada = Person(server)
    table = ada.opens("me", "hotseat", "hotseat", public=True)
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in ada.http.cookies.jar)
    config = f'[parameters]\n"path.table" = "{table}"\n[phases.coverage]\nunexpected-methods = []\n'
    (tmp_path / "schemathesis.toml").write_text(config)
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", f"{tmp_path}/schemathesis.toml", "run"]
    options = ["--checks", CHECKS, "--phases", "coverage", "--seed", "1"]
    address = [f"{server.base}/docs/openapi.json", "--header", f"Cookie: {cookie}", "--no-color", "--generation-database", "none"]
    address += ["--exclude-path", "/api/sign-out"]  # whoever signs out is answered nothing else from then on
    ran = subprocess.run([*program, *options, *address], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
