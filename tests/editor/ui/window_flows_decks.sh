#!/bin/bash
# Decks in the real window: see window_driver.sh. The deck is called Lagoon as the maps there are.
. "$(dirname "$0")/window_driver.sh"
file=$folder/lagoon.deck.json
shipped=$(dirname "$0")/../../../maps/packs/con-sonar/con-sonar.deck.json

start_deck() {
  sed 's/"Con Sonar!"/"Lagoon"/' "$shipped" >"$file"
  run_editor
}
# holds FLEET TORPEDOES: the file has so many cards.
holds() {
  [ "$(grep -c '"leads_to"' "$file")" = "$1" ] && [ "$(grep -c '"torpedoes": [1-9]' "$file")" = "$2" ]
}
expect_cards() { wait_until "the file to hold $*" holds "$@"; }
journal_holds_fleet() {
  grep -c '"leads_to"' "$folder"/.local/state/chartroom/journal/*/work 2>/dev/null | grep -qx "$1"
}

deck_starts_in_silence() {
  start_deck
  press Down Down
  run_command nations
  quit
  [ ! -s "$folder/log" ] || fail "the program says something"
}

duplicate_and_remove_cards() {
  start_deck
  press ctrl+d
  expect_modified "a card more"
  press ctrl+z
  expect_saved "undone"
  press ctrl+y
  expect_modified "redone"
  press ctrl+s
  expect_saved "saved"
  expect_cards 37 18
  run_command add torpedo card
  expect_modified "a torpedo card more"
  press ctrl+s
  expect_saved "saved"
  expect_cards 37 19
  run_command remove cards
  expect_modified "it is gone again"
  press ctrl+s
  expect_saved "saved"
  expect_cards 37 18
  quit
}

new_deck_beside_a_map() {
  map_with .... .... .... ..#. >"$folder/lagoon.map.json"
  file=$folder/lagoon.map.json
  run_editor
  run_command new deck
  wait_until "a new deck" is_open 'Untitled — Chartroom'
  press ctrl+w
  expect_saved "the map is in front again"
  press space
  expect_modified "painted A1"
  press ctrl+z
  expect_saved "undone"
  quit
}

close_a_deck_without_saving() {
  start_deck
  press ctrl+d
  expect_modified "a card more"
  press ctrl+w Tab Return
  wait_until "a blank sea" is_open 'Untitled — Chartroom'
  holds 36 18 || fail "the file has changed"
  quit
}

killed_deck_is_restored() {
  start_deck
  press ctrl+d
  expect_modified "a card more"
  wait_until "the journal" journal_holds_fleet 37
  kill_editor
  run_editor
  do_until "the work" is_open '● Lagoon — Chartroom' -- press F6 Return
  # One Return too many opens a cell.
  press Escape Escape ctrl+s
  expect_saved "saved"
  expect_cards 37 18
  quit
}

# What goes while it is edited must not speak to what is gone (seen by builds with sanitizers).
# The list of a cell is a window of its own where a window manager lets it open, and takes every key
# but Escape. insist CHECK... -- KEYS...: presses them again where nothing comes of the first time.
list_of_a_cell() { is_open 'chartroom-editor'; }
insist() {
  local check=() end=$((SECONDS + deadline))
  while [ "$1" != -- ]; do
    check+=("$1")
    shift
  done
  shift
  until "${check[@]}"; do
    [ $SECONDS -lt $end ] || fail "${check[*]}"
    sleep 0.5
    if "${check[@]}"; then return; fi
    if list_of_a_cell; then press Escape; fi
    press "$@"
  done
}
close_while_a_card_is_edited() {
  start_deck
  press Down Down Return
  press ctrl+q
  insist has_ended -- ctrl+q
  expect_end
  grep -E 'runtime error|AddressSanitizer' "$folder/log" && fail "memory that is gone was used"
  start_deck
  press ctrl+d
  expect_modified "a card more"
  press Return ctrl+w
  insist is_open 'Untitled — Chartroom' -- ctrl+w F6 Tab Return
  grep -E 'runtime error|AddressSanitizer' "$folder/log" && fail "memory that is gone was used"
  quit
}

has_pages() {
  pdfinfo "$2" 2>/dev/null | awk -v least="$1" '/^Pages:/ {n = $2} END {exit n < least}'
}

export_a_deck() {
  start_deck
  press ctrl+e
  wait_until "the choices" is_open 'Export Sheets'
  xdotool windowfocus --sync "$(window_of 'Export Sheets')" key alt+e
  wait_until "the sheets" has_pages 8 "$folder/sheets/con-sonar-a4.pdf"
  quit
}

works_left() { [ "$(find "$folder/.local/state/chartroom/journal" -name work | wc -l)" = "$1" ]; }
# Two works on offer leave its tables little room.
a_deck_below_unsaved_work_is_silent() {
  start_deck
  press ctrl+d
  expect_modified "a card more"
  run_command new deck
  wait_until "a new deck" is_open 'Untitled — Chartroom'
  press ctrl+d
  wait_until "a card more" is_open '● Untitled — Chartroom'
  wait_until "two works" works_left 2
  kill_editor
  run_editor
  do_until "the work" is_open '● Untitled — Chartroom' -- press F6 Return
  kill_editor
  [ ! -s "$folder/log" ] || fail "the program says something"
}

"$flow"
