#include "validator/checks/cache/kept_play.h"

#include "validator/checks/cache/kept_tracking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "maps/files/map_file.h"
#include "validator/checks/check_map.h"
#include "validator/reports/translation.h"
#include "validator/rules/rulebook.h"

namespace chartroom::checks {
namespace {

// Results in memory, and how often they were found.
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

// Gives the same bytes for every key.
class ForgedCache : public ResultCache {
 public:
  explicit ForgedCache(std::string bytes) : bytes_(std::move(bytes)) {}
  std::optional<std::string> find(const std::string&) override { return bytes_; }
  void keep(const std::string&, std::string_view) override { made_anew = true; }

  bool made_anew = false;

 private:
  std::string bytes_;
};

maps::Map small_sea() {
  maps::Map map = maps::blank_map({5, 4}, "sea", "Sea");
  map.islands.insert({1, 1});
  return map;
}

play::FairnessBudget few_games() {
  play::FairnessBudget budget;
  budget.levels = {"novice"};
  budget.beside = {"random"};
  budget.most_pairs = 32;
  budget.confirming_pairs = 4;
  budget.at_will_pairs = 4;
  budget.beside_pairs = 2;
  return budget;
}

play::Fairness played(ResultCache* cache, const maps::Map& map,
                      const play::FairnessBudget& budget = few_games()) {
  return kept_fairness(cache, map, rules::rulebook_for(map), budget, {});
}

// The bytes that are kept of a small sea's tracking.
std::string kept_bytes() {
  MemoryCache cache;
  kept_tracking(&cache, small_sea());
  return cache.kept.begin()->second;
}

TEST(KeptPlay, ComesBackAsItWas) {
  MemoryCache cache;
  const play::Fairness first = played(&cache, small_sea());
  const play::Fairness again = played(&cache, small_sea());
  EXPECT_EQ(cache.found, 1);
  EXPECT_EQ(again.verdicts, first.verdicts);
  ASSERT_EQ(again.levels.size(), 2U);
  for (std::size_t i = 0; i < again.levels.size(); ++i) {
    EXPECT_EQ(again.levels[i].level, first.levels[i].level);
    EXPECT_EQ(again.levels[i].asked, first.levels[i].asked);
    EXPECT_EQ(again.levels[i].tally, first.levels[i].tally);
    EXPECT_EQ(again.levels[i].confirming, first.levels[i].confirming);
    EXPECT_EQ(again.levels[i].at_will, first.levels[i].at_will);
  }
  EXPECT_EQ(again.budget.levels, first.budget.levels);
  const TrackingMetrics tracking = kept_tracking(&cache, small_sea());
  const TrackingMetrics kept = kept_tracking(&cache, small_sea());
  EXPECT_EQ(cache.found, 2);
  EXPECT_EQ(kept.mean_placements, tracking.mean_placements);
  EXPECT_EQ(kept.ambiguous_trail, tracking.ambiguous_trail);
  EXPECT_EQ(kept.ambiguous_at_most, tracking.ambiguous_at_most);
}

TEST(KeptPlay, IsThatOfTheSeaWhateverItIsCalled) {
  MemoryCache cache;
  played(&cache, small_sea());
  maps::Map map = small_sea();
  map.id = "other";
  map.name["de"] = "See";
  map.author = "Ann";
  map.license = "MIT";
  map.revision = "2";
  map.notes["en"] = "A note.";
  map.theme = maps::Theme::night;
  played(&cache, map);
  EXPECT_EQ(cache.found, 1);
}

TEST(KeptPlay, IsAnotherForAnythingThatPlayDependsOn) {
  MemoryCache cache;
  const auto expect_new = [&cache](const maps::Map& map, const play::FairnessBudget& budget,
                                   const char* what) {
    played(&cache, map, budget);
    EXPECT_EQ(cache.found, 0) << what;
  };
  const maps::Map sea = small_sea();
  expect_new(sea, few_games(), "the first");
  maps::Map map = sea;
  map.islands.insert({2, 1});
  expect_new(map, few_games(), "an island");
  map = sea;
  map.starts.blue = maps::Point{0, 0};
  expect_new(map, few_games(), "a start");
  map = sea;
  map.surfacing = maps::Surfacing{{maps::Point{0, 0}}, 1};
  expect_new(map, few_games(), "a surface point");
  map = sea;
  map.quadrants.set({0, 0}, 2);
  expect_new(map, few_games(), "a quadrant");
  map = sea;
  map.rules.torpedo = 3;
  expect_new(map, few_games(), "a house rule");
  map.rules.torpedo.reset();
  map.rules.ply_limit = 100;
  expect_new(map, few_games(), "the limit of plies");
  play::FairnessBudget budget = few_games();
  budget.seed = 2;
  expect_new(sea, budget, "the seed");
  budget = few_games();
  budget.most_pairs = 33;
  expect_new(sea, budget, "the games");
  budget = few_games();
  budget.starts = {play::StartPlan::Kind::fixed, {0, 0}, {3, 3}};
  expect_new(sea, budget, "the plan of starts");
}

TEST(KeptPlay, IsMadeAnewFromBytesThatAreCutOffOrLonger) {
  const std::string bytes = kept_bytes();
  const auto made_anew = [](const std::string& forged) {
    ForgedCache cache(forged);
    kept_tracking(&cache, small_sea());
    return cache.made_anew;
  };
  EXPECT_FALSE(made_anew(bytes));
  for (std::size_t length = 0; length < bytes.size(); length += 7) {
    EXPECT_TRUE(made_anew(bytes.substr(0, length))) << length;
  }
  EXPECT_TRUE(made_anew(bytes + "x"));
}

TEST(KeptPlay, AnyBytesAreReadOrRefused) {
  MemoryCache kept;
  played(&kept, small_sea());
  const std::string bytes = kept.kept.begin()->second;
  std::mt19937 random(4);
  for (int i = 0; i < 200; ++i) {
    std::string changed = bytes;
    for (int n = 0; n < 3; ++n) changed[random() % changed.size()] = static_cast<char>(random());
    ForgedCache cache(changed);
    played(&cache, small_sea());
  }
}

class CheckedWithACache : public testing::Test {
 protected:
  CheckedWithACache() {
    profile_.level = Level::tracking;
    pack_.pack.checks.thresholds = {{"easy_moves", 8}, {"hard_placements", 0.1}};
  }

