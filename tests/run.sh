#!/bin/sh
# Installs what is missing, builds, and runs every test, the editor's under Xvfb:
#   sh tests/run.sh            the preset ci
#   sh tests/run.sh nightly    the same with the proofs at full length
#   sh tests/run.sh dev        with the sanitizers
set -eu
cd "$(dirname "$0")/.."
preset="${1:-ci}"

if [ "$preset" = nightly ]; then
  sh cmake/install-packages.sh build editor tests nightly
else
  sh cmake/install-packages.sh build editor tests
fi
cmake --preset "$preset"
cmake --build --preset "$preset"
ctest --preset "$preset" --parallel "$(nproc)"
