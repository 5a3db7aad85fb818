"""A page can be read: the pages of formats have fewer than 3,000 words each and README.md fewer than 1,500, and no
cell of their tables is longer than 200 characters.

Usage: page_sizes_test.py SOURCE PAGES...      (the pages of formats)
"""
import pathlib
import re
import sys

WORDS, README_WORDS, CELL = 3000, 1500, 200
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)


def cells(text):
    """(line, cell) of each cell of a table."""
    for number, line in enumerate(FENCE.sub(lambda block: "\n" * block[0].count("\n"), text).splitlines(), 1):
        if line.startswith("|"):
            for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
                yield number, cell.strip()


def faults_of(text, limit):
    words = len(text.split())
    if words >= limit:
        yield f"has {words} words, and is to have fewer than {limit}"
    for line, cell in cells(text):
        if len(cell) > CELL:
            yield f"line {line}: a cell of {len(cell)} characters, and {CELL} are enough: {cell[:40]}"


def main(source, *pages):
    assert len(pages) > 5, pages
    assert list(faults_of("a b\n\n| c |\n| --- |\n| " + "d" * (CELL + 1) + " |\n", 3)), "the test sees nothing"
    faults = [f"{page}: {fault}" for page, limit in [*((page, WORDS) for page in pages), ("README.md", README_WORDS)]
              for fault in faults_of((pathlib.Path(source) / page).read_text(encoding="utf-8"), limit)]
    print(f"{len(pages) + 1} pages", *faults, sep="\n")
    return len(faults) > 0


sys.exit(main(*sys.argv[1:]))