  // Returns the report as a text.
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
  // Expects that the cache changes nothing in the report; returns true if it had the results.
  bool served() {
    profile_.cache = nullptr;
    const std::string expected = said();
    profile_.cache = &cache_;
    const int before = cache_.found;
    EXPECT_EQ(said(), expected);
    return cache_.found > before;
  }

  MemoryCache cache_;
  maps::Map map_ = small_sea();
  maps::PackFile pack_;
  Profile profile_;
};

TEST_F(CheckedWithACache, OneSeaIsCountedOnce) {
  EXPECT_FALSE(served());
  EXPECT_TRUE(served());
  const std::size_t counted = cache_.kept.size();
  EXPECT_TRUE(served());
  EXPECT_EQ(cache_.kept.size(), counted);
  EXPECT_THAT(said(), testing::HasSubstr("T4"));
  map_.islands.insert({2, 1});
  EXPECT_FALSE(served());
}

TEST_F(CheckedWithACache, WhatIsReportedOfASeaIsFoundAnew) {
  EXPECT_FALSE(served());
  map_.author = "Ann";
  EXPECT_TRUE(served());
  profile_.language = "de";
  EXPECT_TRUE(served());
  profile_.ignore = {"T401"};
  EXPECT_TRUE(served());
  profile_.ignore = {};
  pack_.pack.checks.thresholds["easy_moves"] = 7;
  EXPECT_TRUE(served());
  pack_.pack.checks.thresholds["easy_moves"] = 8;
  pack_.pack.checks.severity["T401"] = Severity::error;
  EXPECT_TRUE(served());
  pack_.pack.checks.exclude = {{"T401", {}, {}, "We like it."}};
  EXPECT_TRUE(served());
  EXPECT_THAT(said(), testing::HasSubstr(" error excluded"));
}

}  // namespace
}  // namespace chartroom::checks
