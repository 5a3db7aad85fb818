"""1,000 random maps at the level structure, by Chartroom on one core and, as far as a schema goes, by
python3-jsonschema in one process, in one run:

    python3 validate_against_jsonschema.py CHARTROOM [SIDE [SHARE]]
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import jsonschema

from random_maps import write_maps

COUNT = 1000
program = pathlib.Path(sys.argv[1]).resolve()
side = int(sys.argv[2]) if len(sys.argv) > 2 else 10
share = float(sys.argv[3]) if len(sys.argv) > 3 else 0.1
source = pathlib.Path(__file__).parents[2]


def best_of(times, work):
    def once():
        begin = time.perf_counter()
        work()
        return time.perf_counter() - begin
    return min(once() for _ in range(times))


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    write_maps(folder, COUNT, side, share)
    schema = jsonschema.Draft202012Validator(json.loads((source / "maps/map.schema.json").read_text()))

    def ours():
        subprocess.run(["taskset", "-c", "0", program, "--jobs", "1", "validate", folder, "--level", "structure",
                        "--format", "json"], stdout=subprocess.DEVNULL, check=False)

    def theirs():
        for path in folder.iterdir():
            schema.validate(json.loads(path.read_text(encoding="utf-8")))

    judged, checked = best_of(5, ours), best_of(2, theirs)
print(f"{COUNT} maps of {side} x {side}, {share:.0%} islands: chartroom {judged:.3f} s, "
      f"python3-jsonschema {checked:.3f} s ({checked / judged:.1f} times as long)")
