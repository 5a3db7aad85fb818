#!/usr/bin/python3
"""Texts that people read are in the words of words.json, in sentences of at most LONGEST words.

It reads the English of the catalogues, the sentences in literals of the sources, the guides, and the manual pages.
What is typed or stands in files is passed over: code in backticks, blocks of code, options, quoted words and codes.
The test first reads a made-up tree in which each kind of fault is planted once, so that it cannot pass by looking
at nothing, and each source of texts has to yield as many as SOURCES says.

    words_test.py SOURCE_FOLDER             names each text by file and line, with the rule and what to say instead
    words_test.py SOURCE_FOLDER --count     also says how many texts each source has
"""

import itertools
import json
import pathlib
import re
import sys
import tempfile

LONGEST = 25
TABLE = "tests/documents/words.json"
CHANGELOG = "CHANGELOG.md"  # only its topmost section is read: the others are history
LEGAL = "cmake/THIRD-PARTY-NOTICES.md"  # the words of others
ROOMS = ("cli", "editor", "exporters", "maps", "validator")
FOLDERS = (".github", "cmake", "tests", *ROOMS)
# The least number of texts in each source: less means that the test has lost sight of it.
SOURCES = {
    "catalogue editor/po": 900, "catalogue exporters/po": 200, "catalogue exporters/con_sonar/po": 100,
    "catalogue validator/po": 400, "literals of cli": 400, "literals of editor": 800, "literals of exporters": 300,
    "literals of maps": 150, "literals of validator": 500, "guides": 3000, "manual pages": 40,
}

# Literals are found between comments, other literals and characters, since each may look like another.
TOKENS = re.compile(
    r"(?P<gap>//[^\n]*|/\*.*?\*/|\s+|\bPRI[dxu]\d+\b)"
    r'|(?P<raw>R"(?P<mark>[^(\s"]*)\(.*?\)(?P=mark)")'
    r"|(?P<include>^#[ ]*include[^\n]*)"
    r'|(?P<literal>"(?:\\.|[^"\\\n])*")'
    r"|(?<![0-9A-Za-z_])'(?:\\.|[^'\\\n])+'"
    r"|[A-Za-z_0-9]+|.",
    re.DOTALL | re.MULTILINE,
)
ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]+|u[0-9A-Fa-f]{4}|[0-7]{1,3}|.)", re.DOTALL)
SENTENCE_LIKE = re.compile(r"[A-Za-z]{2,}[,:;.]? [A-Za-z{%(]|[}\d%)] [A-Za-z]{3,}")
NO_TEXT = re.compile(r"\(\?:|\\[dswb]|\[\^|</?[a-z]+|\{\"|^[\[{]\s*\"|^[ \n]*(?:/[A-Z]|[a-z-]+=|\S+\s*:\s*\S+;)|%!PS|\$\{\{|git config")
VALUE = re.compile(r"\{[^{}]*\}|%(?:\d\$|[1-9]|[-+0-9.]*[dsulfgzx]+)")
FENCE = re.compile(r"^( *)(```|~~~).*?^ *\2 *$", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"``.*?``|`[^`]*`", re.DOTALL)
QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”")
OPTION = re.compile(r"(?<![\w-])--?[a-z][\w-]*")
PERCENT = re.compile(r"(?:[\d}¤]|%[.\d]*[dufg])[ \u00a0\u202f]%%?(?![\w{(])")
# A list of typed words or of five names counts as one word, and so does an interval behind its value.
LIST = re.compile(r"(?:[\w¤-]+, ){4,}(?:(?:and|or) )?[\w¤-]+|¤(?:(?:,| and| or|, and|, or| to) ¤)+| \(¤\)| \([\d.¤]+ to [\d.¤]+\)")
END = re.compile(r"(?<=[.!?…])[\"”)*_]*\s+(?=[\"“(*_]*[A-Z¤\d])|:[*_]* (?=[A-Z¤])|\n")


