#!/usr/bin/python3
"""One version, in one place: what the build, the changelog and the notes of a release say of it.

    release_test.py SOURCE FOLDER PROGRAM
"""

import pathlib
import re
import shutil
import subprocess
import sys

source, folder, program = (pathlib.Path(argument) for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)


def done(*arguments, **more):
    return subprocess.run(arguments, capture_output=True, check=False, text=True, **more)


def notes(*arguments):
    return done("sh", source / "cmake/release_notes.sh", *arguments)


version = re.search(r"^project\(chartroom VERSION (\S+)", (source / "CMakeLists.txt").read_text(), re.M).group(1)
said = done(program, "--version").stdout
assert re.fullmatch(rf"chartroom {re.escape(version)} \(commit .+\)\n", said), said

# The changelog begins with this release; each release has its day and says something to somebody.
changelog = (source / "CHANGELOG.md").read_text(encoding="utf-8")
releases = re.findall(r"^## (.*)$", changelog, re.M)
told = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)", heading) for heading in releases]
assert all(told) and len(told) > 1, releases
assert told[0].group(1) == version, releases
numbers = [[int(part) for part in one.group(1).split(".")] for one in told]
days = [one.group(2) for one in told]
assert numbers == sorted(numbers, reverse=True) and days == sorted(days, reverse=True), releases
parts = [notes(one.group(1)) for one in told]
assert all(part.returncode == 0 and not part.stderr for part in parts)
body = changelog[changelog.index("## ["):]
assert body == "\n".join(f"## {heading}\n\n{part.stdout}" for heading, part in zip(releases, parts))
for part in parts:
    assert re.match(r"### .+\n\n- ", part.stdout), part.stdout[:80]
    assert not re.search(r"^### .*\n+(###|\Z)", part.stdout, re.M), "a heading without a line"
unknown = notes("9.9.9")
assert unknown.returncode == 1 and not unknown.stdout and "9.9.9" in unknown.stderr, unknown
assert notes(version[:-1]).returncode == 1, "a part of a version"

# As Debian's own tool reads it.
maker = "The Chartroom authors <packages@chartroom.invalid>"
debian = folder / "changelog"
debian.write_text(notes("--debian", maker).stdout, encoding="utf-8")
if shutil.which("dpkg-parsechangelog"):
    read = done("dpkg-parsechangelog", "--all", "-l", debian)
    assert read.returncode == 0 and not read.stderr, read.stderr
    assert f"Version: {version}\n" in read.stdout and f"Maintainer: {maker}\n" in read.stdout, read.stdout[:300]
    lines = debian.read_text(encoding="utf-8").splitlines()
    assert max(len(line) for line in lines if not line.startswith(" -- ")) <= 80
    for line in re.findall(r"^- (.{30})", body, re.M):
        assert f"* {line}" in read.stdout, line

# No other file says the version; the changelog tells of it.
literal = re.compile(rf"(?<![\d.]){re.escape(version)}(?![\d.]|\])")
places = ["CMakeLists.txt", "CMakePresets.json", "README.md", ".github", "cli", "cmake", "editor", "exporters", "maps",
          "validator"]
files = [path for place in places for path in sorted([source / place, *(source / place).rglob("*")]) if path.is_file()]
assert len(files) > 500, len(files)
naming = [path.relative_to(source).as_posix() for path in files
          if path.suffix in (".txt", ".cmake", ".json", ".md", ".h", ".cpp", ".yml", ".sh", ".1", ".py", "")
          and literal.search(path.read_text(encoding="utf-8", errors="replace"))]
assert naming == ["CMakeLists.txt"], naming


# Which commit a program is of: git's, with a word on changes; that of an archive by git; else unknown.
def commit_of(tree, git="git"):
    output = folder / "release.cpp"
    written = done("cmake", f"-DGIT={git}", f"-DSOURCE={tree}", "-DVERSION=1.2.3", f"-DOUTPUT={output}", "-P",
                   source / "cmake/embed_release.cmake")
    assert written.returncode == 0, written.stderr
    return re.search(r'release_commit\(\) { return "(.*)"; }', output.read_text(encoding="utf-8")).group(1)


def git(*arguments):
    run = done("git", "-C", tree, "-c", "user.name=A", "-c", "user.email=a@b", *arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


tree = folder / "tree"
for name in ("LICENSE", ".gitattributes", "cmake/commit.txt", "cmake/THIRD-PARTY-NOTICES.md"):
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source / name, tree / name)
# What is not there yet: no commit, or that of an archive, which is the place of its own.
if re.search("Format", (source / "cmake/commit.txt").read_text()):
    git("init", "-q")
    git("add", "-A")
    git("commit", "-q", "-m", "one")
    head = git("rev-parse", "HEAD")
    assert commit_of(tree) == head[:12]
    again = (folder / "release.cpp").stat().st_mtime_ns
    assert commit_of(tree) == head[:12] and (folder / "release.cpp").stat().st_mtime_ns == again, "written twice"
    (tree / "LICENSE").write_text("changed", encoding="utf-8")
    assert commit_of(tree) == head[:12] + " with changes"
    git("archive", "--prefix=inner/", "-o", folder.resolve() / "archive.tar", "HEAD")
    shutil.unpack_archive(folder / "archive.tar", folder / "unpacked")
    assert commit_of(folder / "unpacked/inner", git="") == head[:12]
    # Unpacked within a work tree of something else.
    shutil.copytree(folder / "unpacked/inner", tree / "inner")
    assert commit_of(tree / "inner") == head[:12]
    shutil.copy(source / "cmake/commit.txt", tree / "inner/cmake/commit.txt")
    assert commit_of(tree / "inner") == "unknown"
