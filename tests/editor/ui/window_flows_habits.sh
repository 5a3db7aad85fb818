#!/bin/bash
# What hands know from other drawing programs, in the real window: see window_driver.sh.
. "$(dirname "$0")/window_driver.sh"

# Single keys are commands on buttons and lists too; a field takes them as letters. Escape is the way
# back to the board from everywhere.
single_keys_work_wherever_one_is() {
  start
  press shift+Tab e Escape ctrl+Home space ctrl+End Left space
  save_and_expect .... .... .... ....
  press F4 ctrl+a b
  wait_until "the letter to be the name" is_open '● b — Chartroom'
  press Escape ctrl+Home b space ctrl+z ctrl+z
  expect_saved "painting and naming are undone"
  quit
}

# An open line would go on from where it ended.
escape_drops_an_open_border_line() {
  start
  press p ctrl+Home Right Return Down Return Escape Return Left Return
  press b ctrl+Home space
  expect_modified "painted A1"
  press ctrl+s
  expect_saved "saved"
  expect_file '#...' .... .... ..#.
  quit
}

undo_drops_an_open_border_line_first() {
  start
  press b ctrl+Home space
  expect_modified "painted A1"
  press p ctrl+Home Right Right Return Down ctrl+z ctrl+s
  expect_saved "saved with what was painted"
  expect_file '#...' .... .... ..#.
  press ctrl+z
  expect_modified "undone"
  quit_and_discard
}

# GTK complains of parts that get less room than they need.
grow_and_shrink_in_silence() {
  local size scale=${GDK_SCALE:-1}
  for size in '640 450' '900 650' '640 450' '1100 500' '700 900' '480 360'; do
    # shellcheck disable=SC2086
    set -- $size
    xdotool windowsize --sync "$window" $(($1 * scale)) $(($2 * scale))
    press F8
    press alt+2
    press alt+1
  done
  quit
  [ ! -s "$folder/log" ] || fail "the program says something"
}
small_windows_are_silent() {
  start
  grow_and_shrink_in_silence
}
small_windows_with_two_boards_are_silent() {
  start
  press F7
  grow_and_shrink_in_silence
}

large_pixels_are_silent() {
  export GDK_SCALE=2
  small_windows_are_silent
}

moved_panels_are_silent() {
  mkdir -p "$folder/.config/chartroom"
  printf 'side-left yes\nfindings-beside yes\n' >"$folder/.config/chartroom/panels"
  small_windows_are_silent
}

# Tabs of many documents have no room in a row; GTK complains of those that it draws without a size.
works_left() { [ "$(cat "$folder"/.local/state/chartroom/journal/*/work 2>/dev/null | grep -c '"id"')" -eq "$1" ]; }
paint_all() {
  local each
  for each in "$@"; do
    press ctrl+Home space ctrl+Prior
  done
}
many_tabs_are_silent() {
  local name files=()
  for name in Amber Basalt Coral Dune; do
    files+=("$folder/$name.map.json")
    map_with .... .... .... .... | sed "s/lagoon/${name,,}/; s/Lagoon/$name of a long name/" >"${files[-1]}"
  done
  map_with .... .... .... .... >"$file"
  "$program" "${files[@]}" "$file" >"$folder/log" 2>&1 &
  editor=$!
  expect_saved "after the start"
  window=$(window_of 'Lagoon — Chartroom')
  paint_all "${files[@]}" "$file"
  wait_until "five works" works_left 5
  kill_editor
  run_editor
  do_until "all are restored" is_open '● .* — Chartroom' -- press i F6 Return
  press ctrl+Next ctrl+Next ctrl+Prior
  quit_and_discard
  [ ! -s "$folder/log" ] || fail "the program says something"
}

start_page_is_silent() {
  start
  run_command start page
  local size
  for size in '900 650' '640 450' '1100 500' '700 900'; do
    # shellcheck disable=SC2086
    xdotool windowsize --sync "$window" $size
    press Down
  done
  press Escape
  quit
  [ ! -s "$folder/log" ] || fail "the program says something"
}

# A window manager is asked for the width of its frames before the window is laid out.
is_managed() { xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id'; }
a_window_manager_is_met_in_silence() {
  openbox >/dev/null 2>&1 &
  editor=$!
  wait_until "the window manager" is_managed
  small_windows_are_silent
}

wide_brush_by_keys() {
  start
  press bracketright space
  save_and_expect '##..' '##..' .... ..#.
  press bracketleft ctrl+End space
  save_and_expect '##..' '##..' .... ..##
  quit
}

# With its history, in the window that comes.
is_another_window() {
  window=$(window_of '(● )?Lagoon — Chartroom')
  [ -n "$window" ] && [ "$window" != "$before" ]
}
language_switches_at_once() {
  start
  press space
  expect_modified "painted"
  local before=$window palette
  run_command german
  wait_until "the window in German" is_another_window
  press ctrl+shift+p
  wait_until "the palette in German" is_open 'Alle Befehle'
  palette=$(window_of 'Alle Befehle')
  xdotool windowfocus --sync "$palette" key Escape
  wait_until "the palette to go" is_gone 'Alle Befehle'
  press ctrl+z
  expect_saved "undone"
  quit
}

# On a desktop whose reader of pages keeps what it is given.
manual_opens_in_the_language_of_the_window() {
  local before applications=$folder/.local/share/applications
  mkdir -p "$applications" "$folder/.config"
  printf '[Desktop Entry]\nType=Application\nName=Reader\nExec=cp %%f %s\nMimeType=text/html;\n' \
    "$folder/opened.html" >"$applications/reader.desktop"
  printf '[Default Applications]\ntext/html=reader.desktop\nx-scheme-handler/file=reader.desktop\n' \
    >"$folder/.config/mimeapps.list"
  start
  before=$window
  press F1
  wait_until "the manual" grep -qs '<html lang="en">' "$folder/opened.html"
  run_command german
  wait_until "the window in German" is_another_window
  press F1
  wait_until "the German manual" grep -qs '<html lang="de">' "$folder/opened.html"
  quit
}

# C4 leaves D4 a dead end. Captains play until a change is found that takes no fairness with it.
nothing_is_undone_behind_the_start_page() {
  start
  press space
  expect_modified "painted A1"
  run_command start page
  press ctrl+z ctrl+s Escape
  expect_modified "what was painted, and not saved"
  save_and_expect '#...' .... .... ..#.
  quit
}

suggested_change_is_a_step() {
  local deadline=300  # thousands of games, on processors that others work on
  start
  press i ctrl+shift+m
  do_until "the change" is_open '● Lagoon — Chartroom' -- press Return
  press ctrl+z
  expect_saved "it was one step"
  quit
}

"$flow"
