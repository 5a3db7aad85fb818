// Reads two captains' sheets, one after the other in one file.
#include "maps/files/map_file.h"
#include "tests/fuzz/reader.h"
#include "validator/play/referee/referee_report.h"
#include "validator/play/referee/two_sheets.h"

namespace chartroom::fuzz {
namespace {

std::string of_one_game(const std::string& folder) {
  return source_file("tests/data/sheets/" + folder + "/blue.game") +
         source_file("tests/data/sheets/" + folder + "/green.game");
}

}  // namespace

std::vector<std::string> seeds() {
  std::vector<std::string> pairs;
  for (const char* folder : {"01-nothing-wrong", "05-two-answers", "11-play-goes-on",
                             "15-auf-deutsch", "18-gave-up-writing", "20-everything-at-once"}) {
    pairs.push_back(of_one_game(folder));
  }
  return pairs;
}

void read(std::string_view bytes) {
  static const maps::Map map =
      maps::parse_map(source_file("maps/packs/sonar-family/jules-verne.map.json"), "-")
          .value.value()
          .map;
  const auto sheets = rules::parse_records(bytes, "-", rules::Gaps::sheet);
  if (!was_read(sheets, bytes) || sheets.value->size() != 2) return;
  const rules::GameRecord& blue = sheets.value->front();
  const rules::GameRecord& green = sheets.value->back();
  if (!blue.blue || !green.green || blue.variant != green.variant || blue.first != green.first ||
      !outside(blue, map.size, "-").empty() || !outside(green, map.size, "-").empty()) {
    return;
  }
  play::TwoSheets both = play::lay_side_by_side(blue, green);
  const play::RefereeReport report = play::referee(both.game, map, rules::rulebook_for(map));
  const play::SheetNotes notes{{"blue", "green"}, std::move(both.contradictions)};
  const play::RefereedGame game{"blue", both.game, map, report, &notes};
  expect(!referee_text(game).empty() && !referee_json(game).empty(), "a verdict is told");
}

}  // namespace chartroom::fuzz
