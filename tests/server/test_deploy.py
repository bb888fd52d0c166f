"""The files of deploy/ as they are: a real server behind a real proxy, played over https and a secure socket."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.cli.driver import run
from tests.server.test_serving import served

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "epoka.example.org"
PATIENCE = 20
PROGRAMS = f"{os.environ['PATH']}:/usr/sbin"
"""Where programs are looked for: Debian keeps servers where only root's shell looks."""


def needed(*programs: str) -> None:
    """Skip the test where a program is missing."""
    for program in programs:
        if shutil.which(program, path=PROGRAMS) is None:
            pytest.skip(f"{program} is not installed: apt-get install {program}")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def replaced(file: Path, changes: dict[str, str]) -> str:
    """The text of a file of deploy/ with another name, other ports and another certificate."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{file.name} has no «{old}»"
        text = text.replace(old, new)
    return text


# ---- the proxies ----------------------------------------------------------------------------------------------------


class Proxy:
    """Where a running proxy is reached."""

    def __init__(self, secure: int, plain: int, certificate: Path) -> None:
        self.secure = secure
        self.plain = plain
        self.trust = ssl.create_default_context(cafile=str(certificate))


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody but this test believes, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    written = ["-out", str(certificate), "-keyout", str(key)]
    subprocess.run([*command, *names, *written], check=True, capture_output=True)
    return certificate, key


@contextmanager
def started(command: list[str], folder: Path, listens: str) -> Iterator[None]:
    """A proxy as a process; it listens as soon as its log says so."""
    environment = {**os.environ, "PATH": PROGRAMS, "HOME": str(folder)}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    told = []
    try:
        for line in process.stderr:
            told.append(line)
            if listens in line:
                break
        assert listens in told[-1], "".join(told)
        yield
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@contextmanager
def nginx(folder: Path, server: int) -> Iterator[Proxy]:
    certificate, key = make_certificate(folder)
    proxy = Proxy(free_port(), free_port(), certificate)
    site = folder / "epoka.conf"
    changes = {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "listen 80;": f"listen 127.0.0.1:{proxy.plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{proxy.secure} ssl;",
        "listen [::]:80;": "",
        "listen [::]:443 ssl;": "",
        NAME: "localhost",
        "server 127.0.0.1:8440;": f"server 127.0.0.1:{server};",
    }
    site.write_text(replaced(DEPLOY / "nginx.conf", changes), encoding="utf-8")
    kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    folders = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log stderr notice;\n"
        f"{'user root;' if os.getuid() == 0 else ''} events {{ worker_connections 256; }}\n"
        f"http {{ access_log off;\n{folders}include {site};\n}}\n",
        encoding="utf-8",
    )
    with started(["nginx", "-c", str(main), "-e", "stderr"], folder, "start worker process "):
        yield proxy


@contextmanager
def caddy(folder: Path, server: int) -> Iterator[Proxy]:
    certificate, key = make_certificate(folder)
    proxy = Proxy(free_port(), free_port(), certificate)
    changes = {
        "\n{\n": f"\n{{\n\tadmin off\n\thttp_port {proxy.plain}\n\thttps_port {proxy.secure}\n",
        f"{NAME} {{\n": f"localhost {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}\n",
        "127.0.0.1:8440\n}": f"127.0.0.1:{server}\n}}",
    }
    file = folder / "Caddyfile"
    file.write_text(replaced(DEPLOY / "Caddyfile", changes), encoding="utf-8")
    with started(["caddy", "run", "--config", str(file)], folder, "serving initial configuration"):
        yield proxy


PROXIES: dict[str, Callable[[Path, int], Any]] = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES, scope="module")
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A server with its own limits, and a proxy in front of it."""
    tmp_path = tmp_path_factory.mktemp(request.param)
    needed(request.param, "openssl")
    trusting = ["--trusted-proxy", "127.0.0.1"] if "--trusted-proxy" in run("serve", "--help").output else []
    with (
        served(tmp_path / "data", "--pace", "0", *trusting) as (_, address),
        PROXIES[request.param](tmp_path, int(address.rstrip("/").rpartition(":")[2])) as running,
    ):
        yield running


