#!/bin/bash
# Files, the disk, bars and dialogs of the real window: see window_driver.sh.
. "$(dirname "$0")/window_driver.sh"

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

new_maps_have_names_of_their_own() {
  start
  press ctrl+n
  wait_until "a new map" is_open 'Untitled — Chartroom'
  press space
  wait_until "the new map is modified" is_open '● Untitled — Chartroom'
  press ctrl+n
  wait_until "another new map" is_open 'Untitled 2 — Chartroom'
  # One that nobody touched gives its tab, and its name, to the next.
  press ctrl+n space
  wait_until "a new map in its place" is_open '● Untitled 2 — Chartroom'
  press ctrl+z
  wait_until "undone" is_open 'Untitled 2 — Chartroom'
  press ctrl+Prior
  wait_until "the first one again" is_open '● Untitled — Chartroom'
  press ctrl+z
  wait_until "undone, too" is_open 'Untitled — Chartroom'
  quit
}

# On a tab a long name ends in dots; the title has all of it. What reads from right to left stands
# between marks that keep the rest of the title in its place.
names_do_not_tear_the_title() {
  local name='محبا'
  map_with .... .... .... .... | sed "s/Lagoon/$name/" >"$file"
  "$program" "$file" >"$folder/log" 2>&1 &
  editor=$!
  local title=$'\u200e\u2068'$name$'\u2069 — Chartroom'
  wait_until "the name between marks" is_open "$title"
  window=$(window_of "$title")
  press F4 ctrl+a
  xdotool type --delay 1 'A long name that no tab has room for'
  wait_until "the whole name" is_open '● A long name that no tab has room for — Chartroom'
  press ctrl+s
  wait_until "saved" is_open 'A long name that no tab has room for — Chartroom'
  quit
}

works_left() { [ "$(find "$folder/.local/state/chartroom/journal" -name work | wc -l)" = "$1" ]; }
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
  wait_until "the file dialog" is_open 'Open'
  xdotool windowfocus --sync "$(window_of 'Open')" type --delay 1 "$folder/bad.map.json"
  xdotool key Return
  wait_until "the file dialog to go" is_gone 'Open'
  press space
  save_and_expect '#...' .... .... ..#.
  quit
}

window_that_comes_up_is_closed() {
  map_with .... .... .... .... >"$file"
  "$program" "$file" >"$folder/log" 2>&1 &
  editor=$!
  wait_until "a window" is_open 'Chartroom'
  /usr/bin/python3 "$(dirname "$0")/ask_to_close.py" "$(window_of Chartroom)"
  expect_end
  [ ! -s "$folder/log" ] || fail "it said something"
}

