#include "editor/ui/verdict/verdict_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

namespace {

using play::Decision;
using play::Favoured;
using play::Question;
using testing::HasSubstr;

play::Verdict verdict_on(Question question, const std::string& level, Decision decision,
                         std::optional<Favoured> favours = {}) {
  return {.question = question,
          .level = level,
          .share = {.estimate = 0.5, .low = 0.49, .high = 0.51},
          .decision = decision,
          .favours = favours};
}

// Tests a map whose first move matters at one skill, and whose sides differ at another.
TEST(VerdictText, TellsOfEachLevelWhatIsWrongWithEitherQuestion) {
  play::Fairness fairness;
  for (const char* level : {"novice", "standard", "expert"}) {
    fairness.levels.emplace_back().level = level;
  }
  fairness.verdicts = {
      verdict_on(Question::first_move, "novice", Decision::fair),
      verdict_on(Question::first_move, "standard", Decision::unfair, Favoured::first),
      verdict_on(Question::first_move, "expert", Decision::fair),
      verdict_on(Question::first_move, std::string(play::kAllSkills), Decision::skill_dependent),
      verdict_on(Question::side, "novice", Decision::fair),
      verdict_on(Question::side, "standard", Decision::in_between),
      verdict_on(Question::side, "expert", Decision::unfair, Favoured::blue),
      verdict_on(Question::side, std::string(play::kAllSkills), Decision::skill_dependent)};
  MapVerdict verdict;
  verdict.stage = VerdictStage::done;
  verdict.fairness = fairness;
  EXPECT_THAT(from_wx(verdict_details(verdict)),
              HasSubstr("novice: fair, standard: favors the first player, expert: favors blue"));
  verdict.fairness->verdicts[5] =
      verdict_on(Question::side, "standard", Decision::unfair, Favoured::green);
  EXPECT_THAT(from_wx(verdict_details(verdict)),
              HasSubstr("standard: favors the first player + favors green"));
}

// Such as a map whose sea is in pieces.
TEST(VerdictText, CallsAMapWithErrorsFairOnlyBesideThem) {
  MapVerdict verdict;
  verdict.stage = VerdictStage::done;
  verdict.fairness.emplace();
  for (const std::string& level : play::verdict_skills()) {
    verdict.fairness->levels.emplace_back().level = level;
  }
  for (const Question question : play::kQuestions) {
    verdict.fairness->verdicts.push_back(
        verdict_on(question, std::string(play::kAllSkills), Decision::fair));
  }
  EXPECT_EQ(from_wx(verdict_headline(verdict)), "✔ Fair");
  EXPECT_EQ(from_wx(verdict_headline(verdict, 2)), "✖ 2 errors · Fair");
}

}  // namespace
}  // namespace chartroom::editor
