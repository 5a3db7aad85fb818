#include "validator/con_sonar/simulation/deck_series.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>

#include "validator/con_sonar/simulation/deck_match.h"
#include "validator/series/blocks.h"

namespace chartroom::con_sonar {
namespace {

constexpr Count kGamesInABlock = 64;

class Series {
 public:
  Series(const SeriesPlan& plan, Range range, const SeriesHooks& hooks)
      : plan_(plan),
        range_(range),
        hooks_(hooks),
        cards_(plan.rules, plan.sonar_level),
        opening_(cards_, plan.admirals()) {
    for (const std::string& name : plan.agents) {
      const auto known = std::find_if(made_.begin(), made_.end(),
                                      [&](const auto& made) { return made.first == name; });
      if (known == made_.end()) made_.emplace_back(name, make_agent(name));
    }
    for (const std::string& name : plan.agents) {
      agents_.push_back(std::find_if(made_.begin(), made_.end(), [&](const auto& made) {
                          return made.first == name;
                        })->second.get());
    }
  }

  SeriesOutcome run() const {
    return series::play_blocks<Tally>({range_, kGamesInABlock, range_.end - range_.begin},
                                      plan_.jobs.threads, hooks_, [this](Count game, Tally& tally) {
                                        play(game, tally);
                                        return 1;
                                      });
  }

 private:
  MatchSetup setup_of(Count game) const {
    MatchSetup setup{cards_, opening_,        agents_,
                     {},     plan_.seed,      static_cast<std::uint32_t>(game),
                     {},     plan_.seat_order};
    for (int seat = 0; seat < plan_.admirals(); ++seat) {
      const std::size_t place = static_cast<std::size_t>(game + seat) % plan_.nations.size();
      setup.admirals[seat] = static_cast<std::uint8_t>(plan_.nations[place]);
      setup.first_hand_sizes[seat] = static_cast<std::uint8_t>(
          plan_.first_hand_sizes.empty() ? cards_.hand() : plan_.first_hand_sizes[seat]);
    }
    return setup;
  }

  void play(Count game, Tally& tally) const {
    const MatchSetup setup = setup_of(game);
    if (!hooks_.record) return play_match(setup, tally);
    GameRecord record;
    record.deck = plan_.rules.deck().id;
    record.rules = plan_.rules;
    record.admirals.assign(setup.admirals.begin(), setup.admirals.begin() + plan_.admirals());
    record.players = plan_.agents;
    play_match(setup, tally, record.lines);
    hooks_.record(game, record);
  }

  const SeriesPlan& plan_;
  Range range_;
  const SeriesHooks& hooks_;
  Cards cards_;
  Opening opening_;
  std::vector<std::pair<std::string, std::unique_ptr<Agent>>> made_;
  std::vector<const Agent*> agents_;  // by seat
};

std::string problem_with_hands(const SeriesPlan& plan) {
  if (plan.first_hand_sizes.empty()) return "";
  if (static_cast<int>(plan.first_hand_sizes.size()) != plan.admirals()) {
    return fmt::format("{} first hands for {} admirals (expected one each)",
                       plan.first_hand_sizes.size(), plan.admirals());
  }
  int cards = 0;
  for (const int hand : plan.first_hand_sizes) {
    if (hand < 1 || hand > kMaxHand) {
      return fmt::format("a first hand of {} cards is not possible (expected 1 to {})", hand,
                         kMaxHand);
    }
    cards += hand;
  }
  const int all = static_cast<int>(plan.rules.deck().fleet.size());
  // In later turns each admiral draws up to the deck's hand.
  const int later = plan.admirals() * std::max(plan.rules.deck().hand,
                                               *std::max_element(plan.first_hand_sizes.begin(),
                                                                 plan.first_hand_sizes.end()));
  if (std::max(cards, later) <= all) return "";
  return fmt::format("the deck has {} fleet cards (the first hands need {})", all,
                     std::max(cards, later));
}

std::string problem_with_agents(const SeriesPlan& plan) {
  for (const std::string& name : plan.agents) {
    if (make_agent(name)) continue;
    return "there is no agent \"" + name + "\" (expected one of: " + agent_names() + ")";
  }
  return "";
}

}  // namespace

int usual_admirals(const Rules& rules) { return std::min(kUsualAdmirals, rules.nations()); }

std::vector<int> all_nations(const Rules& rules) {
  std::vector<int> nations(static_cast<std::size_t>(rules.nations()));
  std::iota(nations.begin(), nations.end(), 0);
  return nations;
}

bool agents_differ(const std::vector<std::string>& agents) {
  return std::any_of(agents.begin(), agents.end(),
                     [&](const auto& agent) { return agent != agents.front(); });
}

std::string level_of(const std::vector<std::string>& agents) {
  return agents_differ(agents) ? fmt::format("{}", fmt::join(agents, ",")) : agents.front();
}

std::string problem_with(const SeriesPlan& plan) {
  const int admirals = plan.admirals();
  if (admirals < 2) return "at least two admirals are needed";
  if (admirals > static_cast<int>(plan.nations.size())) {
    return fmt::format("{} nations for {} admirals (expected one each)", plan.nations.size(),
                       admirals);
  }
  if (const Message few = plan.rules.too_few(admirals); !few.empty()) return few.english();
  if (plan.sonar_level != 0 && !plan.rules.has_level(plan.sonar_level)) {
    return fmt::format("the deck's sonar has no level {}", plan.sonar_level);
  }
  if (std::string problem = problem_with_hands(plan); !problem.empty()) return problem;
  return problem_with_agents(plan);
}

SeriesOutcome play_series(const SeriesPlan& plan, Range range, const SeriesHooks& hooks) {
  CHARTROOM_EXPECTS(problem_with(plan).empty());
  CHARTROOM_EXPECTS(range.begin >= 0 && range.begin <= range.end);
  if (auto* ranks = series::ranks_for<Tally>(plan, hooks)) return ranks->play(plan, range);
  return Series(plan, range, hooks).run();
}

}  // namespace chartroom::con_sonar