def unescaped(body):
    """Returns the text of a literal."""
    named = {"n": "\n", "t": "\t", "r": "\r"}
    return ESCAPE.sub(lambda found: named.get(found[1], found[1] if len(found[1]) == 1 else " "), body)


def literals_in(code):
    """Yields the line and the text of each literal; literals that follow each other are one text."""
    begin, parts = 0, []
    for token in TOKENS.finditer(code):
        if token["gap"] is not None:
            continue
        if token["literal"] is not None:
            begin = begin if parts else token.start()
            parts.append(unescaped(token["literal"][1:-1]))
        elif parts:
            yield code.count("\n", 0, begin) + 1, "".join(parts)
            parts = []


def is_sentence(text):
    """True if a literal is a text for people: two words beside each other, and no expression, markup or data."""
    return SENTENCE_LIKE.search(text) is not None and NO_TEXT.search(text) is None


def texts_of_code(code):
    return [(line, text) for line, text in literals_in(code) if is_sentence(text)]


def texts_of_catalogue(text):
    """Returns the line and the text of each msgid."""
    texts, line, parts = [], 0, None
    for number, row in enumerate([*text.splitlines(), ""], 1):
        found = re.match(r'(msgid|msgid_plural)? ?"(.*)"$', row)
        if found and found[1]:
            if parts:
                texts.append((line, "".join(parts)))
            line, parts = number, [unescaped(found[2])]
        elif found and parts is not None:
            parts.append(unescaped(found[2]))
        elif parts is not None:
            texts.append((line, "".join(parts)))
            parts = None
    return [(line, text) for line, text in texts if text]


def blank(found):
    """Returns as many lines as a match has, without their text."""
    return "\n" * found[0].count("\n")


def texts_of_guide(text):
    """Returns the line and the text of each paragraph, heading, item and cell."""
    text = re.sub(r"<!--.*?-->", blank, FENCE.sub(blank, text), flags=re.DOTALL)
    texts, parts = [], []

    def end():
        if parts:
            texts.append((parts[0][0], " ".join(part for _, part in parts)))
            parts.clear()

    for number, row in enumerate([*text.splitlines(), ""], 1):
        row = re.sub(r"!?\[([^\]]*)\](?:\([^)\s]*\)|\[[^\]]*\])", r"\1", row.strip())
        if row.startswith("|"):
            end()
            cells = re.split(r"(?<!\\)\|", row.strip("|"))
            texts += [(number, cell.strip()) for cell in cells if re.search(r"\w", cell)]
            continue
        heading = row.startswith("#")
        if not row or heading or re.match(r"[-*] |\d+\. |> ?|\[", row):
            end()
        row = re.sub(r"^(#+|[-*]|\d+\.|>)( |$)", "", row)
        if row:
            parts.append((number, row))
        if heading:
            end()
    end()
    return texts


def texts_of_manual(text):
    """Returns the line and the text of each line of a manual page, without its macros."""
    texts = []
    for number, row in enumerate(text.splitlines(), 1):
        row = re.sub(r"\\f[BIRP]", "", row).replace("\\-", "-").replace("\\(aq", "'").replace("\\&", "")
        if row.startswith((".TH", ".SH", "'", ".\\")):
            continue
        row = re.sub(r"^\.(?:B|I|BR|RI|BI|IR|RB|IB|TP|PP|br|nf|fi|EX|EE)\b.*", "", row)
        if " " in row.strip():
            texts.append((number, row.strip()))
    return texts


def topmost_section(text):
    """Returns a changelog up to the section after its first."""
    return "\n## ".join(text.split("\n## ")[:2])


def files_below(root, folder, *suffixes):
    return sorted(path for path in (root / folder).rglob("*") if path.suffix in suffixes)


def shortened(text):
    return text if len(text) <= 200 else text[:200] + "…"


def read(path):
    return path.read_text(encoding="utf-8")


