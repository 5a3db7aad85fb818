// A simulation as people and as programs read it.
#pragma once

#include <string>

#include "validator/play/simulation/simulation.h"
#include "validator/series/report_parts.h"

namespace chartroom::play {

using series::grouped;

// validator/SIMULATION.md: one document on one line.
std::string simulation_json(const Simulation& simulation);

// A heading, who won with intervals, how games went, and the verdicts.
std::string simulation_text(const Simulation& simulation);

}  // namespace chartroom::play
