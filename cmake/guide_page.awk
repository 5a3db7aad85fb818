# A guide as cmark-gfm has rendered it, made a page for the browser: a head, names for the headings as GitHub gives
# them, and links from guide to guide. To be run with LC_ALL=C.
#   awk -v language=en -f guide_page.awk FRAGMENT
function words_of(text) {
  gsub(/<[^>]*>/, "", text)
  return text
}
function anchor_of(text) {
  text = tolower(words_of(text))
  gsub(/&[a-z]+;/, "", text)
  gsub(/[^a-z0-9_ \200-\377-]/, "", text)
  gsub(/ /, "-", text)
  return text (seen[text]++ ? "-" (seen[text] - 1) : "")
}
BEGIN {
  style = "body{max-width:46em;margin:2em auto;padding:0 1em;font:1.05em/1.55 Lato,sans-serif;color:#1b2a38;" \
    "background:#fff}img{max-width:100%;border:1px solid #ccd5dc}h1,h2,h3{line-height:1.25;margin-top:1.8em}" \
    "pre,code{font-family:monospace;background:#eef2f5}pre{padding:.7em 1em;overflow-x:auto}code{padding:0 .2em}" \
    "pre code{padding:0}table{border-collapse:collapse}th,td{border:1px solid #ccd5dc;padding:.3em .6em;" \
    "text-align:left;vertical-align:top}a{color:#0b5c8a}@media(prefers-color-scheme:dark){body{color:#dde6ec;" \
    "background:#16212b}pre,code{background:#22303c}a{color:#7cc4ee}th,td,img{border-color:#3a4b59}}"
}
{
  if (match($0, /^<h[1-6]>/)) {
    if (title == "") {
      title = words_of($0)
      printf "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", language
      print "<meta name=\"viewport\" content=\"width=device-width\">"
      printf "<title>%s</title>\n<style>%s</style>\n</head>\n<body>\n", title, style
    }
    $0 = substr($0, 1, 3) " id=\"" anchor_of($0) "\"" substr($0, 4)
  }
  while (match($0, /href="[^:"]*\.md[#"]/))
    $0 = substr($0, 1, RSTART + RLENGTH - 4) "html" substr($0, RSTART + RLENGTH - 1)
  print
}
END {print "</body>\n</html>"}
