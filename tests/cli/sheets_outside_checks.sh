#!/bin/sh
# All sheets of a map and the book of its pack, judged by programs of others: qpdf, pdfinfo, pdffonts
# and pdftotext, in every language and style.
set -eu
program=$1
packs=$2/maps/packs/sonar-family
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "$1"
  exit 1
}

# FILE PAGES LANGUAGE NAME: the name stands on every page of a map's sheets, in tags and text.
judge() {
  file=$1
  qpdf --check "$file" >"$folder/said" || fail "$file: $(cat "$folder/said")"
  pdfinfo "$file" | grep -q "^Pages: *$2\$" || fail "$file: not $2 pages"
  pdfinfo -f 1 -l "$2" -box "$file" >"$folder/boxes"
  test "$(grep -c TrimBox "$folder/boxes")" -eq "$2" || fail "$file: a page without a trim box"
  pdfinfo -struct-text "$file" >"$folder/tags" 2>"$folder/complaints"
  test ! -s "$folder/complaints" || fail "$file: $(cat "$folder/complaints")"
  for tag in Document Sect H1 H2 Figure P; do
    grep -q "^ *$tag" "$folder/tags" || fail "$file: no tag $tag"
  done
  grep -qF "$4" "$folder/tags" || fail "$file: \"$4\" is not in the tags"
  # Embedded, a subset, with a map to Unicode.
  pdffonts "$file" | tail -n +3 | awk '{ print $(NF - 4), $(NF - 3), $(NF - 2) }' | sort -u \
    >"$folder/fonts"
  test "$(cat "$folder/fonts")" = "yes yes yes" || fail "$file: $(cat "$folder/fonts")"
  # No letter comes from the machine.
  ! pdffonts "$file" | tail -n +3 | grep -Ev '^[A-Z]{6}\+(Lato|B612|NanumGothic)' ||
    fail "$file: a font that does not come with the program"
  # Pages end in a form feed.
  pdftotext "$file" - | awk -v RS='\f' '/Chartroom/ { ++with } END { print with }' >"$folder/footers"
  test "$(cat "$folder/footers")" -eq "$2" || fail "$file: a page without a footer"
  # Cairo 1.18 compresses objects.
  qpdf --qdf --object-streams=disable "$file" "$folder/objects"
  grep -aq "/Lang" "$folder/objects" || fail "$file: no language"
}

style=colour
for case in "en North Pole" "de Nordpol" "fr Pôle Nord" "it Polo Nord" "ko 북극"; do
  language=${case%% *}
  name=${case#* }
  "$program" export "$packs/north-pole.map.json" --lang "$language" --style $style --quiet \
    --output "$folder/$language"
  judge "$(ls "$folder/$language"/north-pole-a4*.pdf | grep -v film)" 20 "$language" "$name"
  case $style in colour) style=ink-saving ;; ink-saving) style=night ;; *) style=colour ;; esac
done
"$program" export "$packs" --sheet book --lang de --quiet --output "$folder/book"
judge "$folder/book/sonar-family-book-a4-de.pdf" 6 de "SONAR Family"
