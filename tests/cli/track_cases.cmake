# Cases of `chartroom track`; the lists of tests/data/heard explain themselves.
set(heard data/heard)

chartroom_case(track-help STATUS 0 ARGS track --help STDOUT "Example: chartroom track")
chartroom_case(track-a-list STATUS 0 ARGS track ${heard}/north-pole.heard --maps pack
  STDOUT "11  we missile B8 miss    3  A8 D8 E8.*Possible positions of the enemy: 3.* 8 x . # x x")
chartroom_case(track-json STATUS 0 ARGS track ${heard}/forced-start.heard --maps pack --team green --format json
  STDOUT "^{\"line\":4,\"event\":\"right\",\"count\":1,\"hypotheses\":1,\"exact\":true,\"points\":.\"B1\".}\n.*\"points\":.\"D2\".}\n$")
chartroom_case(track-a-start-that-is-left-open STATUS 0 ARGS track ${heard}/forced-start.heard --maps pack
  STDOUT "its start is unknown.*4  right +73")
chartroom_case(track-undo STATUS 0 ARGS track ${heard}/undo.heard --maps pack STDOUT "12  undo +1  B2")
chartroom_case(track-a-slip STATUS 1 ARGS track ${heard}/slip.heard --maps pack
  STDOUT "7  up +0 .*8  left +0.*9  surface E2 damage +1  E2"
  STDERR "slip.heard:7:1: no position fits .up. .likeliest mistake: line 6, .up., was .right.")
chartroom_case(track-typed STATUS 0 ARGS track - --maps pack STDIN ${heard}/north-pole.heard STDOUT "10  missile D7 +4  A8 B8 D8 E8")
chartroom_case(track-typed-goes-on-after-a-fault STATUS 2 ARGS track - --maps pack STDIN ${heard}/outside.heard
  STDOUT "6  up +82" STDERR "-:4:1: the map has no row 11.*-:5:1: the map has no point K1")
chartroom_case(track-malformed STATUS 2 ARGS track ${heard}/malformed.heard --maps pack STDOUT "^$"
  STDERR "malformed.heard:4:1: .*:5:1: .upp. is not understood.*:6:9: .*:7:4: .*:8:7: .*:9:7: ")
chartroom_case(track-outside-the-map STATUS 2 ARGS track ${heard}/outside.heard --maps pack STDOUT "^$"
  STDERR "outside.heard:4:1: the map has no row 11.*outside.heard:5:1: the map has no point K1")
chartroom_case(track-neither-list-nor-record STATUS 2 ARGS track ${heard}/../findings/malformed.map.json
  STDERR "malformed.map.json:1:1: neither a list nor a record")
chartroom_case(track-nothing-there STATUS 2 ARGS track nowhere.heard STDERR "nowhere.heard: ")
chartroom_case(track-an-unknown-team STATUS 2 ARGS track ${heard}/undo.heard --team red STDERR "--team")
chartroom_case(track-stats STATUS 0 ARGS track ${heard}/undo.heard --maps pack --stats STDOUT "9 events, .* at most, [0-9]+ updates per second\n$")
chartroom_case(track-pictures STATUS 0 ARGS track ${heard}/undo.heard --maps pack --picture deep/folder STDOUT "12  undo +1  B2")
chartroom_case(track-pictures-into-a-file STATUS 2 ARGS track ${heard}/undo.heard --maps pack --picture ${heard}/undo.heard
  STDOUT "^$" STDERR "undo.heard: cannot create the folder")
chartroom_case(track-into-a-file STATUS 0 ARGS track ${heard}/undo.heard --maps pack --output out.txt STDOUT "^$")
chartroom_case(track-a-record STATUS 0 ARGS track ${heard}/short.game --maps pack --team blue --format json
  STDOUT "^{\"line\":9,\"event\":\"left\".*\"line\":10,\"event\":\"up\",\"count\":[0-9]+.*\"line\":11,\"event\":\"up\"")
chartroom_case(track-a-record-needs-a-team STATUS 2 ARGS track ${heard}/short.game --maps pack STDERR "--team blue or --team green")
chartroom_case(track-a-record-that-breaks-a-rule STATUS 1 ARGS track ${heard}/illegal.game --maps pack --team green
  STDOUT "8  right +[0-9]+" STDERR "illegal.game:10:1: own-trail by blue: .*tracking stops there")
chartroom_case(track-a-record-on-standard-input STATUS 0 ARGS track - --maps pack --team blue STDIN ${heard}/short.game
  STDOUT "possible positions of green.*9  left.*11  up")

