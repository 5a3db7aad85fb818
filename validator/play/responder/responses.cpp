#include "validator/play/responder/responses.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>

#include "validator/play/agents/master_agent.h"
#include "validator/play/agents/memories.h"
#include "validator/play/games/match.h"
#include "validator/statistics/parallel_sum.h"

namespace chartroom::play {
namespace {

constexpr Count kResponsePairsInABlock = 4;

// Follows the streams of a game (Stream).
enum class OwnStream : std::uint32_t { responder = 16 };

// Returns a quick agent with similar play: an expert for a master.
std::string likeness_of(const std::string& agent) { return parse_master(agent) ? "expert" : agent; }

// The sums over the pairs of games of one response.
struct ResponseSum {
  Count pairs = 0;
  Count level = 0;  // half points
  Count responder = 0;
  Count squares = 0;  // squared gains, by pair

  ResponseSum& operator+=(const ResponseSum& b) {
    pairs += b.pairs;
    level += b.level;
    responder += b.responder;
    squares += b.squares;
    return *this;
  }
};

// Returns the mean gain in points; at least as wide as if one more pair had gone either way.
statistics::Interval gain_of(const ResponseSum& sum) {
  if (sum.pairs == 0) return {0, -1, 1};
  const auto pairs = static_cast<double>(sum.pairs);
  const auto better = static_cast<double>(sum.responder - sum.level);
  const double mean = better / pairs;
  const double spread = (static_cast<double>(sum.squares) - better * mean + 1) / pairs;
  // A pair has four half points.
  const double error =
      statistics::normal_deviations(kResponseConfidence) * std::sqrt(spread / pairs);
  return {mean / 4, std::max(-1.0, (mean - error) / 4), std::min(1.0, (mean + error) / 4)};
}

// The games of one response.
template <int Words>
class ResponseGames {
 public:
  ResponseGames(const ResponsePlan& plan, const std::string& level, maps::Team enemy,
                const std::atomic<bool>* stop, std::function<void()> thinks)
      : plan_(plan),
        stop_(stop),
        thinks_(std::move(thinks)),
        seat_(other(enemy)),
        sea_(plan.map, plan.rules),
        captain_(make_agent<Words>(level, plan.surfacing)),
        likeness_(make_agent<Words>(likeness_of(level), plan.surfacing)) {}

  bool stopped() const { return stop_ != nullptr && *stop_; }

  // Plays a pair of games; a stopped pair does not count.
  void play_pair(Count pair, ResponseSum& sum) const {
    Count better = 0;
    ResponseSum both = sum;
    for (std::uint32_t game = 0; game < 2; ++game) {
      GameSetup setup;
      const auto number = static_cast<std::uint32_t>(pair);
      setup.blue = start_of(maps::Team::blue, number, Stream::blue_start);
      setup.green = start_of(maps::Team::green, number, Stream::green_start);
      setup.first = game == 0 ? maps::Team::blue : maps::Team::green;
      setup.seed = plan_.seed;
      setup.pair = number;
      setup.game = game;
      Tally tally;
      const int usual =
          half_points(play_game(sea_, Players<Words>{*captain_, *captain_}, setup, tally), seat_);
      const int answered = half_points(play_answered(setup), seat_);
      if (stopped()) return;
      both.level += usual;
      both.responder += answered;
      better += answered - usual;
    }
    ++both.pairs;
    both.squares += better * better;
    sum = both;
  }

 private:
  maps::Point start_of(maps::Team team, std::uint32_t pair, Stream stream) const {
    if (const auto& forced = plan_.map.starts.of(team)) return *forced;
    if (plan_.starts.kind == StartPlan::Kind::fixed) {
      return team == maps::Team::blue ? plan_.starts.blue : plan_.starts.green;
    }
    statistics::Random random(plan_.seed, pair, 0, stream);
    return captain_->choose_start(sea_, team, random);
  }

  // Plays the game with the responder in its seat.
  rules::GameResult play_answered(const GameSetup& setup) const {
    const auto random_of = [&](Stream stream) {
      return statistics::Random(setup.seed, setup.pair, setup.game, stream);
    };
    std::array random{random_of(Stream::blue), random_of(Stream::green)};
    statistics::Random thoughts(setup.seed, setup.pair, setup.game, OwnStream::responder);
    rules::State<Words> state(sea_, setup.blue, setup.green, setup.first);
    std::array trackers{Tracker<Words>(sea_, maps::Team::blue),
                        Tracker<Words>(sea_, maps::Team::green)};
    Memories<Words> memories(sea_, {captain_.get(), captain_.get()});
    std::array remembering{random_of(Stream::blue_memory), random_of(Stream::green_memory)};
    Responder<Words> responder(sea_, seat_, *likeness_, plan_.budget);
    const int limit = sea_.rules().ply_limit;
    for (int ply = 0; ply < limit && state.result() == rules::GameResult::open && !stopped();
         ++ply) {
      const maps::Team team = state.to_move();
      const View<Words> view = memories.view(state, trackers, team);
      rules::Action action = captain_->choose(view, random[index(team)]);
      if (team == seat_) {
        thinks_();
        action = responder.choose(view, action, limit - ply, thoughts);
      }
      if (action.kind == rules::ActionKind::sonar) {
        const maps::Team asked = other(team);
        action.answer =
            captain_->answer(memories.view(state, trackers, asked), random[index(asked)]);
      }
      const rules::State<Words> before = state;
      const rules::Announcement said = state.apply(team, action);
      if (state.result() != rules::GameResult::open) break;
      // The responder hears only the announcement of an enemy action.
      responder.hear(view_of(before, trackers, seat_), team == seat_ ? action : rules::Action{},
                     said, thoughts);
      memories.hear(before, trackers, action, said, remembering);
      for (Tracker<Words>& tracker : trackers) tracker.hear(said);
    }
    return state.result();
  }

