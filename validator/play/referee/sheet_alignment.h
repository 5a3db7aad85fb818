// Matches the lines of two captains' sheets that record one call.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/rules/record.h"

namespace chartroom::play {

// A line of play, or a stop, in one captain's sheet.
struct SheetEntry {
  const rules::RecordPly* ply = nullptr;
  const rules::StopLine* stop = nullptr;

  maps::Team team() const { return ply != nullptr ? ply->team : stop->team; }
  TextPosition position() const { return ply != nullptr ? ply->position : stop->position; }
  std::string text() const { return ply != nullptr ? line_text(*ply) : line_text(*stop); }
  // The line's text without the team.
  std::string call() const { return text().substr(text().find(' ') + 1); }
};

// Returns all lines of a sheet in order; the sheet must outlive them.
std::vector<SheetEntry> entries_of(const rules::GameRecord& sheet);

// True if two answers to sonar, or two claims, may both be true. A missing one always agrees.
bool answers_agree(const rules::RecordPly& a, const rules::RecordPly& b);
bool claims_agree(const rules::RecordPly& a, const rules::RecordPly& b);

// Returns the distance of two lines, 0 if they agree.
int unlikeness(const SheetEntry& a, const SheetEntry& b);

// A line of each sheet, or of one if the other lacks it, as positions in their lists.
struct EntryPair {
  std::optional<std::size_t> blue;
  std::optional<std::size_t> green;
  // If over 0: this number of pairs, from this one, follow the next `before` pairs in green's
  // sheet.
  std::size_t swapped = 0;
  std::size_t before = 0;
};

// Pairs the lines of two sheets, each once and in the order of blue's sheet, with the fewest
// missing, different or swapped lines. A stop and its lines up to the resumption may swap as a
// whole. Pairs hopelessly different sheets line by line.
std::vector<EntryPair> aligned(const std::vector<SheetEntry>& blue,
                               const std::vector<SheetEntry>& green);

}  // namespace chartroom::play
