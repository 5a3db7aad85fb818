#include "exporters/parts/special_rules.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

namespace chartroom::exporters {

namespace {

std::string house_rules(const rules::Rulebook& house, const Translator& tr) {
  const rules::Rulebook standard;
  std::string list;
  const auto add = [&list](const std::string& text) {
    if (!list.empty()) list += ", ";
    list += text;
  };
  if (house.gauge != standard.gauge)
    add(fmt::format(fmt::runtime(tr("maximum energy {}")), house.gauge));
  if (house.sonar != standard.sonar) add(fmt::format("{} {}", tr("Sonar"), house.sonar));
  if (house.silence != standard.silence) add(fmt::format("{} {}", tr("Silence"), house.silence));
  if (house.torpedo != standard.torpedo) add(fmt::format("{} {}", tr("Missile"), house.torpedo));
  if (house.damage_to_sink != standard.damage_to_sink) {
    add(fmt::format(
        fmt::runtime(tr.plural("{} damage sinks a submarine", "{} damage sinks a submarine",
                               static_cast<std::size_t>(house.damage_to_sink))),
        house.damage_to_sink));
  }
  return list.empty() ? list : fmt::format(fmt::runtime(tr("House rules: {}.")), list);
}

}  // namespace

std::string surfacing_rule(const maps::Surfacing& surfacing, const Translator& tr) {
  if (surfacing.safe.empty()) {
    return fmt::format(fmt::runtime(tr("Surfacing costs {} damage.")), surfacing.damage_elsewhere);
  }
  return fmt::format(fmt::runtime(tr("Surfacing anywhere but on {} costs {} damage.")),
                     surface_points(surfacing, tr), surfacing.damage_elsewhere);
}

std::string losing_rule(int damage, const Translator& tr) {
  return fmt::format(fmt::runtime(tr.plural("{} damage sinks you, and you lose.",
                                            "{} damage sinks you, and you lose.",
                                            static_cast<std::size_t>(damage))),
                     damage);
}

std::string listed(const maps::PointSet& set, const char* before_last) {
  std::vector<maps::Point> points(set.begin(), set.end());
  std::sort(points.begin(), points.end(), [](maps::Point a, maps::Point b) {
    return std::pair(a.column, a.row) < std::pair(b.column, b.row);
  });
  std::string text;
  for (std::size_t k = 0; k < points.size(); ++k) {
    if (k > 0) text += k + 1 < points.size() ? ", " : before_last;
    text += to_string(points[k]);
  }
  return text;
}

std::string starts_rule(const maps::Starts& starts, const Translator& tr) {
  if (starts.blue && starts.green) {
    return fmt::format(fmt::runtime(tr("Blue starts on {}, green on {}.")), to_string(*starts.blue),
                       to_string(*starts.green));
  }
  if (starts.blue)
    return fmt::format(fmt::runtime(tr("Blue starts on {}.")), to_string(*starts.blue));
  if (starts.green)
    return fmt::format(fmt::runtime(tr("Green starts on {}.")), to_string(*starts.green));
  return {};
}

std::string surface_points(const maps::Surfacing& surfacing, const Translator& tr) {
  constexpr int kMostNames = 8;
  return surfacing.safe.count() > kMostNames ? tr("the ringed points")
                                             : listed(surfacing.safe, tr(" or "));
}

std::vector<std::string> special_rules(const maps::Map& map, const rules::Rulebook& house,
                                       const Translator& tr) {
  std::vector<std::string> rules;
  const auto add = [&rules](std::string rule) {
    if (!rule.empty()) rules.push_back(std::move(rule));
  };
  add(starts_rule(map.starts, tr));
  if (map.surfacing) add(surfacing_rule(*map.surfacing, tr));
  add(house_rules(house, tr));
  return rules;
}

}  // namespace chartroom::exporters
