#!/bin/sh
# What simulated play gives does not depend on the compiler or on how much it optimises: builds the
# samples of play with g++ and clang++, each with -O2 and -O3, and compares what they print with
# what the given build prints.
set -eu
source=$1
samples=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$samples" >"$folder/expected"
# compare COMPILER LEVEL
compare() {
  build=$folder/$1$2
  cmake -S "$source" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER="$1" -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_CXX_FLAGS="$2" -DCHARTROOM_EDITOR=OFF -DCHARTROOM_MPI=OFF >"$folder/log"
  cmake --build "$build" --target chartroom-play-samples >>"$folder/log" || {
    cat "$folder/log"
    exit 1
  }
  "$build/bin/chartroom-play-samples" | cmp "$folder/expected" -
  rm -r "$build"
  echo "$1 $2: $(wc -c <"$folder/expected") bytes, the same"
}
compare clang++ -O3
compare g++ -O3
compare clang++ -O2
compare g++ -O2
