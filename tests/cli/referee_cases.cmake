# referee: cases of the command line; the games are tests/data/records, written as people write.
set(games data/records)

chartroom_case(referee-help STATUS 0 ARGS referee --help STDOUT "Example: chartroom referee")
chartroom_case(referee-a-legal-game STATUS 0 ARGS referee ${games}/evening.game
  STDOUT "^data/records/evening.game:2: North Pole \\(north-pole\\), blue from C2, green from F4, blue goes first.* 20 +27 +green +surface = F1 damage .*Legal: 20 moves, no submarine is sunk yet \\(damage: blue 0, green 1\\)")
chartroom_case(referee-a-won-game STATUS 0 ARGS referee ${games}/winner.game STDOUT "Legal: 5 moves, blue wins")
chartroom_case(referee-a-crossed-trail STATUS 1 ARGS referee ${games}/trail.game
  STDOUT "trail.game:14:3: own-trail by blue: blue cannot go up from A2: A1 is on its own trail since the start \\(legal: down, sonar, silence down, surface\\)")
chartroom_case(referee-a-wrong-start STATUS 1 ARGS referee ${games}/wrong-start.game
  STDOUT "wrong-start.game:4:13: start-forced by green: green cannot start on J9: on this map green must start on J10")
chartroom_case(referee-a-false-answer STATUS 1 ARGS referee ${games}/answer.game
  STDOUT "answer.game:10:1: false-answer by green: .*\\(legal: \"row 10\" or \"column H\"\\)")
chartroom_case(referee-after-the-end STATUS 1 ARGS referee ${games}/after-the-end.game
  STDOUT "after-the-end.game:9:1: game-over by blue: .*green was sunk in line 8, so blue has won")
chartroom_case(referee-several-games STATUS 1 ARGS referee ${games}/three-rounds.game
  STDOUT ":14:1: target-quadrant by green.*three-rounds.game:17: Mill Pond.*blue wins.*realtime.*green wins.*3 games, 1 illegal")
chartroom_case(referee-rules-of-map-and-pack STATUS 0 ARGS referee ${games}/house-rules.game STDOUT "Legal: 4 moves")
chartroom_case(referee-json STATUS 1 ARGS referee ${games}/trail.game --format json
  STDOUT "^{\"format\":\"chartroom-referee\",\"version\":1,\"record\":\"data/records/trail.game\",\"map\":\"archipelago\",\"legal\":false,\"exact\":true,\"violation\":{\"line\":14,\"column\":3,\"team\":\"blue\",\"rule\":\"own-trail\",.*\"plies\":\\[{\"line\":7,\"team\":\"green\",\"action\":\"up\",\"position\":\"J9\",\"energy\":1,[^\n]*}\\],\"read_aloud\":\"The call in line 14 breaks a rule\\. [^\n]*}\n$")
chartroom_case(referee-json-a-line-a-game STATUS 1 ARGS referee ${games}/three-rounds.game --format json
  STDOUT "^{[^\n]*\"legal\":false[^\n]*}\n{[^\n]*\"winner\":\"blue\"[^\n]*}\n{[^\n]*\"winner\":\"green\"[^\n]*}\n$")
chartroom_case(referee-standard-input STATUS 1 ARGS referee - --maps pack STDIN data/records/trail.game
  STDOUT "\n-:14:3: own-trail by blue")
chartroom_case(referee-into-a-file STATUS 1 ARGS referee ${games}/trail.game --output verdict.txt STDOUT "^$")
chartroom_case(referee-unwritable-output STATUS 2 ARGS referee ${games}/evening.game --output nowhere/a.txt STDERR "nowhere/a.txt")

# Where maps are looked for.
chartroom_case(referee-maps-before-the-record STATUS 0 ARGS referee --maps data/good --maps pack ${games}/winner.game)
chartroom_case(referee-maps-may-be-a-pack-file STATUS 0 ARGS referee --maps pack/pack.json ${games}/winner.game)
chartroom_case(referee-maps-may-be-a-map STATUS 0 ARGS referee --maps pack/north-pole.map.json ${games}/winner.game)
chartroom_case(referee-maps-that-are-not-there STATUS 2 ARGS referee ${games}/winner.game --maps nowhere
  STDERR "nowhere: there is no such file or folder\n.*winner.game:3:5: so the map \"north-pole\" cannot be found")
chartroom_case(referee-beside-a-broken-pack STATUS 2 ARGS referee ${games}/broken-pack/winner.game
  STDERR "broken-pack/pack.json:1:1: .*broken-pack/winner.game:3:5: so the map \"north-pole\" cannot be found")
