#include "validator/rules/announcement_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chartroom::rules {
namespace {

Announcement take_their_torpedo(LineReader& line, maps::Team tracked) {
  Announcement said;
  said.team = tracked;
  said.kind = ActionKind::torpedo;
  said.point = take_point(line);
  // At the table either may be said first.
  while (!line.done()) {
    const bool self = !said.self && line.take("self");
    const bool hit = !self && !said.hit && line.take("hit");
    if (!self && !hit) line.refuse("self when it damaged them, hit when it hit us, or nothing");
    said.self = said.self || self;
    said.hit = said.hit || hit;
  }
  return said;
}

Announcement take_our_torpedo(LineReader& line, maps::Team tracked) {
  Announcement said;
  said.team = other(tracked);
  said.kind = ActionKind::torpedo;
  if (!line.take("torpedo")) line.refuse("torpedo: of our own actions only shots are written");
  said.point = take_point(line);
  said.hit = line.take("hit");
  if (!said.hit && !line.take("miss")) line.refuse("hit or miss");
  return said;
}

Announcement take_answer(LineReader& line, Axis axis, maps::Team tracked) {
  Announcement said;
  said.team = other(tracked);
  said.kind = ActionKind::sonar;
  said.axis = axis;
  said.line = axis == Axis::row ? take_row(line) : take_column(line);
  return said;
}

Announcement take_surfacing(LineReader& line, maps::Team tracked) {
  Announcement said;
  said.team = tracked;
  said.kind = ActionKind::surface;
  said.point = take_point(line);
  said.self = line.take("damage");
  return said;
}

Announcement take_announcement(LineReader& line, maps::Team tracked) {
  if (line.take("torpedo")) return take_their_torpedo(line, tracked);
  if (line.take("we")) return take_our_torpedo(line, tracked);
  if (line.take("row")) return take_answer(line, Axis::row, tracked);
  if (line.take("column")) return take_answer(line, Axis::column, tracked);
  if (line.take("surface")) return take_surfacing(line, tracked);
  Announcement said;
  said.team = tracked;
  if (line.take("silence")) {
    said.kind = ActionKind::silence;
  } else if (line.take("sonar")) {
    said.kind = ActionKind::sonar;
    if (!line.done()) line.fail("the answer to our sonar is written without \"sonar\": row 8");
  } else {
    said.kind = ActionKind::navigate;
    said.direction = taken(
        line,
        "up, down, left, right, silence, sonar, row, column, torpedo, we, surface, start, undo",
        [](const std::string& text) { return maps::parse_direction(text); });
  }
  return said;
}

std::string their_text(const Announcement& said) {
  switch (said.kind) {
    case ActionKind::navigate:
      return std::string(to_string(said.direction));
    case ActionKind::silence:
      return "silence";
    case ActionKind::sonar:
      return "sonar";
    case ActionKind::torpedo:
      return fmt::format("torpedo {}{}{}", to_string(said.point), said.self ? " self" : "",
                         said.hit ? " hit" : "");
    case ActionKind::surface:
      break;
  }
  return fmt::format("surface {}{}", to_string(said.point), said.self ? " damage" : "");
}

std::string line_name(Axis axis, int line) {
  return fmt::format("{} {}", to_string(axis),
                     axis == Axis::row ? maps::row_name(line) : maps::column_name(line));
}

}  // namespace

std::string heard_text(const Announcement& said, maps::Team tracked) {
  if (said.team == tracked) return their_text(said);
  if (said.kind == ActionKind::sonar) return line_name(said.axis, said.line);
  return fmt::format("we torpedo {} {}", to_string(said.point), said.hit ? "hit" : "miss");
}

std::string heard_text(const HeardLine& heard, maps::Team tracked) {
  if (heard.kind == HeardKind::start) return "start";
  if (heard.kind == HeardKind::undo) return "undo";
  return heard_text(heard.said, tracked);
}

std::string heard_event(const HeardLine& heard, maps::Team tracked) {
  const std::string text = heard_text(heard, tracked);
  return text.substr(0, text.find(' '));
}

