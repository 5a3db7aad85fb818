"""Pages of formats list the options of every verb, made of the program's own help; what a page says in its own
words names no option that its verbs lack; and one page names each file that is kept in the user's folders.

Usage: options_test.py PROGRAM SOURCE [--write]
"""
import difflib
import pathlib
import re
import subprocess
import sys

PART = re.compile(r"(?<=\n)<!-- Options of ([a-z-]+): [^\n]*-->\n(.*?)<!-- End of options\. -->\n", re.S)
BEGIN = "<!-- Options of {}: `python3 tests/documents/options_test.py PROGRAM . --write` renews this part. -->\n"
END = "<!-- End of options. -->\n"
MAIN = "chartroom"  # the options of the program itself
# An option and what stands in its column (type, range, values, default), which is 30 wide or a line of its own.
OPTION = re.compile(r"^  (?:-\w,)?(--[a-z-]+)(.*)$")
COLUMN = 30
OF_OTHERS = {"--tool", "--write"}  # of git and of this test


def told(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, check=True, text=True).stdout


def options(text):
    """(name, form, what it does) of each option of a help text."""
    lines = text.split("\nOptions:\n")[1].split("\nVerbs:\n")[0].splitlines()
    for line, below in zip(lines, [*lines[1:], ""]):
        if OPTION.match(line):
            apart = below.startswith(" " * COLUMN)
            name, form = OPTION.match(line if apart else line[:COLUMN]).groups()
            yield name, form.rstrip(), below.strip() if apart else line[COLUMN:]


def item(name, form, text):
    # "=1", "=[en]" for lists; CLI11 2.4 of Debian 13: " [1]", " [[en]]". A range is no default: "in [1 - 8]".
    default = re.search(r"=(\S+)|(?<! in) (\[\S+\])", form)
    value = f"default `{(default[1] or default[2]).strip('[]')}`" if default else ""
    if name == "--jobs":
        value = "default: all processors"
    limits = re.search(r":INT in \[(.*?)\]|:FLOAT in \[(.*?)\]", form)
    words = re.search(r":\{(.*?)\}", form)
    kind = re.search(r"\b(TEXT|INT|UINT|FLOAT|I/N)\b", form)
    takes = ""
    if words:
        takes = ", ".join(f"`{word}`" for word in words[1].split(","))
    elif limits:
        takes = (limits[1] or limits[2]).replace(" - ", " to ")
    elif kind:
        takes = {"TEXT": "text", "INT": "number", "UINT": "number", "FLOAT": "number"}.get(kind[1], kind[1])
    if " ..." in form:
        takes += ", …"
    excludes = re.search(r"Excludes: (.*)$", form)
    if excludes:
        text += f" (not with {' or '.join(excludes[1].split())})"
    known = "; ".join(part for part in (takes, value) if part)
    return f"- `{name}`{known and f' ({known})'}: {text}\n"


def made(program, verb, level):
    """The part of a page with the options of a verb, below a heading of this level."""
    text = told(program, "help", *([verb] if verb != MAIN else []))
    usage = re.search(r"^Usage: (.*)$", text, re.M)[1]
    items = "".join(item(*one) for one in options(text) if one[0] != "--help") or "It has only the general options.\n"
    return f"\n{level} Options of `{verb}`\n\n`{usage}`\n\n{items}\n"


def renewed(program, part):
    level = "###" if "\n## " in part.string[:part.start()] else "##"
    return BEGIN.format(part[1]) + made(program, part[1], level) + END


def pages_of(source):
    """(path, text) of the pages with parts, by path."""
    pages = [(path, path.read_text(encoding="utf-8")) for path in sorted(source.glob("*/*.md"))]
    return [(path, text) for path, text in pages if PART.search(text)]


def check_parts(program, pages):
    """Each verb has its part, and has it once."""
    verbs = re.findall(r"^  ([a-z-]+) +\S", told(program, "help").split("\nVerbs:\n")[1], re.M)
    assert {"validate", "merge-maps"} <= set(verbs), verbs
    wanted = sorted({*verbs, MAIN, "completion"} - {"help"})
    found = sorted(verb for _, text in pages for verb, _ in PART.findall(text))
    assert found == wanted, f"{found} instead of {wanted}"


def check_words(program, pages):
    """The options that a page names in its own words are those of the verbs that it names."""
    everywhere = {name for name, _, _ in options(told(program, "help"))} | OF_OTHERS
    known = {verb: {name for name, _, _ in options(told(program, "help", verb))}
             for _, text in pages for verb, _ in PART.findall(text) if verb != MAIN}
    for path, text in pages:
        words = PART.sub("", text)
        named = set(re.findall(r"`(--[a-z-]+)", words))
        verbs = set(re.findall(r"`(?:chartroom )?([a-z-]+)", text)) & set(known)
        unknown = named - everywhere - set().union(*(known[verb] for verb in verbs))
        assert not unknown, f"{path}: no verb of this page has {unknown}"


def check_documents(program, source):
    """Whatever document or file for CI shows a verb with options, the verb has them."""
    everywhere = {name for name, _, _ in options(told(program, "help"))}
    known, found = {}, 0
    for path in sorted([*source.glob("*/*.md"), *source.glob("*.md"), *source.glob(".github/*.md")]):
        for verb, words in re.findall(r"\bchartroom ([a-z-]+)((?: [^\n`|;]*)?)", path.read_text(encoding="utf-8")):
            named = set(re.findall(r"(?<![\w-])(--[a-z][a-z-]*)", words.split("  #")[0].split(" | ")[0]))
            if not named:
                continue
            known.setdefault(verb, {name for name, _, _ in options(told(program, "help", verb))} | everywhere)
            assert named <= known[verb], f"{path}: {verb} has no option {named - known[verb]}"
            found += 1
    assert found > 50, found


def check_kept(source):
    """What the program keeps in the user's folders stands in the document."""
    text = (source / "cli/COMMANDS.md").read_text(encoding="utf-8")
    part = text.split("## What is kept where")[1].split("\n## ")[0]
    code = "".join(path.read_text(encoding="utf-8") for folder in ("cli", "editor", "exporters")
                   for path in sorted((source / folder).rglob("*.cpp")))
    kept = re.findall(r'(?:settings|state)_folder\(\)(?:\) /|\s*\+)[^;"]*"/?([a-z.]+)', code)
    assert {"shortcuts", "heard", "journal", ".printer.json"} <= set(kept), kept
    for name in kept:
        assert name in part, f"COMMANDS.md does not say that {name} is kept"


def main(program, source, *write):
    source = pathlib.Path(source)
    pages = pages_of(source)
    check_parts(program, pages)
    check_words(program, pages)
    check_documents(program, source)
    check_kept(source)
    stale = False
    for path, text in pages:
        new = PART.sub(lambda part: renewed(program, part), text)
        if write == ("--write",):
            path.write_text(new, encoding="utf-8")
        elif new != text:
            stale = True
            sys.stdout.writelines(difflib.unified_diff(text.splitlines(True), new.splitlines(True), str(path), "help"))
    sys.exit(stale)


main(*sys.argv[1:])
