// The parts that all verbs share: general options and the exit status.
#pragma once

#include <cstdint>
#include <string>

#include "validator/series/jobs.h"

namespace CLI {
class App;
}

namespace chartroom::cli {

// The program's exit statuses (cli/COMMANDS.md, "Exit status"): all done, findings, failure.
inline constexpr int kDone = 0;
inline constexpr int kFound = 1;
inline constexpr int kFailed = 2;
inline constexpr int kInterrupted = 130;

struct Settings {
  std::uint64_t seed = 1;
  bool seed_given = false;
  int threads = 1;
  series::Ranks* ranks = nullptr;  // helping processes; null: none
  bool quiet = false;
  std::string color = "auto";

  series::Jobs jobs() const { return {threads, ranks}; }
};

// Adds a verb to the program. When chosen, it runs with the settings and sets the status.
using AddVerb = void(CLI::App& program, const Settings& settings, int& status);

}  // namespace chartroom::cli
