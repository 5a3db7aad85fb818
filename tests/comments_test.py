#!/usr/bin/python3
"""Comments name their subject first: none begins with a word of WORDS.

A comment is a run of // lines up to an empty one, or the text after code. The test first checks made-up
sources in which each kind of fault is planted once, so that it cannot pass by looking at nothing.

    comments_test.py SOURCE_FOLDER             names each comment by file and line
"""

import pathlib
import re
import sys
import tempfile

TOP = ("maps", "validator", "exporters", "cli", "editor", "tests")
WORDS = ("What", "Whether", "Of", "Where", "How", "By", "Those", "That of", "The same", "Nothing")

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


def faults_of(root):
    """Returns "FILE:LINE: TEXT" for each comment that begins with a word of WORDS."""
    faults = []
    for top in TOP:
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            name = path.relative_to(root)
            for line, words in comments_in(path.read_text(encoding="utf-8")):
                if LATE_SUBJECT.match(words):
                    faults.append(f"{name.as_posix()}:{line}: {words}")
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
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        return faults_of(root) == [
            "maps/sea.h:1: What a sea is.",
            "maps/sea.h:6: Nothing, in a paragraph of its own.",
            "maps/sea.h:7: That of the map",
            "maps/sea.h:10: By itself, in another column.",
            "cli/main.cpp:2: The same",
            "cli/main.cpp:3: Those",
            "editor/a.h:1: How",
        ]


def main():
    if not sees_planted_faults():
        sys.exit("the test does not see the faults of sources that have them")
    sys.exit("\n".join(faults_of(pathlib.Path(sys.argv[1]))) or None)


if __name__ == "__main__":
    main()
