#include "validator/checks/families/play/made_up_play.h"

#include <utility>

namespace chartroom::checks {

maps::Map with_forced_starts() {
  maps::Map map = open_sea();
  map.starts = {maps::Point{0, 0}, maps::Point{5, 5}};
  return map;
}

play::Verdict verdict(play::Question question, play::Decision decision, statistics::Interval share,
                      std::optional<play::Favoured> favours) {
  play::Verdict result;
  result.question = question;
  result.level = play::kAllSkills;
  result.decision = decision;
  result.share = share;
  result.favours = favours;
  result.games = 9'604;
  return result;
}

play::Tally even_games(const maps::Map& map) {
  play::Tally tally;
  tally.games = 1'000;
  tally.plies[80] = 1'000;
  tally.endings = {950, 30, 20};
  for (const maps::Point p : map.water()) tally.visits[play::point_index(p)] = 2'000;
  return tally;
}

play::Fairness even_play(play::Tally tally) {
  play::Fairness play;
  for (const play::Question question : play::kQuestions) {
    play.verdicts.push_back(verdict(question, play::Decision::fair, {0.5, 0.49, 0.51}));
  }
  play::SkillPlay level;
  level.level = "standard";
  level.tally = std::move(tally);
  play.levels = {level};
  return play;
}

play::Fairness even_play(const maps::Map& map) { return even_play(even_games(map)); }

play::Fairness measured(const maps::Map& map, const play::Verdict& other) {
  play::Fairness play = even_play(map);
  for (play::Verdict& one : play.verdicts) {
    if (one.question == other.question) one = other;
  }
  return play;
}

}  // namespace chartroom::checks
