#!/bin/sh
# export --verify: whether a print-out is of a map, also after other programs have been at it.
set -eu
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$2/maps/packs/sonar-family/north-pole.map.json" "$folder/map.map.json"
cd "$folder"

expect() {
  status=$1
  shift
  "$program" export "$@" map.map.json >said 2>&1 && got=0 || got=$?
  test "$got" -eq "$status" || { echo "export $*: status $got, not $status"; cat said; exit 1; }
}

expect 0 --quiet --output sheets
expect 0 --verify sheets/north-pole-a4.pdf
grep -q "all .* pages match north-pole" said
qpdf --linearize --object-streams=generate --pages sheets/north-pole-a4.pdf 2,5 -- \
  sheets/north-pole-a4.pdf two.pdf
expect 0 --verify two.pdf
# Another code as soon as a point is another.
sed -i '0,/\.\./s//#./' map.map.json
expect 1 --verify two.pdf
grep -q "pages 1–2: from north-pole" said
test "$(wc -l <said)" -eq 1
# In a book each page is of its own map.
"$program" export "$2/maps/packs/sonar-family" --sheet book --quiet --output book
qpdf --empty --pages book/sonar-family-book-a4.pdf z -- last.pdf
"$program" export "$2/maps/packs/sonar-family/umbria.map.json" --verify last.pdf
# A book has the maps that its pack lists, in the pack's order.
mkdir listed
cp "$2"/maps/packs/sonar-family/*.json listed
sed 's/"umbria.map.json"/"unlisted.map.json"/; s/"id": "umbria"/"id": "unlisted"/' listed/umbria.map.json >listed/0.map.json
sed 's/"Umbria"/"Unlisted"/' listed/0.map.json >listed/unlisted.map.json
rm listed/0.map.json
"$program" export listed --sheet book --quiet --output order
pdftotext order/sonar-family-book-a4.pdf - | grep -E "^(Archipelago|North Pole|Jules Verne|Umbria|Unlisted)$" | uniq | head -4 >said
printf "Archipelago\nNorth Pole\nJules Verne\nUmbria\n" | diff - said
! pdftotext order/sonar-family-book-a4.pdf - | grep -q Unlisted
"$program" export listed --verify order >said
# A whole book, and a folder of prints, are of a pack.
pack=$2/maps/packs/sonar-family
"$program" export "$pack" --verify book/sonar-family-book-a4.pdf >said
grep -q "pages match the files here" said
"$program" export "$pack/umbria.map.json" --sheet captain-blue --quiet --output book
"$program" export "$pack" --verify book >said
test "$(grep -c "match[es]* the files here" said)" -eq 2
! "$program" export map.map.json --verify book >said
grep -Eq "pages 1–[0-9]+: from sonar-family" said
# Two maps back to back: both are asked for.
mkdir pair
"$program" export "$pack/umbria.map.json" "$pack/archipelago.map.json" --back-to-back --quiet --output pair
"$program" export "$pack/umbria.map.json" "$pack/archipelago.map.json" --verify pair/umbria+archipelago-a4.pdf
! "$program" export "$pack/umbria.map.json" --verify pair/umbria+archipelago-a4.pdf >said
grep -q "page 2: from archipelago" said
mkdir empty
"$program" export "$pack" --verify empty && exit 1 || test $? -eq 2

# The same for decks.
cp "$2/maps/packs/con-sonar/con-sonar.deck.json" deck.deck.json
"$program" export deck.deck.json --sheet odds --quiet --output decks
"$program" export deck.deck.json --verify decks/con-sonar-a4-odds.pdf
sed -i '0,/"die": 8/s//"die": 6/' deck.deck.json
! "$program" export deck.deck.json --verify decks/con-sonar-a4-odds.pdf >said
grep -q "page 1: from con-sonar, revision 1" said
# A folder that holds maps and decks does both.
cp "$2/maps/packs/sonar-family/north-pole.map.json" "$2/maps/packs/con-sonar/con-sonar.deck.json" sheets
"$program" export sheets --sheet rules --format svg --output both >said
grep -q north-pole-rules-1.svg said
grep -q con-sonar-rules-2.svg said
