#include "validator/checks/cache/result_cache.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>

#include "maps/files/map_file.h"
#include "validator/checks/check_map.h"
#include "validator/reports/translation.h"

namespace chartroom::checks {
namespace {

// Results in memory, and how they were asked for.
class MemoryCache : public ResultCache {
 public:
  std::optional<std::string> find(const std::string& key) override {
    const auto known = kept.find(key);
    if (known == kept.end()) return std::nullopt;
    ++found;
    return known->second;
  }
  void keep(const std::string& key, std::string_view result) override { kept[key] = result; }

  std::map<std::string, std::string> kept;
  int found = 0;
};

DeepResults results() {
  DeepResults r;
  r.metrics = {{"", "mean", 0.1, true}, {"", "bits", -1e-300, false}};
  const Message said = message("{} captains of the level {}", 3, word("novice"));
  r.not_run = {{.code = "P501", .path = "", .reason = said.english(), .said = said},
               {.code = "P502", .path = "", .reason = "plain"}};
  reports::PlayVerdict verdict;
  verdict.question = "side";
  verdict.share = {0.1, 0.05, 0.2};
  verdict.favours = "blue";
  verdict.games = 123'456'789'012;
  reports::PlayReport& play = r.play.emplace();
  play.sentence = "fair";
  play.verdicts = {verdict, {}};
  play.table = {"a", ""};
  play.remarks = {message("by hand")};
  reports::Finding finding;
  finding.code = "T401";
  finding.message = "by hand";
  finding.said = message("by hand");
  finding.points = maps::PointSet{maps::Point{0, 0}} | maps::PointSet{maps::Point{14, 14}};
  finding.places = {"A1", "O15"};
  finding.pointer = "/name/en";
  finding.evidence = {{"n", std::int64_t{-5}},
                      {"t", std::string("x\0y", 3)},
                      {"l", std::vector<std::int64_t>{1, 2}},
                      {"s", std::vector<std::string>{"", "b"}}};
  r.findings = {finding, {}};
  r.findings[1].code = "X601";
  return r;
}

TEST(ResultCache, WhatIsKeptComesBack) {
  const DeepResults before = results();
  const std::string bytes = packed(before, "de").value();
  const DeepResults after = unpacked(bytes).value();
  ASSERT_EQ(after.play->remarks.size(), 1U);
  EXPECT_EQ(after.play->remarks[0].english(), "von Hand") << "in the language that it was kept in";
  ASSERT_EQ(after.metrics.size(), 2U);
  EXPECT_EQ(after.metrics[1].value, -1e-300);
  EXPECT_FALSE(after.metrics[1].exact);
  ASSERT_EQ(after.not_run.size(), 2U);
  EXPECT_EQ(after.not_run[0].reason, before.not_run[0].reason);
  EXPECT_TRUE(after.not_run[1].said.empty());
  EXPECT_EQ(after.play->verdicts, before.play->verdicts);
  EXPECT_EQ(after.play->table, before.play->table);
  ASSERT_EQ(after.findings.size(), 2U);
  const reports::Finding& found = after.findings[0];
  EXPECT_EQ(found.message, "by hand");
  EXPECT_EQ(found.said.english(), "von Hand") << "in the language that it was kept in";
  EXPECT_EQ(found.points, before.findings[0].points);
  EXPECT_EQ(found.places, before.findings[0].places);
  EXPECT_EQ(found.evidence, before.findings[0].evidence);
  EXPECT_EQ(found.pointer, "/name/en");
}

TEST(ResultCache, WhatIsCutOffOrLongerIsNone) {
  const std::string bytes = packed(results(), "en").value();
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    EXPECT_FALSE(unpacked(std::string_view(bytes).substr(0, length))) << length;
  }
  EXPECT_FALSE(unpacked(bytes + "x"));
}

TEST(ResultCache, AnyBytesAreReadOrRefused) {
  const std::string bytes = packed(results(), "en").value();
  std::mt19937 random(4);
  for (int i = 0; i < 20'000; ++i) {
    std::string changed = bytes;
    for (int n = 0; n < 3; ++n) changed[random() % changed.size()] = static_cast<char>(random());
    (void)unpacked(changed);
  }
}

TEST(ResultCache, KeepsNoFixes) {
  DeepResults r = results();
  r.findings[0].fix.emplace();
  EXPECT_FALSE(packed(r, "en"));
}

class CheckedWithACache : public testing::Test {
 protected:
  CheckedWithACache() {
    map_ = maps::blank_map({5, 4}, "sea", "Sea");
    map_.islands.insert({1, 1});
    profile_.level = Level::tracking;
    pack_.pack.checks.thresholds = {{"easy_moves", 8}, {"hard_placements", 0.1}};
  }

  // As a report would say it.
  std::string said() {
    const maps::MapFile file{"a.map.json", map_, {}, true};
    const FileReport report = check_map(file, &pack_, profile_);
    const Translator tr = reports::report_translator(profile_.language);
    std::string text;
    for (const reports::Finding& f : report.findings) {
      text += f.code + " " + f.message + " " + said_in(tr, f) + " " + f.pointer + " " +
              std::string(to_string(f.severity)) + (f.excluded ? " excluded" : "") + "\n";
    }
    for (const reports::Metric& m : report.metrics) {
      text += m.path + " " + m.name + " " + std::to_string(m.value) + "\n";
    }
    return text;
  }
  // That the cache changes nothing; and whether it served.
  bool served() {
    profile_.cache = nullptr;
    const std::string expected = said();
    profile_.cache = &cache_;
    const int before = cache_.found;
    EXPECT_EQ(said(), expected);
    return cache_.found > before;
  }

  MemoryCache cache_;
  maps::Map map_;
  maps::PackFile pack_;
  Profile profile_;
};

TEST_F(CheckedWithACache, AMapThatIsTheSameIsNotJudgedAnew) {
  EXPECT_FALSE(served());
  EXPECT_TRUE(served());
  EXPECT_EQ(cache_.kept.size(), 1U);
  EXPECT_THAT(said(), testing::HasSubstr("T4")) << "there is something to be kept";
}

TEST_F(CheckedWithACache, WhateverAResultDependsOnIsAnotherOne) {
  EXPECT_FALSE(served());
  map_.islands.insert({2, 1});
  EXPECT_FALSE(served());
  map_.name["de"] = "See";
  EXPECT_FALSE(served());
  pack_.pack.checks.thresholds["easy_moves"] = 7;
  EXPECT_FALSE(served());
  pack_.pack.rules.torpedo = 3;
  EXPECT_FALSE(served());
  profile_.seed = 2;
  EXPECT_FALSE(served());
  profile_.language = "de";
  EXPECT_FALSE(served());
  profile_.ignore = {"T401"};
  EXPECT_FALSE(served());
  EXPECT_TRUE(served());
}

TEST_F(CheckedWithACache, WhatThePackSaysOfAFindingIsLive) {
  EXPECT_FALSE(served());
  pack_.pack.checks.severity["T401"] = Severity::error;
  EXPECT_TRUE(served());
  pack_.pack.checks.exclude = {{"T401", {}, {}, "We like it."}};
  EXPECT_TRUE(served());
  EXPECT_THAT(said(), testing::HasSubstr(" error excluded"));
}

TEST_F(CheckedWithACache, ARuinedResultIsMadeAnew) {
  EXPECT_FALSE(served());
  const std::string whole = cache_.kept.begin()->second;
  cache_.kept.begin()->second.resize(whole.size() / 2);
  served();
  EXPECT_EQ(cache_.kept.begin()->second, whole);
}

}  // namespace
}  // namespace chartroom::checks
