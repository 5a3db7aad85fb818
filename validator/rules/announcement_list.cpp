#include "validator/rules/announcement_list.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "validator/rules/call_reader.h"
#include "validator/rules/game_words.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::rules {
namespace {

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

std::string axis_line_name(Axis axis, int line) {
  return fmt::format("{} {}", to_string(axis),
                     axis == Axis::row ? maps::row_name(line) : maps::column_name(line));
}

void refuse_all_but_calls(LineReader& line) {
  const auto word = parse_word(line.peek());
  if (word && *word >= Word::start) line.fail(message("only a call can be here"));
}

int take_number(LineReader& line) {
  return taken(line, message("the number of an earlier line"), [](const std::string& text) {
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    const bool good = error == std::errc{} && stop == end && value > 0;
    return good ? std::optional<int>(value) : std::nullopt;
  });
}

}  // namespace

std::string heard_text(const Announcement& said, maps::Team tracked) {
  if (said.team == tracked) return their_text(said);
  if (said.kind == ActionKind::sonar) return axis_line_name(said.axis, said.line);
  return fmt::format("we torpedo {} {}", to_string(said.point), said.hit ? "hit" : "miss");
}

std::string heard_text(const HeardLine& heard, maps::Team tracked) {
  if (heard.corrects != 0) {
    HeardLine meant = heard;
    meant.corrects = 0;
    const std::string text = heard_text(meant, tracked);
    return fmt::format("mend {}{}{}", heard.corrects, text.empty() ? "" : " ", text);
  }
  if (heard.inserts != 0) {
    return fmt::format("insert {} {}", heard.inserts, heard_text(heard.said, tracked));
  }
  switch (heard.kind) {
    case HeardKind::start:
      return "start";
    case HeardKind::undo:
      return "undo";
    case HeardKind::unsaid:
      return "";
    case HeardKind::announcement:
      break;
  }
  return heard_text(heard.said, tracked);
}

std::string shown_line(std::string line) {
  constexpr std::string_view kWord = "torpedo";
  if (const auto at = line.find(kWord); at != line.npos) line.replace(at, kWord.size(), "missile");
  return line;
}

std::string heard_event(const HeardLine& heard, maps::Team tracked) {
  const std::string text = heard_text(heard, tracked);
  return text.substr(0, text.find(' '));
}

std::optional<FileError> outside(const HeardLine& heard, maps::Size size, const std::string& path) {
  if (heard.kind != HeardKind::announcement) return std::nullopt;
  const Announcement& said = heard.said;
  const bool on_point = said.kind == ActionKind::torpedo || said.kind == ActionKind::surface;
  Message missing;
  if (on_point && !size.contains(said.point)) missing = message("point {}", to_string(said.point));
  if (said.kind == ActionKind::sonar &&
      said.line >= (said.axis == Axis::row ? size.rows : size.columns)) {
    missing = said.axis == Axis::row ? message("row {}", maps::row_name(said.line))
                                     : message("column {}", maps::column_name(said.line));
  }
  if (missing.empty()) return std::nullopt;
  return FileError::at(path, heard.position,
                       message("the map has no {} (its columns are A to {}, its rows 1 to {})",
                               missing, maps::column_name(size.columns - 1), size.rows));
}

AnnouncementReader::AnnouncementReader(std::string path, maps::Team tracked)
    : path_(std::move(path)), tracked_(tracked) {}

void AnnouncementReader::report(TextPosition position, Message what) {
  errors_.push_back(FileError::at(path_, position, std::move(what)));
}

std::optional<HeardLine> AnnouncementReader::read_line(std::string_view text) {
  LineReader line(plain_words(text), ++number_);
  if (line.done()) return std::nullopt;
  try {
    return read_words(line);
  } catch (const Misread& misread) {
    report(misread.position, misread.what);
    return std::nullopt;
  }
}

void AnnouncementReader::forget_line() {
  while (!errors_.empty() && errors_.back().line == number_) errors_.pop_back();
  --number_;
}

std::optional<HeardLine> AnnouncementReader::read_words(LineReader& line) {
  if (read_header(line)) return std::nullopt;
  if (!map_ && needs_header_) {
    line.fail(message("the list must name its map before the first announcement: map ID"));
  }
  HeardLine heard = take_heard(line);
  line.finish();
  if (auto error = size_ ? outside(heard, *size_, path_) : std::nullopt) {
    errors_.push_back(std::move(*error));
    return std::nullopt;
  }
  refuse_own_shot_at_land(heard);
  heard_ = true;
  count(heard);
  return heard;
}

