#!/bin/sh
# No file reaches through a wall of the architecture: what each folder may include.
set -u
cd "$1" || exit 2
status=0

# forbid WHAT PATTERN FOLDERS... [-- EXCEPT PATTERN]: no file in the folders may match.
forbid() {
  what=$1 pattern=$2 except=$3
  shift 3
  found=$(grep -rlE "#include *[<\"]($pattern)" --include='*.h' --include='*.cpp' "$@" 2>/dev/null |
    grep -vE "$except")
  if [ -n "$found" ]; then
    echo "$what:"
    echo "$found"
    status=1
  fi
}

none='^$'
forbid "wx outside editor/ui" 'wx/' "$none" maps validator exporters cli editor/model
forbid "Cairo or Pango outside the exporters" '(cairo|pango)' "$none" maps validator cli editor/model
forbid "Boost.Graph outside sea_graph.cpp" 'boost/graph' '^validator/checks/analysis/sea_graph\.cpp$' \
  maps validator exporters cli editor
forbid "cereal outside the files that read and write" 'cereal' \
  '^maps/(files/[a-z_]*_file\.cpp|json/[a-z]*\.h)$' maps validator exporters cli editor
forbid "maps reach up" '(validator|exporters|cli|editor)/' "$none" maps
map='maps/([a-z_]+\.h|files/|packs/|con_sonar/)'
forbid "statistics know a game" "($map|maps/json/|validator/(rules|play|checks|reports|con_sonar)/|exporters/|cli/|editor/)" \
  "$none" validator/statistics
forbid "reports know a game" "($map|validator/(rules|play|checks|con_sonar)/|exporters/|cli/|editor/)" \
  "$none" validator/reports
forbid "rules reach up" '(validator/(play|checks|reports)|exporters|cli|editor)/' "$none" validator/rules
forbid "play reaches up" '(validator/(checks|reports)|exporters|cli|editor)/' "$none" validator/play
forbid "checks reach up" '(exporters|cli|editor)/' "$none" validator/checks
forbid "exporters reach up" '(cli|editor)/' "$none" exporters
# Of the maps' library pages take JSON, errors and files only: another game prints with them too.
forbid "pages know a game" '(maps/[a-z_]*\.h|maps/files/|validator/|exporters/([^p]|p[^a]|pa[^g]))' \
  '^exporters/page/printer_file\.cpp$' exporters/page
forbid "the command line reaches into the editor" 'editor/' "$none" cli
forbid "the editor's model reaches up" '(exporters|cli|editor/ui)/' "$none" editor/model
forbid "the editor's window reaches into the command line" 'cli/' "$none" editor/ui
exit $status
