#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks every #include of the tree against the dependency rule app -> ui -> core and the order inside core.

    include_rules.py ROOT     prints each include that breaks the rule; exit code 1 if there is one
"""
import pathlib
import re
import sys

# What each folder of core may include besides itself; arrows as "base <- tensor <- nn <- model" draws them.
DIRECT = {
    "base": [],
    "tensor": ["base"],
    "nn": ["tensor"],
    "text": ["base"],
    "model": ["nn", "text"],
    "data": ["text"],
    "training": ["model", "data"],
    "decoding": ["model"],
    "evaluation": ["decoding"],
    "statistical": ["data", "evaluation"],
    "toy": ["nn"],
}
ENGINE = set(DIRECT)
# Targets of their own, outside the engine; they may use it, never the reverse.
SEPARATE = {"lesson", "store"}
LESSON_MAY_USE = {"lesson", "base", "text", "toy"}
# External headers that only certain files may see: pattern of the header, pattern of the file's path.
RESERVED = [
    (r"Q\w+(/.*)?|q[a-z]+\.h", r"ui/.*|app/lookback/.*|tests/(ui|bench/window)/.*"),
    (r"qcustomplot\.h", r"ui/views/[^/]*\.cpp"),
    (r"unicode/.*", r"core/text/unicode\.cpp"),
    (r"toml\+\+/.*|toml\.hpp?", r"core/lesson/.*|tests/lesson/.*"),
    (r"cmark\.h", r"core/lesson/markdown\.cpp"),
    (r"SQLiteCpp/.*|sqlite3\.h", r"core/store/.*|tests/store/.*"),
    (r"CLI/.*", r"app/.*|tests/bench/.*"),
]
TOP_LEVEL = {  # top-level folder: top-level folders it may include
    "core": {"core"},
    "ui": {"ui", "core"},
    "app": {"app", "ui", "core"},
    "tests": {"tests", "app", "ui", "core"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def reachable(folder):
    """Every folder of core that `folder` may include, itself too."""
    found, waiting = {folder}, [folder]
    while waiting:
        for below in DIRECT[waiting.pop()]:
            if below not in found:
                found.add(below)
                waiting.append(below)
    return found


def core_room(path):
    """The folder of core that a path lies in, or None."""
    parts = path.split("/")
    return parts[1] if parts[0] == "core" and len(parts) > 2 else None


def project_violation(path, target):
    """Why the file `path` may not include our header `target`; None if it may. Both from the root."""
    here, there = path.split("/")[0], target.split("/")[0]
    if there not in TOP_LEVEL[here]:
        return f"{here} may not include {there}"
    if there == "ui" and path.startswith(("app/cli/", "tests/core/", "tests/property/", "tests/cli/")):
        return "the command line and the tests of core do without the window"
    room, other = core_room(path), core_room(target)
    if room in ENGINE and other not in reachable(room):
        return f"core/{room} may not include core/{other}"
    if room in SEPARATE and other in SEPARATE - {room}:
        return f"core/{room} may not include core/{other}"
    if room == "lesson" and other not in LESSON_MAY_USE:
        return f"core/lesson may not include core/{other}"
    if room is not None and room not in ENGINE | SEPARATE:
        return f"core/{room} is not a room of core"
    return None


def external_violation(path, header):
    """Why the file `path` may not include a header from outside; None if it may."""
    for pattern, allowed in RESERVED:
        if re.fullmatch(pattern, header) and not re.fullmatch(allowed, path):
            return f"only files matching {allowed} may include <{header}>"
    return None


def violations(path, text, exists):
    """(line, reason) of each include of a file that breaks a rule. `exists` tells whether a path from the root is there."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        header = match.group(1) or match.group(2)
        if match.group(1) and header.split("/")[0] in TOP_LEVEL and "/" in header:
            reason = project_violation(path, header) if exists(header) else f"there is no {header}"
        elif match.group(1) and not re.fullmatch(r"[\w.]+\.moc|moc_\w+\.cpp|qcustomplot\.h", header):
            reason = f'write the path from the root: "{header}"'
        else:
            reason = external_violation(path, header)
        if reason:
            found.append((number, reason))
    return found


def main():
    root = pathlib.Path(sys.argv[1])
    files = [file for top in TOP_LEVEL for pattern in ("*.h", "*.cpp") for file in sorted((root / top).rglob(pattern))]
    bad = 0
    for file in files:
        path = file.relative_to(root).as_posix()
        for line, reason in violations(path, file.read_text(encoding="utf-8"), lambda target: (root / target).is_file()):
            print(f"{path}:{line}: {reason}")
            bad += 1
    print(f"{len(files)} files, {bad} includes against the rule")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
