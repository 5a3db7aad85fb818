// Measures a responder's gain: its points against a level, less that level's against itself.
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
  std::vector<std::string> levels;                   // agents; each is answered from both sides
  SurfacingWill surfacing = SurfacingWill::blocked;  // the agents' will
  StartPlan starts;                                  // not `all`
  ResponderBudget budget;
  Count games = 400;  // for each level and side, an even number
  int seconds = 0;    // over 0: as many games as fit, shared by levels and sides
  std::uint64_t seed = 1;
  int threads = 1;
};

// Draws and unfinished games score half a point.
struct Response {
  std::string level;
  maps::Team enemy = maps::Team::blue;  // the side that the level plays
  Count games = 0;
  Count level_half_points = 0;      // the level's, in the responder's seat
  Count responder_half_points = 0;  // the responder's, in games that begin alike
  statistics::Interval gain;        // points gained per game, by pairs of games

  // True if the gain is significant.
  bool certain() const { return gain.low > 0; }
};

struct Responses {
  std::vector<Response> list;  // ordered by level, then against blue and against green
  bool complete = true;        // false: stopped from outside
};

struct ResponseHooks {
  // Called often with the number of games played, from several threads at a time; not called if
  // `seconds` limits the games. An exception ends the play.
  std::function<void(Count played, Count all)> progress;
  // Set from outside: ends within about an action, without the pairs of games in play.
  const std::atomic<bool>* stop = nullptr;
};

// Reads "200" (rollouts before each action, up to 100,000) or "60s" (total seconds, up to
// 1,000,000) into a plan; false for any other text.
bool read_responder(std::string_view text, ResponsePlan& plan);

// Returns the levels that a responder answers: all agents that play to win.
std::vector<std::string> answered_levels();

// Returns the plan for the thorough level of validation: about a minute for all levels.
ResponsePlan verdict_responses(const maps::Map& map, const rules::Rulebook& rules,
                               const FairnessBudget& budget);

// Returns why a plan cannot be played; "" if it can.
std::string problem_with(const ResponsePlan& plan);

// Plays every pair of games (blue first, then green) twice: the level against itself, then with the
// responder in one seat. Both draw the same random numbers, so they differ only after the
// responder's departures. A responder learns nothing from earlier games. Unless `seconds` limits
// it, results are equal on any number of threads.
Responses play_responses(const ResponsePlan& plan, const ResponseHooks& hooks = {});

std::string responses_text(const ResponsePlan& plan, const Responses& responses);
std::string responses_json(const ResponsePlan& plan, const Responses& responses);
// Writes the members of a response's object: validator/CAPTAINS.md.
void write_members(json::Writer& json, const Response& response);

}  // namespace chartroom::play
