#include "validator/checks/play_examples.h"

#include <algorithm>

namespace chartroom {
namespace {

Map open_sea() { return blank_map({6, 6}, "sea", "Sea"); }

Map with_forced_starts() {
  Map map = open_sea();
  map.starts = {Point{0, 0}, Point{5, 5}};
  return map;
}

Verdict verdict(Question question, Decision decision, Interval share, const char* favours = "") {
  Verdict result;
  result.question = question;
  result.level = kAllLevels;
  result.decision = decision;
  result.share = share;
  result.favours = favours;
  result.games = 9'604;
  return result;
}

// 1,000 games of 80 turns, in which nothing stands out.
Tally even_games(const Map& map) {
  Tally tally;
  tally.games = 1'000;
  tally.plies[80] = 1'000;
  tally.endings = {950, 30, 20};
  for (const Point p : map.water()) tally.visits[place_of(p)] = 2'000;
  return tally;
}

Judgement even_play(Tally tally) {
  Judgement play;
  for (const Question question : kQuestions) {
    play.verdicts.push_back(verdict(question, Decision::fair, {0.5, 0.49, 0.51}));
  }
  LevelPlay level;
  level.level = "standard";
  level.tally = std::move(tally);
  play.levels = {level};
  return play;
}

Judgement even_play(const Map& map) { return even_play(even_games(map)); }

// Play with another verdict on one question.
Judgement judged(const Map& map, const Verdict& other) {
  Judgement play = even_play(map);
  for (Verdict& one : play.verdicts) {
    if (one.question == other.question) one = other;
  }
  return play;
}

// Play in which blue starts on C3 in 400 games, green on 20 points in turn, and blue wins so many
// of every 20.
Judgement starts_on_c3(const Map& map, Count wins) {
  Tally tally = even_games(map);
  PointSet others = map.water() - PointSet{Point{2, 2}};
  for (int i = 0; i < 20; ++i) {
    tally.starts[{Point{2, 2}, others.first()}] = {20, wins, 20 - wins};
    others.erase(others.first());
  }
  return even_play(tally);
}

Judgement unfinished(const Map& map, Count games) {
  Tally tally = even_games(map);
  tally.unfinished = games;
  return even_play(tally);
}

Judgement lasting(const Map& map, int plies) {
  Tally tally = even_games(map);
  tally.plies = {{plies, 1'000}};
  return even_play(tally);
}

// Play that comes to the four points of a corner so many times each.
Judgement visiting_corner(const Map& map, Count visits) {
  Tally tally = even_games(map);
  for (const Point p : {Point{0, 0}, Point{1, 0}, Point{0, 1}, Point{1, 1}}) {
    tally.visits[place_of(p)] = visits;
  }
  return even_play(tally);
}

Judgement sunk_by_surfacing(const Map& map, Count games) {
  Tally tally = even_games(map);
  tally.endings = {1'000 - games, 0, games};
  return even_play(tally);
}

Judgement skill_dependent(const Map& map) {
  Judgement play =
      judged(map, verdict(Question::first_move, Decision::skill_dependent, {0.56, 0.55, 0.57}));
  Verdict novice = verdict(Question::first_move, Decision::fair, {0.5, 0.49, 0.51});
  novice.level = "novice";
  Verdict standard = verdict(Question::first_move, Decision::unfair, {0.56, 0.55, 0.57}, "first");
  standard.level = "standard";
  play.verdicts.insert(play.verdicts.begin(), {novice, standard});
  return play;
}

}  // namespace

const std::vector<PlayExample>& play_examples() {
  const Map sea = open_sea();
  const Map forced = with_forced_starts();
  static const std::vector<PlayExample> table{
      {"P501", sea,
       judged(sea, verdict(Question::first_move, Decision::unfair, {0.55, 0.54, 0.56}, "first")),
       even_play(sea), "50.0 % (49.0 to 51.0)"},
      {"P502", forced,
       judged(forced, verdict(Question::side, Decision::unfair, {0.45, 0.44, 0.46}, "green")),
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

}  // namespace chartroom
