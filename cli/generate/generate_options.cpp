#include "cli/generate/generate_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "cli/output.h"
#include "maps/platform/visible_text.h"

namespace chartroom::cli {
namespace {

// Evaluations per requested map, about as many as one needs unless the request is rare.
constexpr generate::Count kEvaluationsEach = 1'000;
constexpr int kSurfacePoints = 4;

// Reads two whole numbers with a mark between: "10x10", "4-10".
std::optional<std::pair<int, int>> numbers(const std::string& text, char mark) {
  std::pair<int, int> both{};
  const char* end = text.data() + text.size();
  const auto [middle, first] = std::from_chars(text.data(), end, both.first);
  if (first != std::errc{} || middle == end || *middle != mark) return std::nullopt;
  const auto [stop, second] = std::from_chars(middle + 1, end, both.second);
  if (second != std::errc{} || stop != end) return std::nullopt;
  return both;
}

maps::Size generated_size(const std::string& text) {
  const auto sides = numbers(text, 'x');
  const auto fits = [](int side) { return side >= 8 && side <= maps::kMaxSide; };
  if (!sides || !fits(sides->first) || !fits(sides->second)) {
    misuse("--size", text, "columns and rows from 8 to 15, such as 10x10");
  }
  return {sides->first, sides->second};
}

generate::Islands islands_of(const std::string& text) {
  const auto range = numbers(text.find('-') == text.npos ? text + "-" + text : text, '-');
  if (!range || range->first < 1) misuse("--islands", text, "a number or a range, such as 4-10");
  return {range->first, range->second};
}

std::vector<maps::Theme> themes_of(const std::vector<std::string>& names) {
  std::vector<maps::Theme> themes;
  const bool all = std::count(names.begin(), names.end(), "all") > 0;
  if (all) themes.assign(maps::kThemes.begin(), maps::kThemes.end());
  for (const std::string& name : names) {
    if (name == "all") continue;
    const auto theme = maps::parse_theme(name);
    if (!theme) misuse("--theme", name, "all, or some of tropical, arctic, reef, night");
    if (std::count(themes.begin(), themes.end(), *theme) == 0) themes.push_back(*theme);
  }
  return themes;
}

std::vector<const generate::Shape*> shapes_of(const std::vector<std::string>& names) {
  std::vector<const generate::Shape*> result;
  const bool all = std::count(names.begin(), names.end(), "all") > 0;
  for (const generate::Shape& shape : generate::shapes()) {
    if (all || std::count(names.begin(), names.end(), shape.name) > 0) result.push_back(&shape);
  }
  for (const std::string& name : names) {
    if (name == "all" || generate::find_shape(name)) continue;
    misuse("--shapes", name, "all, or some of " + generate::shape_names());
  }
  return result;
}

void add_seas(CLI::App& verb, GenerateOptions& options) {
  verb.add_option("--size", options.size, "columns and rows, 8 to 15")->capture_default_str();
  verb.add_option("--islands", options.islands, "number of islands: a number or a range")
      ->capture_default_str();
  verb.add_option("--shapes", options.shapes,
                  "shapes of the land: all, or some of " + generate::shape_names())
      ->delimiter(',')
      ->capture_default_str();
  verb.add_option("--quadrants", options.quadrants, "borders of quadrants: straight or winding")
      ->transform(CLI::IsMember({"straight", "winding"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option(
          "--asymmetry", options.asymmetry,
          "minimum asymmetry: the share of land that each symmetry of the sea puts on water; "
          "default: 0.6, for variations 0")
      ->check(CLI::Range(0.0, 1.0));
  verb.add_option("--theme", options.themes,
                  "themes to rotate: all, or some of tropical, arctic, reef, night")
      ->delimiter(',')
      ->capture_default_str();
}

void expect_visible(const char* option, const std::string& text) {
  if (!text.empty() && !is_visible(text)) misuse(option, text, "visible text");
}

void add_play(CLI::App& verb, GenerateOptions& options) {
  verb.add_option("--tracking", options.tracking,
                  "difficulty of tracking: easy, middle, hard, any, or the average number of "
                  "possible positions after 8 moves, 14 or 9-12.5")
      ->capture_default_str();
  verb.add_option("--starts", options.starts, "starts: forced or free")
      ->transform(CLI::IsMember({"forced", "free"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--surfacing-damage", options.surfacing_damage,
                  "damage of surfacing away from surface points")
      ->check(CLI::Range(0, 1))
      ->capture_default_str();
  verb.add_option("--surface-points", options.surface_points,
                  "number of surface points; default: 4 if surfacing costs damage, else 0")
      ->check(CLI::Range(0, generate::kMostSurfacePoints));
}

}  // namespace

void add_generate_options(CLI::App& verb, GenerateOptions& options) {
  verb.add_option("FOLDER", options.folder, "the pack to create: a new or empty folder")
      ->required();
  verb.add_option("--count", options.count, "number of maps")
      ->check(CLI::Range(1, generate::kMostMaps))
      ->capture_default_str();
  add_seas(verb, options);
  add_play(verb, options);
  CLI::Option* like =
      verb.add_option("--like", options.like,
                      "make variations of this map, with its size, quadrants and kind of starts");
  for (const char* own : {"--size", "--islands", "--shapes", "--quadrants", "--starts",
                          "--surfacing-damage", "--surface-points"}) {
    like->excludes(verb.get_option(own));
  }
  add_search_limits(verb, options.limits, "candidates to try", "1000 per map");
  verb.add_option("--name", options.name, "English name of the pack; default: the folder's name");
  verb.add_option("--author", options.author, "author of the pack and its maps")
      ->capture_default_str();
  verb.add_option("--license", options.license, "license of the pack and its maps")
      ->capture_default_str();
}

generate::Tracking tracking_of(const GenerateOptions& options, maps::Size size) {
  if (options.tracking == "any") return {};
  return tracking_of(options.tracking, size, "easy, middle, hard, any");
}

generate::Request request_of(const GenerateOptions& options, const Settings& settings) {
  expect_visible("--name", options.name);
  expect_visible("--author", options.author);
  expect_visible("--license", options.license);
  generate::Request request;
  request.count = options.count;
  request.size = generated_size(options.size);
  request.islands = islands_of(options.islands);
  request.themes = themes_of(options.themes);
  request.shapes = shapes_of(options.shapes);
  request.forced_starts = options.starts == "forced";
  request.surfacing_damage = options.surfacing_damage;
  request.surface_points =
      options.surface_points.value_or(options.surfacing_damage > 0 ? kSurfacePoints : 0);
  if (options.quadrants == "winding") request.borders = generate::Borders::winding;
  request.asymmetry = options.asymmetry.value_or(options.like.empty() ? 0.6 : 0);
  request.tracking = tracking_of(options, request.size);
  request.evaluations = evaluations_of(options.limits, kEvaluationsEach * options.count);
  request.seed = settings.seed;
  request.jobs = settings.jobs();
  return request;
}

std::string typed(const GenerateOptions& options, const Settings& settings,
                  generate::Count evaluations) {
  const GenerateOptions standard;
  std::string text = fmt::format("chartroom generate FOLDER --count {}", options.count);
  const auto add = [&text](const char* option, const std::string& value, const std::string& usual) {
    if (value != usual) text += fmt::format(" {} {}", option, value);
  };
  const auto joined = [](const auto& words) { return fmt::format("{}", fmt::join(words, ",")); };
  add("--size", options.size, standard.size);
  add("--islands", options.islands, standard.islands);
  add("--shapes", joined(options.shapes), "all");
  add("--quadrants", options.quadrants, standard.quadrants);
  if (options.asymmetry) text += fmt::format(" --asymmetry {:g}", *options.asymmetry);
  add("--theme", joined(options.themes), "all");
  add("--tracking", options.tracking, standard.tracking);
  add("--starts", options.starts, standard.starts);
  add("--surfacing-damage", fmt::format("{}", options.surfacing_damage), "0");
  if (options.surface_points) text += fmt::format(" --surface-points {}", *options.surface_points);
  add("--like", shell_word(options.like), "");
  add("--name", shell_word(options.name), "");
  add("--author", shell_word(options.author), standard.author);
  add("--license", shell_word(options.license), standard.license);
  return text + fmt::format(" --evaluations {} --seed {}", evaluations, settings.seed);
}

}  // namespace chartroom::cli
