#!/bin/bash
# Start to first painting, the editor beside an empty wxWidgets program, by turns in one run:
#   xvfb-run tests/bench/start_bench.sh build/release/bin [RUNS]
set -u
programs=$1
runs=${2:-15}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder GDK_BACKEND=x11 NO_AT_BRIDGE=1 LC_ALL=C.UTF-8

# Milliseconds until the first painting.
once() {
  local begin end
  begin=$(date +%s%N)
  LD_PRELOAD=$programs/libend_at_first_paint.so "$@" >/dev/null 2>&1
  end=$(date +%s%N)
  echo $(((end - begin) / 1000000))
}
median() { sort -n | sed -n "$(((runs + 1) / 2))p"; }

once "$programs/empty-frame" >/dev/null
once "$programs/chartroom-editor" >/dev/null
for ((i = 0; i < runs; i++)); do
  once "$programs/empty-frame" >>"$folder/empty"
  once "$programs/chartroom-editor" >>"$folder/editor"
done
empty=$(median <"$folder/empty")
editor=$(median <"$folder/editor")
echo "empty frame: $empty ms, editor: $editor ms (medians of $runs): $(
  awk "BEGIN { printf \"%.2f\", $editor / $empty }") times"
