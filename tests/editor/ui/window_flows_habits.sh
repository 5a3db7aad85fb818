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

"$flow"
