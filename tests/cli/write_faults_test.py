"""Whatever stops the writing of a file, the file is the old one or the new one, whole.

Every verb that writes is run once for each system call by which it does so: killed there, and given
ENOSPC, EIO and EROFS; and with a limit to the size of files, by which a write is a short one first.
What was killed leaves at most temporary files, and is then run again, which must give what it
would have given. What failed says so with the file's name and ends with a status that is not 0.

Usage: write_faults_test.py PROGRAM SOURCE FOLDER [all]
Without `all` each system call gets one of the faults, in turns, and what is slow is left out.
"""
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading

program, source, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
everything = sys.argv[4:] == ["all"]
CALLS = "openat,write,pwrite64,fsync,rename,renameat,renameat2,mkdir,fchmod,ftruncate,unlink,close"
FAULTS = ["signal=SIGKILL", "error=ENOSPC", "error=EIO", "error=EROFS"]
MAP = "pack/umbria.map.json"
SMALL = "small.map.json"
GAME = b"right\nright\ndown\nquit\nyes\n"
HEARD = b"right\nright\ndown\nquit\n"
# Of what is found no more, which the program takes out.
BASELINE = b'{"format":"chartroom-baseline","version":1,"findings":{"umbria":["R202 A1","R202 B2"]}}'

# Each write path: its name, the files that are there first (and where each comes from, or its bytes;
# None: OLD), the command, its standard input, its status without a fault (None: any), and what it is
# besides: "spares": it may go on without the file; "once": it does not run again where the file is;
# "grows": it writes the file again and again, each time with more lines; "typed": at a terminal;
# "slow".
OLD = "an older file that the program replaces\n"
PATHS = [
    ("fmt-map", {"a.map.json": "maps/packs/sonar-family/umbria.map.json"}, ["fmt", "a.map.json"], b"", 0, ""),
    ("fmt-pack", {"pack.json": "tests/data/good/smallest.pack.json"}, ["fmt", "pack.json"], b"", 0, ""),
    ("fmt-deck", {"a.deck.json": "tests/maps/con_sonar/every-member.deck.json"}, ["fmt", "a.deck.json"], b"", 0, ""),
    ("fix", {"a.map.json": "tests/data/findings/two-seas.map.json"},
     ["validate", "a.map.json", "--level", "structure", "--fix", "--unsafe-fixes"], b"", None, ""),
    ("baseline", {"b.json": BASELINE}, ["validate", "data", "--level", "structure", "--write-baseline", "b.json"],
     b"", 0, ""),
    ("ratchet", {"b.json": BASELINE}, ["validate", "pack", "--level", "structure", "--baseline", "b.json", "--ratchet"],
     b"", 0, ""),
    ("findings", {"out.json": None}, ["validate", "pack", "--level", "structure", "--format", "json=out.json"],
     b"", 0, ""),
    ("cache", {}, ["validate", SMALL, "--level", "tracking", "--cache", "kept"], b"", 0, "spares"),
    ("convert", {"out.tmj": None}, ["convert", MAP, "out.tmj"], b"", 0, ""),
    ("new", {}, ["new", "a.map.json"], b"", 0, "once"),
    ("export", {}, ["export", MAP, "--sheet", "gauges", "--output", "sheets"], b"", 0, ""),
    ("picture", {}, ["export", MAP, "--format", "svg", "--sheet", "gauges", "--output", "sheets"], b"", 0, ""),
    ("report", {"out.html": None}, ["report", SMALL, "--output", "out.html"], b"", 0, "slow"),
    ("merge", {"out.json": None}, ["merge", "one.json", "two.json", "--output", "out.json"], b"", 0, ""),
    ("merge-maps", {"out.map.json": None}, ["merge-maps", MAP, MAP, MAP, "--output", "out.map.json"], b"", 0, ""),
    ("records", {"out.json": None}, ["simulate", MAP, "--games", "4", "--record", "games", "--format", "json",
                                     "--output", "out.json"], b"", 0, ""),
    ("play", {}, ["play", SMALL, "--start", "A1", "--first", "blue", "--against", "random", "--record", "a.game"],
     GAME, 0, "grows once"),
    ("track", {}, ["track", "--map", SMALL, "--keep", "a.heard"], HEARD, 0, "grows once typed"),
]
faults = []
runs = stopped = 0


