// chartroom suggest: the smallest changes that make a map fair, hard to track or warning-free.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "cli/generate/search_limits.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/record_input.h"
#include "cli/signals/interrupt.h"
#include "exporters/pictures/difference_picture.h"
#include "maps/files/map_file.h"
#include "maps/files/pack_search.h"
#include "maps/json/schema_text.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/checks/analysis/tracking_metrics.h"
#include "validator/suggest/answer_text.h"

namespace chartroom::cli {
namespace {

struct SuggestOptions {
  std::string map;
  std::vector<std::string> requirements;
  std::string tracking;
  std::vector<std::string> keep;
  int count = 3;
  SearchLimits limits;
  suggest::Count games = suggest::kFreshGames;
  int write = 0;  // the number of a suggestion; 0: none
  std::string picture;
  std::string format = "text";
  std::string output;
};

maps::PointSet kept_points(const SuggestOptions& options, maps::Size size) {
  maps::PointSet points;
  for (const std::string& name : options.keep) {
    const auto point = maps::parse_point(name);
    if (!point || !size.contains(*point)) misuse("--keep", name, "points of the map: A1,C3");
    points.insert(*point);
  }
  return points;
}

suggest::Request suggestion_request(const SuggestOptions& options, const Settings& settings,
                                    const MapInput& input) {
  suggest::Request request;
  request.map = generate::played_map(input);
  if (const auto pack = maps::nearest_pack(input.path)) {
    request.pack = maps::load_pack(*pack).value;
  }
  request.keep = kept_points(options, input.map.size);
  for (const std::string& requirement : options.requirements) {
    request.requirements.push_back(suggest::parse_requirement(requirement).value());
  }
  const bool asks = std::ranges::find(request.requirements, suggest::Requirement::tracking) !=
                    request.requirements.end();
  if (asks && options.tracking.empty()) {
    throw CLI::ValidationError("--line tracking needs --tracking");
  }
  if (!options.tracking.empty()) {
    request.tracking = tracking_of(options.tracking, input.map.size, "easy, middle, hard");
  }
  request.count = std::max(options.count, options.write);
  request.evaluations = evaluations_of(options.limits, request.evaluations);
  request.games = options.games;
  request.seed = settings.seed;
  request.jobs = settings.jobs();
  return request;
}

suggest::Answer answer_with(const SuggestOptions& options, const Settings& settings,
                            const suggest::Request& request) {
  Progress progress(settings, "suggest");
  suggest::SuggestHooks hooks;
  hooks.stop = &on_interrupt_stop();
  hooks.progress = [&](const suggest::Answer& at) {
    progress.show(fmt::format("{} of {} suggestions, {} tries, {} games", at.suggestions.size(),
                              request.count, at.tries, at.games));
  };
  hooks.out_of_time = out_of_time(options.limits);
  return suggest_changes(request, hooks);
}

// Returns the changed map as in its file, without the rules of its pack.
maps::Map suggested_map(const MapInput& input, const suggest::Suggestion& suggestion) {
  maps::Map map = suggestion.map;
  map.rules = input.map.rules;
  return map;
}

// Writes DIR/suggestion-1.png and so on.
void write_pictures(const std::string& folder, const MapInput& input,
                    const suggest::Answer& answer) {
  for (std::size_t i = 0; i < answer.suggestions.size(); ++i) {
    checks::Comparison comparison;
    comparison.before_path = comparison.after_path = input.path;
    comparison.before = input.map;
    comparison.after = suggested_map(input, answer.suggestions[i]);
    comparison.difference = answer.suggestions[i].difference;
    save_in_folder(folder, fmt::format("suggestion-{}.png", i + 1),
                   exporters::png_picture(comparison));
  }
}

// Writes into the map's file, unless it has changed since it was read.
void write_suggestion(const MapInput& input, const std::string& bytes,
                      const suggest::Suggestion& suggestion) {
  save_file(input.path,
            json::with_schema(to_canonical_json(suggested_map(input, suggestion)),
                              json::schema_of(bytes)),
            stamp_of(bytes));
}

int suggest_for(const SuggestOptions& options, const Settings& settings) {
  const auto named = find_or_read_map(options.map);
  if (!named) return kFailed;
  const MapInput* input = &named->input;
  // A map found by id only is shared with others.
  if (options.write > 0 && (named->by_id || options.map == "-")) {
    print_error(fmt::format("--write: {} is not a file",
                            options.map == "-" ? "standard input" : options.map));
    return kFailed;
  }
  const std::string bytes =
      options.map == "-" ? std::string() : read_file(input->path).value.value_or("");
  const suggest::Request request = suggestion_request(options, settings, *input);
  const suggest::Answer answer = answer_with(options, settings, request);
  if (interrupted() && answer.suggestions.empty()) return kInterrupted;
  write_result(options.output, options.format == "json" ? answer_json(request, answer)
                                                        : answer_text(request, answer));
  if (!options.picture.empty()) write_pictures(options.picture, *input, answer);
  if (interrupted()) return kInterrupted;
  if (answer.requested.empty()) return kDone;
  if (options.write > static_cast<int>(answer.suggestions.size())) {
    print_error(fmt::format("--write {}: there are only {} suggestions", options.write,
                            answer.suggestions.size()));
    return answer.suggestions.empty() ? kFound : kFailed;
  }
  if (options.write > 0) {
    write_suggestion(*input, bytes,
                     answer.suggestions[static_cast<std::size_t>(options.write) - 1]);
  }
  return answer.suggestions.empty() ? kFound : kDone;
}

void add_options(CLI::App& verb, SuggestOptions& options) {
  verb.add_option("MAP", options.map,
                  "a map file, the id of a shipped map, or - for standard input")
      ->required();
  verb.add_option("--line", options.requirements,
                  "goals: structure, tracking, side, first-move; default: all that the map misses")
      ->delimiter(',')
      ->transform(CLI::IsMember({"structure", "tracking", "side", "first-move"}, CLI::ignore_case));
  verb.add_option("--tracking", options.tracking,
                  "wanted difficulty of tracking: easy, middle, hard, or the average number of "
                  "possible positions after 8 moves, 14 or 9-12.5");
  verb.add_option("--keep", options.keep, "points to leave unchanged: A1,C3")->delimiter(',');
  verb.add_option("--count", options.count, "number of suggestions")
      ->check(CLI::Range(1, 20))
      ->capture_default_str();
  add_search_limits(verb, options.limits, "changed maps to try", "3000");
  verb.add_option("--games", options.games,
                  "new games at each skill, for the map and for each suggestion")
      ->check(CLI::Range(suggest::Count{1'024}, suggest::Count{1'000'000}))
      ->capture_default_str();
  verb.add_option("--write", options.write, "apply the suggestion with this number to the map")
      ->check(CLI::Range(1, 20));
  verb.add_option(
      "--picture", options.picture,
      "a folder for pictures (suggestion-1.png, …): both boards, with rings around changes");
  verb.add_option("--format", options.format, "text or json")
      ->transform(CLI::IsMember({"text", "json"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--output", options.output, "write to this file instead of standard output");
}

}  // namespace

void add_suggest_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<SuggestOptions>();
  CLI::App* verb = program.add_subcommand(
      "suggest",
      "Suggest the smallest changes that make a map fair at every skill, as hard to track as you "
      "want, or free of warnings.\n\n"
      "Example: chartroom suggest maps/packs/sonar-family/archipelago.map.json --time 60s\n"
      "Example: chartroom suggest my.map.json --line side --keep A1,J10 --write 1");
  add_options(*verb, *options);
  verb->callback([options, &settings, &status] { status = suggest_for(*options, settings); });
}

}  // namespace chartroom::cli
