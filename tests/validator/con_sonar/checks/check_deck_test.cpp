#include "validator/con_sonar/checks/check_deck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "maps/con_sonar/deck_file.h"
#include "maps/con_sonar/even_deck.h"
#include "maps/files/pack_file.h"
#include "tests/maps/con_sonar/decks.h"
#include "tests/temporary_folder.h"
#include "validator/checks/fix_files.h"
#include "validator/checks/validation.h"
#include "validator/con_sonar/checks/deck_checks.h"

namespace chartroom::con_sonar {
namespace {

using reports::Finding;
using reports::Report;
using testing::ElementsAre;
using testing::HasSubstr;

// Decks and their pack in a folder, judged as the program judges them.
class CheckDeck : public testing::Test {
 protected:
  CheckDeck() {
    profile_.catalogue.add(deck_catalogue());
    profile_.check_deck = check_deck;
    pack_.id = "pack";
    pack_.name["en"] = "Pack";
    pack_.author = "A. Captain";
    pack_.license = "CC0-1.0";
    pack_.decks = {"a.deck.json"};
    uneven_.fleet[7].effect = 5;
  }

  void write(const std::string& name, const Deck& deck) {
    folder_.write(name, to_canonical_json(deck));
  }
  Report check() {
    folder_.write("pack.json", to_canonical_json(pack_));
    errors_.clear();
    return validate(maps::find_input_files({folder_.path().string()}, errors_), profile_, errors_);
  }
  std::vector<std::string> codes() {
    std::vector<std::string> codes;
    for (const Finding& finding : check().findings) {
      codes.push_back(finding.code + (finding.excluded ? "-" : ""));
    }
    return codes;
  }

  TemporaryFolder folder_;
  std::vector<FileError> errors_;
  checks::Profile profile_;
  maps::Pack pack_;
  const Deck even_ = even_deck("a", "Even");
  Deck uneven_ = even_deck("a", "Uneven");
};

class MemoryCache : public checks::ResultCache {
 public:
  std::optional<std::string> find(const std::string& key) override {
    const auto known = kept.find(key);
    return known == kept.end() ? std::nullopt : std::optional(known->second);
  }
  void keep(const std::string& key, std::string_view result) override { kept[key] = result; }

  std::map<std::string, std::string> kept;
};

TEST_F(CheckDeck, PlayIsKeptOfTheCardsWhateverTheyAreCalled) {
  Deck deck = uneven_;
  write("a.deck.json", deck);
  profile_.level = checks::Level::fairness;
  const Report played = check();
  MemoryCache cache;
  profile_.cache = &cache;
  check();
  const Report kept = check();
  EXPECT_EQ(kept.plays[0].verdicts, played.plays[0].verdicts);
  EXPECT_EQ(kept.plays[0].table, played.plays[0].table);
  ASSERT_EQ(kept.findings.size(), played.findings.size());
  deck.author = "Ann";
  deck.nations[0].name["de"] = "Rot";
  write("a.deck.json", deck);
  check();
  EXPECT_EQ(cache.kept.size(), 1U);
  deck.fleet[7].effect = 4;
  write("a.deck.json", deck);
  check();
  EXPECT_EQ(cache.kept.size(), 2U);
}

TEST_F(CheckDeck, ASoundDeckHasNoFindings) {
  write("a.deck.json", even_);
  const Report report = check();
  EXPECT_THAT(codes(), ElementsAre());
  EXPECT_EQ(report.status(Severity::note), 0);
  ASSERT_EQ(report.files.size(), 2U);
  EXPECT_EQ(report.files[0].id, "a");
  EXPECT_EQ(report.files[0].kind, "deck");
  EXPECT_TRUE(report.not_run.empty());
}

TEST_F(CheckDeck, TellsTheSharesOfHands) {
  write("a.deck.json", even_);
  const Report report = check();
  ASSERT_EQ(report.metrics.size(), 3U);
  EXPECT_EQ(report.metrics[0].name, "hands_that_queue_two");
  EXPECT_EQ(report.metrics[1].name, "hands_that_queue_all");
  EXPECT_EQ(report.metrics[2].name, "hands_that_strike");
  EXPECT_THAT(report.metrics_text, HasSubstr("hands that queue two: 0.695798\n"));
}

TEST_F(CheckDeck, AFindingStandsAtItsValueAndNamesWhatItIsAbout) {
  Deck deck = even_;
  deck.symbols.push_back({"tug", {{"en", "Tug"}}});
  write("a.deck.json", deck);
  const Report report = check();
  ASSERT_EQ(report.findings.size(), 1U);
  const Finding& finding = report.findings[0];
  EXPECT_EQ(finding.code, "D702");
  EXPECT_EQ(finding.severity, Severity::error);
  EXPECT_EQ(finding.pointer, "/symbols/6");
  EXPECT_THAT(finding.places, ElementsAre("tug"));
  EXPECT_EQ(finding.position, (TextPosition{19, 5}));
  EXPECT_EQ(report.status(Severity::error), 1);
}

TEST_F(CheckDeck, APackChangesSeveritiesAndThresholds) {
  write("a.deck.json", uneven_);
  EXPECT_THAT(codes(), ElementsAre("D704"));
  EXPECT_EQ(check().status(Severity::error), 0);
  pack_.checks.severity["D704"] = Severity::error;
  EXPECT_EQ(check().status(Severity::error), 1);
  pack_.checks.thresholds["nation_effect_spread"] = 3;
  EXPECT_THAT(codes(), ElementsAre());
}

TEST_F(CheckDeck, AnExclusionNamesADeck) {
  write("a.deck.json", uneven_);
  pack_.checks.exclude = {{"D704", {}, {}, "on purpose", "a"}};
  EXPECT_THAT(codes(), ElementsAre("D704-"));
  pack_.checks.exclude[0].deck.reset();
  EXPECT_THAT(codes(), ElementsAre("D704-"));
  pack_.checks.exclude[0].map = "a";
  EXPECT_THAT(codes(), ElementsAre("D704", "F008"));
  pack_.checks.exclude[0] = {"D704", {}, {}, "on purpose", "other"};
  EXPECT_THAT(codes(), ElementsAre("D704", "F008"));
  EXPECT_THAT(check().findings[1].message, HasSubstr("D704 on the deck \"other\""));
}

TEST_F(CheckDeck, TwoDecksOfAPackShareAnId) {
  write("a.deck.json", even_);
  write("b/a.deck.json", even_);
  pack_.decks = {"a.deck.json", "b/a.deck.json"};
  const Report report = check();
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].code, "F004");
  EXPECT_EQ(report.findings[0].pointer, "/id");
  EXPECT_EQ(report.findings[0].message, "The id \"a\" is also used by a.deck.json");
}

