"""The manual of the editor in another language says what the English one says, block by block: the same headings,
pictures, links and keys, and what it names in the window by the words that the window has in that language.

Usage: manuals_test.py SOURCE
"""
import pathlib
import re
import subprocess
import sys

KEY = re.compile(r"[A-Z][a-z]+(?:\+(?:[A-Za-z0-9]+|\.|[가-힣]+쪽|스페이스))+|\bF\d+|\([A-Z]\)")
NAMED = re.compile(r"(?<!\*)(\*{1,2})([^*]+)\1(?!\*)")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
KIND = re.compile(r"#+ |- |!\[|")


def plain(text):
    """What the window shows of a text: without mnemonics, dots and the key behind a tab."""
    return re.sub(r"\([A-Z]\)$", "", re.sub(r"&|\.\.\.|…", "", text.split("\t")[0])).strip()


def catalogue(path):
    """English to translated, as the window shows both: of a command and a button alike, the command, which has dots.
    msgcat leaves a text in one line."""
    text = subprocess.run(["msgcat", "--no-wrap", path], check=True, capture_output=True, text=True).stdout
    pairs = re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', text, re.M)
    return {plain(english): plain(other) for english, other in sorted(pairs, key=lambda pair: "..." in pair[0])}


def keys_of(block, words):
    return sorted("+".join(words.get(part, part) for part in key.split("+")) for key in KEY.findall(block))


def names_of(block, words):
    return sorted(words.get(part, f"[no {part}]") for _, named in NAMED.findall(block) for part in named.split(", "))


def faults_of(english, other, words):
    if len(english) != len(other):
        yield f"{len(other)} blocks instead of {len(english)}"
    same = {word: word for word in words.values()}
    for block, theirs in zip(english, other):
        for what, wanted, found in (
                ("kind", KIND.match(block)[0], KIND.match(theirs)[0]),
                ("links", sorted(LINK.findall(block)), sorted(LINK.findall(theirs))),
                ("keys", keys_of(block, words), keys_of(theirs, {})),
                ("names", names_of(block, words), names_of(theirs, same))):
            if wanted != found:
                yield f"{what} {found} instead of {wanted} in: {theirs[:60]}"


def blocks(path):
    return [block for block in re.split(r"\n\n|\n(?=- )", path.read_text(encoding="utf-8").strip())]


def main(source):
    editor = pathlib.Path(source) / "editor"
    english = blocks(editor / "MANUAL.md")
    faults = []
    for po in sorted((editor / "po").glob("*.po")):
        manual = editor / f"MANUAL.{po.stem}.md"
        found = faults_of(english, blocks(manual), catalogue(po)) if manual.exists() else ["is not there"]
        faults += [f"{manual.name}: {fault}" for fault in found]
        faults += [f"MANUAL.md: no {part} in the window" for block in english for part in names_of(block, catalogue(po))
                   if part.startswith("[no ")]
    print(f"{len(english)} blocks", *faults, sep="\n")
    return len(faults) > 0


sys.exit(main(*sys.argv[1:]))
