#include "validator/checks/check.h"
#include "validator/checks/example_maps.h"
#include "validator/checks/families/play/made_up_play.h"
#include "validator/checks/families/play/play_findings.h"

namespace chartroom::checks {
namespace {

std::vector<Diagnostic> find_dependence_on_skill(const MapSubject& subject) {
  const play::Fairness& play = play_of(subject);
  std::vector<Diagnostic> found;
  for (const play::Question question : play::kQuestions) {
    if (play.overall(question).decision != play::Decision::skill_dependent) continue;
    std::vector<Message> levels;
    std::vector<std::string> evidence;
    for (const play::Verdict& verdict : play.verdicts) {
      if (verdict.question != question || verdict.level == play::kAllSkills) continue;
      levels.push_back(message("{}: {}", level_word(verdict.level), interval_text(verdict.share)));
      evidence.push_back(levels.back().english());
    }
    found.push_back(
        {.message = question == play::Question::side
                        ? message("Blue's share of the points depends on skill: {}",
                                  joined("{}, {}", levels))
                        : message("The first player's share of the points depends on skill: {}",
                                  joined("{}, {}", levels)),
         .evidence = with_seed(subject, {{"levels", evidence}})});
  }
  return found;
}

play::Fairness skill_dependent(const maps::Map& map) {
  play::Fairness play = measured(map, verdict(play::Question::first_move,
                                              play::Decision::skill_dependent, {0.56, 0.55, 0.57}));
  play::Verdict novice =
      verdict(play::Question::first_move, play::Decision::fair, {0.5, 0.49, 0.51});
  novice.level = "novice";
  play::Verdict standard = verdict(play::Question::first_move, play::Decision::unfair,
                                   {0.56, 0.55, 0.57}, play::Favoured::first);
  standard.level = "standard";
  play.verdicts.insert(play.verdicts.begin(), {novice, standard});
  return play;
}

Example depends_on_skill_example() {
  return PlayExample{.difference = translatable("all skills agree"),
                     .map = open_sea(),
                     .raising = [](const maps::Map& map) { return skill_dependent(map); },
                     .near_miss = even_play};
}

}  // namespace

Check depends_on_skill() {
  return {
      .code = "P508",
      .family = Family::play,
      .severity = Severity::warning,
      .level = Level::fairness,
      .title = translatable("a verdict that depends on skill"),
      .why = translatable("The map is fair only for some players. Balance what helps a team with "
                          "strong captains but not with weak ones, or the other way round."),
      .game = ShownGame::typical,
      .improvements = {play::Question::side, play::Question::first_move},
      .run = find_dependence_on_skill,
      .example = depends_on_skill_example};
}

}  // namespace chartroom::checks
