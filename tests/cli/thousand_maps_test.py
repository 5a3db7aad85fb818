"""A thousand maps are judged at the level structure in one go, those of the published size and the
largest: each for a tenth of what a process for it alone takes, and twice as many in hardly more
than twice the time. Both are ratios of what one run of this test measures, so that a slow or busy
machine changes neither.

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
ALONE = 40  # maps that are judged by a process each
MOST_OF_ONE_ALONE = 0.1
MOST_GROWTH = 3  # of the time, where the maps are twice as many


def judge(paths):
    """The report, and the processor's seconds."""
    def spent():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = spent()
    run = subprocess.run([program, "validate", paths, "--level", "structure", "--format", "json"], check=False,
                         capture_output=True, text=True)
    assert run.returncode in (0, 1) and not run.stderr, run
    return json.loads(run.stdout), spent() - before


def seconds(paths):
    return min(judge(paths)[1] for _ in range(3))


for side in (10, 15):
    maps = folder / str(side)
    half = folder / f"{side}-half"
    for each, count in ((maps, COUNT), (half, COUNT // 2)):
        shutil.rmtree(each, ignore_errors=True)
        write_maps(each, count, side)
    report = judge(maps)[0]
    assert len(report["files"]) == COUNT and not report["not_run"]
    # On open water there are long trails, and the search finds them.
    assert not [f for f in report["findings"] if f["code"] == "R207"]
    together = seconds(maps)
    growth = together / seconds(half)
    alone = sum(judge(path)[1] for path in sorted(maps.iterdir())[:ALONE])
    share = (together / COUNT) / (alone / ALONE)
    print(f"{COUNT} maps of {side} x {side}: {together:.2f} s, {growth:.2f} times those of half of them, "
          f"{share:.3f} of a process each")
    assert growth <= MOST_GROWTH, growth
    assert share <= MOST_OF_ONE_ALONE, share
