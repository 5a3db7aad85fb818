"""FORMATS.md has a table of the options of every verb, made of the program's own help; what it tells of a verb
in its own words names no option that the verb lacks; and it names each file that is kept in the user's folders.

Usage: options_test.py PROGRAM SOURCE [--write]
"""
import difflib
import pathlib
import re
import subprocess
import sys

BEGIN = "<!-- Options: `python3 tests/documents/options_test.py PROGRAM . --write` renews this part. -->\n"
END = "<!-- End of the options. -->\n"
# An option and what stands in its column (type, range, values, default), which is 30 wide or a line of its own.
OPTION = re.compile(r"^  (?:-\w,)?(--[a-z-]+)(.*)$")
COLUMN = 30


def told(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, check=True, text=True).stdout


def cell(text):
    return text.replace("|", "\\|")


def options(text):
    """(name, form, what it does) of each option of a help text."""
    lines = text.split("\nOptions:\n")[1].split("\nVerbs:\n")[0].splitlines()
    for line, below in zip(lines, [*lines[1:], ""]):
        if OPTION.match(line):
            apart = below.startswith(" " * COLUMN)
            name, form = OPTION.match(line if apart else line[:COLUMN]).groups()
            yield name, form.rstrip(), below.strip() if apart else line[COLUMN:]


def row(name, form, text):
    default = re.search(r"=(\[.*?\]|\S+)", form)
    value = default[1].strip("[]") if default else ""
    if name == "--jobs":
        value = "all processors"
    limits = re.search(r":INT in \[(.*?)\]|:FLOAT in \[(.*?)\]", form)
    words = re.search(r":\{(.*?)\}", form)
    takes = ""
    if words:
        takes = ", ".join(f"`{word}`" for word in words[1].split(","))
    elif limits:
        takes = (limits[1] or limits[2]).replace(" - ", " to ")
    elif re.search(r"\b(TEXT|INT|UINT|FLOAT|I/N)\b", form):
        takes = {"TEXT": "text", "INT": "number", "UINT": "number", "FLOAT": "number"}.get(
            re.search(r"\b(TEXT|INT|UINT|FLOAT|I/N)\b", form)[1], "I/N")
    if " ..." in form:
        takes += ", …"
    excludes = re.search(r"Excludes: (.*)$", form)
    if excludes:
        text += f" (not with {' or '.join(excludes[1].split())})"
    return f"| `{name}` | {takes} | {value and f'`{value}`' if value != 'all processors' else value} | {cell(text)} |\n"


def table(text):
    rows = [row(*one) for one in options(text) if one[0] != "--help"]
    return "| Option | Takes | Left out | Does |\n| --- | --- | --- | --- |\n" + "".join(rows) if rows else "None of its own.\n"


def generated(program):
    main = told(program, "help")
    verbs = re.findall(r"^  ([a-z-]+) +\S", main.split("\nVerbs:\n")[1], re.M)
    assert {"validate", "merge-maps"} <= set(verbs), verbs
    parts = [f"#### Before or behind any verb\n\n{table(main)}"]
    for verb in [verb for verb in verbs if verb != "help"] + ["completion"]:
        text = told(program, "help", verb)
        usage = re.search(r"^Usage: (.*)$", text, re.M)[1]
        parts.append(f"#### `{verb}`\n\n`{usage}`\n\n{table(text)}")
    return "\n" + "\n".join(parts) + "\n"


def check_verbs(program, text):
    """The options of each row of the table of verbs are the verb's."""
    everywhere = {name for name, _, _ in options(told(program, "help"))}
    rows = re.findall(r"^\| `([a-z-]+)[^|]*\| yes \|(.*)$", text, re.M)
    assert len(rows) > 10, rows
    for verb, words in rows:
        named = set(re.findall(r"`(--[a-z-]+)", words))
        unknown = named - everywhere - {name for name, _, _ in options(told(program, "help", verb))}
        assert not unknown, f"{verb} has no option {unknown}"


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


def check_kept(source, text):
    """What the program keeps in the user's folders stands in the document."""
    part = text.split("## 7. What is kept where")[1].split("\n## ")[0]
    code = "".join(path.read_text(encoding="utf-8") for folder in ("cli", "editor", "exporters")
                   for path in sorted((source / folder).rglob("*.cpp")))
    kept = re.findall(r'(?:settings|state)_folder\(\)(?:\) /|\s*\+)[^;"]*"/?([a-z.]+)', code)
    assert {"shortcuts", "heard", "journal", ".printer.json"} <= set(kept), kept
    for name in kept:
        assert name in part, f"FORMATS.md does not say that {name} is kept"


def main(program, source, *write):
    source = pathlib.Path(source)
    path = source / "cli/FORMATS.md"
    text = path.read_text(encoding="utf-8")
    check_verbs(program, text)
    check_documents(program, source)
    check_kept(source, text)
    before, rest = text.split(BEGIN)
    there, after = rest.split(END)
    made = generated(program)
    if write == ("--write",):
        path.write_text(before + BEGIN + made + END + after, encoding="utf-8")
    elif made != there:
        sys.exit("".join(difflib.unified_diff(there.splitlines(True), made.splitlines(True), "FORMATS.md", "help")))


main(*sys.argv[1:])
