#!/bin/sh
# The same map gives the same sheets whatever the folder, the locale, the time zone and the time.
set -eu
program=$1
map=$2/maps/packs/sonar-family/north-pole.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sheets() {
  "$program" export "$1" --lang ko --quiet --output "$2"
  for format in svg png; do
    "$program" export "$1" --sheet captain-blue,film-blue --format $format --quiet --output "$2"
  done
}

cd "$folder"
LC_ALL=C TZ=UTC sheets "$map" first
mkdir -p deep/folder
cp "$map" deep/folder/another-name.map.json
sleep 1
(cd deep/folder && LC_ALL=de_DE.UTF-8 LANGUAGE=fr TZ=Asia/Seoul sheets another-name.map.json ../../second)
diff -r first second
test "$(find first -type f | wc -l)" -eq 6
