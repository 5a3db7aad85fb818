#include "validator/play/games/tournament.h"

#include <algorithm>
#include <cstdint>
#include <memory>

#include "validator/play/games/match.h"
#include "validator/series/blocks.h"

namespace chartroom::play {
namespace {

constexpr Count kPairsInABlock = 32;

// Returns the starts of a team by the plan, in reading order; empty if the agent chooses.
std::vector<maps::Point> choices(const TournamentPlan& plan, maps::Team team) {
  if (const auto& forced = plan.map.starts.of(team)) return {*forced};
  if (plan.starts.kind == StartPlan::Kind::fixed) {
    return {team == maps::Team::blue ? plan.starts.blue : plan.starts.green};
  }
  if (plan.starts.kind == StartPlan::Kind::free) return {};
  const maps::PointSet water = plan.map.water();
  return {water.begin(), water.end()};
}

template <int Words>
class Tournament {
 public:
  Tournament(const TournamentPlan& plan, Range range, const TournamentHooks& hooks)
      : plan_(plan),
        range_(range),
        hooks_(hooks),
        sea_(plan.map, plan.rules),
        blue_(make_agent<Words>(plan.blue, plan.surfacing)),
        green_(make_agent<Words>(plan.green, plan.surfacing)),
        blue_starts_(choices(plan, maps::Team::blue)),
        green_starts_(choices(plan, maps::Team::green)),
        pairs_each_((plan.games + 1) / 2) {}

  TournamentOutcome run() const {
    return series::play_blocks<Tally>(
        {range_, kPairsInABlock, games_in(plan_, range_)}, plan_.jobs.threads, hooks_,
        [this](Count pair, Tally& tally) { return play_pair(pair, tally); });
  }

 private:
  Count play_pair(Count pair, Tally& tally) const {
    const auto number = static_cast<std::uint32_t>(pair);
    const auto [blue, green] = starts_of(pair, number);
    const Count games = pair % pairs_each_ == pairs_each_ - 1 && plan_.games % 2 == 1 ? 1 : 2;
    std::array<rules::GameResult, 2> results{};
    for (std::uint32_t game = 0; game < games; ++game) {
      const GameSetup setup{
          blue,          green,      game == 0 ? maps::Team::blue : maps::Team::green,
          plan_.seed,    number,     game,
          plan_.variant, plan_.paces};
      results[game] = play(setup, 2 * pair + game, tally);
    }
    if (games == 2) tally.add_pair(results[0], results[1]);
    return games;
  }

  std::pair<maps::Point, maps::Point> starts_of(Count pair, std::uint32_t number) const {
    const Count blues = std::max<Count>(1, static_cast<Count>(blue_starts_.size()));
    const Count place = pair / pairs_each_;
    const auto start = [&](maps::Team team, const std::vector<maps::Point>& points, Count i,
                           Stream stream) {
      if (!points.empty()) return points[static_cast<std::size_t>(i)];
      statistics::Random random(plan_.seed, number, 0, stream);
      return (team == maps::Team::blue ? *blue_ : *green_).choose_start(sea_, team, random);
    };
    return {start(maps::Team::blue, blue_starts_, place % blues, Stream::blue_start),
            start(maps::Team::green, green_starts_, place / blues, Stream::green_start)};
  }

  rules::GameResult play(const GameSetup& setup, Count number, Tally& tally) const {
    const Players<Words> players{*blue_, *green_};
    if (!hooks_.record) return play_game(sea_, players, setup, tally);
    rules::GameRecord record;
    record.map = plan_.map.id;
    record.players = {plan_.blue, plan_.green};
    record.blue = rules::RecordStart{{}, setup.blue};
    record.green = rules::RecordStart{{}, setup.green};
    record.variant = setup.variant;
    const rules::GameResult result = play_game(sea_, players, setup, tally, &record.plies);
    record.first = record.plies.empty() ? setup.first : record.plies.front().team;
    hooks_.record(number, record);
    return result;
  }

  const TournamentPlan& plan_;
  Range range_;
  const TournamentHooks& hooks_;
  rules::Sea<Words> sea_;
  std::unique_ptr<Agent<Words>> blue_;
  std::unique_ptr<Agent<Words>> green_;
  std::vector<maps::Point> blue_starts_;
  std::vector<maps::Point> green_starts_;
  Count pairs_each_;
};

}  // namespace

std::string level_of(const TournamentPlan& plan) {
  return plan.blue == plan.green ? plan.blue : plan.blue + "-" + plan.green;
}

Count start_pairs(const TournamentPlan& plan) {
  Count pairs = 1;
  for (const maps::Team team : maps::kTeams) {
    pairs *= std::max<Count>(1, static_cast<Count>(choices(plan, team).size()));
  }
  return pairs;
}

std::string problem_with(const TournamentPlan& plan) {
  if (plan.map.water().empty()) return "the map has no water";
  for (const std::string& name : {plan.blue, plan.green}) {
    if (make_agent<2>(name, plan.surfacing)) continue;
    return "there is no agent \"" + name + "\" (expected one of: " + agent_names() + ")";
  }
  for (const maps::Team team : maps::kTeams) {
    if (plan.variant == rules::Variant::realtime && !possible(plan.paces[index(team)])) {
      return "the clock of " + std::string(to_string(team)) + ", " +
             to_string(plan.paces[index(team)]) + ", is not possible";
    }
    for (const maps::Point start : choices(plan, team)) {
      if (!plan.map.is_water(start)) {
        return "the start of " + std::string(to_string(team)) + ", " + to_string(start) +
               ", is not water";
      }
    }
  }
  return "";
}

Range all_pairs(const TournamentPlan& plan) {
  return {0, start_pairs(plan) * ((plan.games + 1) / 2)};
}

Count games_in(const TournamentPlan& plan, Range range) {
  const Count pairs_each = std::max<Count>(1, (plan.games + 1) / 2);
  // If the number of games is odd, each pair of starts ends with a pair of one game.
  const Count odd = plan.games % 2;
  return 2 * (range.end - range.begin) - odd * (range.end / pairs_each - range.begin / pairs_each);
}

Count pair_after(const TournamentPlan& plan, Range range, Count games) {
  Count low = range.begin;
  Count high = range.end;
  while (low < high) {
    const Count middle = low + (high - low) / 2;
    if (games_in(plan, {range.begin, middle}) < games) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

TournamentOutcome play_tournament(const TournamentPlan& plan, const TournamentHooks& hooks) {
  return play_pairs(plan, all_pairs(plan), hooks);
}

TournamentOutcome play_pairs(const TournamentPlan& plan, Range range,
                             const TournamentHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty() && plan.games >= 0);
  CHARTROOM_EXPECTS(range.begin >= 0 && range.begin <= range.end &&
                    range.end <= all_pairs(plan).end);
  if (auto* ranks = series::ranks_for<Tally>(plan, hooks)) return ranks->play(plan, range);
  if (maps::BasicPointSet<2>::fits(plan.map.size)) return Tournament<2>(plan, range, hooks).run();
  return Tournament<4>(plan, range, hooks).run();
}

}  // namespace chartroom::play
