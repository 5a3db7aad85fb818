#!/bin/bash
# Disks that fail under the real window: see window_driver.sh. strace gives the faults, to the
# journal too, until it is told to leave.
. "$(dirname "$0")/window_driver.sh"

# run_on_failing_disk CALL FAULT
run_on_failing_disk() {
  strace -D -I1 -f -qq -y -s 300 -o "$folder/calls" -e "trace=$1" -e "inject=$1:error=$2" \
    "$program" "$file" >"$folder/log" 2>&1 &
  editor=$!
  expect_saved "after the start"
  window=$(window_of 'Lagoon — Chartroom')
}
is_traced() { ! grep -q '^TracerPid:[[:space:]]*0$' "/proc/$editor/status"; }
is_alone() { ! is_traced; }
mend_disk() {
  kill "$(awk '/^TracerPid:/ {print $2}' "/proc/$editor/status")"
  wait_until "the disk to be whole" is_alone
}
has_failed() { grep -F "$1" "$folder/calls" | grep -q INJECTED; }
journal_holds() { cat "$folder"/.local/state/chartroom/journal/*/work 2>/dev/null | grep -q "$1"; }

# Saving fails, says so and goes on; with a disk that is whole again, nothing is missing.
fails_and_goes_on() {
  map_with .... .... .... ..#. >"$file"
  run_on_failing_disk "$1" "$2"
  press space
  expect_modified "painted A1"
  press ctrl+s
  wait_until "the save to fail" has_failed "$3"
  press Right space
  is_open '● Lagoon — Chartroom' || fail "it calls saved what is not"
  file_holds .... .... .... ..#. || fail "the file has changed"
  mend_disk
  press Right space
  wait_until "the journal" journal_holds '"###\.",'
  save_and_expect '###.' .... .... ..#.
  [ -z "$(find "$folder" -maxdepth 1 -name '.chartroom-*')" ] || fail "a temporary file is left"
  quit
}

disk_that_cannot_be_written() { fails_and_goes_on rename EROFS lagoon.map.json; }
disk_that_breaks() { fails_and_goes_on fsync EIO "$folder/.chartroom-"; }
disk_that_is_full() { fails_and_goes_on rename ENOSPC lagoon.map.json; }

"$flow"
