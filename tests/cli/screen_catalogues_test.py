#!/usr/bin/python3
"""Every text of the translated screens stands in every catalogue of cli/po with its values, and nothing else does. Words
that are typed are words that the program reads.

    screen_catalogues_test.py SOURCE_FOLDER
    screen_catalogues_test.py SOURCE_FOLDER --files    lists the sources of the texts
"""

import pathlib
import re
import subprocess
import sys
import tempfile

LANGUAGES = ("de", "fr", "it", "ko")
KEYWORDS = ("message", "message_for:2,3", "joined:1", "translatable")
FOLDERS = ("cli/play", "cli/track", "cli/con_sonar/play")
FILES = ("cli/con_sonar/admirals.cpp", "cli/record_input.cpp", "cli/verbs/play_verb.cpp", "cli/verbs/referee_verb.cpp", "cli/verbs/track_verb.cpp", "validator/rules/said_words.cpp")
# The typed words that screens show, by their names in validator/rules/spoken_words.cpp.
TYPED = {"up": "up", "down": "down", "left": "left", "right": "right", "sonar": "sonar", "silence": "silence",
         "surface": "surface", "undo": "undo"}
ENTRY = re.compile(r'^(msgid|msgid_plural|msgstr(?:\[\d\])?) "(.*)"$')


def sources(root):
    found = [path for folder in FOLDERS for path in (root / folder).glob("*") if path.suffix in (".cpp", ".h")]
    return sorted(found + [root / file for file in FILES])


def same_values(english, translation):
    """Compares the places of values: {}, or {0}, {1} in another order."""
    numbered = sorted(re.findall(r"\{(\d)\}", translation))
    plain = translation.count("{}")
    if len(re.findall(r"[{}]", translation)) != 2 * (plain + len(numbered)):
        return False
    wanted = english.count("{}")
    return plain == wanted if not numbered else not plain and numbered == [str(i) for i in range(wanted)]


def entries(catalogue):
    """Yields each form of each text with its English."""
    text = subprocess.run(["msgcat", "--no-wrap", catalogue], stdout=subprocess.PIPE, text=True, check=True).stdout
    english = ""
    for line in text.replace('"\n"', "").splitlines():
        entry = ENTRY.match(line)
        if entry and entry[1] == "msgid":
            english = entry[2]
        elif entry and english:
            yield english, entry[2]


def read_words(root):
    """Returns the words that the program reads, by their meaning."""
    text = (root / "validator/rules/spoken_words.cpp").read_text(encoding="utf-8")
    words = {}
    for meaning, word in re.findall(r'\{Word::(\w+), "([^"]+)"\}', text):
        words.setdefault(meaning, set()).add(word)
    return words


def faults_of(catalogue, pot, words):
    for command in (["msgfmt", "--check-format", "--output-file=/dev/null", catalogue],
                    ["msgcmp", catalogue, pot], ["msgcmp", "--use-untranslated", pot, catalogue]):
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            yield f"{catalogue}: {' '.join(str(word) for word in command)}:\n{done.stderr}"
    for english, translation in entries(catalogue):
        if not same_values(english, translation):
            yield f"{catalogue}: other values: {translation}"
        if english in TYPED and translation not in words[TYPED[english]]:
            yield f"{catalogue}: the program does not read {translation} as {english}"
        if english == "up, down, left, right":
            for meaning, word in zip(english.split(", "), translation.split(", ")):
                if word not in words[meaning]:
                    yield f"{catalogue}: the program does not read {word} as {meaning}"


def main():
    root = pathlib.Path(sys.argv[1])
    if sys.argv[2:] == ["--files"]:
        print(*sources(root), sep="\n")
        return
    if same_values("{} of {}", "{}") or same_values("{} of {}", "{1}: {1}") or not same_values("{} of {}", "{1}: {0}"):
        sys.exit("the test does not see values that are wrong")
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / "texts.pot"
        subprocess.run(["xgettext", "--language=C++", "--from-code=UTF-8", "--keyword=",
                        *(f"--keyword={word}" for word in KEYWORDS), f"--output={pot}", *sources(root)], check=True)
        words = read_words(root)
        faults = [fault for language in LANGUAGES for fault in faults_of(root / f"cli/po/{language}.po", pot, words)]
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
