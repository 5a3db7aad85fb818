// A simulation as people and as programs read it.
#pragma once

#include <string>

#include "validator/play/tournament.h"
#include "validator/play/verdict.h"

namespace chartroom {

// Confidence of the intervals that reports carry.
inline constexpr double kReportConfidence = 0.95;

// cli/FORMATS.md, "simulate --format json": one document on one line.
std::string simulation_json(const TournamentPlan& plan, const TournamentOutcome& outcome);

// A heading, who won with intervals, how games went, and the verdicts.
std::string simulation_text(const TournamentPlan& plan, const TournamentOutcome& outcome);

}  // namespace chartroom