wrong_file_beside_a_good_one() {
  map_with .... .... .... ..#. >"$file"
  echo nonsense >"$folder/bad.map.json"
  "$program" "$file" "$folder/bad.map.json" >"$folder/log" 2>&1 &
  editor=$!
  expect_saved "after the start"
  window=$(window_of 'Lagoon — Chartroom')
  press Escape space
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

# From the search up a folder, and to the recent files if there were any: GTK comes to grief there.
# The dialog is that of opening: Alt+S searches there, while it saves in that of saving.
close_file_dialogs_from_anywhere() {
  export G_SLICE=always-malloc MALLOC_PERTURB_=165  # what is used after it is gone is seen at once
  start
  local i
  for i in 1 2 3; do
    press ctrl+o
    wait_until "the file dialog" is_open 'Open'
    xdotool windowfocus --sync "$(window_of 'Open')" key alt+s alt+Up alt+r
    do_until "the file dialog to go" is_gone 'Open' -- xdotool key Escape
  done
  press space
  save_and_expect '#...' .... .... ..#.
  quit
}

# Whatever another program has made of the file, what stands in the window can be written over it.
spoiled_file_is_written_over() {
  start
  press space
  expect_modified "painted A1"
  echo garbage >"$file"
  press ctrl+s
  do_until "the file to be written" file_holds '#...' .... .... ..#. -- take_first
  expect_saved "written over"
  quit
}

answer() { xdotool windowfocus --sync "$(window_of "$1")" key "$2"; }
ask_before_replacing() {
  start
  map_with '####' .... .... .... >"$folder/other.map.json"
  cp "$folder/other.map.json" "$folder/before"
  press space
  expect_modified "painted A1"
  press ctrl+shift+s
  wait_until "the file dialog" is_open 'Save Map As'
  xdotool windowfocus --sync "$(window_of 'Save Map As')" key ctrl+a type --delay 1 other.map.json
  xdotool key Return
  wait_until "the question" is_open 'Replace File'
  answer 'Replace File' Return
  wait_until "the file dialog once more" is_open 'Save Map As'
  cmp -s "$folder/before" "$folder/other.map.json" || fail "replaced although nobody agreed"
  answer 'Save Map As' Return
  wait_until "the question once more" is_open 'Replace File'
  answer 'Replace File' alt+r
  file=$folder/other.map.json
  expect_file '#...' .... .... ..#.
  expect_saved "saved under the other name"
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

ask_before_losing_changes() {
  start
  press space
  expect_modified "painted A1"
  press ctrl+q Escape ctrl+z
  expect_saved "the window is still there, and undoes"
  press ctrl+y
  expect_modified "redone"
  quit_and_discard
  file_holds .... .... .... ..#. || fail "the file has changed"
}

save_and_quit() {
  start
  press space
  expect_modified "painted A1"
  press ctrl+q Return
  expect_end
  file_holds '#...' .... .... ..#. || fail "the file was not saved"
}

# Keys that follow Quit at once must not open a dialog of a window that goes.
has_ended_or_asks() { has_ended || is_open 'Save Map As'; }
quit_and_press_on() {
  start
  press --delay 0 ctrl+q ctrl+shift+s
  wait_until "the end" has_ended_or_asks
  has_ended || fail "a dialog has come"
  expect_end
}

keep_for_next_time() {
  start
  press space
  expect_modified "painted A1"
  press ctrl+q Tab Return
  expect_end
  file_holds .... .... .... ..#. || fail "the file has changed"
  run_editor
  do_until "the work" is_open '● Lagoon — Chartroom' -- take_first
  save_and_expect '#...' .... .... ..#.
  quit
}

close_without_saving() {
  start
  press space
  expect_modified "painted A1"
  press ctrl+w Tab Return
  wait_until "a blank sea" is_open 'Untitled — Chartroom'
  file_holds .... .... .... ..#. || fail "the file has changed"
  quit
}

killed_and_restored() {
  start
  press space
  expect_modified "painted A1"
  wait_until "the journal" journal_holds '"#...",'
  kill_editor
  run_editor
  do_until "the work" is_open '● Lagoon — Chartroom' -- take_first
  save_and_expect '#...' .... .... ..#.
  quit
}

# Leaves work on a map without a file behind, and no window.
leave_untitled_work() {
  start
  press ctrl+n
  wait_until "a new map" is_open 'Untitled — Chartroom'
  press space
  wait_until "painted" is_open '● Untitled — Chartroom'
  wait_until "the journal" journal_holds '"#.........",'
  kill_editor
}

killed_untitled() {
  leave_untitled_work
  rm "$file"
  "$program" >"$folder/log" 2>&1 &
  editor=$!
  wait_until "a window" is_open '.*Untitled — Chartroom'
  window=$(window_of '.*Untitled — Chartroom')
  # From the start page, in whose list a letter would begin a search.
  press F6 Return
  wait_until "the work" is_open '● Untitled — Chartroom'
  quit_and_discard
  [ ! -s "$folder/log" ] || fail "the program says something"
}

open_file() {
  press ctrl+o
  type_into 'Open' "$1"
}

restoring_replaces_no_other_map() {
  leave_untitled_work
  "$program" >"$folder/log" 2>&1 &
  editor=$!
  wait_until "a window" is_open '.*Untitled — Chartroom'
  window=$(window_of '.*Untitled — Chartroom')
  open_file "$file"
  expect_saved "opened beside the offer"
  press space
  expect_modified "painted A1"
  do_until "the work" is_open '● Untitled — Chartroom' -- take_first
  press ctrl+Prior
  expect_modified "the map that was painted meanwhile"
  save_and_expect '#...' .... .... ..#.
  press ctrl+z
  expect_modified "its history is there"
  quit_and_discard
}

what_is_painted_beside_an_offer_stays() {
  start
  press space
  expect_modified "painted A1"
  wait_until "the journal" journal_holds '"#...",'
  kill_editor
  run_editor
  press Right space
  expect_modified "painted B1 beside the offer"
  press i F6 Return
  # Of the two, the work is in front: undo leads to the file.
  do_until "the work, as a step over the file" is_open 'Lagoon — Chartroom' -- press ctrl+z
  press ctrl+y
  save_and_expect '#...' .... .... ..#.
  press ctrl+Prior
  expect_modified "what was painted beside it"
  press ctrl+s F6 Tab Return
  expect_file '.#..' .... .... ..#.
  quit
}

all_work_left_is_restored() {
  leave_untitled_work
  start
  press space ctrl+n
  wait_until "a new map" is_open 'Untitled — Chartroom'
  press space
  wait_until "painted" is_open '● Untitled — Chartroom'
  wait_until "the journal" journal_holds '"#...",'
  wait_until "three works" works_left 3
  kill_editor
  run_editor
  # An export tells its files meanwhile, in a place of its own.
  press ctrl+e
  wait_until "the choices" is_open 'Export Sheets'
  xdotool windowfocus --sync "$(window_of 'Export Sheets')" key alt+e
  wait_until "the sheets" has_pages 5 "$folder/sheets/lagoon-a4.pdf"
  wait_until "the choices to go" is_gone 'Export Sheets'
  # Two maps without a name are told from each other.
  do_until "the latest, without a file" is_open '● Untitled 2 — Chartroom' -- press i F6 F6 Return
  press ctrl+Prior
  expect_modified "the map with a file"
  save_and_expect '#...' .... .... ..#.
  press ctrl+Next
  wait_until "the latest again" is_open '● Untitled 2 — Chartroom'
  quit_and_discard
  works_left 0 || fail "work is left though it was answered"
}

foreign_change_is_taken() {
  start
  press space
  expect_modified "painted A1"
  map_with .... '.##.' .... .... >"$folder/other"
  mv "$folder/other" "$file"
  do_until "the disk's map" is_open 'Lagoon — Chartroom' -- take_first
  press ctrl+z
  expect_modified "back to mine"
  press ctrl+y
  expect_saved "and to the disk's"
  save_and_expect .... '.##.' .... ....
  quit
}

foreign_change_is_overwritten() {
  start
  press space
  expect_modified "painted A1"
  map_with .... '.##.' .... .... >"$folder/other"
  mv "$folder/other" "$file"
  # Saving asks at once, so the keys that follow find the bar.
  press ctrl+s F6 Tab Return
  expect_saved "my map"
  expect_file '#...' .... .... ..#.
  quit
}

a_file_that_is_gone_is_written_again() {
  start
  rm "$file"
  expect_modified "what is gone is not saved"
  save_and_expect .... .... .... ..#.
  press space
  expect_modified "painted A1"
  rm "$file"
  save_and_expect '#...' .... .... ..#.
  quit
}

tracings="$folder/.local/state/chartroom/tracings"
corners_are_other() { [ "$(sed -n 3p "$tracings" 2>/dev/null)" != "$1" ]; }

# Two pixels by two, under the whole board.
open_a_picture() {
  base64 -d >"$folder/photo.png" <<'END'
iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAQMAAABIeJ9nAAAABlBMVEX/AAAAAP9sof2OAAAADElE
QVQI12NwYGAAAADEAEFsh7KrAAAAAElFTkSuQmCC
END
  start
  press ctrl+t
  type_into 'Trace Picture' "$folder/photo.png"
  wait_until "the picture to be remembered" grep -qs "^picture $folder/photo.png" "$tracings"
}

trace_a_picture() {
  open_a_picture
  press Escape
  run_command move corners
  local corners
  corners=$(sed -n 3p "$tracings")
  press Tab Left Left Up Escape
  wait_until "a moved corner" corners_are_other "$corners"
  press space
  save_and_expect '#...' .... .... ..#.
  quit
  run_editor
  run_command remove traced
  wait_until "the picture to be forgotten" [ ! -s "$tracings" ]
  quit
}

# In whole millimetres.
corners_are() {
  [ "$(awk 'NR == 3 { for (i = 2; i <= 9; ++i) printf "%d ", $i + ($i < 0 ? -0.5 : 0.5) }' \
    "$tracings")" = "$* " ]
}

picture_is_laid_by_four_points() {
  open_a_picture
  corners_are 0 0 50 0 50 50 0 50 || fail "the picture does not lie under the whole board"
  # Each is 2 mm right of where the board has it; one is taken back, and one done again.
  press Return BackSpace
  press Right Right Return Right Right Return ctrl+z ctrl+shift+z Right Right Return
  press Right Right Return
  wait_until "the picture to be laid" corners_are -2 0 48 0 48 50 -2 50
  press ctrl+z
  wait_until "the picture to lie as before" corners_are 0 0 50 0 50 50 0 50
  press ctrl+shift+z
  wait_until "the picture to be laid again" corners_are -2 0 48 0 48 50 -2 50
  press Escape
  run_command lay picture four
  press Left Return Left Return Escape space
  save_and_expect '#...' .... .... ..#.
  corners_are -2 0 48 0 48 50 -2 50 || fail "clicks that are given up move the picture"
  press ctrl+z
  expect_modified "undo is the map's again"
  press ctrl+shift+z
  quit
}

look_before_printing() {
  start
  press ctrl+alt+p
  wait_until "the pages" is_open 'Print Sheets'
  xdotool windowfocus --sync "$(window_of 'Print Sheets')" key Escape
  wait_until "the pages to go" is_gone 'Print Sheets'
  quit
}

in_german() {
  mkdir -p "$folder/.config/chartroom"
  echo de >"$folder/.config/chartroom/language"
  start
  press ctrl+shift+p
  wait_until "the palette in German" is_open 'Alle Befehle'
  xdotool windowfocus --sync "$(window_of 'Alle Befehle')" type --delay 1 'bearbeiten alles'
  xdotool key Return
  wait_until "the palette to go" is_gone 'Alle Befehle'
  press ctrl+x
  save_and_expect .... .... .... ....
  quit
}

# Maps that are looked for beside a map, and one of them taken.
has_found_some() { is_open 'Generate Maps \([1-9][0-9]* of 12\)'; }
generated_map_is_opened() {
  local deadline=300  # thousands of games, on processors that others work on
  start
  press ctrl+shift+g
  wait_until "what is asked for" is_open 'Generate Maps'
  # Starts that captains choose: few games certify such a map.
  xdotool windowfocus --sync "$(window_of 'Generate Maps')" key Down alt+s
  wait_until "the search" is_open 'Generate Maps \([0-9]* of 12\)'
  press space
  expect_modified "painted A1 meanwhile"
  wait_until "a map" has_found_some
  xdotool windowfocus --sync "$(window_of 'Generate Maps.*')" key alt+t
  xdotool windowfocus --sync "$(window_of 'Generate Maps.*')" key alt+o
  wait_until "the map in a tab" is_gone '● Lagoon — Chartroom'
  press ctrl+z
  wait_until "a sea before that step" is_open 'Untitled — Chartroom'
  press ctrl+w
  expect_modified "the other map is as it was"
  xdotool windowfocus --sync "$(window_of 'Generate Maps.*')" key Escape
  wait_until "the dialog to go" is_gone 'Generate Maps.*'
  quit_and_discard
}

"$flow"
