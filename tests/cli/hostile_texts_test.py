"""No name, reason, note or path of a stranger's files commands a terminal or a runner of tests.

Each verb and each form of reports is fed files whose texts and names hold escapes, line breaks,
control characters of the second set and bidirectional controls. What is written for people must
hold none of them, and no line may begin with a command of a runner that we did not give.

Usage: hostile_texts_test.py PROGRAM FOLDER
"""
import html.parser
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
NASTY = "::x\n::stop-commands::x\r\x1b[2J\x9b31m\u202edesrever\u2066\u2028##[debug]end\ufffe"
# Of a file: any bytes but / and NUL.
NAME = b"::a\n::error::x\x1b[2J\xff\xe2\x80\xae##[debug]\xef\xbf\xbf"
HIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]")
COMMAND = re.compile(r"^\s*::|##\[")
OWN_COMMAND = re.compile(r"^::(error|warning|notice) file=")

MAP = {
    "format": "chartroom-map", "version": 1, "id": "two-seas", "revision": NASTY,
    "name": {"en": NASTY, "de": NASTY}, "author": NASTY, "license": NASTY, "notes": {"en": NASTY},
    "points": ["..##..", "..##..", "..##..", "..##.."],
    "quadrants": ["111222", "111222", "333444", "333444"],
}
PACK = {
    "format": "chartroom-pack", "version": 1, "id": "pack", "name": {"en": NASTY},
    "maps": ["b.map.json"],
    "checks": {"exclude": [{"code": "R201", "map": "two-seas", "reason": NASTY}]},
}
GAME = "chartroom-game 1\nmap b.map.json\nblue start A1\ngreen start F4\nfirst blue\n\nblue down\n"
BAD_GAME = "chartroom-game 1\nmap " + "x\x1b[2J\u202e\n" + "blue start \x1b\u202eA1\n"
HEARD = "chartroom-announcements 1\nmap b.map.json\nstart\ndown\nnonsense\x1b[2J\n"

# What a page or a drawing must show as it stands.
MARKUP = "]]></title></script><script>alert(1)</script><img src=x onerror=alert(2)>&amp;\"' "
LONG = "W" * 3000
SHEETS = "captain,operator,rules,reference,gauges,film,assembly"

faults = []


def run(*args, data=b"", status=None, exact=False):
    """`exact`: what comes out is data, which is as it was."""
    done = subprocess.run([program, *args], input=data, capture_output=True, cwd=folder, check=False)
    what = " ".join(a if isinstance(a, str) else repr(a) for a in args)
    if status is not None and done.returncode not in status:
        faults.append(f"{what}: status {done.returncode}, not {status}: {done.stderr[:300]}")
    for name, stream in (("output", b"" if exact else done.stdout), ("errors", done.stderr)):
        text = stream.decode("utf-8", "backslashreplace")
        found = HIDDEN.search(text) or re.search(rb"[\xff\xfe]", stream)
        if found:
            at = max(0, found.start() - 30)
            faults.append(f"{what}: {name} hold {found.group(0)!r} in {text[at:at + 60]!r}")
        for line in text.splitlines():
            if COMMAND.search(line) and not OWN_COMMAND.match(line):
                faults.append(f"{what}: a line of the {name} is a command: {line!r}")
    return done


def write_decks():
    """A deck full of nasty texts under a nasty name, and one that does not read."""
    run("new", "sound.deck.json", status=[0])
    deck = json.loads((folder / "sound.deck.json").read_text())
    for named in (deck, *deck["symbols"], *deck["nations"]):
        named["name"] = {"en": NASTY}
    deck.update(id="nasty-deck", author=NASTY, license=NASTY, revision=NASTY, notes={"en": NASTY})
    path = os.path.join(os.fsencode(folder), NAME + b".deck.json")
    with open(path, "wb") as file:
        file.write(json.dumps(deck).encode())
    (folder / "broken.deck.json").write_text(json.dumps(dict(deck, id=NASTY, hand=NASTY)))
    return path


def try_decks():
    odd = write_decks()
    for form in ("text", "concise", "github", "junit"):
        run("validate", odd, "--level", "structure", "--format", form, status=[1])
        run("validate", "broken.deck.json", "--level", "structure", "--format", form, status=[2])
    run("show", odd, "sound.deck.json", status=[0])
    run("show", "broken.deck.json", status=[2])
    run("fmt", "--check", odd, status=[1])
    run("diff", "sound.deck.json", odd, "--level", "structure", status=[1])
    run("merge-maps", "sound.deck.json", odd, "broken.deck.json", "--output", "merged", status=[2])
    run("simulate", odd, "--games", "10", status=[0])
    run("ladder", odd, "--games", "256", "--agents", "random,greedy", status=[0, 1])
    run("export", odd, "--sheet", "odds", "--output", b"cards\n\x1b", status=[0])
    run("report", odd, "--output", b"deck\n\x1b.html", status=[0])
    run("play", odd, "--seed", "1", data=b"\x1b[2J\xff\nlegal\nquit\nno\n", status=[0])
    run("track", odd, status=[2])
    run("new", b"x\n\x1b.deck.json", status=[2])


