#!/bin/bash
# Drives the real window as a user does: window_flows.sh PROGRAM FLOW, within an X server without
# a window manager. Waits for what it expects to see, up to a deadline; never for a fixed time.
set -u
program=$1
flow=$2
deadline=20  # seconds for any one expectation
export LC_ALL=C.UTF-8 GDK_BACKEND=x11 NO_AT_BRIDGE=1
unset GTK_THEME GDK_SCALE GDK_DPI_SCALE

folder=$(mktemp -d)
export HOME=$folder
file=$folder/lagoon.map.json
editor=
trap '[ -z "$editor" ] || kill "$editor" 2>/dev/null; rm -rf "$folder"' EXIT

# Id and title of each of the program's windows that can be seen. (A search by title misses titles
# that are not in ASCII.)
windows() {
  local id
  for id in $(xdotool search --onlyvisible --pid "$editor" 2>/dev/null); do
    echo "$id $(xdotool getwindowname "$id" 2>/dev/null)"
  done
}

fail() {
  echo "FAILED: $*" >&2
  echo "windows:" >&2
  windows >&2
  cat "$folder/log" >&2
  exit 1
}

# wait_until WHAT COMMAND...: until the command succeeds.
wait_until() {
  local what=$1 end=$((SECONDS + deadline))
  shift
  until "$@"; do
    [ $SECONDS -lt $end ] || fail "$what"
    [ "$1" = has_ended ] || ! has_ended || fail "$what (the program has ended)"
    sleep 0.03
  done
}

# The canonical file of a sea of 4 x 4 with the four rows given.
map_with() {
  cat <<END
{
  "format": "chartroom-map",
  "version": 1,
  "id": "lagoon",
  "name": {
    "en": "Lagoon"
  },
  "points": [
    "$1",
    "$2",
    "$3",
    "$4"
  ],
  "quadrants": [
    "1122",
    "1122",
    "3344",
    "3344"
  ]
}
END
}

file_holds() { map_with "$@" | cmp -s - "$file"; }
window_of() { windows | grep -E "^[0-9]+ $1\$" | cut -d ' ' -f 1 | tail -1; }
is_open() { [ -n "$(window_of "$1")" ]; }
is_gone() { [ -z "$(window_of "$1")" ]; }
has_ended() { ! kill -0 "$editor" 2>/dev/null; }

# The title tells what the document is: modified or not.
expect_saved() { wait_until "the title without a mark ($1)" is_open 'Lagoon — Chartroom'; }
expect_modified() { wait_until "the title with a mark ($1)" is_open '● Lagoon — Chartroom'; }
expect_file() { wait_until "the file to hold $*" file_holds "$@"; }
expect_end() {
  wait_until "the program to end" has_ended
  wait "$editor"
  local status=$?
  editor=
  [ $status -eq 0 ] || fail "the program ended with $status"
}

start() {
  map_with .... .... .... ..#. >"$file"
  "$program" "$file" >"$folder/log" 2>&1 &
  editor=$!
  expect_saved "after the start"
  window=$(window_of 'Lagoon — Chartroom')
}

# Without a window manager nobody gives windows the focus but we.
press() { xdotool windowfocus --sync "$window" key "$@"; }
answer() {
  wait_until "the question" is_open 'Unsaved Changes'
  xdotool windowfocus --sync "$(window_of 'Unsaved Changes')" key "$1"
}

paint_and_save() {
  start
  press space
  expect_modified "painted A1 by key"
  press ctrl+z
  expect_saved "undone"
  press ctrl+y
  expect_modified "redone"
  press ctrl+s
  expect_saved "saved"
  expect_file '#...' .... .... ..#.

  press Down Right Return
  expect_modified "a stroke is on"
  press Escape
  expect_saved "the stroke is cancelled"
  press Return Right Return
  expect_modified "painted B2 and C2 in one stroke"
  press ctrl+z
  expect_saved "undone"
  press ctrl+shift+z
  expect_modified "redone"
  press ctrl+Home Down Down Down Right Right space
  press ctrl+s
  expect_saved "saved"
  expect_file '#...' .##. .... ....
  press ctrl+q
  expect_end
}

ask_before_losing_changes() {
  start
  press space
  expect_modified "painted A1"
  press ctrl+q
  answer Escape
  wait_until "the question to go" is_gone 'Unsaved Changes'
  press ctrl+z
  expect_saved "the window is still there, and undoes"
  press ctrl+y
  expect_modified "redone"
  press ctrl+q
  answer alt+d
  expect_end
  file_holds .... .... .... ..#. || fail "the file has changed"
}

"$flow"
