// The book of a pack: a cover, contents with links, and each map on a page with its figures.
#pragma once

#include <span>
#include <string>

#include "exporters/documents/sheet_documents.h"
#include "validator/play/games/tally.h"

namespace chartroom::exporters {

// What simulated play tells of a map. Shares of points in [0, 1].
struct PlayMetrics {
  double found_after = 0;   // own actions until the enemy's operator had one point left, on average
  double plies = 0;         // of a game, on average
  double first_share = 0;   // of the team that begins
  double first_margin = 0;  // half of its 95 % interval
  int games = 0;
  play::PointCounts visits{};  // arrivals by point
};

// Plays that many games of the middling agent against itself; the same figures for the same map.
PlayMetrics play_metrics(const maps::Map& map, const rules::Rulebook& rules, int games, int jobs);

struct BookMap {
  const maps::Map& map;
  PlayMetrics figures;
};

struct BookTitle {
  std::string id;
  std::string revision;
  std::string name;
  std::string author;
};

// The bytes of the book, with `settings` as for a document of sheets. There must be a map.
std::string pdf_book(const BookTitle& title, std::span<const BookMap> maps,
                     const PrintSettings& settings);

}  // namespace chartroom::exporters
