#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Lookback authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds instructions that an older x86-64 processor does not have outside the code that is only called where they exist.

    instructions_test.py PROGRAM

Registers ymm and zmm may be used in the functions of the namespaces avx2 and avx512 alone (core/tensor/kernels). Exit code 77
("skipped") where objdump is not installed or the program is not for x86-64.
"""
import re
import shutil
import subprocess
import sys

FUNCTION = re.compile(r"^[0-9a-f]+ <(.*)>:$")
WIDE = re.compile(r"%[yz]mm\d")
ALLOWED = re.compile(r"lookback::avx(2|512)::")


def main():
    if not shutil.which("objdump"):
        print("objdump is not installed: skipped")
        return 77
    command = ["objdump", "--disassemble", "--demangle", "--no-show-raw-insn", sys.argv[1]]
    listing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="replace")
    function, found, lines, wide = "", {}, 0, 0
    for line in listing.stdout:
        if "file format" in line and "x86-64" not in line:
            print("not a program for x86-64: skipped")
            return 77
        start = FUNCTION.match(line)
        if start:
            function = start.group(1)
        elif WIDE.search(line):
            wide += 1
            if not ALLOWED.search(function):
                found.setdefault(function, line.strip())
        lines += 1
    if listing.wait() != 0 or lines == 0:
        print(f"cannot read {sys.argv[1]}")
        return 1
    if wide == 0:
        print("no wide instruction at all: the levels are missing from the program")
        return 1
    for name, line in found.items():
        print(f"{name}: {line}")
    print(f"{lines} lines, {wide} wide instructions, {len(found)} functions that may not have them")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
