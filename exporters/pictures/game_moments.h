// A refereed game, moment by moment: where the submarines are, and what can be known of one.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "validator/play/referee/referee.h"
#include "validator/play/tracking/tracking.h"
#include "validator/rules/trail.h"

namespace chartroom::exporters {

// The start of a game, or how it stood after a legal ply. Arrays of two go by `index`.
struct GameMoment {
  std::string title;      // "12. blue: torpedo D3 = hit"
  std::string knowledge;  // "green must expect blue on 14 points"
  std::array<rules::Trail, 2> trails;
  std::array<int, 2> energy{};
  std::array<int, 2> damage{};
  maps::Team told = maps::Team::blue;  // of whom the ply told most
  std::vector<play::FilmPoint> film;   // what the other team's operator then knows of it
};

// The start first. All points of the record must lie on the map (`outside`), which has the starts
// that the record leaves out.
std::vector<GameMoment> game_moments(const maps::Map& map, const rules::Rulebook& rules,
                                     const rules::GameRecord& record,
                                     const play::RefereeReport& report);

}  // namespace chartroom::exporters