def sources_of(root):
    """Yields the source, the path, the line and the text of each text that people read."""
    for folder in ("editor/po", "exporters/po", "exporters/con_sonar/po", "validator/po"):
        for path in files_below(root, folder, ".po")[:1]:  # the English is the same in all
            yield from ((f"catalogue {folder}", path, *text) for text in texts_of_catalogue(read(path)))
    for room in ROOMS:
        for path in files_below(root, room, ".cpp", ".h"):
            yield from ((f"literals of {room}", path, *text) for text in texts_of_code(read(path)))
    for path in [*sorted(root.glob("*.md")), *(p for folder in FOLDERS for p in files_below(root, folder, ".md"))]:
        # Pages in other languages are named NAME.CODE.md.
        if path.relative_to(root).as_posix() == LEGAL or path.name.count(".") > 1:
            continue
        text = topmost_section(read(path)) if path.name == CHANGELOG else read(path)
        yield from (("guides", path, *part) for part in texts_of_guide(text))
    for path in (path for room in ROOMS for path in files_below(root, room, ".1")):
        yield from (("manual pages", path, *text) for text in texts_of_manual(read(path)))


def prose(text):
    """Returns a text without what is typed or stands in files: a mark takes the place of each."""
    return OPTION.sub("¤", QUOTED.sub("¤", TYPED.sub("¤", text)))


def long_sentences(text):
    """Yields each sentence with more than LONGEST words, and their number."""
    for sentence in END.split(LIST.sub("¤", VALUE.sub("¤", text))):
        number = len(re.findall(r"[\w¤{}%'’.,-]*[\w¤}][\w¤{}%'’.,-]*", sentence or ""))
        if number > LONGEST:
            yield number, sentence


class Words:
    """The table of turns and terms to avoid, and the texts that may have them.

    A row has the expression in "not", what to say in "say", and perhaps "except" (paths that may have it) and
    "unless" (an expression for texts that may have it). An exception is one text of one file, with its reason.
    """

    def __init__(self, table):
        self.rows = [(kind, re.compile(rf"(?<!\w)(?:{row['not']})(?!\w)", re.IGNORECASE), row)
                     for kind in ("turns", "terms") for row in table[kind]]
        self.unused = {(one["path"], one["text"]) for one in table["exceptions"] if one["reason"]}
        self.allowed = set(self.unused)

    def faults_in(self, path, text):
        """Yields the rule that a text breaks, and what to say instead."""
        words = prose(text)
        for kind, turn, row in self.rows:
            found = turn.search(words)
            if not found or any(part in path for part in row.get("except", [])):
                continue
            if "unless" not in row or not re.search(row["unless"], text, re.IGNORECASE):
                yield f'{kind}: "{found[0]}"', row["say"]
        percent = PERCENT.search(words)
        if percent:
            yield f'percent: "{percent[0]}"', "49.3%, without a blank"
        for number, sentence in long_sentences(words):
            yield f"sentence of {number} words: {sentence}", f"two sentences of at most {LONGEST} words"

    def allows(self, path, text):
        """True if a text is an exception."""
        self.unused.discard((path, text))
        return (path, text) in self.allowed


def faults_of(root, words, counts):
    """Returns a text for each fault; `counts` gets the number of texts of each source."""
    faults = []
    for source, file, line, text in sources_of(root):
        counts[source] = counts.get(source, 0) + 1
        path, flat = file.relative_to(root).as_posix(), " ".join(text.split())
        found = list(words.faults_in(path, text))
        if found and not words.allows(path, flat):
            faults += [f"{path}:{line}: {rule}\n    text: {shortened(flat)}\n    say:  {say}" for rule, say in found]
    return faults + [f"{TABLE}: no text needs the exception {one}" for one in sorted(words.unused)]


