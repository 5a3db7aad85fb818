#include "validator/rules/record.h"

#include "tests/fuzz/reader.h"
#include "tests/known_maps.h"
#include "validator/play/referee/referee.h"

namespace chartroom::fuzz {
namespace {

using Games = std::vector<rules::GameRecord>;

std::string text_of(const Games& games) {
  std::string text;
  for (const rules::GameRecord& game : games) text += record_text(game);
  return text;
}

void judge(const rules::GameRecord& game, std::string_view bytes) {
  static const maps::Map map = known::north_pole();
  const auto missing = outside(game, map.size, "-");
  expect_inside(missing, bytes);
  if (!missing.empty()) return;
  const play::RefereeReport report = play::referee(game, map, rules::rulebook_for(map));
  expect(report.plies.size() <= game.plies.size(), "a game has no plies but those of its record");
  expect(report.legal() || !report.violation->what.empty(), "a broken rule is told");
}

}  // namespace

std::vector<std::string> seeds() { return {}; }

void read(std::string_view bytes) {
  for (const rules::Gaps gaps : {rules::Gaps::refused, rules::Gaps::allowed}) {
    const auto parse = [gaps](std::string_view text) {
      return rules::parse_records(text, "-", gaps);
    };
    const auto games = parse(bytes);
    if (!was_read(games, bytes)) continue;
    expect_to_come_back(*games.value, parse, text_of);
    for (const rules::GameRecord& game : *games.value) judge(game, bytes);
  }
}

}  // namespace chartroom::fuzz
