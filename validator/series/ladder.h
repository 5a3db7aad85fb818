// The ladder of agents: how much each beats the next weaker one.
// A skill means something only if its agent plays better than the next weaker one. Both play at two
// tables, with their seats exchanged, until the agent's share is surely above or below the promise.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/writer.h"
#include "validator/series/looks.h"
#include "validator/statistics/intervals.h"

namespace chartroom::series {

enum class RungAnswer : std::uint8_t { open, offered, not_offered };
std::string_view to_string(RungAnswer answer);

// One agent against the next weaker one. Each game's own rung adds what that game counts.
struct Rung {
  std::string agent;
  std::string below;
  Count games = 0;
  statistics::Interval share;  // taken by `agent`
  RungAnswer answer = RungAnswer::open;
  friend bool operator==(const Rung&, const Rung&) = default;
};

template <class GameRung>
struct Ladder {
  std::vector<GameRung> rungs;
  bool complete = true;  // false: stopped from outside, so the last rung may be open

  // True if every rung holds.
  bool holds() const {
    return complete && std::all_of(rungs.begin(), rungs.end(), [](const Rung& rung) {
             return rung.answer == RungAnswer::offered;
           });
  }
  // Returns the ladder without the counts of one game.
  Ladder<Rung> plain() const { return {{rungs.begin(), rungs.end()}, complete}; }
};

struct LadderHooks {
  std::function<void(const Rung& so_far)> progress;  // after every look, from one thread
  const std::atomic<bool>* stop = nullptr;
};

// Measures an agent of a plan, which has `agents`, `most_games` for a rung and the `confidence` of
// all intervals together, however many looks there are. A Game(plan, agent) has tables 0 and 1; a
// number of a range stands for `kGamesANumber` games, at both tables together. It has
//   play(table, range, stop), add(table, tally, rung), share(rung, confidence).
template <class Game, class Plan>
typename Game::Rung measure_rung(const Plan& plan, std::size_t agent, const LadderHooks& hooks) {
  const Game game(plan, agent);
  typename Game::Rung rung;
  rung.agent = plan.agents[agent];
  rung.below = plan.agents[agent - 1];
  const std::vector<Count> looks =
      looks_up_to(plan.most_games, Game::kFirstLook, [](Count games) { return 2 * games; });
  // Every look may err, so the looks share the allowed error.
  const double error = (1 - plan.confidence) / static_cast<double>(looks.size());
  const auto play = [&](const Range& games) {
    const Range range{games.begin / Game::kGamesANumber, games.end / Game::kGamesANumber};
    const auto first = game.play(0, range, hooks.stop);
    const auto second = game.play(1, range, hooks.stop);
    // A stopped look may lack games at one table, so all its games are left out.
    if (!first.complete || !second.complete) return false;
    game.add(0, first.tally, rung);
    game.add(1, second.tally, rung);
    return true;
  };
  play_until_decided(looks, play, [&] {
    rung.share = game.share(rung, 1 - error);
    if (rung.share.low >= Game::kPromise) rung.answer = RungAnswer::offered;
    if (rung.share.high < Game::kPromise) rung.answer = RungAnswer::not_offered;
    if (hooks.progress) hooks.progress(rung);
    return rung.answer != RungAnswer::open;
  });
  return rung;
}

// Measures every agent but the weakest. The number of jobs does not change the ladder.
template <class Game, class Plan>
Ladder<typename Game::Rung> measure_ladder(const Plan& plan, const LadderHooks& hooks) {
  Ladder<typename Game::Rung> ladder;
  for (std::size_t agent = 1; agent < plan.agents.size() && ladder.complete; ++agent) {
    ladder.rungs.push_back(measure_rung<Game>(plan, agent, hooks));
    ladder.complete = !hooks.stop || !*hooks.stop;
  }
  return ladder;
}

// Returns why a plan cannot be measured, or "", by the game's problem().
template <class Game, class Plan>
std::string problem_with_ladder(const Plan& plan) {
  if (plan.agents.size() < 2) return "a ladder needs two agents or more";
  for (std::size_t agent = 1; agent < plan.agents.size(); ++agent) {
    if (std::string problem = Game(plan, agent).problem(); !problem.empty()) return problem;
  }
  return "";
}

// A line without its end: agents, games, and the share with its interval.
std::string rung_text(const Rung& rung);
// A sentence or two on the whole ladder; `share` says of what the shares are: " of the wins".
std::string conclusion(const Ladder<Rung>& ladder, double promise, std::string_view share,
                       Count most_games);

// Ends a document with the members that every ladder has; `write(rung)` writes a rung's other
// members, between "games" and "answer".
template <class GameRung, class Plan, class Write>
void write_ladder(json::Writer& json, const Plan& plan, double promise,
                  const Ladder<GameRung>& ladder, const Write& write) {
  json.member("games", plan.most_games).key("confidence").decimal(plan.confidence);
  json.key("promise").decimal(promise);
  json.member("complete", ladder.complete).member("holds", ladder.holds());
  json.key("rungs").begin_array();
  for (const GameRung& rung : ladder.rungs) {
    json.begin_object().member("agent", rung.agent).member("below", rung.below);
    json.member("games", rung.games);
    write(rung);
    json.member("answer", to_string(rung.answer)).end_object();
  }
  json.end_array().end_object();
}

}  // namespace chartroom::series
