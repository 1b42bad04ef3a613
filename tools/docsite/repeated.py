"""Leaves out of the reference what says nothing: attributes that only keep a parameter under the same name."""

from __future__ import annotations

from typing import Any

import griffe


class LeaveOutRepeated(griffe.Extension):
    """A parameter stands in the signature already; told a second time it hides what is worth reading."""

    def on_class(self, *, cls: griffe.Class, **kwargs: Any) -> None:
        start = cls.members.get("__init__")
        if not isinstance(start, griffe.Function):
            return
        kept = {parameter.name for parameter in start.parameters}
        for name, member in list(cls.members.items()):
            if isinstance(member, griffe.Attribute) and member.docstring is None and name in kept:
                cls.del_member(name)
