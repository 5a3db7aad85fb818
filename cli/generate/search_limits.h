// The limits that all searches for maps take on the command line.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/settings.h"
#include "validator/generate/request.h"

namespace chartroom::cli {

struct SearchLimits {
  std::optional<std::string> time;
  std::optional<generate::Count> evaluations;
};

// Adds --time and --evaluations. `tried` names what is counted: "candidates to try"; `usual` is the
// default count: "3000".
void add_search_limits(CLI::App& verb, SearchLimits& limits, const std::string& tried,
                       const std::string& usual);

// Returns the maximum count, `usual` if neither option is given. Throws CLI::ValidationError if the
// time is invalid.
generate::Count evaluations_of(const SearchLimits& limits, generate::Count usual);

// Returns a function that is true when the time from now is over; empty if there is no limit.
std::function<bool()> out_of_time(const SearchLimits& limits);

// Returns the request of --tracking for this size. Throws CLI::ValidationError with `words`.
generate::Tracking tracking_of(const std::string& text, maps::Size size, const std::string& words);

// Throws CLI::ValidationError for an option's invalid text.
[[noreturn]] void misuse(const char* option, const std::string& text, const std::string& expected);

}  // namespace chartroom::cli
