#include "editor/model/con_sonar/deck_findings.h"

#include <gmock/gmock.h>

#include "editor/model/con_sonar/deck_edit.h"
#include "editor/model/documents/pack_document.h"
#include "tests/temporary_folder.h"
#include "validator/con_sonar/checks/check_deck.h"
#include "validator/con_sonar/checks/deck_checks.h"

namespace chartroom::editor {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

checks::Profile profile() {
  checks::Profile result;
  result.catalogue.add(con_sonar::deck_catalogue());
  result.check_deck = con_sonar::check_deck;
  return result;
}

// A symbol that no card bears and no arrow names.
con_sonar::Deck with_idle_symbol() { return with_symbol(DeckDocument().deck()); }

std::optional<std::size_t> place_of(const DeckFindings& findings, const std::string& code) {
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (findings.at(i).code == code) return i;
  }
  return std::nullopt;
}

TEST(DeckFindings, AreThoseOfTheDeckAsItIs) {
  DeckFindings findings(profile());
  DeckDocument document;
  findings.validate(document);
  EXPECT_EQ(place_of(findings, "D702"), std::nullopt);
  document.apply(with_idle_symbol(), StepLabel::add_symbol);
  findings.validate(document);
  const auto idle = place_of(findings, "D702");
  ASSERT_TRUE(idle.has_value());
  EXPECT_EQ(findings.at(*idle).severity, Severity::error);
  EXPECT_EQ(deck_place(findings.at(*idle).pointer).part, DeckPart::symbols);
  EXPECT_NE(findings.why("D702"), "");
  EXPECT_EQ(findings.why("D999"), "");
  document.undo();
  findings.validate(document);
  EXPECT_EQ(place_of(findings, "D702"), std::nullopt);
}

TEST(DeckFindings, NameSymbolsInTheLanguageOfTheWindow) {
  DeckFindings findings(profile());
  con_sonar::Deck deck = with_idle_symbol();
  deck.symbols.back().name = {{"en", "Tug"}, {"de", "Schlepper"}};
  DeckDocument document;
  document.apply(deck, StepLabel::add_symbol);
  const auto said = [&](const std::string& language) {
    findings.set_language(language);
    findings.validate(document);
    return findings.at(place_of(findings, "D702").value()).message;
  };
  EXPECT_THAT(said("en"), HasSubstr("symbol Tug leads"));
  EXPECT_THAT(said("de"), HasSubstr("symbol Schlepper leads"));
  EXPECT_THAT(said("en"), HasSubstr("symbol Tug leads")) << "it is told anew";
}

TEST(DeckFindings, LeaveSimulatedPlayToValidate) {
  DeckFindings findings(profile());
  findings.validate(DeckDocument());
  EXPECT_GT(findings.checked(), 0);
  EXPECT_THAT(findings.not_checked(), Not(IsEmpty()));
  for (const reports::NotRun& left_out : findings.not_checked()) {
    EXPECT_EQ(place_of(findings, left_out.code), std::nullopt) << left_out.code;
  }
}

TEST(DeckFindings, NameAPackThatCannotBeRead) {
  const TemporaryFolder folder;
  folder.write("pack.json", "{");
  DeckDocument document;
  document.save_as(folder / "one.deck.json");
  DeckFindings findings(profile());
  findings.validate(document);
  EXPECT_THAT(findings.not_checked().back().path, HasSubstr("pack.json"));
}

TEST(DeckFindings, AreGoneThroughOneByOne) {
  DeckFindings findings(profile());
  DeckDocument document;
  document.apply(with_idle_symbol(), StepLabel::add_symbol);
  findings.validate(document);
  ASSERT_GT(findings.size(), 0U);
  EXPECT_EQ(findings.current_index(), std::nullopt);
  findings.set_filter({.codes = {"D702"}});
  EXPECT_EQ(findings.go(-1), place_of(findings, "D702"));
  EXPECT_EQ(findings.current_index(), place_of(findings, "D702"));
  findings.set_filter({.codes = {"F"}});
  EXPECT_EQ(findings.current_index(), std::nullopt);
}

TEST(DeckFindings, AreAcceptedInThePackOfTheDeck) {
  const TemporaryFolder folder;
  DeckFindings findings(profile());
  DeckDocument document;
  document.apply(with_idle_symbol(), StepLabel::add_symbol);
  EXPECT_NE(why_not_excluded(document), std::nullopt) << "it has no file";
  document.save_as(folder / "idle.deck.json");
  EXPECT_NE(why_not_excluded(document), std::nullopt) << "there is no pack";
  folder.write(
      "pack.json",
      R"({"format": "chartroom-pack", "version": 1, "id": "decks", "name": {"en": "Decks"},)"
      R"( "maps": [], "decks": ["idle.deck.json"]})");
  ASSERT_EQ(why_not_excluded(document), std::nullopt);
  findings.validate(document);
  const auto idle = place_of(findings, "D702");
  ASSERT_TRUE(idle.has_value());
  EXPECT_FALSE(findings.at(*idle).excluded);
  PackDocument pack = PackDocument::open(folder / "pack.json").value.value();
  pack.accept(new_exclusion(document, findings.at(*idle), "an expansion brings its cards"));
  findings.follow([&pack](const std::string&) { return &pack.pack(); });
  findings.validate(document);
  ASSERT_TRUE(place_of(findings, "D702").has_value());
  EXPECT_TRUE(findings.at(*place_of(findings, "D702")).excluded);
}

TEST(DeckPlace, IsReadFromAPointer) {
  EXPECT_EQ(deck_place("/fleet/12/effect"), (DeckPlace{DeckPart::fleet, 12}));
  EXPECT_EQ(deck_place("/torpedoes/3"), (DeckPlace{DeckPart::torpedoes, 3}));
  EXPECT_EQ(deck_place("/symbols"), (DeckPlace{DeckPart::symbols, std::nullopt}));
  EXPECT_EQ(deck_place("/sonar/level_1/4"), (DeckPlace{DeckPart::sonar, std::nullopt}));
  EXPECT_EQ(deck_place("/fleets/1"), DeckPlace());
  EXPECT_EQ(deck_place("/ladder/steps"), DeckPlace());
  EXPECT_EQ(deck_place(""), DeckPlace());
}

}  // namespace
}  // namespace chartroom::editor
