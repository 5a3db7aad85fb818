"""Every command that a document shows runs, and prints what the document says.

A document is read as a person at a keyboard reads it: its blocks of `sh` and `console` are one session of a
shell, which begins in an empty folder with the programs on the PATH (README.md: at the top of a clone).
- A command in `sh` ends with status 0, or with 1 where its comment says "status 1".
- In `console` commands stand behind `$ `, and below them what they print. A line `…` is any lines.
- A block below "Save this as `FILE`" is written there, and one below "`examples/FILE`:" is that file.
What cannot run is in NOT_RUN with its reason; a command that fails and is not there fails the test, and so
does a line there that no document needs any more.

Usage: executed_blocks.py BIN SOURCE FOLDER DOCUMENT
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import yaml

NETWORK = "needs a network, and rights to install"
BUILDS = "builds the whole program; tests/run.sh and the tests of packages do"
LONG = "takes its time: twenty minutes; tests/cli/generate.sh does it small"
WINDOW = "opens a window; tests/editor/ui drives it"
# (document, how the command begins, why it cannot run here)
NOT_RUN = [
    ("README.md", "sh cli/quickstart.sh", BUILDS),
    ("README.md", "sh tests/run.sh", BUILDS),
    ("README.md", "cpack ", BUILDS),
    ("README.md", "apt-get ", NETWORK),
    ("README.md", "chartroom-editor ", WINDOW),
    ("README.md", "chartroom generate ", LONG),
    ("README.md", "chartroom suggest ", "takes its minute; tests/cli/suggest.sh does it small"),
    ("README.md", "chartroom validate --certificate season", "judges what generate would have made"),
    ("cli/CI.md", "podman ", "needs a container engine and a registry"),
    ("cli/CI.md", "apt-get ", NETWORK),
    ("cli/CI.md", "curl ", NETWORK),
    (".github/CONTRIBUTING.md", "sh tests/run.sh", BUILDS),
    (".github/CONTRIBUTING.md", "cmake ", BUILDS),
    (".github/CONTRIBUTING.md", "ctest ", BUILDS),
    (".github/CONTRIBUTING.md", "python3 tests/documents/options_test.py", "names a build; a test of its own"),
    (".github/CONTRIBUTING.md", "build/", "writes into the clone; a test of its own compares"),
]

FENCE = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.M | re.S)
COMMANDS = ("chartroom ", "$ ", "git ", "sh ", "ctest ", "cmake ")


class Fault(Exception):
    pass


def blocks(text):
    """(line, language, text, the paragraph before it) of each fenced block."""
    for match in FENCE.finditer(text):
        before = text[:match.start()].rstrip().split("\n\n")[-1]
        yield text.count("\n", 0, match.start()) + 1, match[1], match[2], before


def whole(command):
    """Whether the shell would begin to run this, or wait for more lines."""
    here = re.search(r"<<-?\s*'?(\w+)'?", command)
    if here and not re.search(rf"^{here[1]}$", command, re.M):
        return False
    return not command.endswith("\\") and subprocess.run(
        ["sh", "-n", "-c", command], capture_output=True, check=False).returncode == 0


def commands_of(language, text):
    """(command, what it prints or None) in turn."""
    command, printed, found = "", None, []
    for line in text.splitlines():
        if language == "console" and not command:
            if not line.startswith("$ "):
                if not found:
                    raise Fault(f"a block of console begins with `$ `, not with {line!r}")
                found[-1][1].append(line)
                continue
            line = line[2:]
        command = f"{command}\n{line}" if command else line
        if whole(command):
            if command.strip() and not command.lstrip().startswith("#"):
                found.append((command, [] if language == "console" else None))
            command = ""
    if command:
        raise Fault(f"a command does not end: {command!r}")
    return found


def same(printed, expected):
    lines = [line.rstrip() for line in printed.rstrip("\n").split("\n")]
    pattern = "".join(r"(?:.*\n)*?" if line.strip() == "…" else re.escape(line.rstrip()) + r"\n"
                      for line in "\n".join(expected).rstrip("\n").split("\n"))
    return re.fullmatch(pattern, "\n".join(lines) + "\n") is not None


def session(document, source, folder):
    """The steps of a document: (line, command, expected), and the files that it has the reader save."""
    steps, used, text = [], set(), (source / document).read_text(encoding="utf-8")
    for line, language, block, before in blocks(text):
        save = re.search(r"Save (?:this|it) as `([^`]+)`", before)
        shown = re.search(r"`examples/([^`]+)`[^`]*:$", before)
        if language in ("sh", "console"):
            for command, expected in commands_of(language, block):
                listed = [entry for entry in NOT_RUN if entry[0] == document and command.startswith(entry[1])]
                used.update(listed)
                if not listed:
                    steps.append((line, command, expected))
        elif save:
            steps.append((line, f"cat >{save[1]} <<'END_OF_FILE'\n{block}END_OF_FILE", None))
        elif language == "yaml" and not yaml.safe_load(block):
            raise Fault(f"{document}:{line}: this file says nothing")
        elif shown and (source / "maps/examples" / shown[1]).read_text(encoding="utf-8") != block:
            raise Fault(f"{document}:{line}: this is not maps/examples/{shown[1]}")
        elif not language and any(row.startswith(COMMANDS) for row in block.splitlines()):
            raise Fault(f"{document}:{line}: commands stand in a block of sh or console")
    unused = [entry for entry in NOT_RUN if entry[0] == document and entry not in used]
    if unused:
        raise Fault(f"{document} has no such command any more: {unused}")
    return steps


def run(steps, programs, work, home):
    """Output and status of each step."""
    lines = []
    for _, command, _ in steps:
        lines += [command, 'status=$?; printf "\\036%s\\036" "$status"; (exit "$status")']
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "GIT_"))}
    environment |= {"PATH": f"{programs}:{environment['PATH']}", "HOME": str(home), "LC_ALL": "C.UTF-8",
                    "TERM": "dumb", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A. Captain",
                    "GIT_AUTHOR_EMAIL": "captain@example.org", "GIT_COMMITTER_NAME": "A. Captain",
                    "GIT_COMMITTER_EMAIL": "captain@example.org"}
    script = home / "session.sh"
    script.write_text("\n".join(lines) + "\n", encoding="utf-8")
    told = subprocess.run(["sh", script], cwd=work, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=900,
                          encoding="utf-8").stdout.split("\036")
    return list(zip(told[::2], map(int, told[1::2])))


def main(programs, source, folder, document):
    programs, source, folder = (pathlib.Path(path).resolve() for path in (programs, source, folder))
    folder /= document.replace("/", "-")
    shutil.rmtree(folder, ignore_errors=True)
    work, home = folder / "work", folder / "home"
    work.mkdir(parents=True)
    home.mkdir()
    if document == "README.md":  # which is read at the top of a clone
        for name in ("maps", "cli"):
            (work / name).symlink_to(source / name)
    steps = session(document, source, folder)
    done = run(steps, programs, work, home)
    faults = 0
    for (line, command, expected), (printed, status) in zip(steps, done):
        meant = 1 if re.search(r"#.*status 1\b", command) else 0
        if expected is None and status != meant:
            print(f"{document}:{line}: status {status}: {command}\n{printed}")
        elif expected is not None and not same(printed, expected):
            print(f"{document}:{line}: {command}\nprints\n{printed}and not\n" + "\n".join(expected))
        else:
            continue
        faults += 1
    if len(done) < len(steps):
        raise Fault(f"{document}: the session ended after {len(done)} of {len(steps)} commands")
    print(f"{document}: {len(steps)} commands, {faults} that are not as the document says")
    return faults > 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Fault as fault:
        sys.exit(str(fault))
