"""A thousand maps are judged at the level structure in two seconds of one processor, those of the
published size and the largest.

Usage: thousand_maps_test.py PROGRAM SOURCE FOLDER
"""
import json
import pathlib
import resource
import shutil
import subprocess
import sys

program, source, folder = (pathlib.Path(argument) for argument in sys.argv[1:4])
sys.dont_write_bytecode = True
sys.path.insert(0, str(source / "tests/bench"))
from random_maps import write_maps  # noqa: E402, as it is in the bench's folder

COUNT = 1000
MOST_SECONDS = 2.0


def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


for side in (10, 15):
    maps = folder / str(side)
    shutil.rmtree(maps, ignore_errors=True)
    write_maps(maps, COUNT, side)
    before = spent()
    run = subprocess.run([program, "validate", maps, "--level", "structure", "--format", "json"], check=False,
                         capture_output=True, text=True)
    seconds = spent() - before
    assert run.returncode == 1 and not run.stderr, run
    report = json.loads(run.stdout)
    assert len(report["files"]) == COUNT and not report["not_run"]
    # On open water there are long trails, and the search finds them.
    assert not [f for f in report["findings"] if f["code"] == "R207"]
    print(f"{COUNT} maps of {side} x {side}: {seconds:.2f} s, {len(report['findings'])} findings")
    assert seconds <= MOST_SECONDS, seconds