chartroom_case(referee-maps-help-past-a-broken-pack STATUS 0 ARGS referee ${games}/broken-pack/winner.game --maps pack)
chartroom_case(referee-an-unknown-map STATUS 2 ARGS referee ${games}/unknown-map.game
  STDERR "unknown-map.game:2:5: no map has the id \"atlantis\"")
chartroom_case(referee-a-map-file-that-is-not-there STATUS 2 ARGS referee ${games}/missing-file.game
  STDERR "missing-file.game:2:5: there is no map data/records/maps/atlantis.map.json")

# Records that do not parse.
chartroom_case(referee-a-malformed-record STATUS 2 ARGS referee ${games}/malformed.game
  STDERR "malformed.game:6:6: \"northwest\".*malformed.game:7:10: unexpected \"a\"")
chartroom_case(referee-points-off-the-map STATUS 2 ARGS referee ${games}/off-the-map.game
  STDERR ":4:13: the map has no point E4.*:6:1: the map has no row 5.*:7:1: the map has no point A5.*:8:1: the map has no point J10")
chartroom_case(referee-no-record STATUS 2 ARGS referee STDERR "RECORD is required")
chartroom_case(referee-a-record-that-is-not-there STATUS 2 ARGS referee nowhere.game STDERR "nowhere.game: ")
chartroom_case(referee-an-empty-record STATUS 2 ARGS referee - STDERR "no game here")

# Pictures of a game.
chartroom_case(referee-pictures STATUS 0 ARGS referee ${games}/winner.game --picture deep/film --picture-format svg STDOUT "Legal: 5 moves")
chartroom_case(referee-pictures-into-a-file STATUS 2 ARGS referee ${games}/winner.game --picture ${games}/winner.game STDERR "winner.game: cannot be created")

# Games of Con Sonar!.
chartroom_case(referee-a-game-of-cards STATUS 0 ARGS referee ${games}/cards.game
  STDOUT "^data/records/cards.game:2: Con Sonar! .con-sonar., admirals red, green, blue\n.* 12  red strike blue.2 blue@6 7 4 = hit +blue on 2, red: 5 .\\+1., blue: 2 .-2.\n.*Legal: 16 events, the game is not over. Points: red 5, green 4, blue 2.\n$")
chartroom_case(referee-a-wrong-queue STATUS 1 ARGS referee ${games}/cards-queue.game
  STDOUT "cards-queue.game:11:10: queue by red: .red play red-1 red@4.: the last arrow names pt-boat, but the card shows attack-submarine\n$")
chartroom_case(referee-cards-json STATUS 0 ARGS referee ${games}/cards.game --format json
  STDOUT "^{\"format\":\"chartroom-referee\",\"version\":1,\"record\":\"data/records/cards.game\",\"deck\":\"con-sonar\",\"admirals\":\\[\"red\",\"green\",\"blue\"\\],\"legal\":true,\"over\":false,")
chartroom_case(referee-a-forgotten-reveal STATUS 1 ARGS referee data/violations/cards/a-forgotten-reveal.game
  STDOUT "not-your-turn by green: .green play green-3 green@4.: red's reveal is missing before it .legal: reveal.\n$")
chartroom_case(referee-a-forgotten-draw-in-json STATUS 1 ARGS referee data/violations/cards/a-forgotten-draw.game --format json
  STDOUT "\"admiral\":\"green\",\"rule\":\"not-your-turn\",\"message\":\"[^}]*\",\"missing\":{\"event\":\"draw\",\"admiral\":\"red\"}}")
chartroom_case(referee-silence-with-no-way-open STATUS 1 ARGS referee data/violations/silence-with-no-way-open.game --maps pack
  STDOUT "Read this aloud: [^\n]*The rule .maps/RULES.md, .A turn..: Silence moves one point, so it needs a step that is legal[.]")
chartroom_case(referee-an-unknown-deck STATUS 2 ARGS referee ${games}/cards-unknown-deck.game
  STDERR "^data/records/cards-unknown-deck.game:3:6: no deck has the id \"con-sonr\"")
chartroom_case(referee-draws-no-cards STATUS 2 ARGS referee ${games}/cards.game --picture deep/cards STDERR "--picture draws only games on maps")

# Two captains' sheets, and what one captain did not write.
chartroom_case(referee-two-sheets STATUS 0 ARGS referee ${games}/sheets/blue.game ${games}/sheets/green.game
  STDOUT "^data/records/sheets/blue.game and data/records/sheets/green.game: North Pole \\(north-pole\\), blue \\(mara\\) from C2, green \\(ben\\) from F4, blue goes first\n.*Legal: 8 moves")
