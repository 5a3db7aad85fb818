#include "validator/checks/thresholds.h"

#include <algorithm>

#include "maps/platform/contract.h"

namespace chartroom::checks {

const std::vector<Threshold>& threshold_table() {
  static const std::vector<Threshold> table{
      {"quadrant_water_spread", "Q104", 0.5, "of the mean",
       "how much more water the largest quadrant may have than the smallest"},
      {"pocket_share", "R204", 0.25, "of the water",
       "a part behind one point that holds less is a pocket, else it is one side of a narrows"},
      {"longest_trail_share", "R207", 0.6, "of the water",
       "how much of it some trail should pass without surfacing"},
      {"surface_distance", "S306", 10, "steps",
       "how far from the next surface point a submarine may be"},
      {"easy_moves", "T401", 6, "moves", "within which the operator should not find it (1 to 15)"},
      {"hard_moves", "T402", 15, "moves", "after which the operator should know more (1 to 20)"},
      {"hard_placements", "T402", 8, "placements", "that may be left then on average"},
      {"telling_moves", "T403", 3, "moves", "that should not give a start away (1 to 15)"},
      {"start_margin", "P503", 0.1, "of the points", "how far from half of them a start may be"},
      {"stall_share", "P504", 0.05, "of the games", "how many may end without a result"},
      {"plies_min", "P505", 20, "turns", "that half of the games should last, of both teams"},
      {"plies_max", "P505", 300, "turns", "that half of the games should not last longer than"},
      {"avoided_share", "P506", 0.1, "of the mean", "what a point is visited less is avoided"},
      {"avoided_points", "P506", 4, "points", "that lie together and are avoided are a region"},
      {"surfacing_share", "P507", 0.25, "of the games", "how many surfacing damage may decide"},
  };
  return table;
}

const Threshold* find_threshold(std::string_view name) {
  const auto& table = threshold_table();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [name](const Threshold& one) { return one.name == name; });
  return found == table.end() ? nullptr : &*found;
}

double Thresholds::of(std::string_view name) const {
  const Threshold* threshold = find_threshold(name);
  CHARTROOM_EXPECTS(threshold != nullptr);
  if (set_) {
    if (const auto found = set_->find(std::string(name)); found != set_->end()) {
      return found->second;
    }
  }
  return threshold->value;
}

}  // namespace chartroom::checks
