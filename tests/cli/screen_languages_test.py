#!/usr/bin/python3
"""Games in every language: the screens have no English left, the boards stay aligned, and the records are the same. --lang
chooses the language, else the locale does.

    screen_languages_test.py PROGRAM SOURCE_FOLDER
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

from pseudo_terminal import PseudoTerminal

LANGUAGES = ("de", "fr", "it", "ko")
# Words of no other language here: one of them on a screen is a sentence that is half English.
ENGLISH = re.compile(r"\b(the|you|your|is|are|and|with|not|this|which|type|row|column|blue|green)\b", re.IGNORECASE)
# The names, typed words and arguments that stay, beside single letters and points of the map.
KEPT = re.compile(r"\b(legal|film|board|save|quit|stop|resume|pause|random|replay|back|end|play|chartroom|play --resume|"
                  r"--\w+|[\w-]+\.game|north-pole|novice|[A-Za-z]\d*)\b|--\w+")
# What decks call nations and cards, and the words of their records.
DECK_WORDS = re.compile(r"(own|[a-z]+)[*@+-]\d(/[\w-]+)?|\b(red|green|blue|yellow|purple|orange|play|strike|remove|bury|discard|sonar|result|draw|reveal|"
                        r"deal|hit|miss|none|legal|table|save|quit|end|undo|con-sonar|greedy|planner|person|\w+\.game|--\w+)\b|--\w+", re.IGNORECASE)
# What a referee quotes from records: names of rules, players and maps, files, lines, words of headers.
QUOTED = r"^  \S+:\d+:\d+: (blue|green) .*|\S+\.(game|md)\b|\([\w-]+\)|\bvariant realtime\b|\b(resume|stop)\b|[a-z]+(-[a-z]+)+|North Pole"
# Words that a language shares with English.
SHARED = {"de": ["sonar"], "fr": ["sonar", "silence", "surface"], "it": ["sonar"], "ko": []}
MAP = "maps/packs/sonar-family/north-pole.map.json"
TURNS = ["help", "legal", "film", "board", "leftt", "quack", "sonar now", "surface now", "missile", "silence", "sonar", "left",
         "right", "up", "legal", "missile D3", "missile Z9", "silence sideways", "up", "pause", "stop", "resume", "undo",
         "right", "right", "sonar", "down", "down", "right", "silence", "help", "left", "right", "surface", "maybe", "no",
         "save", "save a.json", "save own.game", "save kept.game", "save kept.game", "up", "quit", "help", "other.game"]
TWO = ["help", "", "help", "H3", "Z9", "C2", "x", "", "C7", "", "down", "", "left", "", "undo", "", "legal", "quit", "no"]
REALTIME = ["x", "help", "", "up", "wait 5000", "stop", "stop", "legal", "up", "sonar", "resume", "resume", "wait 60000",
            "help", "row", "pause", "", "quit", "no"]
GAMES = {"turns": (["--start", "C2"], TURNS), "start": (["--start", "H3"], ["help", "random"]), "two": (["--two"], TWO),
         "realtime": (["--start", "C2", "--variant", "realtime", "--time", "typed"], REALTIME),
         "no-map": (None, [])}
ERRORS = [["--first", "red"], ["--two", "--team", "blue"], ["--two", "--start", "C2"], ["--admirals", "3"],
          ["--against", "bob"], ["--clock", "1,1"], ["--variant", "realtime", "--two"], ["--start", "99"],
          ["--variant", "realtime", "--clock", "x"], ["--record", "missing/a.game"], ["--record", "own.game"]]


class Player:
    def __init__(self, program, source):
        self.program = program
        self.source = source

    def run(self, language, arguments, typed, verb="play", **environment):
        """Status, screen, errors and the saved files of a run in a folder of its own."""
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "own.game").write_text("")
            clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
            options = ["--lang", language] if language else []
            done = subprocess.run([self.program, verb, *arguments, *options], input="".join(f"{line}\n" for line in typed),
                                  capture_output=True, text=True, encoding="utf-8", cwd=folder, env={**clean, **environment})
            files = {p.name: p.read_text() for p in sorted(pathlib.Path(folder).iterdir())}
            return done.returncode, done.stdout, done.stderr, files

    def game(self, language, name):
        options, typed = GAMES[name]
        arguments = [] if options is None else [self.source / MAP, "--seed", "5", *options]
        return self.run(language, arguments, typed)


def english_in(screen, english, typed, kept=KEPT):
    """Yields the lines that are English, or have English in them. What a player typed may be English."""
    shown = {line for line in english.splitlines() if re.search(r"[A-Za-z]{2}", kept.sub("", line))}
    shown -= {line for line in shown if re.search("[가-힣]", line)}  # tables of the words of all languages
    for line in screen.splitlines():
        plain = line
        for words in sorted(typed, key=len, reverse=True):
            plain = re.sub(rf"(?<!\w){re.escape(words)}(?!\w)", "", plain) if words else plain
        if re.match(r"  \w[^.]* [가-힣]+$", line):
            continue
        if (line in shown and re.search(r"[A-Za-z]{2}", kept.sub("", plain))) or ENGLISH.search(kept.sub("", plain)):
            yield line


def columns(text):
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def misaligned(screen):
    """Yields the headings of two boards of which the right one does not begin above its board."""
    lines = screen.splitlines()
    for heading, letters in zip(lines, lines[1:]):
        if letters.count("A B C") == 2:
            right = letters.rindex("A B C") - len("10 ")
            if not any(columns(heading[:at]) == right and heading[at - 2:at] == "  " for at in range(2, len(heading))):
                yield heading


def no_english(player):
    for name, (_, typed) in GAMES.items():
        status, english, errors, files = player.game("en", name)
        for language in LANGUAGES:
            told = player.game(language, name)
            assert told[0] == status, (language, name, told[0], told[2])
            assert {k: v for k, v in told[3].items()} == files, (language, name)
            left = list(english_in(told[1] + told[2], english + errors, typed))
            assert not left, (language, name, left)
            assert not list(misaligned(told[1])), (language, list(misaligned(told[1])))
    for options in ERRORS:
        status, _, english, _ = player.run("en", [player.source / MAP, *options], [])
        assert status == 2 and english, options
        for language in LANGUAGES:
            told = player.run(language, [player.source / MAP, *options], [])
            assert told[0] == 2 and not list(english_in(told[2], english, [*options, "blue", "green"])), (language, told[2])


HEARD = ["up", "left", "8", "we t e4 miss", "s", "t a1 self hit", "t j10", "surface h3", "up"]
SLIPS = ["up", "left", "undo", "up", "up", "silence", "right", "row 1", "row 9", "", "up", "mend 3 down", "mend 6", "help",
         "team blue", "insert 3 up", "surface h3", "surface b2", "surface c1"]


def tracked(player):
    """Lists as they are heard: at a terminal, from standard input, and as pictures with statistics."""
    for options in ([], ["--team", "blue"], ["--stats"]):
        arguments = ["--map", "north-pole", "--maps", player.source / "maps/packs", *options]
        status, english, errors, _ = player.run("en", arguments, HEARD, verb="track")
        objects = player.run("en", [*arguments, "--format", "json"], HEARD, verb="track")[1]
        for language in LANGUAGES:
            told = player.run(language, arguments, HEARD, verb="track")
            assert told[0] == status, (language, told)
            left = list(english_in(told[1] + told[2], english + errors, SHARED[language]))
            assert not left, (language, left)
            assert player.run(language, [*arguments, "--format", "json"], HEARD, verb="track")[1] == objects, language
    for language in LANGUAGES:
        with tempfile.TemporaryDirectory() as folder:
            arguments = ["track", "--map", "north-pole", "--maps", str(player.source / "maps/packs")]
            screens = []
            for code in ("en", language):
                terminal = PseudoTerminal(player.program, [*arguments, "--lang", code], folder, "\n> ", size=(24, 80),
                                          XDG_STATE_HOME=f"{folder}/{code}")
                shown = terminal.until("\n> ")
                for line in SLIPS:
                    shown += terminal.types(line)
                terminal.keys("quit\n")
                screens.append(shown + terminal.until(None))
            left = list(english_in(screens[1], screens[0], SLIPS + SHARED[language]))
            assert not left, (language, left)
            wide = [line for line in screens[1].splitlines() if columns(line) > 80 and "/" not in line]
            assert not wide, (language, wide)
            lists = [pathlib.Path(folder, code, "chartroom/heard/north-pole.heard").read_text() for code in ("en", language)]
            assert lists[0] == lists[1], language
            follows_its_own_words(player, language, screens[1])


DECK_TURNS = ["help", "legal", "quack", "pley", "9", "end", "1", "play 1 blue@2", "play 2", "orange+4 orange@4", "legal", "strike 1", "bury 9",
              "bury 2", "undo", "table", "sonar 2 9", "sonar 3 1", "sonar 2 1", "help", "x", "1", "save", "save a.json", "save own.game", "legal",
              "sonar 1 1", "1", "sonar 1 1", "1", "play 1", "quit", "help", "no"]
DECK_ERRORS = [["--two"], ["--first", "pink"], ["--against", "novice"], ["--admirals", "9"], ["--admirals", "3", "--players", "person,greedy"],
               ["--players", "person,greedy", "--against", "greedy"], ["--resume", "own.game", "--first", "red"]]


def decks(player):
    """Games with decks against agents and between two people, and the end of a game."""
    deck = player.source / "maps/packs/con-sonar/con-sonar.deck.json"
    for options, typed in ((["--first", "red", "--seed", "7"], DECK_TURNS),
                           (["--players", "person,person", "--seed", "3"], ["help", "", "legal", "1", "end", "", "no", "quit", "no"]),
                           (["--players", "greedy,greedy", "--seed", "3"], ["help", "no"])):
        status, english, errors, files = player.run("en", [deck, *options], typed)
        assert status == 0, (status, errors)
        for language in LANGUAGES:
            told = player.run(language, [deck, *options], typed)
            assert (told[0], told[3]) == (status, files), (language, told)
            left = list(english_in(told[1] + told[2], english + errors, typed, DECK_WORDS))
            assert not left, (language, left)
    for options in DECK_ERRORS:
        status, _, english, _ = player.run("en", [deck, *options], [])
        assert status == 2 and english, options
        for language in LANGUAGES:
            told = player.run(language, [deck, *options], [])
            error = told[2].replace("chartroom play --help lists all options.\n", "")  # said for every verb
            assert told[0] == 2 and not list(english_in(error, english, options, DECK_WORDS)), (language, told[2])
    for language in LANGUAGES:
        legal = player.run(language, [deck, "--first", "red", "--seed", "7"], ["legal", "quit"])[1]
        lines = re.findall(r"^  (play .*)$", legal, re.MULTILINE)
        assert len(lines) == 3, (language, legal)
        for line in lines:
            told = player.run("en", [deck, "--first", "red", "--seed", "7"], [line, "quit", "no"])[1]
            assert "is not understood" not in told and "expected" not in told, (language, line, told)


def refereed(player):
    """Every broken rule and every dispute of both games."""
    data = player.source / "tests/data"
    maps = ["--maps", player.source / "maps/packs"]
    runs = [[path] for path in sorted((data / "violations").rglob("*.game")) if "deck short" not in path.read_text()]
    runs += [[folder / "blue.game", folder / "green.game"] for folder in sorted((data / "sheets").iterdir())]
    runs += [[path] for path in (data / "records/cards.game", player.source / "maps/examples/evening.game")]
    assert len(runs) > 80, len(runs)
    for paths in runs:
        words = DECK_WORDS if "\ndeck " in paths[0].read_text() else KEPT
        kept = re.compile(f"{QUOTED}|{words.pattern}", re.MULTILINE | re.IGNORECASE)
        status, english, errors, _ = player.run("en", [*paths, *maps], [], verb="referee")
        assert status in (0, 1) and not errors, (paths, errors)
        objects = player.run("en", [*paths, *maps, "--format", "json"], [], verb="referee")[1]
        # The record's own words stay: a quotation that is no answer to sonar and no result.
        quotations = [text for text in re.findall(r'"([^"\n]*)"', english)
                      if not re.fullmatch(r"row \d+|column \w|hit|hit self|self|miss|[A-Z]\d+ damage", text)]
        for language in LANGUAGES:
            told = player.run(language, [*paths, *maps], [], verb="referee")
            assert told[0] == status and not told[2], (language, paths, told)
            left = list(english_in(told[1], english, quotations + SHARED[language], kept))
            assert not left, (language, paths, left)
            assert player.run(language, [*paths, *maps, "--format", "json"], [], verb="referee")[1] == objects, (language, paths)


def misread(player):
    """Errors in records and lists, which are read by all three verbs."""
    data = player.source / "tests/data"
    for verb, path in (("referee", "records/malformed.game"), ("track", "heard/malformed.heard"), ("track", "heard/outside.heard"),
                       ("track", "heard/headless.heard"), ("referee", "records/off-the-map.game"), ("track", "heard/illegal.game")):
        arguments = [data / path, "--maps", player.source / "maps/packs", *(["--team", "blue"] if path.endswith("illegal.game") else [])]
        status, _, english, _ = player.run("en", arguments, [], verb=verb)
        assert status and english, (path, status)
        for language in LANGUAGES:
            told = player.run(language, arguments, [], verb=verb)
            assert told[0] == status and len(told[2].splitlines()) == len(english.splitlines()), (language, path, told)
            same = [line for line, other in zip(told[2].splitlines(), english.splitlines()) if line == other]
            assert not same, (language, path, same)


def follows_its_own_words(player, language, screen):
    """The lines that a screen shows as those to type are understood."""
    lines = re.findall(r" {3,}\d+  (\w[^.|#\n]*)$", screen, re.MULTILINE)
    lines += re.findall(r"^  (\w+ \d+(?: .*)?)$", screen, re.MULTILINE)
    typed = sorted({re.sub(r" \(.*", "", line).strip() for line in lines if "  " not in line.strip()})
    assert len(typed) > 5, (language, typed)
    for line in typed:
        told = player.run("en", ["--map", "north-pole", "--maps", player.source / "maps/packs"], ["up"] * 9 + [line], verb="track")
        assert "is not understood" not in told[2], (language, line, told[2])


def sees_english():
    assert list(english_in("Blau is versenkt.", "", []))
    assert list(english_in("Nothing to undo.", "Nothing to undo.\n", []))
    assert not list(english_in("   A B C D\nlegal", "   A B C D\nlegal", []))
    assert list(misaligned("blau     Folie\n   A B C D       A B C D"))


def chosen(player):
    """The language of a screen by its first prompt."""
    prompts = {"en": "start where?", "de": "Start wo?", "fr": "quel départ", "it": "da dove parti", "ko": "어디서 출발"}

    def of(language, **environment):
        screen = player.run(language, [player.source / MAP], [], **environment)[1]
        return [code for code, prompt in prompts.items() if prompt in screen]

    for code in prompts:
        assert of(code) == [code]
        assert of("", LC_ALL=f"{code}_XX.UTF-8") == [code]
        assert of("", LC_ALL="", LC_MESSAGES=f"{code}@euro", LANG="C") == [code]
        assert of("", LANG=code) == [code]
        assert of(code, LC_ALL="it_IT.UTF-8") == [code]
    for other in ("C", "POSIX", "C.UTF-8", "nl_NL.UTF-8", ""):
        assert of("", LC_ALL=other) == ["en"], other
    assert of("", LC_ALL="C", LANG="de_DE.UTF-8") == ["en"]
    assert of("DE") == ["de"]
    assert player.run("nl", [player.source / MAP], [])[0] == 2


def review(player):
    """The end of a game at a terminal, typed in each language."""
    undo = {"de": ("replay, zurück oder Enter> ", "zurück", "Der letzte Zug"), "fr": ("replay, annuler ou Entrée> ", "annuler", "dernier"),
            "it": ("replay, annulla o Invio> ", "annulla", "ultim"), "ko": ("replay, 취소 또는 Enter> ", "취소", "물렀")}
    moves = (player.source / "tests/cli/play_win.txt").read_text().splitlines()
    archipelago = player.source / "maps/packs/sonar-family/archipelago.map.json"
    with tempfile.TemporaryDirectory() as folder:
        for language, (prompt, word, took_back) in undo.items():
            terminal = PseudoTerminal(player.program, ["play", str(archipelago), "--against", "random", "--first", "blue", "--seed", "3",
                                                       "--lang", language], folder, prompt, size=(50, 100))
            for line in moves[:-1]:  # the last one is the name of a file
                terminal.keys(line + "\n")
            terminal.until(prompt)
            shown = terminal.types("help", "now")
            terminal.keys("replay\n\n31\nback\nhelp\nend\n")
            shown += terminal.until(prompt)
            assert not list(english_in(shown, "", ["help", "now"])), (language, shown)
            terminal.keys(f"{word}\n")
            terminal.prompt = "> "
            told = terminal.until("> ")
            assert took_back in told, (language, told)
            terminal.keys("quit\n")
            terminal.until("> ")
            terminal.ends({"de": "nein", "fr": "non", "it": "no", "ko": "아니요"}[language] + "\n")


def main():
    player = Player(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve())
    sees_english()
    no_english(player)
    tracked(player)
    decks(player)
    refereed(player)
    misread(player)
    chosen(player)
    review(player)


if __name__ == "__main__":
    main()
