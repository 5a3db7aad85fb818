// Tests games written by two captains, with people's slips (tests/data/sheets). The first comments
// of blue's sheet have the referee's expected findings.
#include <gmock/gmock.h>

#include <filesystem>
#include <sstream>

#include "maps/platform/safe_file.h"
#include "validator/play/games/recorded_games.h"
#include "validator/play/referee/referee_report.h"

namespace chartroom::play {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = CHARTROOM_SOURCE_DIR;

std::string text_of(const fs::path& path) { return read_file(path.string()).value.value(); }

RecordedGame sheet(const fs::path& path) {
  auto read = recorded_games(text_of(path), path.string(), {(kSource / "maps/packs").string()}, "",
                             rules::Gaps::allowed);
  EXPECT_TRUE(read) << read.errors[0].text();
  return read.value->front();
}

std::string verdict(const RefereeReport& report) {
  if (!report.violation) return "legal";
  const Violation& broken = *report.violation;
  return std::string(to_string(broken.rule)) + " by " + std::string(to_string(broken.team)) +
         " in line " + std::to_string(broken.position.line);
}

struct Checked {
  std::string verdict;
  std::size_t contradictions = 0;
  std::string text;
};

Checked checked(const fs::path& folder) {
  const RecordedGame blue = sheet(folder / "blue.game");
  const RecordedGame green = sheet(folder / "green.game");
  TwoSheets two = lay_side_by_side(blue.record, green.record);
  const RefereeReport report = referee(two.game, blue.map.map, blue.map.rules());
  const SheetNotes notes{{"blue.game", "green.game"}, std::move(two.contradictions)};
  return {verdict(report), notes.contradictions.size(),
          referee_text({"blue.game", two.game, blue.map.map, report, &notes})};
}

TEST(SheetGames, AreJudgedAsBluesSheetExpects) {
  int games = 0;
  for (const auto& entry : fs::directory_iterator(kSource / "tests/data/sheets")) {
    SCOPED_TRACE(entry.path().filename().string());
    const Checked found = checked(entry.path());
    std::stringstream lines(text_of(entry.path() / "blue.game"));
    std::string line;
    while (std::getline(lines, line)) {
      const std::string expects = "# expect ";
      if (!line.starts_with(expects)) continue;
      const std::size_t space = line.find(' ', expects.size());
      const std::string what = line.substr(expects.size(), space - expects.size());
      const std::string value = line.substr(space + 1);
      if (what == "contradictions") {
        EXPECT_EQ(std::to_string(found.contradictions), value) << found.text;
      } else if (what == "verdict") {
        EXPECT_EQ(found.verdict, value) << found.text;
      } else {
        EXPECT_THAT(found.text, testing::HasSubstr(value));
      }
    }
    ++games;
  }
  EXPECT_EQ(games, 21);
}

}  // namespace
}  // namespace chartroom::play
