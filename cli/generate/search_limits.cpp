#include "cli/generate/search_limits.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>

namespace chartroom::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr generate::Count kMostEvaluations = 1'000'000'000;

// Seconds of "90s", "10m", "1h"; nothing for any other text.
std::optional<double> seconds_of(const std::string& text) {
  double number = 0;
  const char* end = text.data() + text.size();
  const auto [unit, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || end - unit != 1 || !(number > 0)) return std::nullopt;
  switch (*unit) {
    case 's':
      return number;
    case 'm':
      return 60 * number;
    case 'h':
      return 3600 * number;
    default:
      return std::nullopt;
  }
}

}  // namespace

void add_search_limits(CLI::App& verb, SearchLimits& limits, const std::string& tried,
                       const std::string& usual) {
  CLI::Option* time = verb.add_option("--time", limits.time, "maximum time: 90s, 10m, 1h");
  verb.add_option(
          "--evaluations", limits.evaluations,
          "maximum number of " + tried + ", for the same result everywhere; default: " + usual)
      ->check(CLI::Range(generate::Count{1}, kMostEvaluations))
      ->excludes(time);
}

generate::Count evaluations_of(const SearchLimits& limits, generate::Count usual) {
  if (!limits.time) return limits.evaluations.value_or(usual);
  if (!seconds_of(*limits.time)) {
    misuse("--time", *limits.time, "a number and a unit, such as 90s, 10m or 1h");
  }
  return kMostEvaluations;
}

std::function<bool()> out_of_time(const SearchLimits& limits) {
  if (!limits.time) return {};
  const double most = seconds_of(*limits.time).value();
  const Clock::time_point begin = Clock::now();
  return
      [begin, most] { return std::chrono::duration<double>(Clock::now() - begin).count() >= most; };
}

generate::Tracking tracking_of(const std::string& text, maps::Size size, const std::string& words) {
  const auto tracking = generate::parse_tracking(text, size);
  if (!tracking) misuse("--tracking", text, words + ", or possible positions such as 14 or 9-12.5");
  return *tracking;
}

void misuse(const char* option, const std::string& text, const std::string& expected) {
  throw CLI::ValidationError(
      fmt::format("{}: \"{}\" is not understood (expected {})", option, text, expected));
}

}  // namespace chartroom::cli
