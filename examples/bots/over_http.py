"""A bot that plays a seat of a table over HTTP with a token. Needs nothing but Python itself.

    python over_http.py http://127.0.0.1:8440 TABLE SEAT TOKEN

It takes legal actions at random. Write `choose` anew to make it your own.
"""

import json
import random
import sys
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(position):
    """One of the legal actions, by its name; `position["view"]` is all that the seat may know."""
    return random.choice(position["choices"])["name"]


class Table:
    def __init__(self, server, table, seat, token):
        self.address = f"{server.rstrip('/')}/api/tables/{table}"
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def send(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, self.headers), timeout=60) as answer:
            return json.load(answer)

    def look(self, after=None):
        """The position; with `after` the answer waits up to twenty seconds for what comes after that event."""
        wait = "" if after is None else f"&after={after}"
        return self.send(f"/position?seat={self.seat}{wait}")["position"]

    def act(self, position, name):
        """Add an action to the gesture that was begun; answers the position where it is not whole yet, else None."""
        gesture = [*position["draft"], name]
        body = {"id": str(uuid.uuid4()), "seat": self.seat, "seq": position["seq"], "actions": gesture}
        try:
            return self.send("/act", body).get("position")
        except HTTPError as error:
            if error.code != 409:  # 409: the table has moved on meanwhile, so look again
                raise SystemExit(f"refused: {error.read().decode()}") from error
            return None


def play(table):
    position = table.look()
    while not position["over"]:
        if table.seat in position["asked"]:
            position = table.act(position, choose(position)) or table.look()
        else:
            position = table.look(after=position["seq"])
    return position


if __name__ == "__main__":
    server, name, seat, token = sys.argv[1:]
    end = play(Table(server, name, int(seat), token))
    print(f"place {end['ranking'][int(seat)]} with {end['points'][int(seat)]} points")
