"""Every relative link of every Markdown file leads to a file of the project, and to a heading where it names
one; every picture has words for those who cannot see it; and whatever shows commands is executed.

Usage: links_test.py SOURCE EXECUTED...      (the documents whose commands another test runs)
"""
import pathlib
import re
import subprocess
import sys

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)


def anchors(text):
    """The names that headings get, as GitHub and GitLab give them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.M):
        words = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower())
        found.add(words.strip().replace(" ", "-"))
    return found | set(re.findall(r'<a id="([^"]+)"></a>', text))


def faults_of(source, path, executed):
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(source))
    if re.search(r"^```(sh|console)$", text, re.M) and name not in executed:
        yield f"{name} shows commands that no test runs"
    for picture, words, target in LINK.findall(FENCE.sub("", text)):
        if picture and len(words) < 10:
            yield f"{name}: {target} has no words"
        if re.match(r"[a-z]+:", target):
            continue
        place, _, anchor = target.partition("#")
        there = (path.parent / place).resolve() if place else path
        if not there.exists() or source not in [there, *there.parents]:
            yield f"{name}: {target} is not there"
        elif anchor and anchor not in anchors(there.read_text(encoding="utf-8")):
            yield f"{name}: {target} names no heading"


def main(source, *executed):
    source = pathlib.Path(source).resolve()
    tracked = subprocess.run(["git", "-C", source, "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
                             capture_output=True, text=True, check=False).stdout.split()
    paths = [source / name for name in tracked] or [
        path for path in source.rglob("*.md") if "build" not in path.relative_to(source).parts]
    faults = [fault for path in sorted(paths) for fault in faults_of(source, path, executed)]
    assert len(paths) > 10, paths
    print(f"{len(paths)} documents", *faults, sep="\n")
    return len(faults) > 0


sys.exit(main(*sys.argv[1:]))
