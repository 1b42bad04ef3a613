"""A built site as files: where its links lead, and what a browser would fetch to show it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import unquote

TAG = re.compile(r"<([a-z][a-z0-9]*)\s([^<>]*)>")
ATTRIBUTE = re.compile(r'([a-z-]+)="([^"]*)"')
FAR = re.compile(r"^(?:[a-z]+:)?//")
LOADED_BY = {"img": "src", "script": "src", "source": "src", "iframe": "src", "link": "href"}
LOADED_BY_STYLE = re.compile(r"url\(\s*['\"]?((?:https?:)?//[^)'\"]+)|@import\s+['\"]?((?:https?:)?//[^'\";]+)")


@dataclass
class Site:
    """All files of a site, and for its pages their anchors, their links and what they load."""

    files: set[str] = field(default_factory=set)
    anchors: dict[str, set[str]] = field(default_factory=dict)
    links: list[tuple[str, str]] = field(default_factory=list)
    loads: list[tuple[str, str]] = field(default_factory=list)

    def dead_links(self) -> list[str]:
        """Links within the site that lead nowhere, each with its page."""
        return sorted({f"{page} -> {link}" for page, link in self.links if not self.leads_somewhere(page, link)})

    def leads_somewhere(self, page: str, link: str) -> bool:
        if FAR.match(link) or link.startswith(("mailto:", "data:", "javascript:")):
            return True
        path, _, anchor = link.partition("#")
        path = path.partition("?")[0]
        root = "" if path.startswith("/") else posixpath.dirname(page)
        file = posixpath.normpath(posixpath.join(root, path.lstrip("/"))) if path else page
        if path.endswith("/") or file == ".":
            file = posixpath.normpath(posixpath.join(file, "index.html"))
        if file not in self.files:
            return False
        return not anchor or file not in self.anchors or anchor in self.anchors[file]

    def fetched_from_outside(self) -> list[str]:
        return sorted({f"{page} loads {what}" for page, what in self.loads if FAR.match(what)})


def read_site(folder: Path) -> Site:
    site = Site()
    for file in sorted(folder.rglob("*")):
        if not file.is_file():
            continue
        name = file.relative_to(folder).as_posix()
        site.files.add(name)
        if name.endswith(".html"):
            read_page(site, name, file.read_text(encoding="utf-8"))
        elif name.endswith(".css"):
            found = LOADED_BY_STYLE.findall(file.read_text(encoding="utf-8"))
            site.loads += [(name, one or other) for one, other in found]
    return site


def read_page(site: Site, name: str, text: str) -> None:
    anchors = site.anchors.setdefault(name, {"__top"})
    for tag, attributes in tags(text):
        for key in ("id", "name"):
            if key in attributes:
                anchors.add(attributes[key])
        if tag in LOADED_BY and LOADED_BY[tag] in attributes:
            site.loads.append((name, attributes[LOADED_BY[tag]]))
        link = attributes.get("href", attributes.get("src"))
        if link is not None and tag != "base":
            site.links.append((name, unquote(link)))


def tags(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    for tag, attributes in TAG.findall(text):
        yield tag, {key: unescape(value) for key, value in ATTRIBUTE.findall(attributes)}