PLANTED_WORDS = {
    "turns": [{"not": "whoever", "say": "players who"}],
    "terms": [{"not": "torpedo", "say": "missile", "unless": "cards?", "except": ["con_sonar/"]}],
    "exceptions": [{"path": "README.md", "text": "Whoever is quoted.", "reason": "a quotation"},
                   {"path": "README.md", "text": "Gone.", "reason": "none"}],
}
LONG = " ".join(["word"] * LONGEST)
PLANTED = {
    "cli/a.cpp": (
        '#include "whoever goes.h"\n'
        '// "Whoever comments"\n'
        "auto c = '\"'; auto a = \"Whoever \"  // first\n"
        '    "plays\\n" PRId64 "on";\n'
        'auto b = "whoever_plays"; auto d = R"({"a": "whoever reads"})"; auto e = "`whoever` is typed";\n'
        f'auto f = "It is {LONG}."; auto g = "One {LONG}.\\nTwo {LONG}.";\n'
        'auto h = "It is {} % now"; auto i = "It is {}% now: --whoever"; auto j = "(?:whoever) is an expression";\n'
        f'auto k = "Is (`a`), `b`, `c` and `d` {LONG[:-10]}. `X` is {LONG}";\n'
    ),
    "exporters/con_sonar/b.h": 'f("A torpedo is fired.", "Whoever pays.");\n',
    "exporters/po/de.po": (
        'msgid ""\nmsgstr ""\n"Whoever: de"\n\n#: a\nmsgid "A torpedo"\nmsgstr "whoever"\n\n'
        'msgid "one"\nmsgid_plural ""\n"many, whoever "\n"pays"\nmsgstr[0] "x"\n'
    ),
    "exporters/po/fr.po": 'msgid "whoever"\n',
    "README.md": (
        "# A torpedo\n\nWhoever is\nquoted.\n\n```sh\nwhoever\n```\n\n| a | whoever |\n| --- | --- |\n"
        f"| torpedo cards | 5 % |\n\n- It is {LONG}\n  long.\n- word\n\n[whoever](whoever.md) <!-- whoever -->\n"
    ),
    "maps/MAPS.de.md": "whoever\n",
    "tests/data/a.md": "It is `whoever`, a torpedo.\n",
    "CHANGELOG.md": "# Log\n\n## New\n\nA torpedo.\n\n## Old\n\nA torpedo.\n",
    LEGAL: "whoever\n",
    "cli/a.1": ".TH A torpedo\n.SH B\nIs a\n.B torpedo\nfor whoever plays.\n",
}
FOUND = [
    "exporters/po/de.po:6: terms", "exporters/po/de.po:10: turns", "cli/a.cpp:3: turns",
    f"cli/a.cpp:6: sentence of {LONGEST + 2} words", f"cli/a.cpp:6: sentence of {LONGEST + 1} words",
    f"cli/a.cpp:6: sentence of {LONGEST + 1} words",
    "cli/a.cpp:7: percent", f"cli/a.cpp:8: sentence of {LONGEST + 2} words", "exporters/con_sonar/b.h:1: turns",
    "CHANGELOG.md:5: terms", "README.md:1: terms", "README.md:10: turns", "README.md:12: percent",
    f"README.md:14: sentence of {LONGEST + 3} words", "README.md:18: turns", "tests/data/a.md:1: terms",
    "cli/a.1:5: turns", f"{TABLE}: no text needs the exception ('README.md', 'Gone.')",
]


def check_planted_faults():
    """Exactly the planted faults are found."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in PLANTED.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        faults = faults_of(root, Words(PLANTED_WORDS), {})
    pairs = list(itertools.zip_longest(faults, FOUND, fillvalue=""))
    wrong = [f"found {fault or 'nothing'}, planted {planted or 'nothing'}" for fault, planted in pairs
             if not planted or not fault.startswith(planted)]
    assert not wrong, "\n".join(wrong)


def main(source, *count):
    check_planted_faults()
    root, counts = pathlib.Path(source), {}
    faults = faults_of(root, Words(json.loads(read(root / TABLE))), counts)
    if count == ("--count",):
        print(*(f"{name}: {number}" for name, number in counts.items()), sep="\n")
    lost = [f"{name} has {counts.get(name, 0)} texts, and at least {least} are there"
            for name, least in SOURCES.items() if counts.get(name, 0) < least]
    sys.exit("\n".join(faults + lost) or None)


if __name__ == "__main__":
    main(*sys.argv[1:])
