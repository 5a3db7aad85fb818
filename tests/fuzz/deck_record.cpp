#include "validator/con_sonar/deck_record.h"
#include "maps/con_sonar/deck_file.h"
#include "tests/fuzz/reader.h"
#include "validator/con_sonar/deck_referee.h"

namespace chartroom::fuzz {
namespace {

using Games = std::vector<con_sonar::GameRecord>;

ParseResult<con_sonar::Deck> shipped_deck(const std::string&) {
  static const con_sonar::Deck deck =
      con_sonar::parse_deck(source_file("maps/packs/con-sonar/con-sonar.deck.json"), "-")
          .value.value()
          .deck;
  return {deck, {}};
}

std::string text_of(const Games& games) {
  std::string text;
  for (const con_sonar::GameRecord& game : games) text += record_text(game);
  return text;
}

}  // namespace

std::vector<std::string> seeds() { return {}; }

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) {
    return con_sonar::parse_records(text, "-", shipped_deck);
  };
  const auto games = parse(bytes);
  if (!was_read(games, bytes)) return;
  expect_to_come_back(*games.value, parse, text_of);
  for (const con_sonar::GameRecord& game : *games.value) {
    const con_sonar::RefereeReport report = con_sonar::referee(game);
    expect(!referee_text("-", game, report).empty(), "a verdict is told");
  }
}

}  // namespace chartroom::fuzz
