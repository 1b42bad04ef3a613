"""How a server is run: what whoever runs it may choose. ValueError says in one line what is wrong with it."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from .connections import MOST_CONNECTIONS, networks
from .journal import STYLES, Style

BURST, PER_SECOND = 120.0, 30.0
"""What one client may spend at once, and how fast it comes back."""
MOST_STREAMS = 60
"""How many live streams one client may hold open."""
NEW_TABLES, NEW_TABLES_HOUR = 40.0, 240.0
"""How many tables one client may set up at once, and how many more in an hour."""
ANY: Final = "*"
HERE: Final = "here"
ON_RAY: Final = "ray"
THINK_ON: Final = (HERE, ON_RAY)
LOCAL: Final = ("localhost", "ip6-localhost")


@dataclass(frozen=True)
class Settings:
    """What an app is run with."""

    pace: float = 0.5
    """Seconds a bot takes at least."""
    workers: int = 2
    """Processes in which bots think."""
    think_on: str = HERE
    """Where bots think that search: here, or on Ray."""
    compiling: bool = False
    """Whether the games are compiled beside it."""
    burst: float = BURST
    per_second: float = PER_SECOND
    most_streams: int = MOST_STREAMS
    connections: int = MOST_CONNECTIONS
    """How many one address may hold."""
    new_tables: float = NEW_TABLES
    new_tables_hour: float = NEW_TABLES_HOUR
    public: str = ""
    """The address at which people find the server, such as https://play.example.org/games; empty: as they ask."""
    hosts: tuple[str, ...] = (ANY,)
    """The names under which it may be asked for; an address in numbers is always one."""
    proxies: str = ""
    """Addresses and networks that are believed when they say for whom they ask."""
    metrics: str = "127.0.0.1 ::1"
    """From where figures may be read."""
    smtp: str = ""
    """By which server mail leaves: smtp://user:password@host:587 or smtps://host; none: no mail is sent."""
    mail_from: str = ""
    push_contact: str = ""
    """Whom a push service may write to, as mailto:you@example.org; nothing: browsers are not told."""
    journal: Style = "text"
    access_log: bool = False

    def __post_init__(self) -> None:
        for name in ("pace", "burst", "per_second", "new_tables", "new_tables_hour"):
            if getattr(self, name) < 0:
                unit = " seconds" if name == "pace" else ""
                raise ValueError(f"{name.replace('_', ' ')} must be 0 or more{unit}, not {getattr(self, name)}")
        for name in ("workers", "most_streams", "connections"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name.replace('_', ' ')} must be 1 or more, not {getattr(self, name)}")
        if self.think_on not in THINK_ON:
            raise ValueError(f"bots think {' or '.join(THINK_ON)}, not {self.think_on!r}")
        networks(self.proxies)
        networks(self.metrics)
        if self.journal not in STYLES:
            raise ValueError(f"the log is {' or '.join(STYLES)}, not {self.journal!r}")
        self._check_public()
        self._check_notices()

    def _check_public(self) -> None:
        if not self.public:
            return
        try:
            parts = urlsplit(self.public)
            good = parts.scheme in ("http", "https") and parts.hostname and not (parts.query or parts.fragment)
            _ = parts.port
        except ValueError:
            good = False
        if not good:
            raise ValueError(f"the public address must be like https://play.example.org/path, not {self.public!r}")

    def _check_notices(self) -> None:
        if self.smtp and (urlsplit(self.smtp).scheme not in ("smtp", "smtps") or not urlsplit(self.smtp).hostname):
            raise ValueError("mail leaves by smtp://user:password@host:587 or smtps://host")
        if self.smtp and "@" not in self.mail_from:
            raise ValueError("mail needs a sender: --mail-from table@example.org")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise ValueError("the contact of push services is mailto:you@example.org or an https address")
        if (self.smtp or self.push_contact) and not self.public:
            raise ValueError("notices lead back to the site, so they need --public, its address")

    @property
    def root(self) -> str:
        """The path under which the server is found; nothing at the top."""
        return urlsplit(self.public).path.rstrip("/")

    @property
    def origin(self) -> str:
        """Scheme and name of the public address; nothing where there is none."""
        parts = urlsplit(self.public)
        return f"{parts.scheme}://{parts.netloc}" if self.public else ""

    @property
    def names(self) -> frozenset[str]:
        """All names under which it may be asked for."""
        host = urlsplit(self.public).hostname
        return frozenset((*(name.lower() for name in self.hosts), *LOCAL, *([host] if host else [])))

    def is_host(self, told: str) -> bool:
        """Whether a request for that host is meant for us: whoever may choose the name in a link, lays a trap."""
        names = self.names
        if ANY in names:
            return True
        name = told.lower().rsplit("@", 1)[-1]
        name = name[1:].split("]")[0] if name.startswith("[") else name.rsplit(":", 1)[0] if ":" in name else name
        return name.rstrip(".") in names or is_number(name)


def is_number(name: str) -> bool:
    """Whether it is an address in numbers, which no other site can claim to be."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> tuple[str, ...]:
    """How this machine is called by its neighbours."""
    name = socket.gethostname().lower()
    short = name.split(".", maxsplit=1)[0]
    return tuple(sorted({name, short, f"{short}.local", f"{short}.lan", f"{short}.home"} - {""}))
