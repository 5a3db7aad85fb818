// The book of a pack: a cover, contents with links, and a page per map with its statistics.
#pragma once

#include <span>
#include <string>

#include "exporters/documents/sheet_documents.h"
#include "validator/play/simulation/play_metrics.h"

namespace chartroom::exporters {

struct BookMap {
  const maps::Map& map;
  play::PlayMetrics metrics;
};

struct BookTitle {
  std::string id;
  std::string revision;
  std::string name;
  std::string author;
};

// The set of a book's cover and contents.
SheetSet book_set(const std::string& id, const std::string& revision,
                  std::span<const maps::Map* const> maps, const maps::RuleOverrides& pack_rules);

// Returns the bytes of the book, with `settings` as for sheets. Needs at least one map.
std::string pdf_book(const BookTitle& title, std::span<const BookMap> maps,
                     const PrintSettings& settings);

}  // namespace chartroom::exporters
