#!/bin/sh
# A map with many findings is judged in English unless another language is asked for, and in German
# as it is kept here. What programs go by is the same in both.
#   sh findings_in_languages.sh PROGRAM SOURCE
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
kept="$2/tests/cli/many_findings"
program=$1
cd "$2/tests/data/findings"
judge() {
  LANGUAGE=fr LC_ALL=fr_FR.UTF-8 "$program" validate many.map.json --level structure "$@" || [ $? -eq 1 ]
}
judge | diff "$kept.en.txt" -
judge --lang en | diff "$kept.en.txt" -
judge --lang de | diff "$kept.de.txt" -
for language in en ko; do
  judge --format json --lang $language |
    sed 's/,"language":"ko"//; s/"message":"[^"]*"//g; s/"reason":"[^"]*"//g' >"$folder/$language.json"
  judge --lang $language --write-baseline "$folder/$language.baseline" >"$folder/report"
done
diff "$folder/en.json" "$folder/ko.json"
diff "$folder/en.baseline" "$folder/ko.baseline"