class Person:
    """A browser at an address of its own: all of 127.0.0.0/8 is this machine."""

    def __init__(self, proxy: Proxy, address: str) -> None:
        self.proxy = proxy
        self.address = address
        self.cookie = ""
        self.set_cookie = ""

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], Any]:
        """Status, headers and content of an answer; a body makes it a POST."""
        line = http.client.HTTPSConnection(
            "localhost", self.proxy.secure, timeout=PATIENCE, context=self.proxy.trust, source_address=(self.address, 0)
        )
        content = None if body is None else json.dumps(body).encode()
        method = "GET" if body is None else "POST"
        line.request(method, path, content, {"Cookie": self.cookie, "Origin": self.origin(), **headers})
        answer = line.getresponse()
        text = answer.read()
        found = {name.lower(): value for name, value in answer.getheaders()}
        line.close()
        if "set-cookie" in found:
            self.set_cookie = found["set-cookie"]
            self.cookie = self.set_cookie.partition(";")[0]
        return answer.status, found, json.loads(text) if "json" in found.get("content-type", "") else text

    def origin(self) -> str:
        return f"https://localhost:{self.proxy.secure}"

    def create(self, **headers: str) -> tuple[int, Any]:
        body = {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        status, _, made = self.ask("/api/tables", body, **headers)
        return status, made


# ---- what it must do ------------------------------------------------------------------------------------------------


def test_moves_are_played_over_https_and_a_secure_socket(proxy: Proxy) -> None:
    ola = Person(proxy, "127.0.0.1")
    status, made = ola.create()
    assert status == 201
    table = made["table"]["id"]
    _, _, answer = ola.ask(f"/api/tables/{table}/position?seat=0")
    position = answer["position"]
    body = {"id": "1", "seat": 0, "seq": position["seq"], "actions": [position["choices"][0]["name"]]}
    status, _, answer = ola.ask(f"/api/tables/{table}/act", body)
    assert status == 200, answer
    with connect(
        f"wss://localhost:{proxy.secure}/api/tables/{table}/live?seat=0",
        ssl=proxy.trust,
        origin=Origin(ola.origin()),
        additional_headers={"Cookie": ola.cookie},
        proxy=None,
    ) as line:
        position = heard(line, "hello")["position"]
        for number in range(3):
            while 0 not in position["asked"]:
                position = heard(line, "news")["position"]
            names = [*position["draft"], position["choices"][0]["name"]]
            line.send(
                json.dumps({"type": "act", "id": f"s{number}", "seat": 0, "seq": position["seq"], "actions": names})
            )
            position = heard(line, "news", "draft")["position"]


def heard(line: Any, *types: str) -> dict[str, Any]:
    """The next message of one of these types."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        assert message["type"] != "error", message
        if message["type"] in types:
            return message


def test_cookies_are_secure_and_browsers_are_told_to_stay(proxy: Proxy) -> None:
    ola = Person(proxy, "127.0.0.1")
    assert ola.create()[0] == 201
    assert "secure" in [part.strip().lower() for part in ola.set_cookie.split(";")]
    _, headers, _ = ola.ask("/")
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "content-security-policy" in headers


def test_plain_http_is_sent_on_to_https(proxy: Proxy) -> None:
    line = http.client.HTTPConnection("localhost", proxy.plain, timeout=PATIENCE)
    line.request("GET", "/t/abc")
    answer = line.getresponse()
    assert answer.status in (301, 308)
    assert str(answer.getheader("location")).startswith("https://localhost")
    line.close()


def test_every_person_has_limits_of_their_own(proxy: Proxy) -> None:
    ola, petr = Person(proxy, "127.0.0.2"), Person(proxy, "127.0.0.3")
    statuses = [ola.create(**{"X-Forwarded-For": f"203.0.113.{number}"})[0] for number in range(31)]
    assert statuses == [201] * 30 + [429]
    assert petr.create()[0] == 201


def test_figures_stay_private(proxy: Proxy) -> None:
    for path in ("/metrics", "/ready"):
        assert Person(proxy, "127.0.0.1").ask(path)[0] == 404
    assert Person(proxy, "127.0.0.1").ask("/health")[0] == 200


def test_oversized_request_is_stopped_at_the_door(proxy: Proxy) -> None:
    status, _, _ = Person(proxy, "127.0.0.1").ask("/api/fork", {"record": "x" * 5_000_000, "seat": 0, "bot": "random"})
    assert status in (413, 502)  # Caddy 2.6 breaks the request off and blames the server behind it


# ---- the service ----------------------------------------------------------------------------------------------------


def test_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    needed("systemd-analyze")
    unit = tmp_path / "epoka.service"
    command = "/opt/epoka/.venv/bin/epoka"
    unit.write_text(replaced(DEPLOY / "epoka.service", {command: str(shutil.which("true"))}), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
