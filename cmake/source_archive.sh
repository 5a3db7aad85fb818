#!/bin/sh
# Makes the archive of the sources of the last commit, the same bytes at any time, and prints its name:
#   sh cmake/source_archive.sh [FOLDER]
# It builds without network and without git, and says of which commit it is.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/^project(chartroom VERSION \([0-9.]*\).*/\1/p' "$source/CMakeLists.txt")
name="chartroom-$version"
archive="${1:-.}/$name.tar.gz"
git -C "$source" archive --format=tar --prefix="$name/" HEAD >"$archive.part"
gzip -9n <"$archive.part" >"$archive"
rm "$archive.part"
echo "$archive"
