#!/bin/sh
# A report names what validate finds at its own level, figures and play included.
# Usage: report_findings.sh CHARTROOM MAP
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
codes=$("$1" validate "$2" --format json | grep -o '"code":"[A-Z0-9]*"' | cut -d '"' -f 4 | sort -u)
[ -n "$codes" ] || { echo "nothing is found on $2, so nothing is compared"; exit 1; }
"$1" report "$2" --quiet --output "$folder/report.html"
for code in $codes; do
  grep -q "$code" "$folder/report.html" || { echo "the report lacks $code"; exit 1; }
done
