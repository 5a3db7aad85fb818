#include "validator/checks/play_examples.h"

#include <algorithm>

namespace chartroom::checks {
namespace {

maps::Map open_sea() { return maps::blank_map({6, 6}, "sea", "Sea"); }

maps::Map with_forced_starts() {
  maps::Map map = open_sea();
  map.starts = {maps::Point{0, 0}, maps::Point{5, 5}};
  return map;
}

play::Verdict verdict(play::Question question, play::Decision decision, statistics::Interval share,
                      std::optional<play::Favoured> favours = {}) {
  play::Verdict result;
  result.question = question;
  result.level = play::kAllLevels;
  result.decision = decision;
  result.share = share;
  result.favours = favours;
  result.games = 9'604;
  return result;
}

// 1,000 games of 80 turns, in which nothing stands out.
play::Tally even_games(const maps::Map& map) {
  play::Tally tally;
  tally.games = 1'000;
  tally.plies[80] = 1'000;
  tally.endings = {950, 30, 20};
  for (const maps::Point p : map.water()) tally.visits[play::place_of(p)] = 2'000;
  return tally;
}

play::Judgement even_play(play::Tally tally) {
  play::Judgement play;
  for (const play::Question question : play::kQuestions) {
    play.verdicts.push_back(verdict(question, play::Decision::fair, {0.5, 0.49, 0.51}));
  }
  play::LevelPlay level;
  level.level = "standard";
  level.tally = std::move(tally);
  play.levels = {level};
  return play;
}

play::Judgement even_play(const maps::Map& map) { return even_play(even_games(map)); }

// Play with another verdict on one question.
play::Judgement judged(const maps::Map& map, const play::Verdict& other) {
  play::Judgement play = even_play(map);
  for (play::Verdict& one : play.verdicts) {
    if (one.question == other.question) one = other;
  }
  return play;
}

// Play in which blue starts on C3 in 400 games, green on 20 points in turn, and blue wins so many
// of every 20.
play::Judgement starts_on_c3(const maps::Map& map, play::Count wins) {
  play::Tally tally = even_games(map);
  maps::PointSet others = map.water() - maps::PointSet{maps::Point{2, 2}};
  for (int i = 0; i < 20; ++i) {
    tally.starts[{maps::Point{2, 2}, others.first()}] = {20, wins, 20 - wins};
    others.erase(others.first());
  }
  return even_play(tally);
}

play::Judgement unfinished(const maps::Map& map, play::Count games) {
  play::Tally tally = even_games(map);
  tally.unfinished = games;
  return even_play(tally);
}

play::Judgement lasting(const maps::Map& map, int plies) {
  play::Tally tally = even_games(map);
  tally.plies = {{plies, 1'000}};
  return even_play(tally);
}

// Play that comes to the four points of a corner so many times each.
play::Judgement visiting_corner(const maps::Map& map, play::Count visits) {
  play::Tally tally = even_games(map);
  for (const maps::Point p :
       {maps::Point{0, 0}, maps::Point{1, 0}, maps::Point{0, 1}, maps::Point{1, 1}}) {
    tally.visits[play::place_of(p)] = visits;
  }
  return even_play(tally);
}

play::Judgement sunk_by_surfacing(const maps::Map& map, play::Count games) {
  play::Tally tally = even_games(map);
  tally.endings = {1'000 - games, 0, games};
  return even_play(tally);
}

play::Judgement skill_dependent(const maps::Map& map) {
  play::Judgement play = judged(map, verdict(play::Question::first_move,
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

}  // namespace

const std::vector<PlayExample>& play_examples() {
  const maps::Map sea = open_sea();
  const maps::Map forced = with_forced_starts();
  static const std::vector<PlayExample> table{
      {"P501", sea,
       judged(sea, verdict(play::Question::first_move, play::Decision::unfair, {0.55, 0.54, 0.56},
                           play::Favoured::first)),
       even_play(sea), "50.0 % (49.0 to 51.0)"},
      {"P502", forced,
       judged(forced, verdict(play::Question::side, play::Decision::unfair, {0.45, 0.44, 0.46},
                              play::Favoured::green)),
       even_play(forced), "50.0 % (49.0 to 51.0)"},
      {"P503", sea, starts_on_c3(sea, 13), starts_on_c3(sea, 11), "55.0 % of 400 games"},
      {"P504", sea, unfinished(sea, 51), unfinished(sea, 50), "5.0 %"},
      {"P505", sea, lasting(sea, 19), lasting(sea, 20), "20 turns"},
      {"P506", sea, visiting_corner(sea, 100), visiting_corner(sea, 300),
       "a sixth of what other points see"},
      {"P507", sea, sunk_by_surfacing(sea, 251), sunk_by_surfacing(sea, 250), "25.0 %"},
      {"P508", sea, skill_dependent(sea), even_play(sea), "all levels agree"},
  };
  return table;
}

const PlayExample* find_play_example(std::string_view code) {
  const auto& table = play_examples();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [code](const PlayExample& one) { return one.code == code; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace chartroom::checks
