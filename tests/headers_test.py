#!/usr/bin/python3
"""Every header compiles alone, so that it brings what it uses.

    headers_test.py SOURCE_FOLDER                 all of them
    headers_test.py SOURCE_FOLDER --changed       those that the last changes touch: since origin/main,
                                                  or of the last commit where that is what is tested
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

import compiler

TOP = ("maps", "validator", "exporters", "cli", "editor", "tests")


def sees_a_header_that_needs_another():
    with tempfile.TemporaryDirectory() as folder:
        header = pathlib.Path(folder) / "needy.h"
        header.write_text("#pragma once\nstd::uint8_t small();\n", encoding="utf-8")
        return "uint8_t" in compiler.complaint_about(folder, header)


def git(root, *words):
    ran = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else ""


def changed_headers(root):
    base = git(root, "merge-base", "HEAD", "origin/main")
    if not base or base == git(root, "rev-parse", "HEAD"):
        base = "HEAD~1"
    names = git(root, "diff", "--name-only", "--diff-filter=d", base).split("\n")
    return [name for name in names if re.match(rf"({'|'.join(TOP)})/.*\.h$", name)]


def main():
    if not sees_a_header_that_needs_another():
        sys.exit("the test does not see a header that lacks an include")
    root = pathlib.Path(sys.argv[1])
    if "--changed" in sys.argv[2:]:
        headers = changed_headers(root)
    else:
        headers = [p.relative_to(root).as_posix() for top in TOP for p in sorted((root / top).rglob("*.h"))]
    with concurrent.futures.ThreadPoolExecutor() as workers:
        complaints = [text for text in workers.map(lambda h: compiler.complaint_about(root, root / h), headers) if text]
    print(f"{len(headers)} headers compiled alone, {len(complaints)} not sound")
    sys.exit("\n".join(complaints) or None)


if __name__ == "__main__":
    main()
