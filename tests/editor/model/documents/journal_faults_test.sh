#!/bin/bash
# Kills a program with unsaved work, or makes its writing fail, at every system call of the journal
# and of a save, one run for each, and proves that all it had said to be kept is there afterwards
# and can be read. Usage: journal_faults_test.sh JOURNAL_WORK
set -u
program=$1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
runs=0
broken=0
stopped=0

command -v strace >/dev/null || { echo "strace is not installed"; exit 1; }

prepare() { rm -rf "$work/journal" "$work/map.map.json"; }

# How often any one thread of the program calls a system call.
count() {
  prepare
  strace -f -qq -e trace="$1" -o "$work/trace" "$program" once "$work/journal" \
    "$work/map.map.json" >"$work/said" || { echo "strace cannot run the program"; exit 1; }
  cut -d' ' -f1 "$work/trace" | sort | uniq -c | sort -rn | awk 'NR == 1 {print $1}'
}

for call in openat write fsync rename unlink flock mkdir close; do
  number=$(count "$call")
  for ((when = 1; when <= ${number:-0}; when++)); do
    for fault in signal=SIGKILL error=ENOSPC; do
      prepare
      strace -f -qq -e trace="$call" -e inject="$call:$fault:when=$when" -o "$work/trace" \
        "$program" once "$work/journal" "$work/map.map.json" >"$work/said" 2>/dev/null ||
        stopped=$((stopped + 1))
      kept=$(awk '$1 == "kept" {n = $2} END {print n + 0}' "$work/said")
      if ! left=$("$program" left "$work/journal" "$work/map.map.json"); then
        echo "$call $when $fault: what is left cannot be read"
        broken=$((broken + 1))
      elif [ "$left" -lt "$kept" ]; then
        echo "$call $when $fault: edit $kept was kept, but $left is left"
        broken=$((broken + 1))
      fi
      runs=$((runs + 1))
    done
  done
done 2>/dev/null # where the shell tells of every kill

prepare
"$program" once "$work/journal" "$work/map.map.json" >/dev/null || broken=$((broken + 1))
[ "$("$program" left "$work/journal" "$work/map.map.json")" = 4 ] || broken=$((broken + 1))
echo "$runs runs with a fault, $stopped of them stopped the program, $broken complaints"
[ "$broken" = 0 ] && [ "$stopped" -ge 30 ]
