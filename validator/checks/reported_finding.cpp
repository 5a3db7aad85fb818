#include "validator/checks/reported_finding.h"

#include <algorithm>

#include "maps/board_lines.h"
#include "maps/json/schema_text.h"

namespace chartroom::checks {
namespace {

constexpr std::size_t kLargestRewrite = std::size_t{1} << 16;

// Placeholders for x and X that no picture of a board contains.
constexpr char kMarkedWater = '\x01';
constexpr char kMarkedIsland = '\x02';

// Returns the lines that edits change in a canonical file. Compares maps without schema, names and
// notes, which may be long: each has its own line before the lines that fixes change.
std::vector<reports::LineChange> changes_by(const std::vector<maps::MapEdit>& edits, maps::Map map,
                                            bool has_schema) {
  const std::size_t schema = has_schema ? 1 : 0;
  const std::size_t names = map.name.size() + 1;
  const std::size_t notes = map.notes.empty() ? 0 : map.notes.size() + 2;
  map.name.clear();
  map.notes.clear();
  std::vector<reports::LineChange> changes =
      reports::line_changes(to_canonical_json(map), to_canonical_json(edited(map, edits)));
  for (reports::LineChange& change : changes)
    change.first += static_cast<int>(schema + names + notes);
  return changes;
}

reports::ExcerptLine marked(std::string text) {
  reports::ExcerptLine line{std::move(text), {}};
  for (std::size_t at = 0; at < line.text.size(); ++at) {
    char& c = line.text[at];
    if (c != kMarkedWater && c != kMarkedIsland) continue;
    c = c == kMarkedIsland ? 'X' : 'x';
    line.marks.push_back(at);
  }
  return line;
}

}  // namespace

std::vector<reports::ExcerptLine> excerpt(const maps::Map& map, const maps::PointSet& points) {
  if (points.empty()) return {};
  int first = map.size.rows;
  int last = -1;
  for (const maps::Point p : points) {
    first = std::min<int>(first, p.row);
    last = std::max<int>(last, p.row);
  }
  const auto symbol = [&](maps::Point p) {
    const char drawn = picture_symbol(map, p);
    if (!points.contains(p)) return std::string(1, drawn);
    return std::string(1, drawn == '#' ? kMarkedIsland : kMarkedWater);
  };
  std::vector<reports::ExcerptLine> lines;
  for (maps::BoardLine& line : board_lines(map, symbol, first - 1, last + 1)) {
    lines.push_back(marked(std::move(line.text)));
  }
  return lines;
}

std::optional<std::vector<reports::LineChange>> fixed_lines(const Fix& fix,
                                                            const maps::MapFile& file,
                                                            const std::string& text) {
  const std::string schema = json::schema_of(text);
  if (!fix.edits.empty() && file.canonical) {
    return changes_by(fix.edits, file.map, !schema.empty());
  }
  if (fix.edits.empty()) {
    return reports::line_changes(text, json::with_schema(to_canonical_json(file.map), schema));
  }
  if (text.size() > kLargestRewrite) return std::nullopt;
  const std::string mended =
      json::with_schema(to_canonical_json(edited(file.map, fix.edits)), schema);
  if (mended.size() > kLargestRewrite) return std::nullopt;
  return reports::line_changes(text, mended);
}

}  // namespace chartroom::checks
