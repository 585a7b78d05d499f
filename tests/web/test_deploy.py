"""The files in deploy do what they say: proxies pass pages, live streams and the visitor's address; what they name is there."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from goldenspike.cli.serve import serve
from goldenspike.web.health import PROBES
from goldenspike.web.settings import PREFIX, Settings
from tests.web.hands import command
from tests.web.servers import PATIENCE, Server, free_port, until

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {field.name.upper() for field in fields(Settings)}
NAMED = re.compile(rf"{PREFIX}([A-Z_]+)")


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


@contextmanager
def nginx(upstream: int, folder: Path) -> Iterator[str]:
    """Ours, with another port and certificate, as an ordinary program."""
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        pytest.skip("nginx is not installed here (Debian: apt install nginx-light)")
    port = free_port()
    names = ["-keyout", f"{folder}/key", "-out", f"{folder}/certificate", "-subj", "/CN=games.example.org"]
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", *names]
    subprocess.run(made, check=True, capture_output=True)
    ours = re.sub(r"listen (\[::\]:)?\d+( ssl http2)?;", "", text("nginx.conf"))
    ours = ours.replace("ssl_certificate ", f"listen 127.0.0.1:{port} ssl http2;\n    ssl_certificate ", 1)
    ours = ours.replace("return 301", f"listen 127.0.0.1:{free_port()};\n    return 301").replace(
        "127.0.0.1:8018", f"127.0.0.1:{upstream}"
    )
    ours = re.sub(r"ssl_certificate /\S+;", f"ssl_certificate {folder}/certificate;", ours)
    ours = re.sub(r"ssl_certificate_key /\S+;", f"ssl_certificate_key {folder}/key;", ours)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ {temporary}\n{ours}\n}}"
    (folder / "nginx.conf").write_text(whole)
    run = ["nginx", "-c", f"{folder}/nginx.conf", "-p", str(folder), "-e", f"{folder}/errors"]
    subprocess.run([*run, "-t"], check=True, capture_output=True)
    with program(run, {}):
        yield f"https://127.0.0.1:{port}"


@contextmanager
def caddy(upstream: int, folder: Path) -> Iterator[str]:
    """Ours, without a certificate."""
    if shutil.which("caddy") is None:
        pytest.skip("Caddy is not installed here (Debian: apt install caddy)")
    base = f"http://127.0.0.1:{free_port()}"
    told = {"SITE": base, "UPSTREAM": f"127.0.0.1:{upstream}", "HOME": str(folder), "CADDY_ADMIN": f"127.0.0.1:{free_port()}"}
    with program(["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")], told):
        yield base


@contextmanager
def program(run: list[str], environment: dict[str, str]) -> Iterator[None]:
    running = subprocess.Popen(run, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.terminate()
        running.wait(PATIENCE)


def answers(visitor: httpx.Client) -> bool:
    try:
        return visitor.get("/api/games").status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_proxy_passes_pages_live_streams_and_the_address_of_the_visitor(proxy, tmp_path: Path) -> None:
    if (proxy is caddy and shutil.which("caddy") is None) or (proxy is nginx and shutil.which("nginx") is None):
        pytest.skip(f"{proxy.__name__} is not installed here")
    url = f"sqlite:///{tmp_path}/a.sqlite"
    server = Server(url, tmp_path / "log")
    unproven = ssl.create_default_context()
    unproven.check_hostname, unproven.verify_mode = False, ssl.CERT_NONE
    try:
        with proxy(server.port, tmp_path) as base, httpx.Client(base_url=base, verify=unproven, timeout=30) as visitor:
            until(lambda: answers(visitor), f"{proxy.__name__} to pass pages")
            wanted = {
                "game": "steel_driver",
                "seats": [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}],
                "public": False,
            }
            table = visitor.post("/api/tables", json=wanted, headers={"Origin": base}).json()["id"]
            cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.cookies.jar)
            live = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
            secure = unproven if base.startswith("https") else None
            with connect(live, ssl=secure, additional_headers={"Cookie": cookie, "Origin": base}, max_size=2**24) as socket:
                assert json.loads(socket.recv(timeout=PATIENCE))["id"] == table
            assert [visitor.get(probe).status_code for probe in PROBES] == [404] * len(PROBES)
            command(url, "bans", "add", "203.0.113.0/24", "--reason", "not this one")
            command(url, "bans", "add", "127.0.0.1", "--reason", "the visitor")
            spoofed = {"X-Forwarded-For": "198.51.100.7", "Forwarded": "for=198.51.100.7"}
            told = until(lambda: (now := visitor.get("/api/me", headers=spoofed)).status_code == 403 and now.json(), "the ban")
            assert "the visitor" in told["text"]
    finally:
        server.kill()


def test_every_setting_is_documented_and_files_name_none_that_is_not() -> None:
    hosting = (ROOT / "docs/hosting.md").read_text("utf-8")
    table = hosting[hosting.index("| `GOLDENSPIKE_…` |") : hosting.index("## Accounts and mail")]
    named = [line.split("|")[1] for line in table.splitlines()[2:] if line.startswith("|")]
    listed = {name for names in named for name in re.findall(r"`([A-Z_]+)`", names)}
    assert listed == SETTINGS
    for name in ("compose.yaml", "Containerfile", "golden-spike.service", "nginx.conf"):
        assert set(NAMED.findall(text(name))) <= SETTINGS, name
    assert set(NAMED.findall(hosting)) - {"NAME"} <= SETTINGS


def test_the_container_is_made_of_what_there_is_and_runs_as_nobody_special() -> None:
    made = text("Containerfile")
    extras = set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])
    assert set(re.search(r'"\.\[([\w,]+)\]"', made)[1].split(",")) <= extras  # type: ignore[index]
    assert re.search(r"HATCH_BUILD_HOOKS_ENABLE=true .*pip install", made)
    assert re.findall(r"COPY --from=(\w+)", made) == re.findall(r"AS (\w+)", made)
    assert re.findall(r"^USER (.*)$", made, re.MULTILINE) == ["golden-spike"]
    assert re.search(r"8018(/health/\w+)", made)[1] in PROBES  # type: ignore[index]
    assert (ROOT / "tools/constraints.txt").is_file()
    start = json.loads(re.search(r"^CMD (.*)$", made, re.MULTILINE)[1])  # type: ignore[index]
    assert start[:2] == ["goldenspike", "serve"]
    serve.make_context("serve", start[2:])


def test_the_compose_file_fits_together() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load(text("compose.yaml"))
    services = compose["services"]
    server = services["server"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert serve.make_context("serve", server["command"][2:]).params["processes"] == 2
    assert set(server["environment"]) <= {PREFIX + name for name in SETTINGS}
    assert "@database/" in server["environment"]["GOLDENSPIKE_DATABASE_URL"]
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert subnet in server["environment"]["GOLDENSPIKE_PROXIES"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
    named = [mount.split(":")[0] for service in services.values() for mount in service.get("volumes", [])]
    assert all((DEPLOY / name).exists() if name.startswith(".") else name in compose["volumes"] for name in named)
    assert services["proxy"]["environment"]["UPSTREAM"] == "server:8018"
    assert set(re.findall(r"\{\$(\w+)", text("Caddyfile"))) == set(services["proxy"]["environment"])


def test_systemd_understands_the_service(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    service = text("golden-spike.service").replace("/opt/golden-spike/bin/goldenspike", "/bin/true")
    (tmp_path / "golden-spike.service").write_text(service)
    (tmp_path / "golden-spike.socket").write_text(text("golden-spike.socket"))
    verify = ["systemd-analyze", "verify", str(tmp_path / "golden-spike.service"), str(tmp_path / "golden-spike.socket")]
    told = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    security = ["systemd-analyze", "security", "--offline=true", "--threshold=25", str(tmp_path / "golden-spike.service")]
    assert subprocess.run(security, capture_output=True, check=False).returncode == 0, "it is allowed more than it needs"


def test_a_server_takes_the_socket_that_systemd_hands_down(tmp_path: Path) -> None:
    """Who comes while nobody serves waits in the socket, and is answered by the next server."""
    if os.name != "posix":
        pytest.skip("only systemd hands sockets down")
    import socket  # noqa: PLC0415
    import sys  # noqa: PLC0415

    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    start = (
        "import os, sys; os.dup2(int(sys.argv[1]), 3); os.set_inheritable(3, True); os.environ.update(LISTEN_FDS='1', "
        "LISTEN_PID=str(os.getpid())); from goldenspike.web.serve import serve; serve(port=int(sys.argv[2]), open_browser=False)"
    )
    early = socket.create_connection(("127.0.0.1", port))
    early.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    run = [sys.executable, "-c", start, str(listening.fileno()), str(port)]
    environment = {**os.environ, "GOLDENSPIKE_DATABASE_URL": f"sqlite:///{tmp_path}/a.sqlite"}
    running = subprocess.Popen(run, pass_fds=[listening.fileno()], env=environment)
    try:
        early.settimeout(5 * PATIENCE)
        assert early.recv(64).startswith(b"HTTP/1.1 200")
    finally:
        running.terminate()
        running.wait(PATIENCE)
        early.close()
        listening.close()
