#!/bin/sh
# A PDF/X-4 holds what the standard asks for, and a PDF in greys inks one plate only: judged by qpdf
# and by Ghostscript's plates. print_shop.sh PROGRAM SOURCE
set -eu
program=$1
packs=$2/maps/packs
map=$packs/sonar-family/umbria.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  echo "print_shop: $1" >&2
  exit 1
}
# x4 FILE PAGES: version, intent with a profile of four plates, metadata, boxes, defined colours.
x4() {
  qpdf --check "$1" >said 2>&1 || fail "$1: $(cat said)"
  head -c 8 "$1" | grep -q '%PDF-1.6' || fail "$1: no PDF 1.6"
  qpdf --qdf --object-streams=disable "$1" plain.pdf
  grep -aq '/S /GTS_PDFX$' plain.pdf || fail "$1: no output intent"
  grep -aq '/DestOutputProfile' plain.pdf || fail "$1: no profile"
  grep -aq '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>' plain.pdf || fail "$1: no XMP"
  ! grep -aq '/CS /DeviceRGB\|/ColorSpace /DeviceRGB' plain.pdf || fail "$1: a device's colours"
  ! grep -aq '/Annots' plain.pdf || fail "$1: a link"
  test "$(grep -ac '/DefaultRGB' plain.pdf)" -ge "$2" || fail "$1: undefined colours"
  test "$(grep -ac '/TrimBox' plain.pdf)" -eq "$2" || fail "$1: trim boxes"
  test "$(grep -ac '/BleedBox' plain.pdf)" -eq "$2" || fail "$1: bleed boxes"
}
# ink FILE PAGE: how much of each plate of a page is inked, in per cent, one a line.
ink() {
  rm -f plate*
  gs -q -dNOPAUSE -dBATCH -dSAFER -sDEVICE=tiffsep -sCompression=none -r20 -dFirstPage="$2" -dLastPage="$2" \
    -sOutputFile=plate.tif "$1" >said 2>&1 || fail "$1: $(cat said)"
  for plate in Cyan Magenta Yellow Black; do
    tiff="plate($plate).tif"
    test -s "$tiff" || fail "$1: no plate $plate"
    echo "$plate $(python3 "$3" "$tiff")"
  done
}

"$program" export "$map" --pdf-x --bleed 3 --output x --quiet
x4 x/umbria-a4-bleed3mm-x4.pdf "$(qpdf --show-npages x/umbria-a4-bleed3mm-x4.pdf)"
"$program" export "$packs/sonar-family" --sheet book --pdf-x --output x --quiet
x4 x/sonar-family-book-a4-x4.pdf "$(qpdf --show-npages x/sonar-family-book-a4-x4.pdf)"
"$program" export "$packs/con-sonar/con-sonar.deck.json" --pdf-x --output x --quiet
x4 x/con-sonar-a4-x4.pdf "$(qpdf --show-npages x/con-sonar-a4-x4.pdf)"

"$program" export "$map" --greys --sheet captain-blue,screen,rules --output grey --quiet
"$program" export "$map" --sheet captain-blue --output grey --quiet
judge=$2/tests/cli/plate_ink.py
page=1
while [ $page -le "$(qpdf --show-npages grey/umbria-a4-captain-blue+screen+rules-greys.pdf)" ]; do
  ink grey/umbria-a4-captain-blue+screen+rules-greys.pdf $page "$judge" >inked
  awk '$1 != "Black" && $2 > 0.01 { bad = 1 } END { exit bad }' inked || fail "page $page: $(cat inked)"
  awk '$1 == "Black" && $2 > 1 { good = 1 } END { exit !good }' inked || fail "page $page: no black"
  page=$((page + 1))
done
ink grey/umbria-a4-captain-blue.pdf 1 "$judge" >inked
awk '$1 == "Cyan" && $2 > 5 { good = 1 } END { exit !good }' inked || fail "no plate sees colour"
"$program" export "$map" --greys --format svg --output x 2>said && fail "greys as SVG" || true
grep -q -- '--greys needs --format pdf' said || fail "$(cat said)"
