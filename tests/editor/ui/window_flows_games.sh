#!/bin/bash
# Games in the real window: see window_driver.sh. Where captains of the program play, nobody knows
# what they do: only what does not depend on it is expected.
. "$(dirname "$0")/window_driver.sh"
game=$folder/evening.game
report=$folder/.local/state/chartroom/reports/lagoon-report.html

# The record of a game with the lines of play given.
game_with() {
  printf 'chartroom-game 1\nmap lagoon.map.json\nblue start A1\ngreen start D4\nfirst blue\n\n'
  printf '%s\n' "$@"
}
game_holds() { game_with "$@" | cmp -s - "$game"; }
expect_game() { wait_until "the game to hold $*" game_holds "$@"; }
expect_title() { wait_until "the title $1" is_open "$1 — Chartroom"; }
journal_holds() { cat "$folder"/.local/state/chartroom/journal/*/work 2>/dev/null | grep -q "$1"; }

start_game() {
  game_with "$@" >"$game"
  start_with .... .... .... ....
  press ctrl+o
  type_into Open "$game"
  expect_title '▶ evening.game'
}

game_is_opened_stepped_through_and_played_on() {
  start_game 'blue right' 'green up'
  press Right
  expect_title '● ▶ evening.game'
  press Up ctrl+s
  expect_title '▶ evening.game'
  expect_game 'blue right' 'green up' 'blue right' 'green up'
  press ctrl+z
  expect_title '● ▶ evening.game'
  press ctrl+s
  expect_game 'blue right' 'green up' 'blue right'
  press ctrl+w
  expect_saved "the map is in front again"
  quit
}

# What scrolls beside the board has room for its bars from the start.
game_in_a_low_window_is_silent() {
  start_with .... .... .... ....
  game_with 'blue right' 'green up' >"$game"
  local size
  for size in '860 650' '900 650'; do
    # shellcheck disable=SC2086
    xdotool windowsize --sync "$window" $size
    press ctrl+o
    type_into Open "$game"
    expect_title '▶ evening.game'
    press alt+Home alt+End
    press ctrl+w
    expect_saved "the map is in front again"
  done
  quit
  # Without a session bus the file chooser cannot keep its settings.
  ! grep -v -e '^$' -e dconf-WARNING "$folder/log" || fail "the program says something"
}

game_is_played_from_an_earlier_ply() {
  start_game 'blue right' 'green up' 'blue right'
  press alt+Home alt+Right alt+Right ctrl+Return
  expect_title '● ▶ evening.game'
  press Down ctrl+s
  expect_game 'blue right' 'green up' 'blue down'
  press ctrl+z ctrl+z ctrl+s
  expect_game 'blue right' 'green up' 'blue right'
  quit
}

game_on_an_open_map_against_a_captain() {
  start_with .... .... .... ....
  press F9
  expect_title '▶ Lagoon'
  # Where to start, once the board asks; the captain chooses, too, and whoever begins acts.
  do_until "somebody has acted" is_open '● ▶ Lagoon — Chartroom' -- press space Right
  press ctrl+w
  do_until "closed without saving" is_open 'Lagoon — Chartroom' -- press F6 Tab Return
  quit
}

# What the middle of the window shows.
picture_of_the_board() {
  import -window "$window" -gravity center -crop 200x200-100+0 +repage rgb:- | md5sum
}
looks() { [ "$(picture_of_the_board)" = "$1" ]; }
looks_other_than() { ! looks "$1"; }

# The picture once it stays: it is drawn some time after what it shows.
steady_picture() {
  local before=none now
  until now=$(picture_of_the_board) && [ "$now" = "$before" ]; do
    before=$now
    sleep 0.3
  done
  echo "$now"
}

game_board_is_zoomed() {
  start_game 'blue right' 'green up'
  press alt+End Right
  expect_title '● ▶ evening.game'
  local whole near
  whole=$(steady_picture)
  do_until "a nearer board" looks_other_than "$whole" -- press ctrl+plus ctrl+plus
  near=$(steady_picture)
  do_until "the whole board again" looks "$whole" -- press ctrl+0
  do_until "its own size" looks_other_than "$whole" -- press ctrl+1
  looks "$near" && fail "its own size is another"
  press Up ctrl+s
  expect_title '▶ evening.game'
  expect_game 'blue right' 'green up' 'blue right' 'green up'
  quit
}

killed_game_is_restored() {
  start_game 'blue right'
  press alt+End Up
  expect_title '● ▶ evening.game'
  wait_until "the journal" journal_holds 'green up'
  kill_editor
  run_editor
  do_until "the work" is_open '● ▶ evening.game — Chartroom' -- press i F6 Return
  press ctrl+s
  expect_game 'blue right' 'green up'
  quit
}

# With its plies and its journal, in the window that comes.
is_the_game_in_another_window() {
  window=$(window_of '● ▶ evening.game — Chartroom')
  [ -n "$window" ] && [ "$window" != "$before" ]
}
a_game_is_kept_when_the_language_changes() {
  start_game 'blue right'
  press alt+End Up
  expect_title '● ▶ evening.game'
  local before=$window
  run_command german
  wait_until "the game in the German window" is_the_game_in_another_window
  wait_until "the journal" journal_holds 'green up'
  press ctrl+s
  expect_game 'blue right' 'green up'
  quit
}

captains_show_a_game() {
  start_with .... .... .... ....
  run_command typical game
  expect_title '▶ Lagoon'
  quit
}

# Keys that come a moment late are the name that it gets.
report_is_kept() {
  local copy
  for copy in "$folder"/*; do
    [ "$copy" = "$folder/report.html" ] || ! cmp -s "$folder/report.html" "$copy" || return 0
  done
  return 1
}
keep_report() {
  local dialog
  take_first
  dialog=$(window_of 'Save Report As')
  [ -z "$dialog" ] || xdotool windowfocus --sync "$dialog" key Return
}
report_is_that_of_the_command_line() {
  start_with .... .... .... ....
  "$(dirname "$program")/chartroom" report "$file" --output "$folder/report.html" >"$folder/log" ||
    fail "the report of the command line"
  run_command report
  wait_until "the same report" cmp -s "$folder/report.html" "$report"
  do_until "a copy of it" report_is_kept -- keep_report
  do_until "the dialog to go" is_gone 'Save Report As' -- xdotool key Escape
  quit
}

"$flow"
