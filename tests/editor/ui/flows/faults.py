"""Disks that fail. strace gives the faults, to the journal too, until it is told to leave."""

import glob
import os
import signal

from driver import Failure, canonical, flow, lagoon, read_file, wait_for, write_file


def tracer(editor):
    """The process that traces the program; 0 without one."""
    lines = read_file(f"/proc/{editor.process.pid}/status").split("\n")
    return int(next(line.split()[1] for line in lines if line.startswith("TracerPid:")))


def fails_and_goes_on(editor, call, fault, path):
    """Saving fails, says so and goes on; with a disk that is whole again, nothing is missing."""
    calls = os.path.join(editor.home, "calls")
    write_file(editor.path, canonical(lagoon("....", "....", "....", "..#.")))
    editor.command = ["strace", "-D", "-I1", "-f", "-qq", "-y", "-s", "300", "-o", calls, "-e",
                      f"trace={call}", "-e", f"inject={call}:error={fault}", editor.program, editor.path]
    editor.start_saved()
    editor.press("space")
    editor.expect_modified("painted A1")
    editor.press("ctrl+s")
    wait_for("the save to fail", lambda: any(
        path in line and "INJECTED" in line for line in read_file(calls).split("\n")))
    editor.press("Right", "space")
    if not editor.is_titled("● Lagoon"):
        raise Failure("it calls saved what is not")
    editor.expect_untouched("....", "....", "....", "..#.")
    os.kill(tracer(editor), signal.SIGTERM)
    wait_for("the disk to be whole", lambda: tracer(editor) == 0)
    editor.press("Right", "space")
    editor.expect_journal('"###.",')
    editor.save_and_expect("###.", "....", "....", "..#.")
    if glob.glob(os.path.join(editor.home, ".chartroom-*")):
        raise Failure("a temporary file is left")
    editor.quit()


@flow
def disk_that_cannot_be_written(editor):
    fails_and_goes_on(editor, "rename", "EROFS", "lagoon.map.json")


@flow
def disk_that_breaks(editor):
    fails_and_goes_on(editor, "fsync", "EIO", os.path.join(editor.home, ".chartroom-"))


@flow
def disk_that_is_full(editor):
    fails_and_goes_on(editor, "rename", "ENOSPC", "lagoon.map.json")
