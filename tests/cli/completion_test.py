"""What completes words in zsh and fish, and the pages of the manual, name every verb and every option
that help names, and the tools that read them take them.

Usage: completion_test.py PROGRAM SOURCE FOLDER
"""
import pathlib
import re
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)


def told(*arguments):
    return subprocess.run([program, *arguments], capture_output=True, check=True, text=True).stdout


def accepted(tool, *arguments):
    """Where the tool is not installed there is nothing to ask."""
    if shutil.which(tool):
        done = subprocess.run([tool, *arguments], capture_output=True, check=False, text=True)
        assert done.returncode == 0 and not done.stderr, (tool, done.stderr[:500])


OPTION = re.compile(r"^ +(?:-\w,)?(--[a-z-]+)", re.M)
verbs = re.findall(r"^  ([a-z-]+) +\S", told("help").split("\nVerbs:\n")[1], re.M)
assert {"validate", "merge-maps", "help"} <= set(verbs) and "completion" not in verbs, verbs
everywhere = set(OPTION.findall(told("help").split("\nVerbs:\n")[0]))
assert {"--seed", "--color", "--version"} <= everywhere

zsh = told("completion", "zsh")
fish = told("completion", "fish")
(folder / "_chartroom").write_text(zsh, encoding="utf-8")
(folder / "chartroom.fish").write_text(fish, encoding="utf-8")
accepted("zsh", "-n", folder / "_chartroom")
accepted("fish", "--no-execute", folder / "chartroom.fish")
assert zsh.startswith("#compdef chartroom\n")
for verb in verbs:
    options = set(OPTION.findall(told("help", verb))) | everywhere
    assert re.search(rf"^    '{verb}:", zsh, re.M), verb
    part = zsh.split(f"\n    {verb})\n")[1].split("\n      ;;\n")[0]
    assert set(re.findall(r"'\*(--[a-z-]+)\[", part)) >= options, (verb, options)
    assert re.search(rf"^complete -c chartroom -n __fish_use_subcommand -f -a {verb} -d '", fish, re.M), verb
    lines = [line for line in fish.splitlines() if f"'__fish_seen_subcommand_from {verb}'" in line]
    assert {f"--{name}" for line in lines for name in re.findall(r" -l ([a-z-]+)", line)} >= options, verb

    page = told("completion", "man", "--verb", verb)
    (folder / f"{verb}.1").write_text(page, encoding="utf-8")
    named = set(re.findall(r"--[a-z-]+", page.replace("\\-", "-")))
    assert named >= options, (verb, options - named)
    assert page.startswith(f".TH CHARTROOM\\-{verb.upper()} 1 ")
    accepted("man", "--warnings", "-E", "UTF-8", "-l", folder / f"{verb}.1")

assert "(structure tracking fairness thorough)" in zsh
assert " -r -f -a 'structure tracking fairness thorough' " in fish
assert subprocess.run([program, "completion", "man", "--verb", "nothing"], capture_output=True, check=False).returncode == 2
assert subprocess.run([program, "completion", "tcsh"], capture_output=True, check=False).returncode == 2
