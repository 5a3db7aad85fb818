#!/bin/sh
# Ctrl-C ends a simulation with status 130 and the whole blocks so far, and a responder between two
# of its actions: to its end a block would take minutes.
set -u
program=$1
map=$2/maps/packs/sonar-family/north-pole.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# A record tells that play has begun. A shell starts background jobs deaf to SIGINT, so python
# starts the program.
python3 - "$program" "$map" "$folder" <<'EOT' || exit 1
import json, os, signal, subprocess, sys, time
program, path, folder = sys.argv[1:]
run = subprocess.Popen([program, "simulate", path, "--games", "100000000", "--jobs", "2",
                        "--format", "json", "--record", folder + "/games"],
                       stdout=subprocess.PIPE)
deadline = time.monotonic() + 30
while not os.path.isdir(folder + "/games/north-pole") or not os.listdir(folder + "/games/north-pole"):
    assert time.monotonic() < deadline, "no game was played"
    time.sleep(0.01)
run.send_signal(signal.SIGINT)
output, _ = run.communicate(timeout=30)
assert run.returncode == 130, run.returncode
result = json.loads(output)
assert result["complete"] is False, result["complete"]
assert result["games"] > 0 and result["games"] % 64 == 0, result["games"]
EOT
python3 - "$program" "$map" <<'EOT' || exit 1
import json, os, pty, signal, subprocess, sys
program, path = sys.argv[1:]
main, side = pty.openpty()
run = subprocess.Popen([program, "simulate", path, "--responder", "5000", "--blue", "novice", "--green", "novice",
                        "--format", "json"], stdout=subprocess.PIPE, stderr=side, env={**os.environ, "TERM": "xterm"})
os.close(side)
told = b""
while b" games" not in told:
    told += os.read(main, 65536)
# Before the first game has ended nobody knows how long it takes.
assert b":-" not in told, told
run.send_signal(signal.SIGINT)
output, _ = run.communicate(timeout=30)
assert run.returncode == 130, run.returncode
result = json.loads(output)
assert result["complete"] is False, result
EOT
# A judgement that takes minutes ends at once, and leaves no report that looks whole.
python3 - "$program" "$map" "$folder/report.json" <<'EOT'
import os, pty, signal, subprocess, sys
program, path, report = sys.argv[1:]
main, side = pty.openpty()
run = subprocess.Popen([program, "validate", path, "--level", "thorough", "--format", "json", "--output", report],
                       stderr=side, env={**os.environ, "TERM": "xterm"})
os.close(side)
told = b""
while b" games" not in told:
    told += os.read(main, 65536)
run.send_signal(signal.SIGINT)
assert run.wait(timeout=30) in (-signal.SIGINT, 130), run.returncode
assert not os.path.exists(report)
EOT
