// Which checks a run makes, and what it makes of their findings.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "validator/checks/catalogue.h"
#include "validator/play/games/jobs.h"

namespace chartroom::checks {

struct Profile {
  Level level = Level::structure;
  std::vector<std::string> select;  // codes or beginnings of codes ("R", "Q10"); empty: all
  std::vector<std::string> ignore;
  maps::Severity fail_on = maps::Severity::error;
  std::uint64_t seed = 1;  // of simulated play
  play::Jobs jobs;         // who plays, which changes nothing
  // Told, from one thread, of the play that is under way on the map of a path.
  std::function<void(const std::string& path, const play::JudgementProgress& at)> progress = {};

  bool wants(std::string_view code) const;
};

// The first of the texts that begins no code of the catalogue; "" when all do.
std::string unknown_code(const std::vector<std::string>& codes);

}  // namespace chartroom::checks
