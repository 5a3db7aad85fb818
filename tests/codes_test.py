#!/usr/bin/python3
"""A check's code is a text of the file that defines the check, and of no other source of the product.

What else depends on a check asks the check itself. The test first judges a made-up tree in which each kind of
fault is planted once, so that it cannot pass by looking at nothing.

    codes_test.py SOURCE_FOLDER
"""

import collections
import pathlib
import re
import sys
import tempfile

TOP = ("maps", "validator", "exporters", "cli", "editor")
CODE = re.compile(r'(\.code = )?"([A-Z]\d{3})"')


def faults_of(root):
    """The codes that stand where they should not, a line each."""
    homes = collections.defaultdict(set)
    places = []
    for path in (p for top in TOP for p in sorted((root / top).rglob("*")) if p.suffix in (".h", ".cpp")):
        name = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for defines, code in CODE.findall(line):
                if defines and path.suffix == ".cpp":
                    homes[code].add(f"{name}:{number}")
                else:
                    places.append((f"{name}:{number}", code))
    faults = [f"{place} has {code} as text, which is its check's to say" for place, code in places]
    faults += [f"{code} is defined more than once: {', '.join(sorted(where))}"
               for code, where in sorted(homes.items()) if len(where) > 1]
    return faults if homes else ["no check is defined"]


def sees_planted_faults():
    """Whether each kind of fault is found in a tree that has it."""
    files = {
        "validator/dead_end.cpp": 'return {.code = "R202"};\n// "R202" once more\n',
        "validator/pocket.cpp": 'return {.code = "R204"};\n',
        "editor/page.cpp": 'if (code == "R204") return;\nreport({.code = "R202"});\n',
        "cli/names.h": 'constexpr Check kCheck{.code = "F001"};\n',
    }
    wanted = ["cli/names.h:1 has F001", "editor/page.cpp:1 has R204", "validator/dead_end.cpp:2 has R202",
              "R202 is defined more than once: editor/page.cpp:2, validator/dead_end.cpp:1"]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        if faults_of(root) != ["no check is defined"]:
            return False
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        found = faults_of(root)
    return len(found) == len(wanted) and all(any(f.startswith(w) for f in found) for w in wanted)


def main():
    if not sees_planted_faults():
        sys.exit("planted faults are not found")
    faults = faults_of(pathlib.Path(sys.argv[1]))
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
