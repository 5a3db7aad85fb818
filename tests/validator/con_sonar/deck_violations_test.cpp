// Tests that every rule that the referee of Con Sonar! names has records that turn on it, and that
// the text of each tells what was broken and whose line is missing.
#include <gmock/gmock.h>

#include <filesystem>
#include <map>
#include <set>

#include "maps/platform/safe_file.h"
#include "tests/validator/con_sonar/referee_games.h"

namespace chartroom::con_sonar {
namespace {

using namespace referee_games;
namespace fs = std::filesystem;

const fs::path kGames = fs::path(CHARTROOM_SOURCE_DIR) / "tests/data/violations/cards";

// Returns the rest of a record's comment line after `key`.
std::string comment(const std::string& text, const std::string& key) {
  const std::size_t at = text.find("# " + key);
  EXPECT_NE(at, std::string::npos) << key;
  const std::size_t from = at + 2 + key.size();
  return text.substr(from, text.find('\n', at) - from);
}

// The texts of all records, by name.
std::map<std::string, std::string> records() {
  std::map<std::string, std::string> texts;
  for (const auto& entry : fs::directory_iterator(kGames)) {
    texts[entry.path().stem().string()] = read_file(entry.path().string()).value.value();
  }
  return texts;
}

Violation violation_in(const std::string& name) {
  const RefereeReport report = referee(parse(records().at(name)));
  EXPECT_TRUE(report.violation) << name;
  return report.violation.value_or(Violation{});
}

TEST(DeckViolations, AreNamedAndToldAsTheirRecordsSay) {
  for (const auto& [name, text] : records()) {
    const Violation broken = violation_in(name);
    EXPECT_EQ(to_string(broken.rule), comment(text, "rule: ")) << name;
    EXPECT_EQ(broken.message.english(), comment(text, "says: ")) << name;
  }
}

TEST(DeckViolations, HaveARecordForEveryRule) {
  std::set<Rule> named;
  for (const auto& [name, text] : records()) named.insert(violation_in(name).rule);
  for (int i = 0; i <= static_cast<int>(Rule::false_claim); ++i) {
    EXPECT_TRUE(named.contains(static_cast<Rule>(i)))
        << "no record of tests/data/violations/cards breaks " << to_string(static_cast<Rule>(i));
  }
}

constexpr int kRed = 0;
constexpr int kGreen = 1;

TEST(DeckViolations, NameTheAdmiralOfTheLineAndTheOneWhoseLineIsMissing) {
  struct Case {
    const char* record;
    int admiral;
    std::optional<MissingLine> missing;
  };
  const Case cases[] = {
      {"a-forgotten-reveal", kGreen, MissingLine{false, EventKind::reveal, kRed}},
      {"a-forgotten-draw", kGreen, MissingLine{false, EventKind::draw, kRed}},
      {"a-forgotten-draw-after-a-queue", kGreen, MissingLine{false, EventKind::draw, kRed}},
      {"a-forgotten-result", kGreen, MissingLine{false, EventKind::result, kRed}},
      {"a-forgotten-deal", kGreen, MissingLine{true, {}, kGreen}},
      {"a-draw-before-any-card", kRed, MissingLine{false, EventKind::play, kRed}},
      {"a-result-without-the-sonar", kRed, MissingLine{false, EventKind::sonar, kRed}},
      {"a-reveal-before-the-draw", kRed, MissingLine{false, EventKind::draw, kRed}},
      {"another-turn", kRed, MissingLine{false, EventKind::play, kGreen}},
      {"the-sonar-after-a-card", kRed, std::nullopt},
      {"dealt-twice", kRed, std::nullopt},
      {"revealed-twice", kRed, std::nullopt},
      {"dealt-too-few", kGreen, std::nullopt},
      {"dealt-to-two", kGreen, std::nullopt},
      {"revealed-too-many", kRed, std::nullopt},
      {"a-card-of-another-hand", kRed, std::nullopt},
  };
  for (const Case& each : cases) {
    const Violation broken = violation_in(each.record);
    EXPECT_EQ(broken.admiral, each.admiral) << each.record;
    EXPECT_TRUE(broken.missing == each.missing) << each.record;
  }
}

// With the line put in, the record goes on.
TEST(DeckViolations, AreGoneOnceTheMissingLineIsThere) {
  const std::map<std::string, std::string> missing{
      {"a-forgotten-reveal", "reveal green*1\n"},
      {"a-forgotten-draw", "red draw yellow+6\nreveal green*1\n"},
      {"a-forgotten-draw-after-a-queue", "red draw yellow+6\n"},
      {"a-forgotten-result", "red result run-aground\nred draw yellow+6\n"},
      {"a-forgotten-deal",
       "deal green yellow+4 green-3 purple-5\nred play red-1 red@2\nred draw yellow+6\n"},
      {"a-draw-before-any-card", "red play red-1 red@2\n"},
      {"a-result-without-the-sonar", "red sonar 1 red-1\n"},
      {"a-reveal-before-the-draw", "red draw yellow+6\n"},
      {"another-turn",
       "green play yellow+4 yellow@2\ngreen draw green-1\nblue play blue-1 "
       "blue@4\nblue draw red+2\n"},
  };
  for (const auto& [name, lines] : missing) {
    const std::string text = records().at(name);
    const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
    const RefereeReport report = referee(parse(text.substr(0, last) + lines + text.substr(last)));
    EXPECT_TRUE(report.legal()) << name << ": " << report.violation->message.english();
  }
}

TEST(DeckViolations, NameTheMissingLineInTheJson) {
  const auto json = [](const std::string& name) {
    const GameRecord record = parse(records().at(name));
    return referee_json("a.game", record, referee(record));
  };
  EXPECT_THAT(json("a-forgotten-reveal"),
              testing::HasSubstr("\"column\":1,\"admiral\":\"green\",\"rule\":\"not-your-turn\","));
  EXPECT_THAT(json("a-forgotten-reveal"),
              testing::HasSubstr("(legal: reveal)\",\"missing\":{\"event\":\"reveal\","
                                 "\"admiral\":\"red\"}},"));
  EXPECT_THAT(json("a-forgotten-deal"),
              testing::HasSubstr("\"missing\":{\"event\":\"deal\",\"admiral\":\"green\"}},"));
  EXPECT_THAT(json("dealt-too-few"), testing::HasSubstr("\"admiral\":\"green\""));
  EXPECT_THAT(json("dealt-too-few"), testing::Not(testing::HasSubstr("\"missing\"")));
}

}  // namespace
}  // namespace chartroom::con_sonar
