"""What completes words in bash, zsh and fish, and the pages of the manual, name every verb and every option
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

bash = told("completion", "bash")
(folder / "chartroom.bash").write_text(bash, encoding="utf-8")


def completed(*words):
    """What the shell offers for the last of these words."""
    script = f". {folder}/chartroom.bash; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _chartroom; echo ${{COMPREPLY[*]}}"
    return subprocess.run(["bash", "-c", script, "bash", "chartroom", *words], capture_output=True, check=True,
                          text=True).stdout.split()


zsh = told("completion", "zsh")
fish = told("completion", "fish")
(folder / "_chartroom").write_text(zsh, encoding="utf-8")
(folder / "chartroom.fish").write_text(fish, encoding="utf-8")
accepted("bash", "-n", folder / "chartroom.bash")
accepted("zsh", "-n", folder / "_chartroom")
accepted("fish", "--no-execute", folder / "chartroom.fish")
assert completed("") == completed("help", "") == verbs
assert completed("validate", "") == completed("export", "--output", "") == []
levels = ["structure", "tracking", "fairness", "thorough"]
assert completed("validate", "--level", "") == completed("validate", "--level", "=") == levels
assert completed("validate", "pack", "--level", "=", "t") == completed("validate", "--level", "t") == levels[1::2]
assert zsh.startswith("#compdef chartroom\n")
for verb in verbs:
    options = set(OPTION.findall(told("help", verb))) | everywhere
    assert re.search(rf"^    '{verb}:", zsh, re.M), verb
    part = zsh.split(f"\n    {verb})\n")[1].split("\n      ;;\n")[0]
    assert set(re.findall(r"'\*(--[a-z-]+)\[", part)) >= options, (verb, options)
    assert re.search(rf"^complete -c chartroom -n __fish_use_subcommand -f -a {verb} -d '", fish, re.M), verb
    lines = [line for line in fish.splitlines() if f"'__fish_seen_subcommand_from {verb}'" in line]
    assert {f"--{name}" for line in lines for name in re.findall(r" -l ([a-z-]+)", line)} >= options, verb

    if verb != "help":
        assert set(completed(verb, "--")) >= options, verb

    page = told("completion", "man", "--verb", verb)
    (folder / f"{verb}.1").write_text(page, encoding="utf-8")
    named = set(re.findall(r"--[a-z-]+", page.replace("\\-", "-")))
    assert named >= options, (verb, options - named)
    assert page.startswith(f".TH CHARTROOM\\-{verb.upper()} 1 ")
    accepted("man", "--warnings", "-E", "UTF-8", "-l", folder / f"{verb}.1")

synopsis = re.compile(r"^\.SH SYNOPSIS\n\.B .*\n\.RI \[ OPTION \.\.\.\]\n((?:.*\n)*?)\.SH", re.M)
for verb, operands in (("validate", ".RI [ PATH \\ ...]\n"), ("convert", ".I IN\n.I OUT\n"), ("play", ".RI [ MAP ]\n"),
                       ("merge", ".IR FILE \\ ...\n")):
    assert synopsis.search((folder / f"{verb}.1").read_text())[1] == operands, verb

assert "(structure tracking fairness thorough)" in zsh
assert " -r -f -a 'structure tracking fairness thorough' " in fish
assert subprocess.run([program, "completion", "man", "--verb", "nothing"], capture_output=True, check=False).returncode == 2
assert subprocess.run([program, "completion", "tcsh"], capture_output=True, check=False).returncode == 2
