#!/bin/bash
# Drives the real window as a user does: window_flows.sh PROGRAM FLOW, within an X server without
# a window manager. Waits for what it expects to see, up to a deadline; never for a fixed time.
set -u
program=$1
flow=$2
deadline=60  # seconds for any one expectation, on a busy machine
export LC_ALL=C.UTF-8 GDK_BACKEND=x11 NO_AT_BRIDGE=1
unset XDG_CONFIG_HOME XDG_STATE_HOME GTK_THEME GDK_SCALE GDK_DPI_SCALE

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

# run_command NAME...: by the palette.
run_command() {
  press ctrl+shift+p
  wait_until "the palette" is_open 'All Commands'
  local palette
  palette=$(window_of 'All Commands')
  xdotool windowfocus --sync "$palette" type --delay 1 "$*"
  xdotool key Return
  wait_until "the palette to go" is_gone 'All Commands'
}
# save_and_expect ROWS...: the four rows of points.
save_and_expect() {
  press ctrl+s
  expect_file "$@"
  expect_saved "saved"
}
quit() {
  press ctrl+q
  expect_end
}

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

start() { start_with .... .... .... ..#.; }
start_with() {
  map_with "$@" >"$file"
  run_editor
}
run_editor() {
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


rectangle_by_keys() {
  start
  press r Return Right Down Return
  expect_modified "a rectangle"
  save_and_expect '##..' '##..' .... ..#.
  quit
}

line_and_eraser() {
  start
  press l Return Right Right Right Down Down Down Return
  save_and_expect '#...' '.#..' '..#.' '..##'
  press e Return Left Return
  save_and_expect '#...' '.#..' '..#.' ....
  quit
}

flood_fills_the_sea() {
  start
  press f space
  save_and_expect '####' '####' '####' '####'
  press ctrl+z
  expect_modified "undone"
  save_and_expect .... .... .... ..#.
  quit
}

mirror_while_painting() {
  start
  run_command left to right
  press space
  save_and_expect '#..#' .... .... ..#.
  run_command upside down
  press Right space
  save_and_expect '####' .... .... '.##.'
  quit
}

make_symmetric() {
  start
  run_command half turn
  run_command symmetric keeping right
  save_and_expect '.#..' .... .... ..#.
  quit
}

go_to_a_point() {
  start
  press ctrl+g
  wait_until "the question" is_open 'Go to Point'
  xdotool windowfocus --sync "$(window_of 'Go to Point')" type --delay 1 'b3'
  xdotool key Return
  wait_until "the question to go" is_gone 'Go to Point'
  press space
  save_and_expect .... .... '.#..' ..#.
  quit
}

copy_and_paste() {
  start
  press m ctrl+End Left Return Right Return ctrl+c ctrl+Home ctrl+v
  save_and_expect '#...' .... .... ..#.
  quit
}

cut_and_undo() {
  start
  press ctrl+a ctrl+x
  expect_modified "all is cut"
  save_and_expect .... .... .... ....
  press ctrl+z
  save_and_expect .... .... .... ..#.
  quit
}

turn_the_map() {
  start
  run_command flip upside
  expect_modified "flipped"
  press ctrl+s
  expect_saved "saved"
  [ "$(sed -n 9p "$file")" = '    "..#.",' ] || fail "the first row is not the last one"
  [ "$(sed -n 15p "$file")" = '    "3344",' ] || fail "the quadrants stayed"
  quit
}

# expect_line NUMBER TEXT: of the file.
file_has_line() { [ "$(sed -n "$1p" "$file")" = "$2" ]; }
expect_line() { wait_until "line $1 of the file to be $2" file_has_line "$@"; }

paint_quadrants() {
  start
  press alt+2 3 space Right space
  expect_modified "painted A1 and B1"
  press ctrl+s
  expect_line 15 '    "3322",'
  quit
}

border_pen() {
  start
  press p ctrl+Home Right Return Down Left Return
  expect_modified "the corner of A1 is cut off"
  press ctrl+s
  expect_line 15 '    "5122",'
  press ctrl+z
  expect_modified "undone"
  press ctrl+s
  expect_line 15 '    "1122",'
  quit
}

surface_points_and_starts() {
  start
  press alt+3 space alt+4 Right space alt+5 Right space
  expect_modified "a surface point and two starts"
  press ctrl+s
  expect_line 21 '    "blue": "B1",'
  expect_line 22 '    "green": "C1"'
  expect_line 26 '      "A1"'
  quit
}

mend_a_finding() {
  start_with '.#..' '.#..' '.#..' '.#..'
  press F8 ctrl+period
  expect_modified "the smaller piece is filled"
  save_and_expect '##..' '##..' '##..' '##..'
  press ctrl+z
  expect_modified "undone in one step"
  save_and_expect '.#..' '.#..' '.#..' '.#..'
  quit
}

many_undos() {
  start
  local i
  for i in 1 2 3 4 5 6 7 8; do press space; done
  press Right space Right space Down space
  expect_modified "painted"
  for i in 1 2 3 4 5 6 7 8 9 10 11; do press ctrl+z; done
  expect_saved "all is undone"
  quit
}

several_maps() {
  start
  press ctrl+n
  wait_until "a new map" is_open 'Untitled — Chartroom'
  press space
  wait_until "the new map is modified" is_open '● Untitled — Chartroom'
  press ctrl+z
  wait_until "undone" is_open 'Untitled — Chartroom'
  press ctrl+Prior
  expect_saved "the first map is in front again"
  press ctrl+Next
  wait_until "the second map" is_open 'Untitled — Chartroom'
  press ctrl+w
  expect_saved "the second map is closed"
  quit
}

journal_holds() { grep -qs -- "$1" "$folder"/.local/state/chartroom/journal/*/work; }

journal_of_a_map_behind() {
  start
  press --delay 0 space ctrl+n
  wait_until "a new map" is_open 'Untitled — Chartroom'
  wait_until "the map behind to be kept" journal_holds '"#...",'
  press ctrl+Prior ctrl+z
  expect_saved "undone"
  quit
}

fault_of_a_file() {
  start
  echo nonsense >"$folder/bad.map.json"
  press ctrl+o
  wait_until "the file dialog" is_open 'Open Map'
  xdotool windowfocus --sync "$(window_of 'Open Map')" type --delay 1 "$folder/bad.map.json"
  xdotool key Return
  wait_until "the file dialog to go" is_gone 'Open Map'
  press space
  save_and_expect '#...' .... .... ..#.
  quit
}

# A document that is still being written has none.
has_pages() {
  pdfinfo "$2" 2>/dev/null | awk -v least="$1" '/^Pages:/ {n = $2} END {exit n < least}'
}

export_sheets() {
  start
  press ctrl+e
  wait_until "the choices" is_open 'Export Sheets'
  xdotool windowfocus --sync "$(window_of 'Export Sheets')" key alt+e
  wait_until "the sheets" has_pages 5 "$folder/sheets/lagoon-a4.pdf"
  quit
}

own_shortcut() {
  mkdir -p "$folder/.config/chartroom"
  echo 'edit.select_all = Ctrl+J' >"$folder/.config/chartroom/shortcuts"
  start
  press ctrl+j ctrl+x
  save_and_expect .... .... .... ....
  quit
}

"$flow"
