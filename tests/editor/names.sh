#!/bin/sh
# No class of the editor has the name of another in a library that it is linked with: the linker
# would take the inline functions of one for those of the other, without a word.
set -eu
cd "$1"
names() {
  find "$@" -name '*.h' -exec sed -nE \
    's/^(class|struct|enum class) ([A-Za-z]+)( final)?( :.*)? ?\{.*/\2/p' {} + | sort -u
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# A template has other symbols than a class of its name.
templates=$(grep -rhA1 --include='*.h' '^template' maps validator exporters |
  sed -nE 's/^(class|struct) ([A-Za-z]+) .*/\2/p' | sort -u)
names maps validator exporters | grep -vxF "$templates" >"$folder/below"
names editor >"$folder/editor"
[ "$(wc -l <"$folder/editor")" -gt 50 ] # it reads the headers
twice=$(comm -12 "$folder/below" "$folder/editor")
[ -z "$twice" ] || { echo "declared twice: $twice"; exit 1; }
