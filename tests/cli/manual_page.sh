#!/bin/sh
# The manual page has a paragraph for every verb that the program lists, and for no other.
#   sh manual_page.sh PROGRAM SOURCE
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" help | sed -n '/^Verbs:/,$ s/^  \([a-z-]*\)  .*/\1/p' >"$folder/program"
sed -n '/^\.SH DESCRIPTION/,/^\.SH EXIT/ s/^\.B \([a-z-]*\)$/\1/p' "$2/cli/chartroom.1" |
  grep -vx chartroom >"$folder/page"
[ "$(wc -l <"$folder/program")" -gt 10 ] # it reads the list
diff "$folder/program" "$folder/page" || {
  echo "cli/chartroom.1 needs a paragraph (.B VERB) for each verb of the program, and for no other" >&2
  exit 1
}
