"""What validate --certificate says of certificates that were tampered with, misplaced or asked for beside
what it would leave out: certificate_files.py PROGRAM CERTIFICATE, which stands beside its map."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
SOURCE = pathlib.Path(sys.argv[2])
NAME = SOURCE.name.removesuffix(".certificate.json")


def validate(*words):
    run = subprocess.run([PROGRAM, "validate", ".", "--certificate", *words], capture_output=True, text=True,
                         check=False, stdin=subprocess.DEVNULL, timeout=300)
    return run.returncode, run.stdout + run.stderr


def expect(status, words, *options):
    told = validate(*options)
    assert told[0] == status and words in told[1], (options, status, words, told)


def fresh():
    for file in pathlib.Path(".").iterdir():
        file.unlink()
    for ending in ("map", "certificate"):
        shutil.copy(SOURCE.parent / f"{NAME}.{ending}.json", ".")
    return pathlib.Path(SOURCE.name)


def change(certificate, before, after):
    text = certificate.read_text(encoding="utf-8")
    assert before in text, before
    certificate.write_text(text.replace(before, after, 1), encoding="utf-8", newline="")


def all_of_it():
    fresh()
    expect(0, f"{SOURCE.name}: holds")
    change(fresh(), '"blue_wins": ', '"blue_wins": 1')
    expect(1, "does not hold")
    certificate = fresh()
    certificate.write_text(certificate.read_text().replace("\n", "\r\n"), newline="")
    expect(1, "not in the form that generate writes")
    certificate = fresh()
    tried = next(line for line in certificate.read_text().splitlines() if '"candidates"' in line)
    change(certificate, tried, '  "candidates": 0,')
    expect(1, "names no candidate")
    fresh()
    pathlib.Path(f"{NAME}.map.json").rename("other.map.json")
    expect(1, "its map is missing")
    certificate = fresh()
    shutil.copy(certificate, "orphan.certificate.json")
    expect(1, "orphan.certificate.json: does not hold: its map is missing")
    certificate = fresh()
    certificate.unlink()
    os.mkfifo(certificate)
    expect(2, "a certificate must be a file")
    fresh()
    for options in (["--staged"], ["--since", "HEAD"], ["--format", "junit=c.xml"], ["--output", "o"], ["--fix"],
                    ["--baseline", "none"], ["--write-baseline", "w"], ["--select", "R201"], ["--watch"],
                    ["--cache", "c"], ["--isolated"]):
        expect(2, f"does not go with {options[0]}", *options)
    assert sorted(os.listdir(".")) == [SOURCE.name, f"{NAME}.map.json"]


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    all_of_it()