  const ResponsePlan& plan_;
  const std::atomic<bool>* stop_;
  std::function<void()> thinks_;  // called before each action of the responder
  maps::Team seat_;
  rules::Sea<Words> sea_;
  std::unique_ptr<Agent<Words>> captain_;
  std::unique_ptr<Agent<Words>> likeness_;  // the responder's model of the captain
};

class ResponseSeries {
 public:
  ResponseSeries(const ResponsePlan& plan, const ResponseHooks& hooks)
      : plan_(plan), hooks_(hooks), parts_(2 * static_cast<Count>(plan.levels.size())) {}

  Responses run() {
    Responses all;
    for (const std::string& level : plan_.levels) {
      for (const maps::Team enemy : maps::kTeams) {
        const ResponseSum sum = maps::BasicPointSet<2>::fits(plan_.map.size)
                                    ? sum_of<2>(level, enemy)
                                    : sum_of<4>(level, enemy);
        all.list.push_back({level, enemy, 2 * sum.pairs, sum.level, sum.responder, gain_of(sum)});
      }
    }
    all.complete = !(hooks_.stop && *hooks_.stop);
    return all;
  }

 private:
  template <int Words>
  ResponseSum sum_of(const std::string& level, maps::Team enemy) {
    using Clock = std::chrono::steady_clock;
    const Count pairs = plan_.seconds > 0 ? 1'000'000 : plan_.games / 2;
    const auto tell = [this, pairs] {
      if (hooks_.progress && plan_.seconds == 0) hooks_.progress(played_, parts_ * 2 * pairs);
    };
    const ResponseGames<Words> games(plan_, level, enemy, hooks_.stop, tell);
    const auto until =
        Clock::now() + std::chrono::milliseconds(std::int64_t{1000} * plan_.seconds / parts_);
    std::atomic<bool> stop{false};
    return statistics::parallel_sum<ResponseSum>(
        plan_.threads, (pairs + kResponsePairsInABlock - 1) / kResponsePairsInABlock, &stop,
        [&](Count block, ResponseSum& sum) {
          const Count end = std::min(pairs, (block + 1) * kResponsePairsInABlock);
          for (Count pair = block * kResponsePairsInABlock; pair < end && !games.stopped();
               ++pair) {
            games.play_pair(pair, sum);
          }
          played_ += 2 * (end - block * kResponsePairsInABlock);
          tell();
          const bool late = plan_.seconds > 0 && Clock::now() >= until;
          if (late || (hooks_.stop && *hooks_.stop)) stop = true;
        });
  }

  const ResponsePlan& plan_;
  const ResponseHooks& hooks_;
  Count parts_;
  std::atomic<Count> played_{0};
};

}  // namespace

bool read_responder(std::string_view text, ResponsePlan& plan) {
  int number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error != std::errc() || number < 1) return false;
  const std::string_view unit(end, static_cast<std::size_t>(last - end));
  if (unit == "s" && number <= 1'000'000) {
    plan.seconds = number;
    return true;
  }
  plan.budget.rollouts = number;
  return unit.empty() && number <= 100'000;
}

std::vector<std::string> answered_levels() {
  std::vector<std::string> levels;
  for (const auto& entry : agents<2>()) {
    if (entry.name != "random") levels.emplace_back(entry.name);
  }
  return levels;
}

ResponsePlan verdict_responses(const maps::Map& map, const rules::Rulebook& rules,
                               const FairnessBudget& budget) {
  ResponsePlan plan;
  plan.map = map;
  plan.rules = rules;
  plan.levels = budget.levels;
  plan.levels.insert(plan.levels.end(), budget.beside.begin(), budget.beside.end());
  plan.games = 200;
  plan.seed = budget.seed;
  plan.threads = budget.jobs.threads;
  return plan;
}

std::string problem_with(const ResponsePlan& plan) {
  if (plan.starts.kind == StartPlan::Kind::all) {
    return "a responder needs one pair of starts, or free starts (not all)";
  }
  for (const std::string& level : plan.levels) {
    TournamentPlan games;
    games.map = plan.map;
    games.rules = plan.rules;
    games.blue = games.green = level;
    games.starts = plan.starts;
    if (const std::string problem = problem_with(games); !problem.empty()) return problem;
  }
  return plan.levels.empty() ? "no skill to respond to" : "";
}

Responses play_responses(const ResponsePlan& plan, const ResponseHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.games >= 2 && plan.games % 2 == 0);
  return ResponseSeries(plan, hooks).run();
}

}  // namespace chartroom::play
