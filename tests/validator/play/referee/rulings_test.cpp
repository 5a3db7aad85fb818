// Tests that every ruling of maps/RULES.md has a number, a source, and a game that depends on it.
#include <gmock/gmock.h>

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "maps/platform/safe_file.h"
#include "validator/play/games/recorded_games.h"
#include "validator/play/referee/referee.h"

namespace chartroom::play {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = CHARTROOM_SOURCE_DIR;

std::string text_of(const fs::path& path) { return read_file(path.string()).value.value(); }

std::vector<fs::path> games() {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(kSource / "tests/data/rulings")) {
    if (entry.path().extension() == ".game") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

// Returns the rest of the line after `key` in a game's comment; "" if there is none.
std::string comment(const std::string& text, const std::string& key) {
  const std::size_t at = text.find("# " + key);
  if (at == std::string::npos) return "";
  const std::size_t from = at + 2 + key.size();
  return text.substr(from, text.find('\n', at) - from);
}

// Rulings on what is said and shown at the table, which no record holds: open gauges, illegal calls
// and talking.
const std::set<std::string> kOfTheTable = {"18", "19", "20"};

TEST(Rulings, HaveANumberASourceAndAGame) {
  std::set<std::string> played = kOfTheTable;
  for (const fs::path& path : games()) {
    const std::string what = comment(text_of(path), "ruling ");
    played.insert(what.substr(0, what.find(':')));
  }
  std::stringstream rules(text_of(kSource / "maps/RULES.md"));
  const std::regex numbered("### Ruling (C?[0-9]+): .+");
  std::set<std::string> ruled;
  std::string line;
  while (std::getline(rules, line)) {
    if (line.find("# Ruling ") == std::string::npos) continue;
    std::smatch match;
    ASSERT_TRUE(std::regex_match(line, match, numbered)) << line;
    EXPECT_TRUE(ruled.insert(match[1]).second) << "twice: " << line;
    std::string source;
    std::getline(rules, source);
    EXPECT_TRUE(std::regex_match(source, std::regex("\\*Source: .+\\*"))) << line;
    EXPECT_TRUE(played.contains(match[1])) << "no game of tests/data/rulings names " << line;
  }
  EXPECT_EQ(ruled.size(), 33U);
  for (const std::string& number : played) EXPECT_TRUE(ruled.contains(number)) << number;
}

std::string verdict(const RefereeReport& report) {
  if (const auto& broken = report.violation) {
    return std::string(to_string(broken->rule)) + " by " + std::string(to_string(broken->team)) +
           " in line " + std::to_string(broken->position.line);
  }
  if (report.result == rules::GameResult::open) return "legal";
  if (report.result == rules::GameResult::draw) return "draw";
  return std::string(to_string(report.result)) + " wins";
}

TEST(Rulings, AreJudgedAsTheirGamesSay) {
  for (const fs::path& path : games()) {
    const std::string text = text_of(path);
    if (comment(text, "ruling ").starts_with("C")) continue;  // a ruling of Con Sonar!
    const auto read = recorded_games(text, path.string(), {(kSource / "maps/packs").string()});
    ASSERT_TRUE(read) << read.errors[0].text();
    const RecordedGame& game = read.value->front();
    const RefereeReport report = referee(game.record, game.map.map, game.map.rules());
    EXPECT_EQ(verdict(report), comment(text, "verdict: "))
        << path << (report.violation ? report.violation->message().english() : "");
    const std::string left = comment(text, "left in line ");
    for (const RefereedPly& ply : report.plies) {
      if (left.empty() || ply.position.line != std::stoi(left)) continue;
      const std::size_t team = index(ply.said.team);
      EXPECT_EQ(left, std::to_string(ply.position.line) + ": " +
                          std::to_string(ply.candidates[team].count()) + " points of " +
                          std::string(to_string(ply.said.team)));
    }
  }
}

}  // namespace
}  // namespace chartroom::play
