// A verdict as people and as programs read it.
#pragma once

#include <string>

#include "maps/json/writer.h"
#include "validator/play/simulation/verdict.h"

namespace chartroom::play {

// Writes the members of a verdict's object: validator/SIMULATION.md.
void write_members(json::Writer& json, const Verdict& verdict);

// "fair", "unfair (favors blue)".
std::string decision_words(const Verdict& verdict);

// The heading of a table of verdicts, and one of its lines.
std::string verdict_header(double confidence);
std::string verdict_line(const Verdict& verdict);

// "fair, 49.9 % (49.1 to 50.7)", "proved fair (half turn)".
std::string verdict_text(const Verdict& verdict);

}  // namespace chartroom::play
