#include "maps/files/rows.h"

#include <fmt/format.h>

#include "maps/files/document_fields.h"
#include "maps/json/text.h"

namespace chartroom {
namespace {

bool in_range(int side) { return side >= kMinSide && side <= kMaxSide; }

void judge_lengths(const List<std::string>& rows, int columns, const char* like,
                   FaultList& faults) {
  for (const Field<std::string>& row : rows) {
    if (!row.value) continue;
    const int length = count_code_points(*row.value);
    if (length == columns) continue;
    faults.add(
        row.at->place, row.at->pointer(),
        fmt::format("{} has {} characters ({}, as {})", label(*row.at), length, columns, like));
  }
}

}  // namespace

std::optional<Size> judge_size(const Field<List<std::string>>& points, FaultList& faults) {
  if (!points.value) return std::nullopt;
  const List<std::string>& rows = *points.value;
  Size size{0, static_cast<int>(rows.size())};
  if (!in_range(size.rows)) {
    faults.add(
        points.at->place, points.at->pointer(),
        fmt::format("\"points\" has {} rows (from {} to {})", size.rows, kMinSide, kMaxSide));
  }
  if (rows.empty() || !rows.front().value) return std::nullopt;
  size.columns = count_code_points(*rows.front().value);
  if (!in_range(size.columns)) {
    faults.add(rows.front().at->place, rows.front().at->pointer(),
               fmt::format("the first row of \"points\" has {} columns (from {} to {})",
                           size.columns, kMinSide, kMaxSide));
    return std::nullopt;
  }
  judge_lengths(rows, size.columns, "the first row", faults);
  if (!in_range(size.rows)) return std::nullopt;
  return size;
}

void judge_shape(const Field<List<std::string>>& quadrants, Size size, FaultList& faults) {
  if (!quadrants.value) return;
  const auto rows = static_cast<int>(quadrants.value->size());
  if (rows != size.rows) {
    faults.add(quadrants.at->place, quadrants.at->pointer(),
               fmt::format("\"quadrants\" has {} rows ({}, as \"points\")", rows, size.rows));
  }
  judge_lengths(*quadrants.value, size.columns, "in \"points\"", faults);
}

void judge_characters(const Field<List<std::string>>& rows, const JsonTree& tree,
                      std::string_view allowed, const char* expected, FaultList& faults) {
  if (!rows.value) return;
  for (const Field<std::string>& row : *rows.value) {
    if (!row.value || row.value->find_first_not_of(allowed) == std::string::npos) continue;
    const std::vector<Place> places = tree.character_places(*row.at);
    std::size_t byte = 0;
    for (const Place place : places) {
      const auto length =
          static_cast<std::size_t>(std::max(1, code_point_length(*row.value, byte)));
      const std::string_view character = std::string_view(*row.value).substr(byte, length);
      byte += length;
      if (length == 1 && allowed.find(character[0]) != std::string_view::npos) continue;
      if (faults.full()) return;
      faults.add(place, row.at->pointer(),
                 fmt::format("{} has {} ({})", label(*row.at), in_quotes(character), expected));
    }
  }
}

}  // namespace chartroom
