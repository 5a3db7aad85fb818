// Tests that every rule that the referee names or cites has a game that turns on it, and that what
// is read aloud of that game cites the rule that was broken.
#include <gmock/gmock.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "maps/platform/safe_file.h"
#include "validator/play/games/recorded_games.h"
#include "validator/play/referee/dispute_text.h"

namespace chartroom::play {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = CHARTROOM_SOURCE_DIR;

std::string text_of(const fs::path& path) { return read_file(path.string()).value.value(); }

// Returns the rest of a game's comment line after `key`.
std::string comment(const std::string& text, const std::string& key) {
  const std::size_t at = text.find("# " + key);
  EXPECT_NE(at, std::string::npos) << key;
  const std::size_t from = at + 2 + key.size();
  return text.substr(from, text.find('\n', at) - from);
}

struct BrokenGame {
  fs::path path;
  std::string text;
  RecordedGame game;
  RefereeReport report;
};

std::vector<BrokenGame> broken_games() {
  std::vector<BrokenGame> games;
  for (const auto& entry : fs::directory_iterator(kSource / "tests/data/violations")) {
    if (entry.path().extension() != ".game") continue;
    const std::string text = text_of(entry.path());
    const auto read = recorded_games(text, entry.path().string(),
                                     {(kSource / "maps/packs").string()}, {}, rules::Gaps::allowed);
    if (!read) {
      ADD_FAILURE() << read.errors[0].text();
      continue;
    }
    const RecordedGame& game = read.value->front();
    games.push_back(
        {entry.path(), text, game, referee(game.record, game.map.map, game.map.rules())});
    EXPECT_TRUE(games.back().report.violation) << entry.path();
  }
  return games;
}

TEST(Violations, AreNamedAndReadAloudAsTheirGamesSay) {
  for (const BrokenGame& game : broken_games()) {
    const auto& broken = game.report.violation;
    ASSERT_TRUE(broken);
    EXPECT_EQ(to_string(broken->rule), comment(game.text, "rule: ")) << game.path;
    const std::string aloud =
        dispute_words({"x.game", game.game.record, game.game.map.map, game.report}).english();
    EXPECT_EQ(aloud, comment(game.text, "aloud: ")) << game.path;
    for (const CitedRule rule : broken->cited) {
      EXPECT_THAT(aloud, testing::HasSubstr(std::string(citation_of(rule).sentence)));
      EXPECT_THAT(aloud, testing::HasSubstr(std::string(citation_of(rule).place)));
    }
  }
}

TEST(Violations, HaveAGameForEveryRuleThatIsNamedOrCited) {
  std::set<rules::Refusal> named;
  std::set<CitedRule> cited;
  for (const BrokenGame& game : broken_games()) {
    const auto& broken = game.report.violation;
    ASSERT_TRUE(broken);
    named.insert(broken->rule);
    cited.insert(broken->cited.begin(), broken->cited.end());
  }
  for (int i = 0; i <= static_cast<int>(rules::Refusal::stopped); ++i) {
    const auto rule = static_cast<rules::Refusal>(i);
    EXPECT_TRUE(named.contains(rule))
        << "no game of tests/data/violations breaks " << to_string(rule);
  }
  for (std::size_t i = 0; i < kCitedRules; ++i) {
    const auto rule = static_cast<CitedRule>(i);
    EXPECT_TRUE(cited.contains(rule))
        << "no game of tests/data/violations breaks this: " << citation_of(rule).sentence;
  }
}

// "A turn" is a heading of the page, and "rulings 14 and 16" are two.
TEST(Violations, AreCitedFromPlacesThatTheRulesHave) {
  const std::string page = text_of(kSource / "maps/RULES.md");
  for (std::size_t i = 0; i < kCitedRules; ++i) {
    const std::string place(citation_of(static_cast<CitedRule>(i)).place);
    if (place.starts_with('"')) {
      EXPECT_THAT(page, testing::HasSubstr("\n## " + place.substr(1, place.size() - 2) + "\n"));
      continue;
    }
    ASSERT_TRUE(place.starts_with("ruling")) << place;
    std::istringstream words(place);
    for (std::string word; words >> word;) {
      if (word.find_first_not_of("0123456789") != std::string::npos) continue;
      EXPECT_THAT(page, testing::HasSubstr("\n### Ruling " + word + ": "));
    }
  }
}

TEST(Violations, CiteEveryRuleThatClosesAWayOfAnUnknownPlace) {
  EXPECT_EQ(citation_text({CitedRule::map_edge, CitedRule::own_trail}).english(),
            "The rules (maps/RULES.md): A submarine stays on the map (\"A turn\"). A submarine "
            "does not come back to a point of its own trail before it has surfaced (\"A turn\").");
}

}  // namespace
}  // namespace chartroom::play
