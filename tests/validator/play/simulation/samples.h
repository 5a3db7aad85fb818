// Short runs of all kinds of simulated play, as users' documents.
#pragma once

#include <string>
#include <vector>

#include "validator/series/jobs.h"

namespace chartroom::play {

struct Sample {
  std::string name;
  std::string document;
};

std::vector<Sample> play_samples(const series::Jobs& jobs);

}  // namespace chartroom::play
