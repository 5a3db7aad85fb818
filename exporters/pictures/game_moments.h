// A refereed game, moment by moment: the submarines' positions and the public knowledge of one.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "validator/play/referee/referee.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/trail.h"

namespace chartroom::exporters {

// The start of a game, or its state after a legal move. `index` indexes arrays of two.
struct GameMoment {
  std::string title;      // "12. blue: torpedo D3 = hit"
  std::string knowledge;  // "green must expect blue on 14 points"
  std::array<rules::Trail, 2> trails;
  std::array<int, 2> energy{};
  std::array<int, 2> damage{};
  maps::Team told = maps::Team::blue;  // the team that the move revealed most about
  std::vector<play::FilmPoint> film;   // the other team's knowledge of it after the move
};

// Returns the moments, the start first. All points of the record must lie on the map (`outside`),
// which provides starts that the record omits.
std::vector<GameMoment> game_moments(const maps::Map& map, const rules::Rulebook& rules,
                                     const rules::GameRecord& record,
                                     const play::RefereeReport& report);

}  // namespace chartroom::exporters
