#include "editor/model/con_sonar/deck_findings.h"

#include <gmock/gmock.h>

#include "editor/model/con_sonar/deck_edit.h"

namespace chartroom::editor {
namespace {

// Says how many nations a text has, and counts how often it is asked.
class CountingJudge {
 public:
  DeckJudge judge() {
    return {.findings =
                [this](const std::string& text, const std::string&) {
                  ++asked_;
                  reports::Finding finding;
                  finding.code = "D900";
                  finding.message = text.find("nation-7") == std::string::npos ? "six" : "seven";
                  finding.pointer = "/nations";
                  return std::vector{finding};
                },
            .why = [](const std::string& code) { return "why " + code; }};
  }
  int asked() const { return asked_; }

 private:
  int asked_ = 0;
};

TEST(DeckFindings, AreThoseOfTheDeckAsItIs) {
  CountingJudge judge;
  DeckFindings findings(judge.judge());
  DeckDocument document;
  findings.judge(document);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings.at(0).message, "six");
  EXPECT_EQ(findings.why("D900"), "why D900");
  findings.judge(document);
  EXPECT_EQ(judge.asked(), 1) << "nothing has changed";
  document.apply(with_nation(document.deck()), StepLabel::add_nation);
  findings.judge(document);
  EXPECT_EQ(findings.at(0).message, "seven");
  document.undo();
  findings.judge(document);
  EXPECT_EQ(findings.at(0).message, "six");
}

TEST(DeckFindings, AreGoneThroughOneByOne) {
  CountingJudge judge;
  DeckFindings findings(judge.judge());
  findings.judge(DeckDocument());
  EXPECT_EQ(findings.current_place(), std::nullopt);
  EXPECT_EQ(findings.go(-1), 0U);
  EXPECT_EQ(findings.go(+1), 0U);
  EXPECT_EQ(findings.current_place(), 0U);
  findings.set_filter({.codes = {"F"}});
  EXPECT_EQ(findings.current_place(), std::nullopt);
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
