// Which checks a run makes, and what it makes of their findings.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/catalogue.h"

namespace chartroom {

struct Profile {
  Level level = Level::structure;
  std::vector<std::string> select;  // codes or beginnings of codes ("R", "Q10"); empty: all
  std::vector<std::string> ignore;
  Severity fail_on = Severity::error;
  std::uint64_t seed = 1;  // of simulated play
  int jobs = 1;            // on so many threads, which changes nothing

  bool wants(std::string_view code) const;
};

// The first of the texts that begins no code of the catalogue; "" when all do.
std::string unknown_code(const std::vector<std::string>& codes);

}  // namespace chartroom
