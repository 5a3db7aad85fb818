#!/bin/sh
# Every text of the window stands in every catalogue with the same values, and nothing else does.
set -eu
cd "$1"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
find editor maps/house_rules.h -name '*.cpp' -o -name '*.h' | LC_ALL=C sort | xargs xgettext --language=C++ \
  --from-code=UTF-8 --keyword= --keyword=_ --keyword=marked --keyword=wxPLURAL:1,2 \
  --output="$folder/texts.pot"
for language in de fr it ko; do
  msgfmt --check-format --output-file=/dev/null "editor/po/$language.po"
  msgcmp "editor/po/$language.po" "$folder/texts.pot"
  msgcmp --use-untranslated "$folder/texts.pot" "editor/po/$language.po" 2>"$folder/left" ||
    { echo "$language.po holds texts that the window has not:"; cat "$folder/left"; exit 1; }
  # %1, %2: values that are put in by place.
  msgcat --no-wrap "editor/po/$language.po" | awk -v file="$language.po" '
    /^msgid / { wanted = gsub(/%[1-9]/, "") }
    /^msgstr / && gsub(/%[1-9]/, "") != wanted { print file ": other values: " $0; bad = 1 }
    END { exit bad }'
done
