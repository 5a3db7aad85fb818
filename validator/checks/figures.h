// The figures that go with a report, by name.
#pragma once

#include <string>
#include <vector>

#include "validator/checks/finding.h"
#include "validator/checks/tracking_figures.h"

namespace chartroom {

// mean_placements_after_N_moves, longest_ambiguous_trail (in moves) with the bound it may reach,
// and for each start the bits that are open after kEntropyMoves.
inline constexpr int kEntropyMoves = 6;
std::vector<Figure> figures_of(const std::string& path, const Map& map,
                               const TrackingFigures& tracking);

// The figures as people read them, file by file; of the starts the ones that tell most and least.
std::string figures_text(const std::vector<Figure>& figures);

}  // namespace chartroom
