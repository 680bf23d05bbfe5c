#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""install_test.py CMAKE BUILD SOURCE: the installed programs work without the tree they were built from.

Installs into a temporary prefix, replaces the path of the tree inside the installed window by one that is not there,
and lets it open the course and write a handout from another directory."""

import os
import pathlib
import subprocess
import sys
import tempfile


def forget(program, tree):
    """Replaces the tree's path (as bytes, and as Qt keeps its literals) by one of the same length."""
    elsewhere = "/nowhere" + "x" * len(tree)
    elsewhere = elsewhere[: len(tree)]
    data = program.read_bytes()
    for encoding in ("utf-8", "utf-16-le"):
        data = data.replace((tree + "/lessons").encode(encoding), (elsewhere + "/lessons").encode(encoding))
        data = data.replace((tree + "/models").encode(encoding), (elsewhere + "/models").encode(encoding))
    program.write_bytes(data)


def run(command, work):
    home = {name: str(work) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    environment = {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    done = subprocess.run([str(part) for part in command], cwd=work, env=environment, capture_output=True, text=True,
                          timeout=60)
    if done.returncode != 0:
        sys.exit(f"{command}: exit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def main():
    cmake, build, source = sys.argv[1:4]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        prefix, work = folder / "prefix", folder / "elsewhere"
        work.mkdir()
        run([cmake, "--install", build, "--prefix", prefix], work)
        share, window = prefix / "share/lookback", prefix / "bin/lookback"
        lessons = {path.name for path in pathlib.Path(source, "lessons").iterdir()}
        assert {path.name for path in (share / "lessons").iterdir()} == lessons, "not all lessons are installed"
        for model in pathlib.Path(source, "models").glob("*.safetensors"):
            installed = share / "models" / model.name
            assert installed.read_bytes() == model.read_bytes(), f"{installed} differs"
        for file in ("applications/io.lookback.Lookback.desktop", "metainfo/io.lookback.Lookback.metainfo.xml",
                     "icons/hicolor/scalable/apps/lookback.svg"):
            assert (prefix / "share" / file).is_file(), f"{file} is not installed"
        forget(window, source)
        for name in ("lookback", "lookback-cli"):
            assert run([prefix / "bin" / name, "--version"], work).startswith("lookback"), name
        picture, handout = work / "learn.png", work / "handout.pdf"
        run([window, "--page", "learn", "--lesson", "1", "--screenshot", picture], work)
        assert picture.read_bytes().startswith(b"\x89PNG"), "no picture"
        run([window, "--handout", "005-by-hand", "--out", handout], work)
        assert handout.read_bytes().startswith(b"%PDF"), "no handout"
        problems = run([prefix / "bin/lookback-cli", "lesson", "lint", share / "lessons"], work)
        print(problems.strip())
        # The check can fail: without the lessons nothing is found.
        (share / "lessons").rename(share / "hidden")
        try:
            run([window, "--handout", "005-by-hand", "--out", work / "none.pdf"], work)
        except SystemExit:
            return
        sys.exit("the handout came from somewhere else")


if __name__ == "__main__":
    main()
