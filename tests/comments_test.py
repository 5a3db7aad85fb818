#!/usr/bin/python3
"""Comments name their subject first: none begins with a word of WORDS.

A comment is a run of // lines up to an empty one, or the text after code. NOT_READ_YET has the number of such
comments in folders that are not yet rewritten. A folder must have exactly its number, so that it can only
fall. The test first checks made-up sources in which each kind of fault is planted once, so that it cannot
pass by looking at nothing.

    comments_test.py SOURCE_FOLDER             names each comment by file and line
    comments_test.py SOURCE_FOLDER --count     prints NOT_READ_YET for the present sources
"""

import collections
import pathlib
import re
import sys
import tempfile

TOP = ("maps", "validator", "exporters", "cli", "editor", "tests")
WORDS = ("What", "Whether", "Of", "Where", "How", "By", "Those", "That of", "The same", "Nothing")

# The number of such comments in the files of a folder, without its subfolders.
NOT_READ_YET = {
    "cli": 2,
    "cli/con_sonar": 4,
    "cli/verbs": 5,
    "editor/model/documents": 19,
    "editor/ui/panels": 10,
    "exporters/documents": 1,
    "tests/validator/checks": 5,
    "tests/validator/checks/analysis": 1,
    "tests/validator/checks/packs": 1,
    "validator/checks": 33,
    "validator/checks/cache": 4,
    "validator/checks/families/files": 1,
    "validator/checks/families/play": 5,
    "validator/checks/families/quadrants": 1,
    "validator/checks/families/reach": 6,
    "validator/checks/families/rules": 1,
    "validator/checks/families/tracking": 1,
    "validator/checks/packs": 23,
    "validator/con_sonar": 1,
    "validator/con_sonar/checks": 7,
    "validator/con_sonar/checks/family": 4,
    "validator/con_sonar/simulation": 19,
    "validator/play/games": 20,
    "validator/play/simulation": 29,
    "validator/records": 1,
    "validator/reports": 28,
    "validator/rules": 3,
    "validator/series": 8,
    "validator/suggest": 20,
}

LATE_SUBJECT = re.compile(rf"({'|'.join(WORDS)})\b")
# Literals are tokens too, since they may have "//" in them. A quotation mark after a digit or letter separates
# the digits of a number.
TOKENS = re.compile(
    r"(?P<comment>//[^\n]*)"
    r"|/\*.*?\*/"
    r'|R"(?P<mark>[^(\s"]*)\(.*?\)(?P=mark)"'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9A-Za-z_])'(?:\\.|[^'\\\n])+'",
    re.DOTALL,
)


def comments_in(text):
    """Yields the line and the words of each comment."""
    previous = None
    for token in TOKENS.finditer(text):
        if token["comment"] is None:
            continue
        begin = text.rfind("\n", 0, token.start()) + 1
        line = text.count("\n", 0, begin) + 1
        column = token.start() - begin
        words = token["comment"].lstrip("/").strip()
        alone = not text[begin : token.start()].strip()
        if words and not (alone and previous == (line - 1, column)):
            yield line, words
        previous = (line, column) if words else None


def places_in(root):
    """Returns "FILE:LINE: TEXT" for each comment that begins with a word of WORDS, by folder."""
    places = collections.defaultdict(list)
    for top in TOP:
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            name = path.relative_to(root)
            for line, words in comments_in(path.read_text(encoding="utf-8")):
                if LATE_SUBJECT.match(words):
                    places[name.parent.as_posix()].append(f"{name.as_posix()}:{line}: {words}")
    return places


def faults_of(places, allowed):
    faults = []
    for folder in sorted(places.keys() | allowed.keys()):
        found, most = places.get(folder, []), allowed.get(folder, 0)
        if len(found) > most:
            faults += found + [f"{folder}: {len(found)} comments begin with such a word, allowed are {most}"]
        elif len(found) < most:
            faults.append(f"{folder}: {len(found)} comments begin with such a word: lower {most} in NOT_READ_YET")
    return faults


def sees_planted_faults():
    """True if exactly the planted faults are found."""
    files = {
        "maps/sea.h": (
            "// What a sea is.\n\n"
            "// The sea.\n// Where it ends is no beginning.\n//\n// Nothing, in a paragraph of its own.\n"
            "int a = 1'000;  // That of the map\n"
            "                // Of this comment, the second line.\n"
            "int b;  // However it is\n"
            "  // By itself, in another column.\n"
        ),
        "cli/main.cpp": (
            'auto c = "// What"; auto d = R"x(\n// How)x";  // The same\n'
            "char e = '\"';  // Those\n"
            "/* Whether */ // Howl\n"
            "// what\n"
        ),
        "tests/read.py": "// What is no source",
        "editor/a.h": "// How\n",
        "editor/model/b.h": "// The view.\n",
    }
    allowed = {"maps": 1, "cli": 2, "editor/model": 1}
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        return faults_of(places_in(root), allowed) == [
            "editor/a.h:1: How",
            "editor: 1 comments begin with such a word, allowed are 0",
            "editor/model: 0 comments begin with such a word: lower 1 in NOT_READ_YET",
            "maps/sea.h:1: What a sea is.",
            "maps/sea.h:6: Nothing, in a paragraph of its own.",
            "maps/sea.h:7: That of the map",
            "maps/sea.h:10: By itself, in another column.",
            "maps: 4 comments begin with such a word, allowed are 1",
        ]


def main():
    if not sees_planted_faults():
        sys.exit("the test does not see the faults of sources that have them")
    places = places_in(pathlib.Path(sys.argv[1]))
    if "--count" in sys.argv[2:]:
        for folder in sorted(places):
            print(f'    "{folder}": {len(places[folder])},')
        return
    sys.exit("\n".join(faults_of(places, NOT_READ_YET)) or None)


if __name__ == "__main__":
    main()
