#include "exporters/parts/start_texts.h"

#include <fmt/core.h>

#include "exporters/parts/film_advice.h"
#include "exporters/parts/special_rules.h"

namespace chartroom::exporters {

bool knows_start(const SheetContext& context, maps::Team team) {
  return context.map.starts.of(other(team)).has_value();
}

std::vector<std::string> setup_of_starts(const SheetContext& context) {
  const Translator& tr = context.tr;
  const maps::Starts& starts = context.map.starts;
  const std::string forced = starts_rule(starts, tr);
  if (forced.empty()) {
    return {tr("Each captain secretly marks a start on any water point with an X.")};
  }
  std::vector<std::string> sentences{forced};
  if (!starts.blue || !starts.green) {
    sentences.emplace_back(
        tr("The other captain secretly marks a start on any water point with an X."));
  }
  return sentences;
}

std::string start_of_captain(const SheetContext& context, maps::Team team) {
  const auto start = context.map.starts.of(team);
  if (!start) return context.tr("Choose a start on water, mark it, and keep it secret.");
  return fmt::format(fmt::runtime(context.tr("Mark your start, {}. The other team knows it.")),
                     to_string(*start));
}

std::string start_of_drawing(const SheetContext& context, maps::Team team, bool in_short) {
  const Translator& tr = context.tr;
  if (const auto start = context.map.starts.of(other(team))) {
    return in_short ? fmt::format(fmt::runtime(tr("They start on {}: start drawing there.")),
                                  to_string(*start))
                    : tr("Start drawing at the start mark, where they start.");
  }
  if (has_start_to_choose(context, team)) {
    return in_short ? tr("If their start is unknown, the rules say which mark to use.")
                    : tr("If their start is unknown, note their calls under “First calls” until "
                         "the arrows of only one start mark fit. Start drawing there. If silence, "
                         "a sonar answer or a missile comes first, use any mark that fits.");
  }
  return tr("Start drawing at the start mark. Where they start is unknown.");
}

std::string of_team(const Translator& tr, maps::Team team, const std::string& text) {
  return fmt::format(fmt::runtime(tr("{}: {}")), team_name(tr, team), text);
}

}  // namespace chartroom::exporters
