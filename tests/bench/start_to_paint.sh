#!/bin/bash
# Start to first paint: the editor with a map against a program with an empty window, in turns.
#   cmake --build --preset release --target chartroom-editor chartroom-empty-frame chartroom-time-to-paint
#   bash tests/bench/start_to_paint.sh build/release/bin [ROUNDS]
set -eu
bin=$1
here=$(dirname "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder GDK_BACKEND=x11 NO_AT_BRIDGE=1
bash "$here/../editor/ui/with_display.sh" "$bin/chartroom-time-to-paint" "${2:-20}" \
  "$bin/chartroom-empty-frame" -- \
  "$bin/chartroom-editor" "$here/../../maps/packs/sonar-family/north-pole.map.json"
