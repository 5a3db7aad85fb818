#!/bin/sh
# Every text of the sheets stands in every catalogue with the same values, and nothing else does:
# catalogues.sh SOURCE_FOLDER exporters. Folders of con_sonar have catalogues of their own, and the texts of
# checks are those of validator/po.
set -eu
cd "$1"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
find "$2" -mindepth 1 -name con_sonar -prune -o -name '*.cpp' ! -name print_checks.cpp -print | LC_ALL=C sort | xargs xgettext --language=C++ --from-code=UTF-8 \
  --keyword= --keyword=tr --keyword=tr_ --keyword=plural:1,2 --keyword=translatable --output="$folder/texts.pot"
for language in de fr it ko; do
  msgcmp "$2/po/$language.po" "$folder/texts.pot"
  msgcmp --use-untranslated "$folder/texts.pot" "$2/po/$language.po" 2>"$folder/left" ||
    { echo "$language.po holds texts that no sheet has:"; cat "$folder/left"; exit 1; }
  msgcat --no-wrap "$2/po/$language.po" | awk -v file="$language.po" '
    /^msgid / { wanted = gsub(/[{][}]/, "") }
    /^msgstr / && gsub(/[{][}]/, "") != wanted { print file ": other values: " $0; bad = 1 }
    END { exit bad }'
done
