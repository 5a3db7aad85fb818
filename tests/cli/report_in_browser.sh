#!/bin/sh
# A report opens in a browser, steps through its game, and asks the network for nothing.
set -eu
program=$1
chromium=$2
map=$3/maps/packs/sonar-family/archipelago.map.json
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$program" report "$map" --output "$folder/report.html"
browse() {
  "$chromium" --headless=new --no-sandbox --disable-gpu --user-data-dir="$folder/profile" \
    --host-resolver-rules='MAP * ~NOTFOUND' "$@" 2>"$folder/browser.log"
}
browse --dump-dom "file://$folder/report.html#ply=3" >"$folder/dom.html"
grep -q '<output id="said" aria-live="polite">3\. ' "$folder/dom.html"
grep -q 'id="sub-b" transform="translate(' "$folder/dom.html"
if grep -qi 'uncaught' "$folder/browser.log"; then
  cat "$folder/browser.log"
  exit 1
fi
# Light and dark are different pictures, and neither is blank.
for scheme in 1 0; do
  browse --blink-settings=preferredColorScheme=$scheme --window-size=1000,1400 \
    --screenshot="$folder/$scheme.png" "file://$folder/report.html"
  test "$(wc -c <"$folder/$scheme.png")" -gt 50000
done
if cmp -s "$folder/0.png" "$folder/1.png"; then exit 1; fi
# On paper stands the whole game.
browse --print-to-pdf="$folder/print.pdf" "file://$folder/report.html"
last=$(sed -n 's/^<li>\([0-9]*\. [a-z]*: [a-z]*\).*/\1/p' "$folder/report.html" | tail -1)
pdftotext "$folder/print.pdf" - | grep -qF "$last"
