"""Drives headless Chromium by the DevTools protocol over a pair of pipes. Needs Python's standard library alone."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def find():
    """The path of an installed browser, or None."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


class Failure(Exception):
    """What went wrong, in a line."""


class Browser:
    """One browser with one page. Use it in a `with` statement: the process ends with it."""

    def __init__(self, program, limit=60):
        self.limit = limit
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.commands = self._pipe()
        self.answers, from_browser = self._pipe()
        options = [
            "--headless", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "--disable-gpu",
            "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars",
        ]
        if os.geteuid() == 0:
            # Chromium has no sandbox for the superuser. The pages are our own.
            options.append("--no-sandbox")
        # The browser reads commands from 3 and answers to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{to_browser} 4>&{from_browser} {to_browser}<&- {from_browser}>&-', "-",
             program, *options, "about:blank"],
            pass_fds=(to_browser, from_browser), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        target = next(
            info for info in self.call("Target.getTargets")["targetInfos"] if info["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    @staticmethod
    def _pipe():
        # Numbers from 10 up, which cannot be those that the browser wants.
        ends = os.pipe()
        high = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
        for end in ends:
            os.close(end)
        return high

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.commands)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.answers)
        self.profile.cleanup()

    # The protocol: JSON texts, each ended by a zero byte.

    def call(self, method, **parameters):
        """Sends a command and gives its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self._read(time.monotonic() + self.limit, method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def _read(self, deadline, what):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Failure(f"no answer to {what}")
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise Failure(f"the browser went away during {what}")
            self.buffer += part
        text, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(text)

    # What tests need.

    def evaluate(self, expression):
        """The value of a JavaScript expression; a promise is waited for."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True, userGesture=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def wait(self, expression):
        """Waits until a JavaScript expression is true, and gives its value."""
        deadline = time.monotonic() + self.limit
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > deadline:
                raise Failure(f"never true: {expression}")
            time.sleep(0.02)

    def open(self, address):
        """Opens a page and waits until it is loaded."""
        self.events = []
        # Another fragment of the same page would not be loaded anew.
        self.call("Page.navigate", url="about:blank")
        self.wait("location.href === 'about:blank' && document.readyState === 'complete'")
        self.call("Page.navigate", url=address)
        self.wait("location.href !== 'about:blank' && document.readyState === 'complete'")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        """Sets media features: prefers_color_scheme="dark"; without any, those of the machine."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def key(self, name, code=0, text=""):
        """Presses and lets go a key."""
        parameters = {"key": name, "windowsVirtualKeyCode": code, "code": name}
        if text:
            parameters["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def type(self, text):
        for letter in text:
            self.key(letter, text=letter)

    def screenshot(self, path):
        picture = self.call("Page.captureScreenshot", format="png")
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    def problems(self):
        """What the console holds, and what was asked of a network."""
        self.evaluate("0")
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled":
                found.append(f"console.{parameters['type']}: {parameters['args']}")
            elif method == "Log.entryAdded":
                found.append(f"log: {parameters['entry']['text']}")
            elif method == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if not address.startswith(("file:", "about:", "data:")) or parameters["type"] != "Document":
                    if address != "data:,":
                        found.append(f"request: {address}")
        return found
