# Decks, where a verb takes them as it takes maps, and where it does not.
set(deck decks/con-sonar.deck.json)

# validate
chartroom_case(validate-decks STATUS 0 ARGS validate decks --level structure --fail-on note
  STDOUT "hands that queue two: 0.69[0-9]+.*1 pack, 2 decks checked at level structure: no findings. Passed")
chartroom_case(validate-maps-and-decks STATUS 0 ARGS validate pack decks --level structure
  STDOUT "4 maps, 2 packs, 2 decks checked")
chartroom_case(validate-a-deck-from-standard-input STATUS 0 ARGS validate - --level structure STDIN ${deck}
  STDOUT "1 deck checked at level structure: no findings")
chartroom_case(validate-a-deck-in-json STATUS 0 ARGS validate ${deck} --level structure --format json
  STDOUT "\"kind\":\"deck\",\"id\":\"con-sonar\".*\"name\":\"hands_that_strike\",\"value\":0.82[0-9]+,\"exact\":true")
chartroom_case(validate-explain-a-check-of-decks STATUS 0 ARGS validate --explain d703
  STDOUT "D703: a card that combines with no other.*Raises it: No queue of two can include.*a.deck.json:")
chartroom_case(validate-selected-checks-of-decks STATUS 0 ARGS validate pack decks --select D704 --level structure STDOUT "no findings")

# fmt, show, new, diff, report; track and convert are for maps.
chartroom_case(fmt-decks STATUS 0 ARGS fmt --check decks STDOUT "^$")
chartroom_case(fmt-a-deck-from-standard-input STATUS 0 ARGS fmt - STDIN ${deck} STDOUT "^{\n  \"format\": \"chartroom-deck\"")
chartroom_case(show-a-deck STATUS 0 ARGS show ${deck}
  STDOUT "^Con Sonar! .con-sonar.\n.*red +\\+2 .*\ndestroyer -> carrier -> pt-boat -> frigate -> transport -> attack-submarine -> destroyer\n.*36 fleet cards, 18 torpedo cards")
chartroom_case(show-a-deck-from-standard-input STATUS 0 ARGS show - STDIN ${deck} STDOUT "die of 8")
chartroom_case(show-maps-and-decks STATUS 0 ARGS show pack decks STDOUT "name.en: .*variant: ends with 2 submarines left")
chartroom_case(new-deck-of-a-size STATUS 2 ARGS new a.deck.json --size 8x8 STDERR "--size is for maps")
chartroom_case(new-deck-of-a-theme STATUS 2 ARGS new a.deck.json --theme reef STDERR "--theme is for maps")
chartroom_case(new-deck-under-the-name-of-a-map STATUS 2 ARGS new a.map.json --deck STDERR "a.map.json: is not a file name for a deck .expected one that ends in .deck.json")
chartroom_case(new-deck-after-a-map STATUS 2 ARGS new a.deck.json --from ${map} STDERR "north-pole.map.json:2:.*\"chartroom-deck\"")
chartroom_case(new-deck-with-a-hostile-id STATUS 2 ARGS new a.deck.json --id A_B STDERR "a.deck.json: \"id\" must be .*not \"A_B\"")
chartroom_case(diff-a-map-and-a-deck STATUS 2 ARGS diff ${map} ${deck} STDERR "north-pole.map.json is a map and decks/con-sonar.deck.json is a deck")
chartroom_case(diff-decks STATUS 1 ARGS diff ${deck} decks/con-sonar-online.deck.json --level structure
  STDOUT "variant.last_submarines: nothing -> \"2\".*at level structure:\nno finding gained or lost")
chartroom_case(diff-decks-in-pictures STATUS 2 ARGS diff ${deck} ${deck} --picture a.png STDERR "only maps have pictures")
chartroom_case(diff-a-deck-and-itself STATUS 0 ARGS diff ${deck} ${deck} STDOUT "the same deck")
chartroom_case(merge-maps-of-a-map-and-a-deck STATUS 2 ARGS merge-maps ${deck} ${map} ${deck} STDERR "con-sonar.deck.json:2:")
chartroom_case(report-a-deck-as-pdf STATUS 2 ARGS report ${deck} --format pdf STDERR "reports on decks are HTML only")
chartroom_case(track-a-deck STATUS 2 ARGS track ${deck} STDERR "this is a deck; track works only for maps\n$")
chartroom_case(convert-a-deck STATUS 2 ARGS convert ${deck} a.txt STDERR "this is a deck; convert works only for maps\n$")
chartroom_case(convert-into-a-deck STATUS 2 ARGS convert ${map} a.deck.json STDERR "a.deck.json: this is a deck; convert works only for maps\n$")

add_test(NAME cli/verbs-of-files-on-decks COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/deck_verbs_test.sh"
  $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}/deck-verbs")

