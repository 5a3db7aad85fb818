#include "maps/files/rows.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "maps/json/document.h"
#include "maps/platform/utf8.h"

namespace chartroom::maps {
namespace {

bool in_range(int side) { return side >= kMinSide && side <= kMaxSide; }

void validate_lengths(const json::List<std::string>& rows, int columns, MessageTemplate<3> refused,
                      json::ErrorList& errors) {
  for (const json::Field<std::string>& row : rows) {
    if (!row.value) continue;
    const int length = count_code_points(*row.value);
    if (length == columns) continue;
    errors.add(row.at->position, row.at->pointer(),
               message(refused, label(*row.at), columns, length));
  }
}

// Returns the most frequent length, on ties the first row's. So one wrong row, even the first,
// gives one error.
int usual_length(const json::List<std::string>& rows) {
  std::map<int, int> counts;
  for (const json::Field<std::string>& row : rows) {
    if (row.value) ++counts[count_code_points(*row.value)];
  }
  const auto most = std::ranges::max_element(
      counts, {}, [](const std::pair<const int, int>& count) { return count.second; });
  const int first = count_code_points(*rows.front().value);
  return counts[first] == most->second ? first : most->first;
}

}  // namespace

std::optional<Size> validate_size(const json::Field<json::List<std::string>>& points,
                                  json::ErrorList& errors) {
  if (!points.value) return std::nullopt;
  const json::List<std::string>& rows = *points.value;
  Size size{0, static_cast<int>(rows.size())};
  if (!in_range(size.rows)) {
    errors.add(
        points.at->position, points.at->pointer(),
        message("\"points\" must have {} to {} rows, not {}", kMinSide, kMaxSide, size.rows));
  }
  if (rows.empty() || !rows.front().value) return std::nullopt;
  const int first = count_code_points(*rows.front().value);
  const int usual = usual_length(rows);
  size.columns = in_range(usual) ? usual : first;
  if (!in_range(size.columns)) {
    errors.add(rows.front().at->position, rows.front().at->pointer(),
               message("the first row of \"points\" must have {} to {} columns, not {}", kMinSide,
                       kMaxSide, first));
    return std::nullopt;
  }
  constexpr MessageTemplate<3> kAsFirst =
      translatable("{} must have {} characters like the first row, not {}");
  constexpr MessageTemplate<3> kAsMost =
      translatable("{} must have {} characters like most rows, not {}");
  validate_lengths(rows, size.columns, first == size.columns ? kAsFirst : kAsMost, errors);
  if (!in_range(size.rows)) return std::nullopt;
  return size;
}

void validate_shape(const json::Field<json::List<std::string>>& quadrants, Size size,
                    json::ErrorList& errors) {
  if (!quadrants.value) return;
  const auto rows = static_cast<int>(quadrants.value->size());
  if (rows != size.rows) {
    errors.add(quadrants.at->position, quadrants.at->pointer(),
               message("\"quadrants\" must have {} rows like \"points\", not {}", size.rows, rows));
  }
  validate_lengths(*quadrants.value, size.columns,
                   translatable("{} must have {} characters like \"points\", not {}"), errors);
}

void validate_characters(const json::Field<json::List<std::string>>& rows, const json::Tree& tree,
                         std::string_view allowed, const Message& expected,
                         json::ErrorList& errors) {
  if (!rows.value) return;
  for (const json::Field<std::string>& row : *rows.value) {
    if (!row.value || row.value->find_first_not_of(allowed) == std::string::npos) continue;
    const std::vector<TextPosition> positions = tree.character_positions(*row.at);
    std::size_t byte = 0;
    for (const TextPosition position : positions) {
      const auto length =
          static_cast<std::size_t>(std::max(1, code_point_length(*row.value, byte)));
      const std::string_view character = std::string_view(*row.value).substr(byte, length);
      byte += length;
      if (length == 1 && allowed.find(character[0]) != std::string_view::npos) continue;
      if (errors.skip_if_full()) continue;
      errors.add(
          position, row.at->pointer(),
          message("{} has {} (expected {})", label(*row.at), json::in_quotes(character), expected));
    }
  }
}

}  // namespace chartroom::maps
