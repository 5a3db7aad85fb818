#!/usr/bin/python3
"""Every text of the checks, their reports and the readers of files stands in every catalogue with its values, and nothing else does.

A form has {} for its values; a translation has as many, or {0}, {1} where their order is another.
The rule for values is first tried on forms of which some are wrong.

    catalogues_test.py SOURCE_FOLDER
"""

import pathlib
import re
import subprocess
import sys
import tempfile

LANGUAGES = ("de", "fr", "it", "ko")
KEYWORDS = ("message", "message_for:2,3", "fail_with_errno:2", "joined:1", "translatable")
ENTRY = re.compile(r'^(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$')


def same_values(english, translation):
    plain = translation.count("{}")
    numbered = sorted(re.findall(r"\{(\d)\}", translation))
    others = len(re.findall(r"[{}]", translation)) - 2 * (plain + len(numbered))
    wanted = english.count("{}")
    if others or (plain and numbered):
        return False
    return plain == wanted if not numbered else numbered == [str(i) for i in range(wanted)]


def sees_wrong_values():
    good = [("{} of {}", "{} von {}"), ("{} of {}", "{1}: {0}"), ("all", "alle")]
    bad = [("{} of {}", "{}"), ("{} of {}", "{1}: {}"), ("{} of {}", "{1}: {1}"), ("{}", "{0:d}"), ("{}", "{} {")]
    return all(same_values(*one) for one in good) and not any(same_values(*one) for one in bad)


def extracted(root, pot):
    files = sorted(p for room in ("maps", "validator", "editor/model") for p in (root / room).rglob("*") if p.suffix in (".h", ".cpp"))
    files.append(root / "exporters/documents/print_checks.cpp")
    subprocess.run(["xgettext", "--language=C++", "--from-code=UTF-8", "--keyword=",
                    *(f"--keyword={word}" for word in KEYWORDS), f"--output={pot}", *files], check=True)


def with_text(fault, pot):
    """What is said of a line of the extracted texts, which are gone afterwards, with the text itself."""
    at = re.match(re.escape(str(pot)) + r":(\d+)", fault)
    if not at:
        return fault
    lines = pot.read_text(encoding="utf-8").splitlines()
    # It may be the line of the text, or of what it is said with, which comes behind.
    begin = max((i for i in range(int(at[1])) if lines[i].startswith("msgid ")), default=0)
    lines = lines[begin:]
    text = re.match(r'msgid ((?:"[^\n]*"\n)+)', "\n".join(lines) + "\n")
    return f"{fault} {text[1].strip()}" if text else fault


def faults_of(catalogue, pot):
    """What is wrong with a catalogue, a line each."""
    faults = []
    for command in (["msgfmt", "--check-format", "--output-file=/dev/null", catalogue],
                    ["msgcmp", catalogue, pot], ["msgcmp", "--use-untranslated", pot, catalogue]):
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
        faults += [with_text(line, pot) for line in done.stderr.splitlines()] if done.returncode else []
    text = subprocess.run(["msgcat", "--no-wrap", catalogue], stdout=subprocess.PIPE, text=True, check=True).stdout
    # A text of several lines as one.
    english = ""
    for line in re.sub(r'"\n"', "", text).splitlines():
        entry = ENTRY.match(line)
        if entry and entry[1] == "msgid":
            english = entry[2]
        elif entry and english and not same_values(english, entry[2]):
            faults.append(f"{catalogue.name}: other values: {entry[2]}")
    return faults


def main():
    if not sees_wrong_values():
        sys.exit("the test does not see values that are wrong")
    root = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / "texts.pot"
        extracted(root, pot)
        faults = [f for language in LANGUAGES for f in faults_of(root / f"validator/po/{language}.po", pot)]
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
