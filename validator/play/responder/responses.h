// How much more a responder takes from the captains of a level than they take from each other.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/writer.h"
#include "maps/map.h"
#include "validator/play/games/tournament.h"
#include "validator/play/responder/responder.h"
#include "validator/play/simulation/fairness.h"
#include "validator/statistics/intervals.h"

namespace chartroom::play {

inline constexpr double kResponseConfidence = 0.95;

struct ResponsePlan {
  maps::Map map;
  rules::Rulebook rules;
  std::vector<std::string> levels;  // agents, each of which is answered from both sides
  SurfacingWill surfacing = SurfacingWill::blocked;  // of the agents
  StartPlan starts;                                  // not `all`
  ResponderBudget budget;
  Count games = 400;  // for each level and side, an even number
  int seconds = 0;    // over 0: as many of them as fit, shared by levels and sides
  std::uint64_t seed = 1;
  int threads = 1;
};

// Points are half a game for a draw and for an unfinished game.
struct Response {
  std::string level;
  maps::Team enemy = maps::Team::blue;  // the side that the level plays
  Count games = 0;
  Count level_half_points = 0;      // of the level in the responder's seat
  Count responder_half_points = 0;  // of the responder, in games that begin alike
  statistics::Interval gain;        // of the points of a game, by the pairs of games

  // Whether the gain is no chance.
  bool certain() const { return gain.low > 0; }
};

struct Responses {
  std::vector<Response> list;  // by level, then against blue and against green
  bool complete = true;        // false: stopped from outside
};

struct ResponseHooks {
  // Called often with the number of games played, from several threads at a time; not where it goes
  // by time. What it throws ends the play.
  std::function<void(Count played, Count all)> progress;
  // Set from outside: ends with the pairs of games in hand, within an action or so.
  const std::atomic<bool>* stop = nullptr;
};

// Reads "200" (rollouts before each action, up to 100,000) and "60s" (seconds in all, up to
// 1,000,000) into a plan; false for any other text.
bool read_responder(std::string_view text, ResponsePlan& plan);

// The levels that a responder is asked to answer: all agents that play to win.
std::vector<std::string> answered_levels();

// What goes beside a thorough judgement: about a minute for all of its levels.
ResponsePlan judging_responses(const maps::Map& map, const rules::Rulebook& rules,
                               const FairnessBudget& budget);

// What keeps a plan from being played ("" when nothing).
std::string problem_with(const ResponsePlan& plan);

// Plays every pair of games, which blue begins and then green, twice: the level against itself, and
// the responder in one seat. Both draw the same numbers, so that they differ from where the
// responder does something else. All games are fresh: a responder learns nothing from one to the
// next. Unless it goes by time, the same on any number of threads.
Responses play_responses(const ResponsePlan& plan, const ResponseHooks& hooks = {});

std::string responses_text(const ResponsePlan& plan, const Responses& responses);
std::string responses_json(const ResponsePlan& plan, const Responses& responses);
// The members of a response's object: validator/CAPTAINS.md.
void write_members(json::Writer& json, const Response& response);

}  // namespace chartroom::play