# export
chartroom_case(export-a-deck STATUS 0 ARGS export ${deck} --output out STDOUT "^out/con-sonar-a4.pdf\n$")
chartroom_case(export-a-deck-in-two-languages STATUS 0 ARGS export ${deck} --paper letter --sheet rules,odds --lang de,ko --output out STDOUT "^out/de/con-sonar-letter-rules[+]odds-de.pdf\nout/ko/con-sonar-letter-rules[+]odds-ko.pdf\n$")
chartroom_case(export-cards-to-fold STATUS 0 ARGS export ${deck} --sheet torpedo-cards --backs gutterfold --bleed 3.2 --format svg --output out STDOUT "con-sonar-torpedo-cards-5-bleed3.2mm-gutterfold.svg\n$")
chartroom_case(export-single-cards STATUS 0 ARGS export ${deck} --sheet single-cards --format svg --output out STDOUT "^out/con-sonar-fleet-01.svg\n.*out/con-sonar-torpedo-back.svg\n$")
chartroom_case(export-single-cards-as-one-file STATUS 2 ARGS export ${deck} --sheet single-cards --output out STDERR "single-cards writes a file per card")
chartroom_case(export-decks-of-a-folder STATUS 0 ARGS export decks --sheet ladder --format svg --output out STDOUT "con-sonar-online-ladder.svg\nout/con-sonar-ladder.svg\n$")
chartroom_case(export-a-deck-at-a-pitch STATUS 2 ARGS export ${deck} --pitch 12 --output out STDERR "--pitch is only for maps")
chartroom_case(export-a-deck-in-large-print STATUS 2 ARGS export ${deck} --style large-print --output out STDERR "--style large-print is for maps")
chartroom_case(export-a-deck-at-night STATUS 2 ARGS export ${deck} --style night --output out STDERR "--style night is for maps")
chartroom_case(export-a-sheet-of-maps-for-a-deck STATUS 2 ARGS export ${deck} --sheet captain-blue --output out STDERR "captain-blue is only for maps")
chartroom_case(export-a-sheet-of-decks-for-a-map STATUS 2 ARGS export ${map} --sheet ladder --output out STDERR "ladder is only for decks")
chartroom_case(export-backs-for-a-map STATUS 2 ARGS export ${map} --backs none --output out STDERR "--backs none is only for decks")
chartroom_case(export-backs-without-cards STATUS 2 ARGS export ${deck} --sheet ladder --backs none --output out STDERR "--backs: none of these sheets has cards")
chartroom_case(export-a-bleed-without-cards STATUS 2 ARGS export ${deck} --sheet rules --bleed 3 --output out STDERR "--bleed: none of these sheets has cards")

# simulate, ladder, merge
chartroom_case(simulate-a-deck STATUS 0 ARGS simulate ${deck} --games 60
  STDOUT "^Con Sonar! .con-sonar.: greedy at 6 seats\n  60 games, the seats rotated over red, green, blue, yellow, purple, orange; sonar never, seed 1\n.*seat 6.*orange.*Of 100 turns")
chartroom_case(simulate-a-deck-in-json STATUS 0 ARGS simulate ${deck} --games 60 --admirals red,blue --agents random,planner --sonar 1 --format json --seed 7
  STDOUT "^{\"format\":\"chartroom-simulate\",\"version\":1,\"deck\":\"con-sonar\".*\"seed\":7,\"games\":60,\"admirals\":.\"red\",\"blue\".,\"agents\":.\"random\",\"planner\".")
chartroom_case(simulate-a-deck-until-decided STATUS 0 ARGS simulate ${deck} --admirals 2 --agents random --margin 0.1 --confidence 0.9
  STDOUT "The seats are fair: no share is more than 10.0 points from even .random, 90% confidence.")
chartroom_case(simulate-another-set-up STATUS 0 ARGS simulate ${deck} --games 30 --first-hands 3,3,3,4,4,4 --order snake
  STDOUT "House rule: first hands of 3, 3, 3, 4, 4, 4 cards by seat.*House rule: every other round")
chartroom_case(simulate-records-of-a-deck STATUS 0 ARGS simulate ${deck} --games 3 --sonar 1 --record deck-games --output result.txt)
chartroom_case(simulate-records-against-the-rules STATUS 2 ARGS simulate ${deck} --order snake --record games STDERR "--record and --order exclude each other")
chartroom_case(simulate-a-deck-with-an-unknown-agent STATUS 2 ARGS simulate ${deck} --agents admiral STDERR "no agent \"admiral\" .expected one of: random, greedy, planner")
chartroom_case(simulate-a-deck-with-too-few-agents STATUS 2 ARGS simulate ${deck} --agents greedy,random STDERR "2 agents for 6 admirals")
chartroom_case(simulate-a-sonar-that-is-not-there STATUS 2 ARGS simulate decks/con-sonar-online.deck.json --sonar 3 STDERR "--sonar")
chartroom_case(simulate-a-deck-with-an-option-of-maps STATUS 2 ARGS simulate ${deck} --blue novice STDERR "--blue is for maps, but there are none")
chartroom_case(simulate-a-map-with-an-option-of-decks STATUS 2 ARGS simulate ${map} --agents greedy STDERR "--agents is for decks, but there are none")
chartroom_case(ladder-of-a-deck STATUS 0 ARGS ladder ${deck} --agents random,greedy --games 1024
  STDOUT "greedy    random .*Every agent takes at least 55% of the wins against the one below")
chartroom_case(ladder-of-a-deck-in-json STATUS 1 ARGS ladder ${deck} --agents planner,random --admirals 3 --games 512 --format json
  STDOUT "^{\"format\":\"chartroom-ladder\",\"version\":1,\"deck\":\"con-sonar\".*\"answer\":\"not-offered\"")
add_test(NAME cli/same-bytes-of-decks-in-shards-and-resumed COMMAND sh
  "${CMAKE_CURRENT_SOURCE_DIR}/deck_shards.sh" $<TARGET_FILE:chartroom> "${PROJECT_SOURCE_DIR}")
