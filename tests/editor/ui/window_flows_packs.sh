#!/bin/bash
# Packs in the real window: see window_driver.sh. The pack holds the map Lagoon and another.
. "$(dirname "$0")/window_driver.sh"
pack=$folder/pack.json

# The canonical file of the pack with its maps in that order.
pack_with() {
  cat <<END
{
  "format": "chartroom-pack",
  "version": 1,
  "id": "seas",
  "name": {
    "en": "Seas"
  },
  "maps": [
    "$1",
    "$2"
  ]
}
END
}
pack_holds() { pack_with "$@" | cmp -s - "$pack"; }
expect_pack() { wait_until "the pack to hold $*" pack_holds "$@"; }
journal_holds_in_order() {
  tr -d ' \n' < <(cat "$folder"/.local/state/chartroom/journal/*/work 2>/dev/null) |
    grep -q "\"$1.map.json\",\"$2.map.json\""
}

start_pack() {
  pack_with lagoon.map.json atoll.map.json >"$pack"
  map_with .... .#.. .... .... | sed 's/lagoon/atoll/; s/Lagoon/Atoll/' >"$folder/atoll.map.json"
  start_with "$@"
  press ctrl+shift+o
  type_into 'Open Pack' "$pack"
  wait_until "the pack in a tab" is_open 'Seas — Chartroom'
}
# The first map goes behind the other.
move_down() {
  press alt+Down
  wait_until "the pack is modified" is_open '● Seas — Chartroom'
}

pack_is_undone_and_saved() {
  start_pack .... .... .... ..#.
  move_down
  pack_holds lagoon.map.json atoll.map.json || fail "the file has changed before it was saved"
  press ctrl+z
  wait_until "undone" is_open 'Seas — Chartroom'
  press ctrl+y
  wait_until "redone" is_open '● Seas — Chartroom'
  press ctrl+s
  wait_until "saved" is_open 'Seas — Chartroom'
  expect_pack atoll.map.json lagoon.map.json
  press ctrl+w
  expect_saved "the map is in front again"
  quit
}

pack_is_kept_for_next_time() {
  start_pack .... .... .... ..#.
  move_down
  press ctrl+Prior space
  expect_modified "painted A1"
  press ctrl+q Tab Return
  expect_end
  pack_holds lagoon.map.json atoll.map.json || fail "the file has changed"
  run_editor
  do_until "both works" is_open '● .* — Chartroom' -- press i F6 Return
  press ctrl+alt+s
  expect_pack atoll.map.json lagoon.map.json
  expect_file '#...' .... .... ..#.
  quit
}

work_on_an_open_pack_is_a_step_of_it() {
  start_pack .... .... .... ..#.
  move_down
  wait_until "the journal" journal_holds_in_order atoll lagoon
  kill_editor
  run_editor
  press ctrl+shift+o
  type_into 'Open Pack' "$pack"
  wait_until "the pack beside the offer" is_open 'Seas — Chartroom'
  press Delete
  wait_until "the pack is modified" is_open '● Seas — Chartroom'
  press F6 Return
  press ctrl+s
  expect_pack atoll.map.json lagoon.map.json
  press ctrl+z ctrl+z
  press ctrl+s
  wait_until "what the file held at first" pack_holds lagoon.map.json atoll.map.json
  press ctrl+w
  expect_saved "there was one tab of it"
  quit
}

foreign_change_of_a_pack_is_taken() {
  start_pack .... .... .... ..#.
  pack_with atoll.map.json lagoon.map.json >"$folder/other"
  mv "$folder/other" "$pack"
  move_down
  do_until "the disk's pack" is_open 'Seas — Chartroom' -- press F5 F6 Return
  press ctrl+z
  wait_until "back to mine" is_open '● Seas — Chartroom'
  quit_and_discard
}

accepted_finding_waits_for_the_pack() {
  # A sea in two pieces is the first finding.
  start_pack .#.. .#.. .#.. .#..
  move_down
  press ctrl+Prior
  expect_saved "the map in front"
  press F8
  run_command accept finding
  type_into 'Accept Finding' 'two lakes on purpose'
  press ctrl+Next
  wait_until "the pack" is_open '● Seas — Chartroom'
  pack_holds lagoon.map.json atoll.map.json || fail "the file has changed before it was saved"
  press ctrl+s
  wait_until "saved" is_open 'Seas — Chartroom'
  grep -q 'two lakes on purpose' "$pack" || fail "the finding is not accepted"
  press ctrl+z ctrl+z
  wait_until "undone" is_open '● Seas — Chartroom'
  press ctrl+s
  wait_until "the first order, and nothing accepted" pack_holds lagoon.map.json atoll.map.json
  quit
}

accepted_finding_counts_again() {
  start_pack .#.. .#.. .#.. .#..
  press ctrl+Prior
  expect_saved "the map in front"
  press F8
  run_command accept finding
  type_into 'Accept Finding' 'two lakes on purpose'
  # Who comes back to the map finds it judged by the pack as it is.
  press ctrl+Next
  wait_until "the pack is modified" is_open '● Seas — Chartroom'
  press ctrl+Prior
  expect_saved "the map in front again"
  # The finding is still the one at hand.
  run_command show accepted
  run_command stop accepting
  press ctrl+Next
  wait_until "the pack" is_open '● Seas — Chartroom'
  press ctrl+s
  wait_until "saved" is_open 'Seas — Chartroom'
  expect_pack lagoon.map.json atoll.map.json
  press ctrl+z
  wait_until "undone" is_open '● Seas — Chartroom'
  press ctrl+s
  wait_until "accepted again" grep -q 'two lakes on purpose' "$pack"
  wait_until "saved again" is_open 'Seas — Chartroom'
  quit
}

"$flow"
