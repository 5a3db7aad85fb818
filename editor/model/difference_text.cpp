#include "editor/model/difference_text.h"

#include "editor/model/marked.h"

namespace chartroom::editor {
namespace {

// More points than this are better seen in the picture.
constexpr int kMostNamed = 12;

std::string list(const maps::PointSet& points) {
  std::string text;
  int named = 0;
  for (const maps::Point p : points) {
    if (named == kMostNamed) return text + ", …";
    text += (named++ == 0 ? "" : ", ") + to_string(p);
  }
  return text;
}

struct Field {
  std::string_view key;
  const char* label;
};
constexpr Field kFields[] = {
    {"id", marked("Id")},         {"revision", marked("Revision")},
    {"author", marked("Author")}, {"license", marked("License")},
    {"theme", marked("Theme")},   {"surfacing.damage_elsewhere", marked("Surfacing")}};
// Keys that end in a language.
constexpr Field kTextFields[] = {{"name.", marked("Name")}, {"notes.", marked("Notes")}};

// Sets the label of the map's value in a sentence.
void name_field(std::string_view key, DifferenceSentence& sentence) {
  for (const Field& field : kFields) {
    if (key == field.key) sentence.field = field.label;
  }
  for (const Field& text : kTextFields) {
    if (!key.starts_with(text.key)) continue;
    sentence.field = text.label;
    sentence.language = key.substr(text.key.size());
  }
  for (const maps::HouseRule& rule : maps::kHouseRules) {
    if (key == std::string("rules.") + rule.name) sentence.field = rule.label;
  }
}

class Writer {
 public:
  std::vector<DifferenceSentence> all(const maps::MapDifference& d) {
    write_size(d);
    add_points(marked("New islands: %1"), d.became_island);
    add_points(marked("Removed islands: %1"), d.became_water);
    for (const maps::QuadrantMove& move : d.quadrants) {
      add(marked("From quadrant %1 to quadrant %2: %3"),
          {std::to_string(move.before), std::to_string(move.after), list(move.points)},
          move.points);
    }
    for (const maps::Renumbering& r : d.renumbered) {
      add(marked("Quadrant %1 is now %2"), {std::to_string(r.before), std::to_string(r.after)});
    }
    for (const maps::StartChange& start : d.starts) write_start(start);
    add_points(marked("New surface points: %1"), d.became_safe);
    add_points(marked("No longer surface points: %1"), d.no_longer_safe);
    for (const maps::ValueChange& value : d.values) write_value(value);
    return std::move(sentences_);
  }

 private:
  void add(const char* text, std::vector<std::string> values, const maps::PointSet& points = {}) {
    sentences_.push_back({text, std::move(values), points});
  }

  void add_points(const char* text, const maps::PointSet& points) {
    if (!points.empty()) add(text, {list(points)}, points);
  }

  void write_size(const maps::MapDifference& d) {
    if (d.size_before == d.size_after) return;
    add(marked("The map has %1 columns and %2 rows (was %3 and %4)"),
        {std::to_string(d.size_after.columns), std::to_string(d.size_after.rows),
         std::to_string(d.size_before.columns), std::to_string(d.size_before.rows)},
        d.gained);
  }

  void write_start(const maps::StartChange& start) {
    const bool blue = start.team == maps::Team::blue;
    if (!start.after) {
      return add(blue ? marked("Blue may start anywhere (was %1)")
                      : marked("Green may start anywhere (was %1)"),
                 {to_string(*start.before)}, {*start.before});
    }
    if (!start.before) {
      return add(blue ? marked("Blue starts on %1 (was anywhere)")
                      : marked("Green starts on %1 (was anywhere)"),
                 {to_string(*start.after)}, {*start.after});
    }
    add(blue ? marked("Blue starts on %1 (was %2)") : marked("Green starts on %1 (was %2)"),
        {to_string(*start.after), to_string(*start.before)}, {*start.after, *start.before});
  }

  void write_value(const maps::ValueChange& value) {
    if (!value.after) {
      add(marked("%1 removed (was %2)"), {value.key, *value.before});
    } else if (!value.before) {
      add(marked("%1 added: %2"), {value.key, *value.after});
    } else {
      add(marked("%1 is %2 (was %3)"), {value.key, *value.after, *value.before});
    }
    name_field(value.key, sentences_.back());
  }

  std::vector<DifferenceSentence> sentences_;
};

}  // namespace

std::vector<DifferenceSentence> sentences(const maps::MapDifference& difference) {
  return Writer().all(difference);
}

std::string with_values(std::string text, const std::vector<std::string>& values) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto number = text[i] == '%' && i + 1 < text.size()
                            ? static_cast<std::size_t>(text[i + 1] - '1')
                            : values.size();
    if (number < values.size()) {
      result += values[number];
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

}  // namespace chartroom::editor
