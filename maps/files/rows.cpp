#include "maps/files/rows.h"

#include <fmt/format.h>

#include "maps/files/document_fields.h"
#include "maps/json/text.h"

namespace chartroom::maps {
namespace {

bool in_range(int side) { return side >= kMinSide && side <= kMaxSide; }

void judge_lengths(const json::List<std::string>& rows, int columns, const char* like,
                   json::FaultList& faults) {
  for (const json::Field<std::string>& row : rows) {
    if (!row.value) continue;
    const int length = json::count_code_points(*row.value);
    if (length == columns) continue;
    faults.add(
        row.at->place, row.at->pointer(),
        fmt::format("{} has {} characters ({}, as {})", label(*row.at), length, columns, like));
  }
}

}  // namespace

std::optional<Size> judge_size(const json::Field<json::List<std::string>>& points,
                               json::FaultList& faults) {
  if (!points.value) return std::nullopt;
  const json::List<std::string>& rows = *points.value;
  Size size{0, static_cast<int>(rows.size())};
  if (!in_range(size.rows)) {
    faults.add(
        points.at->place, points.at->pointer(),
        fmt::format("\"points\" has {} rows (from {} to {})", size.rows, kMinSide, kMaxSide));
  }
  if (rows.empty() || !rows.front().value) return std::nullopt;
  size.columns = json::count_code_points(*rows.front().value);
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

void judge_shape(const json::Field<json::List<std::string>>& quadrants, Size size,
                 json::FaultList& faults) {
  if (!quadrants.value) return;
  const auto rows = static_cast<int>(quadrants.value->size());
  if (rows != size.rows) {
    faults.add(quadrants.at->place, quadrants.at->pointer(),
               fmt::format("\"quadrants\" has {} rows ({}, as \"points\")", rows, size.rows));
  }
  judge_lengths(*quadrants.value, size.columns, "in \"points\"", faults);
}

void judge_characters(const json::Field<json::List<std::string>>& rows, const json::JsonTree& tree,
                      std::string_view allowed, const char* expected, json::FaultList& faults) {
  if (!rows.value) return;
  for (const json::Field<std::string>& row : *rows.value) {
    if (!row.value || row.value->find_first_not_of(allowed) == std::string::npos) continue;
    const std::vector<Place> places = tree.character_places(*row.at);
    std::size_t byte = 0;
    for (const Place place : places) {
      const auto length =
          static_cast<std::size_t>(std::max(1, json::code_point_length(*row.value, byte)));
      const std::string_view character = std::string_view(*row.value).substr(byte, length);
      byte += length;
      if (length == 1 && allowed.find(character[0]) != std::string_view::npos) continue;
      if (faults.full()) return;
      faults.add(
          place, row.at->pointer(),
          fmt::format("{} has {} ({})", label(*row.at), json::in_quotes(character), expected));
    }
  }
}

}  // namespace chartroom::maps