chartroom_case(referee-two-sheets-in-either-order STATUS 0 ARGS referee ${games}/sheets/green.game ${games}/sheets/blue.game
  STDOUT "^data/records/sheets/blue.game and data/records/sheets/green.game: ")
chartroom_case(referee-sheets-that-differ STATUS 1 ARGS referee ${games}/sheets/blue.game ${games}/sheets/green-misheard.game
  STDOUT "\n  data/records/sheets/blue.game:9:1: blue right\n  data/records/sheets/green-misheard.game:8:1: blue left\n    Green misheard.*Legal: 8 moves.*\nRead this aloud: The two sheets disagree on one call: blue's sheet says .blue right. in line 9, but green's sheet says .blue left. in line 8. Green misheard")
chartroom_case(referee-sheets-in-json STATUS 1 ARGS referee ${games}/sheets/blue.game ${games}/sheets/green-misheard.game --format json
  STDOUT "\"legal\":true,.*\"sheets\":{\"blue\":\"data/records/sheets/blue.game\",.*\"contradictions\":.{\"blue\":{\"line\":9,\"column\":1,\"text\":\"blue right\"},")
chartroom_case(referee-one-team-twice STATUS 2 ARGS referee ${games}/sheets/blue.game ${games}/sheets/blue.game
  STDERR "blue.game:2:1: this is blue's sheet, and so is data/records/sheets/blue.game \\(expected a line: green start POINT\\)")
chartroom_case(referee-sheets-of-two-maps STATUS 2 ARGS referee ${games}/sheets/blue.game ${games}/sheets/green-elsewhere.game
  STDERR "green-elsewhere.game:2:5: the map is \"archipelago\" here, but \"north-pole\" in data/records/sheets/blue.game.*green goes first here, but blue in")
chartroom_case(referee-a-sheet-of-cards STATUS 2 ARGS referee ${games}/sheets/blue.game ${games}/cards.game STDERR "cards.game: two sheets are only for games on maps")
chartroom_case(referee-a-sheet-alone STATUS 0 ARGS referee ${games}/sheets/blue.game
  STDOUT "green \\(ben\\) from an unknown start.* 2 +10 +green +up +. +1.*Not checked, because the record does not say it:\n  line 2: the start of green is not written. its position stays unknown")
chartroom_case(referee-pictures-of-a-sheet STATUS 0 ARGS referee ${games}/sheets/blue.game --picture deep/film)
chartroom_case(track-needs-whole-records STATUS 2 ARGS track ${games}/sheets/blue.game --team blue STDERR "the game gives green no start")

# Words and names as people write them.
chartroom_case(referee-words-of-the-table STATUS 0 ARGS referee --maps pack ${games}/words.game
  STDOUT "words.game:1: North Pole \\(north-pole\\), blue from C2, .* 2 +8 +green +up .*Legal: 6 moves")
chartroom_case(referee-a-name-that-two-maps-have STATUS 2 ARGS referee --maps pack --maps data/records/namesakes ${games}/words.game
  STDERR "words.game:2:5: several maps are named \"north pole\"; use one of the ids north-pole, old-pole")
chartroom_case(referee-a-name-that-no-map-has STATUS 2 ARGS referee - --maps pack STDIN data/records/sheets/nameless.game
  STDERR "-:2:5: no map has the id \"south pole\" or that name")

# A game for each ruling on cards; those on maps are judged in tests/validator/play/referee.
file(GLOB rulings "${CMAKE_CURRENT_SOURCE_DIR}/../data/rulings/C*.game")
foreach(game IN LISTS rulings)
  get_filename_component(name ${game} NAME_WE)
  file(STRINGS ${game} verdict REGEX "^# verdict: ")
  if(verdict MATCHES "^# verdict: ([a-z-]+ by [a-z]+) in line ([0-9]+)$")
    chartroom_case(referee-ruling-${name} STATUS 1 ARGS referee --maps decks data/rulings/${name}.game
      STDOUT "/${name}.game:${CMAKE_MATCH_2}:[0-9]+: ${CMAKE_MATCH_1}: [^\n]*\n$")
    continue()
  endif()
  set(over "the game is not over")
  if(verdict STREQUAL "# verdict: over")
    set(over "over: [^.]*")
  endif()
  file(STRINGS ${game} points REGEX "^# points: ")
  string(REPLACE "# points: " "" points "${points}")
  chartroom_case(referee-ruling-${name} STATUS 0 ARGS referee --maps decks data/rulings/${name}.game
    STDOUT "Legal: [0-9]+ events?, ${over}. Points: ${points}.\n$")
endforeach()
