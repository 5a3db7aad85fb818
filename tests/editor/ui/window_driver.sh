# For the scripts that drive the real window as a user does: SCRIPT PROGRAM FLOW, within an X server
# without a window manager. Waits for what it expects to see, up to a deadline; never for a fixed
# time. To be sourced.
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

# Looks at the program's windows that can be seen: `ids` and `titles`. A look costs two programs, as flows
# look often while they wait. (A search by title misses titles that are not in ASCII.)
look() {
  local id words=()
  titles=()
  mapfile -t ids < <(xdotool search --onlyvisible --pid "$editor" 2>/dev/null)
  for id in "${ids[@]}"; do words+=(getwindowname "$id"); done
  [ ${#ids[@]} -eq 0 ] || mapfile -t titles < <(xdotool "${words[@]}" 2>/dev/null)
  [ ${#ids[@]} -ne ${#titles[@]} ] || return 0
  # A window that goes in between ends the titles.
  titles=()
  for id in "${ids[@]}"; do titles+=("$(xdotool getwindowname "$id" 2>/dev/null)"); done
}

# Id and title of each.
windows() {
  local i
  look
  for i in "${!ids[@]}"; do echo "${ids[i]} ${titles[i]}"; done
}

# Waits a moment without a program for it.
exec {never}<> <(:)
pause() { read -r -t 0.05 -u "$never" || true; }

fail() {
  echo "FAILED: $*" >&2
  echo "windows:" >&2
  windows >&2
  cat "$folder/log" >&2
  exit 1
}

# wait_until WHAT COMMAND...: until the command succeeds. The program may end while the command looks,
# so that a program that has ended is looked at once more.
wait_until() {
  local what=$1 end=$((SECONDS + deadline))
  shift
  until "$@"; do
    [ $SECONDS -lt $end ] || fail "$what"
    if has_ended; then
      "$@" && return
      fail "$what (the program has ended)"
    fi
    pause
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
# find_window TITLE: the id of the last window whose title is this (an extended regular expression), in `found`.
find_window() {
  local i
  found=
  look
  for i in "${!ids[@]}"; do
    [[ ! ${titles[i]} =~ ^$1$ ]] || found=${ids[i]}
  done
  [ -n "$found" ]
}
window_of() { ! find_window "$1" || echo "$found"; }
is_open() { find_window "$1"; }
is_gone() { ! find_window "$1"; }
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
kill_editor() {
  kill -9 "$editor"
  wait "$editor" 2>/dev/null
  editor=
}
# type_into WINDOW TEXT: types into a dialog, and answers it with Enter.
type_into() {
  wait_until "the dialog $1" is_open "$1"
  xdotool windowfocus --sync "$(window_of "$1")" type --delay 1 "$2"
  xdotool key Return
  wait_until "the dialog $1 to go" is_gone "$1"
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

# do_until WHAT CHECK... -- STEP...: does the step until the check holds, for steps that do nothing
# as long as it is too early for them.
do_until() {
  local what=$1 end=$((SECONDS + deadline)) check=()
  shift
  while [ "$1" != -- ]; do
    check+=("$1")
    shift
  done
  shift
  until "${check[@]}"; do
    [ $SECONDS -lt $end ] || fail "$what"
    if has_ended; then
      "${check[@]}" && return
      fail "$what (the program has ended)"
    fi
    "$@"
    pause
  done
}

# Takes the first thing that a bar offers. F6 does nothing where there is no bar, and the picker does
# nothing to the map when Enter meets the board.
take_first() { press i F6 Return; }
quit_and_discard() {
  press ctrl+q Tab Tab Return
  expect_end
}
