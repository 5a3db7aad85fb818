"""1,000 random maps at the level structure, by Chartroom and, as far as a schema goes, by
python3-jsonschema in one process, in one run and in seconds of one processor:

    python3 validate_against_jsonschema.py CHARTROOM [SIDE [SHARE]]
"""
import json
import pathlib
import resource
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


def spent():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def best_of(times, work):
    def once():
        begin = spent()
        work()
        return spent() - begin
    return min(once() for _ in range(times))


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    write_maps(folder, COUNT, side, share)
    schema = json.loads((source / "maps/files/map.schema.json").read_text(encoding="utf-8"))

    def ours():
        subprocess.run([program, "validate", folder, "--level", "structure",
                        "--format", "json"], stdout=subprocess.DEVNULL, check=False)

    def each(check):
        for path in folder.iterdir():
            check(json.loads(path.read_text(encoding="utf-8")))

    # As its documentation begins, where the schema is checked each time; and with that done once.
    judged = best_of(5, ours)
    plain = best_of(1, lambda: each(lambda document: jsonschema.validate(document, schema)))
    prepared = best_of(2, lambda: each(jsonschema.Draft202012Validator(schema).validate))
print(f"{COUNT} maps of {side} x {side}, {share:.0%} islands: chartroom {judged:.3f} s; jsonschema.validate "
      f"{plain:.3f} s ({plain / judged:.1f} times as long), with the schema prepared {prepared:.3f} s")
