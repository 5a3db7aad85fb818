#!/bin/sh
# The archive of the sources builds without network and without git, judges the shipped packs, and says
# of which commit it is.
#   sh source_archive_test.sh SOURCE FOLDER
set -eu
source=$1 folder=$2
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
fail() {
  echo "source_archive_test: $1" >&2
  exit 1
}
# alone COMMAND...: where the machine allows it, without any network.
if unshare --map-root-user --net true 2>/dev/null; then
  alone() { unshare --map-root-user --net "$@"; }
else
  alone() { http_proxy=http://localhost:9 https_proxy=http://localhost:9 "$@"; }
fi

archive=$(sh "$source/cmake/source_archive.sh" .)
cp "$archive" first
sh "$source/cmake/source_archive.sh" . >/dev/null
cmp "$archive" first || fail "two archives of one commit differ"
tar -xf "$archive"
cd chartroom-*/
[ ! -e .git ] && [ ! -e build ] || fail "it holds more than sources"
alone cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O2 -DCHARTROOM_EDITOR=OFF \
  -DCHARTROOM_TESTS=OFF -DCHARTROOM_MPI=OFF -DCHARTROOM_WARNINGS_ARE_ERRORS=ON >../configured
! grep -Eiq 'gtk|wxwidgets' ../configured || { cat ../configured; fail "it asks for the editor's libraries"; }
alone cmake --build build --target chartroom >../built || { tail -30 ../built; fail "it does not build"; }
commit=$(git -C "$source" rev-parse HEAD | cut -c1-12)
build/bin/chartroom --version | grep -q "(commit $commit)$" || fail "$(build/bin/chartroom --version)"
build/bin/chartroom validate maps/packs --level structure >/dev/null || fail "it does not judge"
