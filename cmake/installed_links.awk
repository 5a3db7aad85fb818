# A page of the repository as it is installed, beside the pages that `names` lists (by semicolons):
# a link to one of them leads there; of one to anything else in the repository only the words stay,
# and pictures are left out, with the tables that hold nothing else.
BEGIN {
  count = split(names, list, ";")
  for (i = 1; i <= count; ++i) installed[list[i]] = 1
}
/^```/ {inside = !inside}
inside {print; next}
{
  line = $0
  while (match(line, /!\[[^]]*\]\([^)]*\)/)) {
    line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
    pictures = 1
  }
  rest = line
  line = ""
  while (match(rest, /\[[^][]*\]\([^) ]*\)/)) {
    whole = substr(rest, RSTART, RLENGTH)
    middle = index(whole, "](")
    target = substr(whole, middle + 2, length(whole) - middle - 2)
    line = line substr(rest, 1, RSTART - 1)
    rest = substr(rest, RSTART + RLENGTH)
    fragment = ""
    if (match(target, /#.*/)) {
      fragment = substr(target, RSTART)
      target = substr(target, 1, RSTART - 1)
    }
    name = target
    sub(/.*\//, "", name)
    if (target ~ /^[a-z]+:/ || target == "") line = line whole
    else if (name in installed && name != "README.md") line = line substr(whole, 1, middle) "(" name fragment ")"
    else line = line substr(whole, 2, middle - 2)
  }
  line = line rest
  # A table of pictures: its heading and rule are printed only before a row with words.
  if (line ~ /^\|/ && pictures && line !~ /[^| ]/) {held = ""; pictures = 0; next}
  if (line ~ /^\|/ && !in_table) {in_table = 1; held = line; next}
  if (held != "" && line ~ /^\|[-| :]+$/) {held = held "\n" line; next}
  if (held != "") {print held; held = ""}
  if (line !~ /^\|/) in_table = 0
  if (line == "" && pictures) {pictures = 0; next}
  pictures = 0
  print line
}
END {if (held != "") print held}
