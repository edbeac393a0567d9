"""A client of the open interface, written from its OpenAPI document alone, with the standard library of Python 3.

Usage: client.py <server> <key> <conference> <name that ends the reading>
It receives webhooks, registers a person, pays by the simulator's cashier, and reads registrations by cursor while they change.
Prints one JSON object with what it has seen.
"""

import base64
import hashlib
import hmac
import json
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

server, key, conference, last_name = sys.argv[1:5]
document = json.load(urllib.request.urlopen(server + "/meetingapp/open/v1/openapi.json"))
base = document["servers"][0]["url"]
operations = {
    operation["operationId"]: (method.upper(), path)
    for path, methods in document["paths"].items()
    for method, operation in methods.items()
}


def call(name, query=None, body=None, headers=None, **places):
    method, path = operations[name]
    address = base + path.format(cid=conference, **places)
    if query:
        address += "?" + urllib.parse.urlencode(query)
    request = urllib.request.Request(
        address,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + key,
            "Content-Type": "application/json",
            "Accept-Language": "en",
            **(headers or {}),
        },
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


events = {}
secret = [b""]
forged = []


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        message = self.headers["webhook-id"], self.headers["webhook-timestamp"]
        signed = ".".join(message).encode() + b"." + body
        wanted = base64.b64encode(hmac.new(secret[0], signed, hashlib.sha256).digest()).decode()
        genuine = any(
            hmac.compare_digest(part, "v1," + wanted) for part in self.headers["webhook-signature"].split(" ")
        )
        if genuine and abs(time.time() - int(message[1])) < 300:
            events[message[0]] = json.loads(body)
        else:
            forged.append(message[0])
        self.send_response(204 if genuine else 400)
        self.end_headers()

    def log_message(self, *_):
        pass


receiver = HTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()
made = call(
    "createEndpoint",
    body={
        "url": "http://127.0.0.1:%d/hooks" % receiver.server_port,
        "events": ["registration.created.v1", "registration.confirmed.v1", "registration.changed.v1", "order.paid.v1"],
    },
)
secret[0] = base64.b64decode(made["secret"].removeprefix("whsec_"))

form = call("form")
answers = {"name": "林知远", "phone": "139%08d" % (uuid.uuid4().int % 10**8)}
wish = {"answers": answers, "feeId": form["fees"][0]["id"]}
once = {"Idempotency-Key": str(uuid.uuid4())}
first = call("register", body=wish, headers=once)
again = call("register", body=wish, headers=once)
assert first == again, "a repeated request answered something else"
registered = first["registration"]["id"]
order = first["order"]["id"]
try:
    call("register", body={"answers": {}})
    refusal = None
except urllib.error.HTTPError as error:
    refusal = [error.code, json.load(error)["error"]]

payment = call("pay", body={}, id=order)
assert call("pay", body={}, id=order)["paymentId"] == payment["paymentId"], "a repeated request began another payment"
token = urllib.parse.parse_qs(urllib.parse.urlparse(payment["codeUrl"]).query)["order"][0]
cashier = urllib.parse.urlencode({"order": token, "do": "pay"}).encode()
urllib.request.urlopen(server + "/simulator/cashier", data=cashier).read()

names, pages, cursor = {}, 0, None
deadline = time.time() + 60
while time.time() < deadline:
    page = call("registrations", query={"limit": 3, **({"cursor": cursor} if cursor else {})})
    pages += 1
    cursor = page["cursor"]
    for row in page["data"]:
        names[row["id"]] = row["name"]
    paid = any(event["type"] == "order.paid.v1" for event in events.values())
    if not page["more"] and paid and last_name in names.values():
        break
    if not page["more"]:
        time.sleep(0.02)
# What changed together with the last row.
while page["more"]:
    page = call("registrations", query={"limit": 3, "cursor": page["cursor"]})
    names.update({row["id"]: row["name"] for row in page["data"]})

print(
    json.dumps(
        {
            "registration": call("registration", id=registered),
            "order": call("order", id=order),
            "refusal": refusal,
            "names": names,
            "pages": pages,
            "events": list(events.values()),
            "forged": forged,
        }
    )
)