def prepare(path):
    work = folder / path[0]
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(source / "maps/packs/sonar-family", work / "pack")
    shutil.copytree(source / "tests/data/findings", work / "data", ignore=shutil.ignore_patterns("malformed*"))
    for name, origin in path[1].items():
        if isinstance(origin, str):
            origin = (source / origin).read_bytes().replace(b"  ", b"")  # so that there is something to write
        (work / name).write_bytes(origin or OLD.encode())
    shutil.copy(source / "tests/data/good/smallest.map.json", work / SMALL)
    for shard in ("one", "two"):
        shutil.copy(folder / f"{shard}.json", work)
    return work


def files(work):
    return {str(file.relative_to(work)): file.read_bytes() for file in work.rglob("*") if file.is_file()}


def run(path, prefix=(), largest=None):
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))
    command = [*prefix, program, *path[2], "--jobs", "1", "--seed", "3"]
    if "typed" in path[5]:
        return typed(command, path, limit if largest is not None else None)
    return subprocess.run(command, cwd=folder / path[0], input=path[3], capture_output=True, check=False,
                          preexec_fn=limit if largest is not None else None)


def typed(command, path, before):
    """The command at a terminal, where the lines are typed and what it shows is passed over."""
    ours, its = os.openpty()
    process = subprocess.Popen(command, cwd=folder / path[0], stdin=its, stdout=its, stderr=subprocess.PIPE,
                               preexec_fn=before)
    os.close(its)
    os.write(ours, path[3])

    def pass_over():
        try:
            while os.read(ours, 65536):
                pass
        except OSError:
            pass  # the program has left its terminal
    shown = threading.Thread(target=pass_over)
    shown.start()
    told = process.communicate()[1]
    shown.join()
    os.close(ours)
    return subprocess.CompletedProcess(command, process.returncode, b"", told)


def temporary(name):
    return re.fullmatch(r"(.*/)?\.chartroom-\w+\.tmp", name)


def same(name, now, before, after, also):
    """What grows while it is written may end after any line, and lie elsewhere where it cannot lie here."""
    if now in (before.get(name), after.get(name)):
        return True
    return "grows" in also and now is not None and (now == b"" or now.endswith(b"\n")) \
        and any(data.startswith(now) for data in after.values())


def judge(path, what, done, before, after):
    """Files are whole; and what failed was told, unless it may be spared, as a cache may."""
    global runs, stopped
    runs += 1
    killed = done.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL)
    now = files(folder / path[0])
    for name in sorted(before.keys() | after.keys() | now.keys()):
        if temporary(name):
            if not killed and "unlink" not in what:
                faults.append(f"{what}: {name} is left behind")
        elif not same(name, now.get(name), before, after, path[5]):
            faults.append(f"{what}: {name} is neither the old file nor the new one")
    if killed:
        stopped += 1
        return True
    told = done.stderr.decode("utf-8", "replace")
    if done.returncode < 0 or done.returncode > 2:
        faults.append(f"{what}: status {done.returncode}: {told[-300:]}")
    written = {name for name in after if after[name] != before.get(name)}
    says = any(name in told or any(f"{parent}: " in told for parent in pathlib.PurePath(name).parents)
               for name in written)
    stopped += done.returncode != path[4] or ("typed" in path[5] and says)
    new = {name: data for name, data in now.items() if not temporary(name)} == after
    if done.returncode == path[4] and not new and not says and "spares" not in path[5]:
        faults.append(f"{what}: nothing was told, but the files are not the new ones")
    if done.returncode != path[4] and not says:
        faults.append(f"{what}: does not say which file: {told!r}")
    return False


