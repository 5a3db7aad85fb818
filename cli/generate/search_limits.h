// What all searches for maps ask for on the command line.
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

// --time and --evaluations. `tried` says what is tried: "candidates to try"; `usual` how many where
// neither is given: "3000".
void add_search_limits(CLI::App& verb, SearchLimits& limits, const std::string& tried,
                       const std::string& usual);

// How many to try at most, `usual` where neither is given. Throws CLI::ValidationError where the
// time is not understood.
generate::Count evaluations_of(const SearchLimits& limits, generate::Count usual);

// Whether the time is over, which begins now; none where it is not limited.
std::function<bool()> out_of_time(const SearchLimits& limits);

// What --tracking asks for on a sea of this size. Throws likewise; `words` are those it takes.
generate::Tracking tracking_of(const std::string& text, maps::Size size, const std::string& words);

// Throws CLI::ValidationError: an option's text is not what is expected.
[[noreturn]] void misuse(const char* option, const std::string& text, const std::string& expected);

}  // namespace chartroom::cli
