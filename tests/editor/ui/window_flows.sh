#!/bin/bash
# Painting and editing in the real window: see window_driver.sh.
. "$(dirname "$0")/window_driver.sh"

# What GTK complains about on stderr is ours to put right.
starts_in_silence() {
  start
  [ ! -s "$folder/log" ] || fail "the program says something"
  quit
  [ ! -s "$folder/log" ] || fail "the program says something at its end"
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

# Whoever clicks on a command can still type, and leave by Escape.
type_behind_a_click_in_the_palette() {
  start
  press ctrl+shift+p
  wait_until "the palette" is_open 'All Commands'
  local palette
  palette=$(window_of 'All Commands')
  xdotool windowfocus --sync "$palette" mousemove --window "$palette" 290 280 click 1 \
    sleep 0.2 key f b Escape
  wait_until "the palette to go" is_gone 'All Commands'
  press space
  save_and_expect '#...' .... .... ..#.
  quit
}

go_to_a_point() {
  start
  press ctrl+g
  type_into 'Go to Point' b3
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
  # First it is shown what would become of the map: Escape leaves it as it is.
  press F8 ctrl+period Escape
  expect_saved "nothing is done"
  press ctrl+period Return
  expect_modified "a channel is open"
  save_and_expect '....' '.#..' '.#..' '.#..'
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

# drag FROM TO...: with the mouse, over the board of 4 x 4 as it lies in a window of 840 x 580, which
# every screen has room for.
start_at_that_size() {
  mkdir -p "$folder/.config/chartroom"
  echo 'window 840x580' >"$folder/.config/chartroom/panels"
  start
}
mouse_at() {
  local column row
  column=$(printf '%d' "'$1")
  row=${1:1}
  xdotool mousemove --window "$window" $((270 + 44 * (column - 65))) $((191 + 44 * (row - 1)))
}
drag() {
  mouse_at "$1"
  xdotool mousedown 1
  shift
  while [ $# -gt 0 ]; do
    mouse_at "$1"
    shift
  done
}

paint_with_the_mouse() {
  start_at_that_size
  drag A1 B1 C1
  xdotool mouseup 1
  expect_modified "a stroke"
  save_and_expect '###.' .... .... ..#.
  drag A3 A4 B4
  expect_modified "a stroke is on"
  press Escape
  expect_saved "it is taken back"
  xdotool mouseup 1
  press e
  drag C1 B1
  xdotool mouseup 1
  save_and_expect '#...' .... .... ..#.
  press ctrl+z
  save_and_expect '###.' .... .... ..#.
  quit
}

a_stroke_goes_on_after_the_middle_button() {
  start_at_that_size
  drag A1 B1
  xdotool mousedown 2 mouseup 2
  mouse_at C1
  xdotool mouseup 1
  expect_modified "a stroke"
  save_and_expect '###.' .... .... ..#.
  quit
}

stamp_twice() {
  start
  press m ctrl+End Left Return Right Return ctrl+shift+k
  type_into 'Keep as Stamp' reef
  press ctrl+a ctrl+x ctrl+Home ctrl+k
  wait_until "the stamps" is_open 'Paste Stamp'
  xdotool windowfocus --sync "$(window_of 'Paste Stamp')" key Return
  wait_until "the stamps to go" is_gone 'Paste Stamp'
  save_and_expect '#...' .... .... ....
  grep -q '^stamp reef$' "$folder/.config/chartroom/stamps" || fail "the stamp is not kept"
  quit
}

rename_in_the_properties() {
  start
  press F4 ctrl+a R e e f
  wait_until "the new name" is_open '● Reef — Chartroom'
  press ctrl+s
  wait_until "saved" is_open 'Reef — Chartroom'
  grep -q '"en": "Reef"' "$file" || fail "the name is not in the file"
  quit
}

separate_and_number_quadrants() {
  map_with .... .... .... .... | sed '15s/.*/    "1121",/' >"$file"
  run_editor
  run_command separate pieces
  expect_modified "separated"
  press ctrl+s
  expect_saved "saved"
  [ "$(sed -n 15p "$file")" = '    "1125",' ] || fail "the piece is no quadrant"
  run_command renumber
  expect_modified "numbered"
  press ctrl+s
  expect_saved "saved"
  [ "$(sed -n '15,18p' "$file" | tr -d ' ",\n')" = 1123112244554455 ] ||
    fail "not numbered: $(sed -n '15,18p' "$file")"
  quit
}

"$flow"