def again(path, what, after):
    """The run after the one that was killed."""
    if "once" in path[5]:
        return
    done = run(path)
    now = {name: data for name, data in files(folder / path[0]).items() if not temporary(name)}
    if done.returncode != path[4] or now != after:
        faults.append(f"{what}: the next run does not make it good: {done.stderr[-300:]}")


def is_writing(call, line):
    if call == "openat":
        return any(flag in line for flag in ("O_CREAT", "O_WRONLY", "O_RDWR"))
    return True


def places(path):
    """The system calls of the work folder's files that write: (call, its number of that call)."""
    trace = folder / "trace"
    done = run(path, ["strace", "-f", "-qq", "-y", "-e", f"trace={CALLS}", "-o", str(trace)])
    if done.returncode != path[4]:
        sys.exit(f"{path[0]} under strace: {done.returncode} {done.stderr[-500:]}")
    main, counts, written, result = None, {}, set(), []
    for line in trace.read_text(errors="replace").splitlines():
        found = re.match(r"(\d+) +(\w+)\((.*)", line)
        if not found:
            continue
        thread, call, rest = found.groups()
        main = main or thread
        if thread != main:
            continue
        counts[call] = counts.get(call, 0) + 1
        ours = str(folder / path[0])
        if ours in rest and is_writing(call, rest) or call in ("mkdir", "rename", "unlink"):
            at = re.match(r"(\d+)<", rest)
            if call == "openat":
                written.update(re.findall(r" = \d+<([^>]*)>$", rest))
            if call != "close" or at and rest[len(at.group(0)):].split(">")[0] in written:
                result.append((call, counts[call]))
    return result


def judge_path(path):
    before = files(prepare(path))
    if path[4] is None:
        path = (*path[:4], run(path).returncode, path[5])
    else:
        done = run(path)
        if done.returncode != path[4]:
            sys.exit(f"{path[0]}: {done.returncode} {done.stderr[-500:]}")
    after = files(folder / path[0])
    if after == before:
        sys.exit(f"{path[0]} writes nothing")
    prepare(path)
    calls = places(path)
    if len(calls) < 4:
        sys.exit(f"{path[0]}: only {calls} were seen to write")
    for number, (call, when) in enumerate(calls):
        for fault in FAULTS if everything else [FAULTS[number % len(FAULTS)]]:
            what = f"{path[0]}: {call} {when} {fault}"
            prepare(path)
            inject = ["strace", "-f", "-qq", "-e", f"trace={call}", "-e", f"inject={call}:{fault}:when={when}",
                      "-o", str(folder / "trace")]
            if judge(path, what, run(path, inject), before, after):
                again(path, what, after)
    sizes = sorted({len(data) for name, data in after.items() if before.get(name) != data})
    limits = {0, 1, sizes[0] - 1, sizes[-1] // 2, sizes[-1] - 1} if everything else {sizes[-1] // 2}
    for largest in sorted(limits):
        prepare(path)
        judge(path, f"{path[0]}: files of {largest} bytes at most", run(path, largest=largest), before, after)


def main():
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, name in ((1, "one"), (2, "two")):
        subprocess.run([program, "simulate", source / "maps/packs/sonar-family/umbria.map.json", "--games", "4",
                        "--shard", f"{number}/2", "--format", "json", "--output", folder / f"{name}.json"],
                       check=True, capture_output=True)
    paths = [path for path in PATHS if everything or path[5] != "slow"]
    for path in paths:
        judge_path(path)
    print(f"{len(paths)} write paths, {runs} runs with a fault, {stopped} of them stopped, {len(faults)} complaints")
    if faults:
        sys.exit("\n".join(faults))
    if stopped < runs // 2:
        sys.exit("most faults were never felt")


main()