# Words, maps, mends.
chartroom_case(track-help-has-the-words-of-every-language STATUS 0 ARGS track --help
  STDOUT "  u n up north hoch haut su 위 북\n.*  row line zeile reihe ligne riga 행\n.*  mend berichtige corriger correggi 수정\n")
chartroom_case(track-without-a-header STATUS 1 ARGS track ${heard}/headless.heard --map north-pole --maps pack
  STDOUT "    5  up +0 .*    7  mend 5 right +1  D1\n    8  missile E4 +1  D1\n"
  STDERR "headless.heard:5:1: no position fits .up. .likeliest mistake: line 4, .up., was .right..")
chartroom_case(track-typed-without-a-header STATUS 1 ARGS track --map ${map} STDIN ${heard}/headless.heard
  STDOUT "^North Pole .*    2  surface B2 damage +1  B2\n.*    8  missile E4 +1  D1\n.*Position of the enemy: D1"
  STDERR "-:5:1: one change would explain it: correct line 4 ")
chartroom_case(track-calls-of-the-rulebooks STATUS 0 ARGS track data/heard/rulebooks.heard --maps pack
  STDOUT "    3  sonar +96\n    4  row 2 +10 .*    6  row 2 +[0-9]+.*    7  surface H2 damage +1  H2\n    8  up +1  H1\n    9  missile F3 +1  H1\n   10  missile H4 +1  H1\n")
chartroom_case(track-a-list-of-the-same-map STATUS 0 ARGS track ${heard}/north-pole.heard --map ${map} --maps pack STDOUT "Possible positions of the enemy: 3")
chartroom_case(track-a-list-of-another-map STATUS 2 ARGS track ${heard}/north-pole.heard --map umbria --maps pack
  STDOUT "^$" STDERR "north-pole.heard:3:5: the list is for the map .north-pole., but --map is .umbria.")
chartroom_case(track-a-map-found-nowhere STATUS 2 ARGS track ${heard}/headless.heard --map nowhere STDERR "no map has the id")
chartroom_case(track-a-record-by-map STATUS 2 ARGS track ${heard}/short.game --map north-pole --maps pack --team blue STDERR "a record names its own map")
chartroom_case(track-neither-header-nor-map STATUS 2 ARGS track ${heard}/headless.heard --maps pack STDERR "headless.heard:2:1: neither a list nor a record .*or --map")
chartroom_case(track-map-and-list-from-one-place STATUS 2 ARGS track --map - STDERR "so the map cannot come from there")
chartroom_case(track-kept-without-a-terminal STATUS 2 ARGS track --map ${map} --keep a.heard STDERR "at a terminal")
chartroom_case(track-json-of-a-slip STATUS 1 ARGS track ${heard}/headless.heard --map ${map} --format json
  STDOUT "{\"line\":5,\"event\":\"up\",\"count\":0,.*,\"unexplained\":5,\"mends\":.{\"line\":4,\"heard\":\"up\",\"meant\":\"right\"}.*\"change\":{\"line\":5,\"heard\":\"up\",\"meant\":\"right\"}}"
  STDERR "likeliest mistake")
chartroom_case(track-a-damage-that-cannot-be STATUS 1 ARGS track data/heard/free-surfacing.heard --maps pack
  STDOUT "surface F2 damage +0  no position fits" STDERR ":4:1: no position fits .surface F2 damage.: surfacing costs nothing on this map")
chartroom_case(track-a-line-that-was-typed-twice STATUS 1 ARGS track data/heard/doubled.heard --maps pack --format json
  STDOUT "\"unexplained\":13,\"mends\":.{.*{\"line\":13,\"heard\":\"right\",\"meant\":\"\"}.*,\"all_mends\":true}\n$"
  STDERR "doubled.heard:13:1: one change would explain it: remove line 13 .mend 13.\n")
chartroom_case(track-tells-guesses-a-line-each STATUS 1 ARGS track --map ${map} STDIN ${heard}/headless.heard
  STDERR "-:5:1: one change would explain it: correct line 4 to right .mend 4 right.\n-:5:1: one change would explain it: ")
add_test(NAME cli/an-operator-at-a-terminal COMMAND Python3::Interpreter
  "${CMAKE_CURRENT_SOURCE_DIR}/track_terminal_test.py" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}"
  "${CMAKE_CURRENT_BINARY_DIR}/track-terminal")