class Page(html.parser.HTMLParser):
    """The elements of a page, their attributes, and its text."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.attributes, self.text = [], set(), ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data):
        self.text += data


def judge_page(plain, hostile):
    """The page of a hostile file has the elements of that of a plain one, and shows the markup."""
    plain, text = ((folder / name).read_text("utf-8") for name in (plain, hostile))
    plain, page = Page(plain), Page(text)
    if page.elements.count("script") != plain.elements.count("script") or "img" in page.elements:
        faults.append(f"{hostile}: markup of the file became elements")
    if any(name.startswith("on") for name in page.attributes):
        faults.append(f"{hostile}: markup of the file became attributes: {page.attributes}")
    if MARKUP.strip() not in page.text:
        faults.append(f"{hostile}: does not show the markup of the file")
    if HIDDEN.search(text):
        faults.append(f"{hostile}: holds {HIDDEN.search(text).group(0)!r}")


def judge_sheets(plain, hostile):
    """The sheets of a hostile map are as many as those of a plain one, and say what these say."""
    def told(tool, *args):
        return subprocess.run([tool, *args], cwd=folder, capture_output=True, check=True).stdout.decode("utf-8")
    pages = [re.search(r"Pages: +(\d+)", told("pdfinfo", path)).group(1) for path in (plain, hostile)]
    if pages[0] != pages[1]:
        faults.append(f"{hostile}: {pages[1]} pages, not {pages[0]}")
    ours = [told("pdftotext", path, "-").count("Print at 100%, no scaling") for path in (plain, hostile)]
    if ours[0] == 0 or ours[0] != ours[1]:
        faults.append(f"{hostile}: our own words stand {ours[1]} times, not {ours[0]}: turned round, or too small?")
    for text in (told("pdfinfo", hostile), told("pdftotext", hostile, "-").replace("\f", "")):
        if HIDDEN.search(text):
            faults.append(f"{hostile}: holds {HIDDEN.search(text).group(0)!r}")


def try_pages_and_sheets():
    nasty = MARKUP + NASTY
    texts = {"name": {"en": nasty}, "author": nasty, "license": nasty, "revision": nasty,
             "notes": {"en": nasty + LONG}}
    plain = {"name": {"en": "Plain"}, "author": "A", "license": "L", "revision": "1", "notes": {"en": "N"}}
    for name, words in (("plain", plain), ("markup", texts), ("long", dict(texts, name={"en": LONG}, author=LONG))):
        (folder / f"{name}.map.json").write_text(json.dumps(dict(MAP, id=name, **words)))
        run("report", f"{name}.map.json", "--output", f"{name}.html", status=[0])
        run("export", f"{name}.map.json", "--sheet", SHEETS, "--output", name, status=[0])
        run("export", f"{name}.map.json", "--sheet", SHEETS, "--format", "svg", "--output", f"{name}-svg", status=[0])
        for drawing in (folder / f"{name}-svg").iterdir():
            elements = {element.tag for element in xml.etree.ElementTree.parse(drawing).iter()}
            if any(element.endswith(("script", "img")) for element in elements):
                faults.append(f"{drawing.name}: markup of the file became elements")
    judge_page("plain.html", "markup.html")
    for hostile in ("markup", "long"):
        judge_sheets(*(next(path for path in (folder / name).iterdir() if "film" not in path.name)
                       for name in ("plain", hostile)))


def main():
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "b.map.json").write_text(json.dumps(MAP))
    (folder / "pack.json").write_text(json.dumps(PACK))
    (folder / "g.game").write_text(GAME)
    (folder / "bad.game").write_text(BAD_GAME)
    (folder / "h.heard").write_text(HEARD)
    odd = os.path.join(os.fsencode(folder), NAME + b".map.json")
    with open(odd, "wb") as file:
        file.write(json.dumps(dict(MAP, id="odd")).encode())
    with open(odd.replace(b".map", b"2.map"), "wb") as file:
        file.write(json.dumps(dict(MAP, id=NASTY, theme=NASTY)).encode())
    shown = run("show", "b.map.json", status=[0])
    run("show", odd, status=[0])
    # What a text picture shows, it reads back: nothing is lost by being shown safely.
    back = run("convert", "-", "-", "--from", "text", "--to", "json", data=shown.stdout, status=[0],
               exact=True)
    if json.loads(back.stdout)["name"]["en"] != NASTY:
        faults.append("the text picture does not read its escapes back")
    for form in ("text", "concise", "github", "junit"):
        run("validate", ".", "--level", "structure", "--format", form, status=[2])
        run("validate", "b.map.json", odd, "--format", form, status=[0, 1, 2])
        run("validate", b"none\n\x1b.map.json", "--format", form, status=[2])
        run("validate", b"none\n\x1b.map.json", "--format", "concise", "--statistics", status=[2])
    run("validate", "b.map.json", "--level", "structure", "--color", "never", status=[0])
    run("diff", "b.map.json", odd, status=[1])
    run("fmt", "--check", "b.map.json", odd, status=[1])
    run("simulate", "b.map.json", "--games", "10", status=[0])
    run("simulate", odd, "--games", "10", status=[0])
    run("ladder", odd, "--games", "128", "--agents", "random,novice", status=[0, 1])
    run("export", odd, "--sheet", "gauges", "--output", b"out\n\x1b", status=[0])
    run("report", odd, "--output", b"report\n\x1b.html", status=[0])
    run("referee", "g.game", status=[0])
    run("referee", "bad.game", status=[2])
    run("track", "h.heard", status=[2])
    run("track", "g.game", "--team", "green", status=[0])
    run("play", odd, "--start", "A1", data=b"\x1b[2J\xff\nlegal\nquit\nno\n", status=[0])
    run("new", b"x\n\x1b.map.json", status=[2])
    run("merge", b"none\n\x1b.json", status=[2])
    run("merge-maps", b"none\n\x1b", "b.map.json", "b.map.json", status=[2])
    run("convert", odd, b"x\n.nothing", status=[2])
    run("validate", "--explain", "\x1b[2J", status=[2])
    try_decks()
    try_pages_and_sheets()
    run("x\n\x1b[2J", status=[2])
    run("validate", "--x\n\x1b[2J", status=[2])
    if faults:
        sys.exit("\n".join(faults))


main()
