#include "editor/ui/verdict/verdict_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

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

constexpr Decision kDecisions[] = {
    Decision::fair,   Decision::undecided,       Decision::in_between,
    Decision::unfair, Decision::skill_dependent, Decision::stalls};

// Returns a verdict of one level with any decision and share; `side` and `first_move` never share
// one, as their shares end in other digits.
play::Verdict any_verdict(Question question, std::mt19937& random) {
  const Decision decision = kDecisions[random() % std::size(kDecisions)];
  const double share = 0.4 + 0.002 * static_cast<double>(random() % 101);
  const double shown = question == Question::side ? share : share + 0.001;
  play::Verdict verdict = verdict_on(question, "novice", decision);
  verdict.share = {.estimate = shown, .low = shown - 0.01, .high = shown + 0.01};
  if (decision == Decision::unfair || decision == Decision::skill_dependent) {
    verdict.favours = shown > 0.5 ? high_of(question) : low_of(question);
  }
  return verdict;
}

play::Fairness any_fairness(std::mt19937& random) {
  play::Fairness fairness;
  fairness.levels.emplace_back().level = "novice";
  for (const Question question : play::kQuestions) {
    play::Verdict verdict = any_verdict(question, random);
    fairness.verdicts.push_back(verdict);
    verdict.level = play::kAllSkills;
    fairness.verdicts.push_back(verdict);
  }
  return fairness;
}

double off_even(const play::Verdict& verdict) { return std::abs(verdict.share.estimate - 0.5); }

TEST(VerdictText, ShowsOfTwoEquallyGraveAnswersTheOneFartherFromEven) {
  std::mt19937 random(1);
  for (int i = 0; i < 2'000; ++i) {
    MapVerdict verdict;
    verdict.stage = VerdictStage::done;
    verdict.fairness = any_fairness(random);
    const play::Fairness& fairness = *verdict.fairness;
    const play::Verdict& shown = fairness.overall(fairness.gravest());
    EXPECT_EQ(shown.decision, fairness.decision());
    for (const Question question : play::kQuestions) {
      const play::Verdict& other = fairness.overall(question);
      if (other.decision != shown.decision) continue;
      EXPECT_LE(off_even(other), off_even(shown) + 1e-9);
    }
    EXPECT_THAT(from_wx(verdict_details(verdict)),
                HasSubstr(from_wx(shown_decimal(100 * shown.share.estimate)) + "% ("));
  }
}

// The command line names both answers, the graver one first.
TEST(VerdictText, HasTheAnswerThatTheCommandLineNamesFirst) {
  std::mt19937 random(1);
  for (int i = 0; i < 2'000; ++i) {
    const play::Fairness fairness = any_fairness(random);
    const std::string said = sentence(fairness);
    const std::size_t side = std::min(said.find("blue takes"), said.find("green takes"));
    const std::size_t first = std::min(said.find("first player takes"),  //
                                       said.find("second player takes"));
    if (side == std::string::npos || first == std::string::npos) continue;
    EXPECT_EQ(side < first, fairness.gravest() == Question::side) << said;
  }
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
