"""What notices are sent to: a server of HTTP for webhooks and pushes, which notes what comes and answers as it is told."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Call:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    def __init__(self, host: str = "127.0.0.1") -> None:
        self.calls: list[Call] = []
        self.answers: dict[str, list[int]] = {}
        """By path, the statuses of the next answers; 200 for all others."""
        self.places: dict[str, str] = {}
        """By path, where to go instead."""
        self.held: dict[str, threading.Event] = {}
        """By path, what to wait for before the answer."""
        self._server = ThreadingHTTPServer((host, 0), self._handler())
        self.base = f"http://{host}:{self._server.server_port}"
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append(Call(self.path, dict(self.headers), body))
                if self.path in receiver.held:
                    receiver.held[self.path].wait(60)
                self.send_response(next(iter(receiver.answers.get(self.path, [])), 200))
                receiver.answers[self.path] = receiver.answers.get(self.path, [])[1:]
                if self.path in receiver.places:
                    self.send_header("Location", receiver.places[self.path])
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_args: object) -> None:
                pass

        return Handler

    def at(self, path: str) -> list[Call]:
        return [call for call in self.calls if call.path == path]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