std::optional<FileError> outside(const HeardLine& heard, maps::Size size, const std::string& path) {
  if (heard.kind != HeardKind::announcement) return std::nullopt;
  const Announcement& said = heard.said;
  const bool on_point = said.kind == ActionKind::torpedo || said.kind == ActionKind::surface;
  std::string missing;
  if (on_point && !size.contains(said.point)) missing = "point " + to_string(said.point);
  if (said.kind == ActionKind::sonar &&
      said.line >= (said.axis == Axis::row ? size.rows : size.columns)) {
    missing = line_name(said.axis, said.line);
  }
  if (missing.empty()) return std::nullopt;
  return FileError::at(
      path, heard.position,
      fmt::format("the map has no {} (it is {} x {} points)", missing, size.columns, size.rows));
}

AnnouncementReader::AnnouncementReader(std::string path, maps::Team tracked)
    : path_(std::move(path)), tracked_(tracked) {}

void AnnouncementReader::report(TextPosition position, std::string what) {
  errors_.push_back(FileError::at(path_, position, std::move(what)));
}

std::optional<HeardLine> AnnouncementReader::read_line(std::string_view text) {
  LineReader line(text, ++number_);
  if (line.done()) return std::nullopt;
  try {
    return read_words(line);
  } catch (const Misread& misread) {
    report(misread.position, misread.what);
    return std::nullopt;
  }
}

std::optional<HeardLine> AnnouncementReader::read_words(LineReader& line) {
  if (!has_version_ || line.peek() == "chartroom-announcements" || line.peek() == "map") {
    read_header(line);
    return std::nullopt;
  }
  if (!map_) line.fail("before the first announcement the list names its map: map ID");
  HeardLine heard;
  heard.position = line.position();
  if (line.take("start")) {
    heard.kind = HeardKind::start;
  } else if (line.take("undo")) {
    heard.kind = HeardKind::undo;
  } else {
    heard.said = take_announcement(line, tracked_);
  }
  line.finish();
  if (auto error = size_ ? outside(heard, *size_, path_) : std::nullopt) {
    errors_.push_back(std::move(*error));
    return std::nullopt;
  }
  count(heard);
  return heard;
}

void AnnouncementReader::read_header(LineReader& line) {
  const TextPosition position = line.position();
  if (line.take("chartroom-announcements")) {
    if (has_version_) throw Misread{position, "a list has one such line, its first"};
    // A list of another version is still read, so that its other errors come out too.
    has_version_ = true;
    if (!line.take("1")) line.refuse("version 1");
    line.finish();
    return;
  }
  if (!has_version_) {
    has_version_ = true;
    report(position, "a list begins with \"chartroom-announcements 1\"");
  }
  if (!line.take("map")) return;
  if (map_) throw Misread{position, "the list already names its map"};
  const TextPosition name_position = line.position();
  map_ = take_map_name(line);
  map_position_ = name_position;
}

void AnnouncementReader::count(const HeardLine& heard) {
  if (heard.kind != HeardKind::undo) {
    ++standing_;
  } else if (standing_ == 0) {
    throw Misread{heard.position, "there is no line left to take back"};
  } else {
    --standing_;
  }
}

std::vector<FileError> AnnouncementReader::finish() {
  if (!has_version_) {
    report({1, 1}, "no list here (expected chartroom-announcements 1)");
  } else if (!map_ && errors_.empty()) {
    report({1, 1}, "the list names no map (expected a line: map ID)");
  }
  return errors_;
}

ParseResult<AnnouncementList> parse_announcements(std::string_view text, const std::string& path,
                                                  maps::Team tracked) {
  AnnouncementReader reader(path, tracked);
  AnnouncementList list;
  for_each_line(text, [&](std::string_view line, int) {
    if (const auto heard = reader.read_line(line)) list.lines.push_back(*heard);
  });
  std::vector<FileError> errors = reader.finish();
  if (!errors.empty()) return {std::nullopt, std::move(errors)};
  list.map = reader.map().value();
  list.map_position = reader.map_position();
  return {std::move(list), {}};
}

}  // namespace chartroom::rules
