#!/bin/sh
# What is not a print of the same map is not written over: kept_files.sh PROGRAM SOURCE
set -eu
program=$1
packs=$2/maps/packs
map=$packs/sonar-family/north-pole.map.json
other=$packs/sonar-family/umbria.map.json
deck=$packs/con-sonar/con-sonar.deck.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  echo "kept_files: $1" >&2
  exit 1
}
# kept FILE ARGUMENTS...: a stranger's file stays, status 2 and the way out; --force replaces it.
kept() {
  file=$1
  shift
  mkdir -p "$(dirname "$file")"
  echo "a letter" >"$file"
  status=0
  "$program" export "$@" >said 2>&1 || status=$?
  test "$status" -eq 2 || fail "$*: status $status over a stranger's file"
  grep -qF "$file" said && grep -q -- "--force" said || fail "$*: $(cat said)"
  test "$(cat "$file")" = "a letter" || fail "$*: the stranger's file is gone"
  "$program" export "$@" --force --quiet || fail "$*: --force does not replace"
  # From then on it is a print, and a new one takes its place.
  "$program" export "$@" --quiet || fail "$*: its own print is in the way"
}

kept one/north-pole-a4.pdf "$map" --output one
kept two/north-pole-captain-blue.svg "$map" --sheet captain-blue --format svg --output two
kept three/north-pole-captain-blue.png "$map" --sheet captain-blue --format png --output three
for format in pdf svg png; do
  kept four/north-pole-picture.$format "$map" --sheet picture --format $format --output four
done
kept five/sonar-family-book-a4.pdf "$packs/sonar-family" --sheet book --output five
kept six/con-sonar-a4.pdf "$deck" --output six
kept seven/con-sonar-ladder.svg "$deck" --sheet ladder --format svg --output seven
kept ten/umbria+north-pole-a4.pdf "$other" "$map" --back-to-back --output ten

# A link that leads nowhere is written through no more than one to a letter.
mkdir links
ln -s ../elsewhere.pdf links/north-pole-a4.pdf
! "$program" export "$map" --output links --quiet 2>said || fail "written through a link to nothing"
test ! -e elsewhere.pdf || fail "a file where a link led"

# A name that comes of a map's id may be anybody's link.
ln -s letter north-pole-report.html
for letter in nothing something; do
  [ "$letter" = nothing ] || echo "a letter" >letter
  ! "$program" report "$map" --quiet 2>said || fail "a report written through a link to $letter"
  grep -q "north-pole-report.html: is a link" said || fail "$(cat said)"
done
test "$(cat letter)" = "a letter" || fail "the letter is gone"

# Another map's print is a stranger's too, and nothing of a set is written beside it.
"$program" export "$other" --output eight --quiet
mv eight/umbria-a4-film.pdf eight/north-pole-a4-film.pdf
! "$program" export "$map" --output eight --quiet 2>said || fail "another map's film is written over"
test ! -e eight/north-pole-a4.pdf || fail "half a set is written"

# Other requests have other names.
"$program" export "$map" --output nine --quiet
cp nine/north-pole-a4.pdf before.pdf
"$program" export "$map" --output nine --quiet --sheet captain --style ink-saving
"$program" export "$map" --output nine --quiet --lang de
"$program" export "$map" --output nine --quiet --pitch 14
cmp before.pdf nine/north-pole-a4.pdf || fail "another request wrote over the usual one"
ls nine >names
printf '%s\n' north-pole-a4-14mm.pdf north-pole-a4-captain-ink-saving.pdf north-pole-a4-de.pdf \
  north-pole-a4-film-14mm.pdf north-pole-a4-film-de.pdf north-pole-a4-film.pdf north-pole-a4.pdf |
  LC_ALL=C sort >wanted
LC_ALL=C sort names | diff wanted - || fail "the names of files"
