#include "validator/suggest/answer_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "maps/json/writer.h"
#include "validator/checks/diagnostic.h"
#include "validator/play/agents/agent.h"
#include "validator/play/simulation/simulation_report.h"
#include "validator/suggest/small_changes.h"

namespace chartroom::suggest {
namespace {

std::string names_of(const std::vector<Requirement>& requirements) {
  std::string text;
  for (const Requirement requirement : requirements)
    text += (text.empty() ? "" : ", ") + std::string(to_string(requirement));
  return text;
}

std::string percent(const statistics::Interval& share) {
  return fmt::format("{:.1f}% ({:.1f} to {:.1f})", 100 * share.estimate, 100 * share.low,
                     100 * share.high);
}

std::string figures_text(const Figures& figures) {
  std::string text = fmt::format(
      "    {}; {:.1f} possible positions after {} moves\n",
      figures.structure.findings.empty()
          ? "no warnings at level structure"
          : fmt::format("{} at level structure", fmt::join(figures.structure.findings, ", ")),
      figures.mean_positions, generate::kTrackedMoves);
  if (!figures.playable) return text + "    not playable\n";
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    text += fmt::format(
        "    {}: blue {}, first player {}\n", kLevels[i],
        figures.side_proof.empty() ? percent(figures.side(i)) : "50%: " + figures.side_proof,
        percent(figures.first(i)));
  }
  return text;
}

std::string suggestion_text(std::size_t number, const Suggestion& suggestion) {
  const int size = size_of(suggestion.difference);
  return fmt::format(
      "{}. {}\n    {} change{}, {} point{} in all; {:.1f} points within the limit\n{}", number,
      fmt::join(orders(suggestion.difference), "; "), size, size == 1 ? "" : "s",
      distance_of(suggestion.difference), distance_of(suggestion.difference) == 1 ? "" : "s",
      100 * suggestion.certainty, figures_text(suggestion.figures));
}

void write_share(json::Writer& json, std::string_view key, const statistics::Interval& share) {
  json.key(key).begin_object();
  json.key("estimate").decimal(share.estimate);
  json.key("low").decimal(share.low);
  json.key("high").decimal(share.high).end_object();
}

void write_figures(json::Writer& json, const Figures& figures) {
  json.begin_object().key("findings").begin_array();
  for (const std::string& code : figures.structure.findings) json.value(code);
  json.end_array().key("placements").decimal(figures.mean_positions);
  json.member("side_proof", figures.side_proof).key("levels").begin_array();
  for (std::size_t i = 0; figures.playable && i < kLevels.size(); ++i) {
    const play::Tally& tally = figures.tallies[i];
    json.begin_object().member("level", kLevels[i]).member("games", tally.games);
    write_share(json, "side", figures.side(i));
    write_share(json, "first_move", figures.first(i));
    json.member("unfinished", tally.unfinished).end_object();
  }
  json.end_array().end_object();
}

void write_requirements(json::Writer& json, std::string_view key,
                        const std::vector<Requirement>& requirements) {
  json.key(key).begin_array();
  for (const Requirement requirement : requirements) json.value(to_string(requirement));
  json.end_array();
}

void write_suggestion(json::Writer& json, const Suggestion& suggestion) {
  json.begin_object().member("size", size_of(suggestion.difference));
  json.member("distance", distance_of(suggestion.difference));
  json.key("certainty").decimal(suggestion.certainty).key("changes").begin_array();
  for (const std::string& order : orders(suggestion.difference)) json.value(order);
  json.end_array().key("points").begin_array();
  for (const std::string& name : checks::name_list(suggestion.difference.points())) {
    json.value(name);
  }
  json.end_array().key("after");
  write_figures(json, suggestion.figures);
  json.end_object();
}

std::string missed_text(const Request& request, const Answer& answer) {
  if (answer.missed.empty()) return fmt::format("{} meets all requirements\n", request.map.id);
  std::vector<Requirement> shown;
  std::vector<Requirement> open;
  for (const Requirement requirement : answer.missed) {
    (shows_missed(requirement, answer.before, request.tracking) ? shown : open)
        .push_back(requirement);
  }
  std::string text;
  if (!shown.empty()) text += fmt::format("{} fails: {}\n", request.map.id, names_of(shown));
  if (!open.empty()) {
    text += fmt::format("{} may fail: {} (too few games to decide; raise --games)\n",
                        request.map.id, names_of(open));
  }
  return text;
}

}  // namespace

std::string answer_text(const Request& request, const Answer& answer) {
  std::string text = missed_text(request, answer) + figures_text(answer.before);
  if (answer.requested.empty()) return text + "nothing to improve\n";
  for (std::size_t i = 0; i < answer.suggestions.size(); ++i) {
    text += suggestion_text(i + 1, answer.suggestions[i]);
  }
  if (answer.suggestions.empty()) {
    text += fmt::format("none found in {} tries ({} games)\n", play::grouped(answer.tries),
                        play::grouped(answer.games));
  } else {
    text += fmt::format("{} found in {} tries ({} games)\n", answer.suggestions.size(),
                        play::grouped(answer.tries), play::grouped(answer.games));
  }
  return text;
}

std::string answer_json(const Request& request, const Answer& answer) {
  json::Writer json;
  json.begin_object().member("format", "chartroom-suggest").member("version", 1);
  json.member("map", request.map.id).member("captains", play::kCaptains);
  json.member("seed", request.seed).member("tries", answer.tries).member("games", answer.games);
  json.key("confidence").decimal(kConfidence).key("margin").decimal(kMargin);
  json.member("complete", answer.complete);
  write_requirements(json, "missed", answer.missed);
  write_requirements(json, "mended", answer.requested);
  json.key("before");
  write_figures(json, answer.before);
  json.key("suggestions").begin_array();
  for (const Suggestion& suggestion : answer.suggestions) write_suggestion(json, suggestion);
  return json.end_array().end_object().text();
}

}  // namespace chartroom::suggest
