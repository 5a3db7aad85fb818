// Finding which lines of two captains' sheets are of the same call.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "validator/rules/record.h"

namespace chartroom::play {

// A line of play or a stop, as one captain wrote it.
struct SheetEntry {
  const rules::RecordPly* ply = nullptr;
  const rules::StopLine* stop = nullptr;

  maps::Team team() const { return ply != nullptr ? ply->team : stop->team; }
  TextPosition position() const { return ply != nullptr ? ply->position : stop->position; }
  std::string text() const { return ply != nullptr ? line_text(*ply) : line_text(*stop); }
  // Without the team.
  std::string call() const { return text().substr(text().find(' ') + 1); }
};

// All lines of a sheet in their order; the sheet must outlive them.
std::vector<SheetEntry> entries_of(const rules::GameRecord& sheet);

// Whether two answers to sonar, or two claims, may both be told truthfully; nothing told agrees
// with everything.
bool answers_agree(const rules::RecordPly& a, const rules::RecordPly& b);
bool claims_agree(const rules::RecordPly& a, const rules::RecordPly& b);

// How unlike two lines are, 0 for those that agree.
int unlikeness(const SheetEntry& a, const SheetEntry& b);

// A line of each sheet, or of one that the other one lacks: places in their lists.
struct EntryPair {
  std::optional<std::size_t> blue;
  std::optional<std::size_t> green;
  // Over 0: from this pair on so many stand in green's sheet right behind the next `before` pairs.
  std::size_t swapped = 0;
  std::size_t before = 0;
};

// Pairs the lines of two sheets, each once and in the order of blue's sheet, so that the fewest are
// lacking, differ or stand the other way round; a stop with all up to where play goes on may do so
// as a whole.
// Sheets that differ past all bounds are paired line by line instead.
std::vector<EntryPair> aligned(const std::vector<SheetEntry>& blue,
                               const std::vector<SheetEntry>& green);

}  // namespace chartroom::play
