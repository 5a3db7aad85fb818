# Cases of `chartroom track`; the lists of tests/data/heard explain themselves.
set(heard data/heard)

chartroom_case(track-help STATUS 0 ARGS track --help STDOUT "Example: chartroom track")
chartroom_case(track-a-list STATUS 0 ARGS track ${heard}/north-pole.heard --maps pack
  STDOUT "11  we torpedo B8 miss    3  A8 D8 E8.*Where the enemy can be: 3 points.* 8 x . # x x")
chartroom_case(track-json STATUS 0 ARGS track ${heard}/forced-start.heard --maps pack --team green --format json
  STDOUT "^{\"line\":4,\"event\":\"right\",\"count\":1,\"hypotheses\":1,\"exact\":true,\"points\":.\"B1\".}\n.*\"points\":.\"D2\".}\n$")
chartroom_case(track-a-start-that-is-left-open STATUS 0 ARGS track ${heard}/forced-start.heard --maps pack
  STDOUT "its start unknown.*4  right +73")
chartroom_case(track-undo STATUS 0 ARGS track ${heard}/undo.heard --maps pack STDOUT "12  undo +1  B2")
chartroom_case(track-a-slip STATUS 1 ARGS track ${heard}/slip.heard --maps pack
  STDOUT "7  up +0 .*8  left +0.*9  surface E2 +1  E2"
  STDERR "slip.heard:7:1: no placement explains .up. .likeliest slip: line 6 .up. was .right.")
chartroom_case(track-typed STATUS 0 ARGS track - --maps pack STDIN ${heard}/north-pole.heard STDOUT "10  torpedo D7 +4  A8 B8 D8 E8")
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
chartroom_case(track-stats STATUS 0 ARGS track ${heard}/undo.heard --maps pack --stats STDOUT "9 events, .* at most, [0-9]+ updates a second\n$")
chartroom_case(track-pictures STATUS 0 ARGS track ${heard}/undo.heard --maps pack --picture deep/folder STDOUT "12  undo +1  B2")
chartroom_case(track-pictures-into-a-file STATUS 2 ARGS track ${heard}/undo.heard --maps pack --picture ${heard}/undo.heard
  STDOUT "^$" STDERR "undo.heard: the folder cannot be made")
chartroom_case(track-into-a-file STATUS 0 ARGS track ${heard}/undo.heard --maps pack --output out.txt STDOUT "^$")
chartroom_case(track-a-record STATUS 0 ARGS track ${heard}/short.game --maps pack --team blue --format json
  STDOUT "^{\"line\":9,\"event\":\"left\".*\"line\":10,\"event\":\"up\",\"count\":[0-9]+.*\"line\":11,\"event\":\"up\"")
chartroom_case(track-a-record-needs-a-team STATUS 2 ARGS track ${heard}/short.game --maps pack STDERR "--team blue or --team green")
chartroom_case(track-a-record-that-breaks-a-rule STATUS 1 ARGS track ${heard}/illegal.game --maps pack --team green
  STDOUT "8  right +[0-9]+" STDERR "illegal.game:10:1: own-trail by blue: .*followed up to there")
chartroom_case(track-a-record-on-standard-input STATUS 0 ARGS track - --maps pack --team blue STDIN ${heard}/short.game
  STDOUT "where green can be.*9  left.*11  up")
