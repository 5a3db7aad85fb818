"""On a terminal there are colours and a line that tells how far a run has come; on one that only
writes (TERM=dumb) there is neither.

Usage: terminal_test.py PROGRAM SOURCE FOLDER
"""
import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
# A small sea, so that play is short.
MAP = {"format": "chartroom-map", "version": 1, "name": {"en": "Sea"}, "points": ["....", ".#..", "....", "...."],
       "quadrants": ["1122", "1122", "3344", "3344"], "starts": {"blue": "A1", "green": "D4"}}
for name in ("a", "b", "c"):
    (folder / f"{name}.map.json").write_text(json.dumps({**MAP, "id": name}), encoding="utf-8")


def on_a_terminal(*arguments, **environment):
    """All that the program writes to a terminal, where standard output and errors are one."""
    main, side = pty.openpty()
    process = subprocess.Popen([program, *arguments], cwd=folder, stdout=side, stderr=side, stdin=subprocess.DEVNULL,
                               env={**os.environ, "NO_COLOR": "", **environment})
    os.close(side)
    written = b""
    while True:
        try:
            got = os.read(main, 65536)
        except OSError:  # the other side is closed
            break
        if not got:
            break
        written += got
    os.close(main)
    assert process.wait() in (0, 1), written
    return written.decode("utf-8")


judge = ("validate", "a.map.json", "b.map.json", "c.map.json")
told = on_a_terminal(*judge, TERM="xterm")
assert "\x1b[1;36mnote\x1b[0m" in told, told
assert re.search(r"\r\x1b\[K1 of 3 maps: a\.map\.json, novice: [0-9,]+ of [0-9,]+ games", told), told
assert re.search(r"\r\x1b\[K2 of 3 maps, about [0-9]+ (s|min) left: b\.map\.json, ", told), told
assert re.search(r"\r\x1b\[K3 of 3 maps, about [0-9]+ (s|min) left: c\.map\.json, ", told), told
assert "\x1b" not in on_a_terminal(*judge, TERM="dumb")
one = on_a_terminal("validate", "a.map.json", TERM="xterm")
assert re.search(r"\r\x1b\[Ka\.map\.json, novice: ", one), one
assert "\x1b[1;36m" in on_a_terminal("validate", "a.map.json", "--level", "structure", "--color", "always", TERM="dumb")
quiet = on_a_terminal(*judge, "--quiet", "--color", "never", TERM="xterm")
assert "\x1b" not in quiet, quiet