TEST_F(CheckDeck, EverythingIsNamedInTheLanguagesOfThePack) {
  write("a.deck.json", even_);
  pack_.languages = {"en", "es"};
  const Report report = check();
  std::vector<std::string> pointers;
  for (const Finding& finding : report.findings) {
    EXPECT_EQ(finding.code, "F007");
    pointers.push_back(finding.pointer);
  }
  EXPECT_THAT(pointers, ElementsAre("/name", "/symbols", "/nations"));
}

TEST_F(CheckDeck, LayoutIsMendedUnlessItIsExcluded) {
  const std::string canonical = to_canonical_json(even_);
  const std::string path = (folder_ / "a.deck.json").string();
  folder_.write("a.deck.json", " " + canonical);
  EXPECT_THAT(codes(), ElementsAre("F006"));
  const auto fixed = checks::fix_files({{path, maps::FileKind::deck}}, profile_, errors_);
  ASSERT_EQ(fixed.size(), 1U);
  EXPECT_EQ(fixed[0].after, canonical);
  pack_.checks.exclude = {{"F006", {}, {}, "as it was found", "a"}};
  EXPECT_THAT(codes(), ElementsAre("F006-"));
  EXPECT_TRUE(checks::fix_files({{path, maps::FileKind::deck}}, profile_, errors_).empty());
}

TEST_F(CheckDeck, AMalformedDeckIsAFindingThatNothingHides) {
  folder_.write("a.deck.json", "{\"format\": \"chartroom-deck\",");
  folder_.write("b.deck.json", "{\"format\": \"chartroom-map\"}");
  folder_.write("c.deck.json", "{\"format\": \"chartroom-deck\", \"version\": 2}");
  profile_.ignore = {"F"};
  EXPECT_THAT(codes(), ElementsAre("F001", "F002", "F003"));
  EXPECT_EQ(check().status(Severity::error), 2);
}

TEST_F(CheckDeck, StandardInputMayBeADeck) {
  const Report report =
      validate({{"-", maps::FileKind::map}}, profile_, errors_, {to_canonical_json(uneven_)});
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].code, "D704");
  EXPECT_EQ(report.files[0].kind, "deck");
}

// Greedy admirals win 20 % and more in the first of six seats, 13 % in the last.
TEST_F(CheckDeck, PlayFindsTheSeatsOfTheShippedDeckUnequal) {
  write("a.deck.json", decks::shipped());
  profile_.level = checks::Level::fairness;
  profile_.select = {"D706", "D707"};
  const Report report = check();
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].code, "D706");
  EXPECT_THAT(report.findings[0].message, testing::MatchesRegex(".* seat 1 wins (19|20|21).*"));
  ASSERT_EQ(report.plays.size(), 1U);
  EXPECT_EQ(report.plays[0].verdicts[0].favours, "seat 1");
  EXPECT_EQ(report.plays[0].verdicts[0].decision, "unfair");
}

// Near the limits no number of games decides.
TEST_F(CheckDeck, WhatPlayLeavesOpenIsAFindingThatCanBeExcluded) {
  write("con-sonar-online.deck.json", decks::online());
  pack_.decks = {"con-sonar-online.deck.json"};
  profile_.level = checks::Level::fairness;
  EXPECT_THAT(codes(), ElementsAre("D710"));
  EXPECT_EQ(check().status(Severity::warning), 1);
  pack_.checks.exclude = {{"D710", {}, {}, "as published", decks::online().id}};
  EXPECT_THAT(codes(), ElementsAre("D710-"));
  EXPECT_EQ(check().status(Severity::note), 0);
}

TEST_F(CheckDeck, WhatCannotBePlayedIsNotRun) {
  Deck deck = even_deck("small", "Small", 2, 2);
  deck.fleet.resize(3);
  write("a.deck.json", deck);
  profile_.level = checks::Level::fairness;
  const Report report = check();
  ASSERT_EQ(report.not_run.size(), 1U);
  EXPECT_EQ(report.not_run[0].code, "D706");
  EXPECT_EQ(report.status(Severity::error), 2);
}

TEST_F(CheckDeck, OnlyTheChecksThatAreAskedForRun) {
  write("a.deck.json", uneven_);
  profile_.ignore = {"D7"};
  EXPECT_THAT(codes(), ElementsAre());
  profile_.ignore.clear();
  profile_.select = {"D704"};
  EXPECT_THAT(codes(), ElementsAre("D704"));
}

}  // namespace
}  // namespace chartroom::con_sonar