// A point that the enemy calls may be misheard; a target of our own is known.
void AnnouncementReader::refuse_own_shot_at_land(const HeardLine& heard) {
  const Announcement& said = heard.said;
  const bool own_shot = heard.kind == HeardKind::announcement && said.kind == ActionKind::torpedo &&
                        said.team != tracked_;
  if (!own_shot || !islands_.contains(said.point)) return;
  throw Misread{heard.position, message("{} is an island; our missiles need a water target",
                                        to_string(said.point))};
}

// Reads a line of the header; false if the line belongs to no header.
bool AnnouncementReader::read_header(LineReader& line) {
  const TextPosition position = line.position();
  const bool first = !std::exchange(begun_, true);
  if (line.take("chartroom-announcements")) {
    if (!first) throw Misread{position, message("only the first line of a list may be this")};
    // A list of another version is still read, so that its other errors come out too.
    if (!line.take("1")) line.refuse(message("version 1"));
    line.finish();
    return true;
  }
  if (first && needs_header_)
    report(position, message("a list begins with \"chartroom-announcements 1\""));
  if (line.take("team")) {
    read_team(line, position);
    return true;
  }
  if (!line.take("map")) return first && needs_header_;
  if (map_) throw Misread{position, message("the list already names its map")};
  const TextPosition name_position = line.position();
  map_ = take_map_name(line);
  map_position_ = name_position;
  return true;
}

void AnnouncementReader::read_team(LineReader& line, TextPosition position) {
  if (team_) throw Misread{position, message("the list already has a team")};
  if (heard_) throw Misread{position, message("the team must come before the first call")};
  const maps::Team team = taken(line, message("blue or green"), maps::parse_team);
  line.finish();
  team_ = team;
}

void AnnouncementReader::take_call(LineReader& line, HeardLine& heard) const {
  const Call call = rules::take_call(line, tracked_, size_);
  heard.said = call.said;
  heard.tells_damage = call.tells_damage;
}

HeardLine AnnouncementReader::take_heard(LineReader& line) const {
  HeardLine heard;
  heard.position = line.position();
  if (take_word(line, Word::correct)) return take_correction(line, heard);
  if (take_word(line, Word::insert)) return take_insertion(line, heard);
  if (take_word(line, Word::start)) {
    heard.kind = HeardKind::start;
  } else if (take_word(line, Word::undo)) {
    heard.kind = HeardKind::undo;
  } else {
    take_call(line, heard);
  }
  return heard;
}

// Reads the corrected call, or that the line was never said.
HeardLine AnnouncementReader::take_correction(LineReader& line, HeardLine heard) const {
  LineReader number = line;
  heard.corrects = take_number(line);
  const HeardLine* corrected = standing(heard.corrects);
  if (corrected == nullptr || corrected->kind != HeardKind::announcement)
    number.fail(message("line {} is not a call that can be corrected", heard.corrects));
  if (line.done()) {
    heard.kind = HeardKind::unsaid;
  } else {
    refuse_all_but_calls(line);
    take_call(line, heard);
  }
  return heard;
}

HeardLine AnnouncementReader::take_insertion(LineReader& line, HeardLine heard) const {
  LineReader number = line;
  heard.inserts = take_number(line);
  if (standing(heard.inserts) == nullptr) {
    number.fail(message("no call can be inserted before line {}", heard.inserts));
  }
  refuse_all_but_calls(line);
  take_call(line, heard);
  return heard;
}

// Returns the standing call or start with this number, or null.
const HeardLine* AnnouncementReader::standing(int number) const {
  const auto found = std::find_if(standing_.begin(), standing_.end(), [number](const HeardLine& h) {
    return h.position.line == number && h.corrects == 0;
  });
  return found == standing_.end() ? nullptr : &*found;
}

void AnnouncementReader::count(const HeardLine& heard) {
  if (heard.kind != HeardKind::undo) {
    standing_.push_back(heard);
  } else if (standing_.empty()) {
    throw Misread{heard.position, message("nothing to undo")};
  } else {
    standing_.pop_back();
  }
}

std::vector<FileError> AnnouncementReader::finish() {
  if (!needs_header_) return errors_;
  if (!begun_) {
    report({1, 1}, message("not a list (expected chartroom-announcements 1)"));
  } else if (!map_ && errors_.empty()) {
    report({1, 1}, message("the list names no map (expected a line: map ID)"));
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

std::optional<maps::Team> team_of_list(std::string_view text) {
  AnnouncementReader reader("", maps::Team::green);
  reader.need_no_header();
  for_each_line(text, [&](std::string_view line, int) {
    if (!reader.team()) reader.read_line(line);
  });
  return reader.team();
}

}  // namespace chartroom::rules
