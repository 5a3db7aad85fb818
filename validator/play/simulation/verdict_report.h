// A verdict as people and as programs read it.
#pragma once

#include <string>

#include "maps/json/writer.h"
#include "validator/play/simulation/verdict.h"

namespace chartroom::play {

// The members of its object: validator/SIMULATION.md.
void write_members(json::Writer& json, const Verdict& verdict);

// A table of verdicts: what stands above it, and a line.
std::string verdict_header(double confidence);
std::string verdict_line(const Verdict& verdict);

// "fair, 49.9 % (49.1 to 50.7)", "proved fair (half turn)".
std::string verdict_text(const Verdict& verdict);

}  // namespace chartroom::play
