"""A bot as a program in Python: it takes the first legal action. Needs nothing but Python itself."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        answer = {"type": "ready", "name": "first"}
    elif question["type"] in ("choose", "refused"):
        answer = {"action": question["legal"][0]}
    else:
        continue
    print(json.dumps(answer), flush=True)
