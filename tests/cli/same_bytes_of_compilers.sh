#!/bin/sh
# What simulated play gives does not depend on the compiler or on how much it optimises: builds the
# samples of play with g++ and clang++, each with -O2 and -O3, and compares what they print.
set -eu
source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for compiler in g++ clang++; do
  for level in -O2 -O3; do
    build=$folder/$compiler$level
    cmake -S "$source" -B "$build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" \
      -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="$level" -DCHARTROOM_EDITOR=OFF \
      -DCHARTROOM_MPI=OFF >"$folder/log"
    cmake --build "$build" --target chartroom-play-samples >>"$folder/log" || {
      cat "$folder/log"
      exit 1
    }
    "$build/bin/chartroom-play-samples" >"$folder/$compiler$level.txt"
    cmp "$folder/g++-O2.txt" "$folder/$compiler$level.txt"
  done
done
echo "$(wc -c <"$folder/g++-O2.txt") bytes are the same from all four builds."
