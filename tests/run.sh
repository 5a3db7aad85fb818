#!/bin/sh
# Installs what is missing, builds the programs and their tests, and runs the tests of a tier:
#   sh tests/run.sh            full: every test, the editor's under Xvfb
#   sh tests/run.sh fast       two minutes of them, for while you work
#   sh tests/run.sh nightly    every test, and the proofs at full length
# Options that begin with -D go to CMake. --preset dev and --preset threads build with sanitizers; without it the tests run in the tree of
# the preset release, which is what users build.
set -eu
cd "$(dirname "$0")/.."

tier=full
preset=release
options=""
while [ $# -gt 0 ]; do
  case "$1" in
    fast | full | nightly) tier=$1 ;;
    --preset)
      preset=${2:?--preset needs a name}
      shift
      ;;
    --preset=*) preset=${1#--preset=} ;;
    -D*) options="$options $1" ;;
    *)
      echo "usage: sh tests/run.sh [fast|full|nightly] [--preset NAME] [-DNAME=VALUE...]" >&2
      exit 2
      ;;
  esac
  shift
done

sections="build editor tests"
nightly=OFF
case "$tier" in
  fast) selection="--label-regex ^fast$" ;;
  full) selection="--label-exclude ^nightly$" ;;
  nightly)
    selection=""
    sections="$sections nightly"
    nightly=ON
    ;;
esac

# shellcheck disable=SC2086 # lists of words
sh cmake/install-packages.sh $sections
# shellcheck disable=SC2086
cmake --preset "$preset" -DCHARTROOM_TESTS=ON -DCHARTROOM_NIGHTLY=$nightly $options
cmake --build --preset "$preset"
# The flows of the window wait more than they compute, so one test more runs at once than there are
# processors; tests that only compute count double. A test that fails is run once more.
# shellcheck disable=SC2086
/usr/bin/python3 tests/run_summary.py ctest --preset "$preset" --parallel $(($(nproc) + 1)) \
  --repeat until-pass:2 $selection
