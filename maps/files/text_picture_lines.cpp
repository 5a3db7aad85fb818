#include <charconv>
#include <utility>

#include "maps/files/text_picture_reading.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::maps {
namespace {

// Reads "key: value" lines into a map. A later step validates ranges as for a map file.
class LinesReader {
 public:
  LinesReader(PictureSource& source, Map& map) : source_(source), map_(map) {}

  PictureKeys read() {
    for (; source_.at < source_.lines.size(); ++source_.at) read_line();
    if (keys_.contains("surfacing.safe") && !keys_.contains("surfacing.damage_elsewhere")) {
      source_.add_error(keys_["surfacing.safe"].line, 0,
                        "surface points need surfacing.damage_elsewhere");
    }
    return std::move(keys_);
  }

 private:
  void add_error_at_value(const std::string& what) {
    source_.add_error(value_.line, value_.byte, what);
  }

  void read_line();
  void set(const std::string& key, const std::string& value);
  bool set_text(const std::string& key, const std::string& value);
  bool set_rule(const std::string& key, const std::string& value);
  void set_safe(const std::string& value);
  std::string unescaped();
  std::optional<Point> point(const std::string& text);
  std::optional<int> number(const std::string& text);
  Surfacing& surfacing() { return map_.surfacing ? *map_.surfacing : map_.surfacing.emplace(); }

  PictureSource& source_;
  Map& map_;
  PictureKeys keys_;
  KeyPlace value_;  // of the current line
};

std::string unknown_key(const std::string& key) {
  std::vector<std::string> keys{"id",
                                "revision",
                                "author",
                                "license",
                                "theme",
                                "starts.blue",
                                "starts.green",
                                "surfacing.safe",
                                "name.en",
                                "notes.en",
                                "surfacing.damage_elsewhere"};
  for (const HouseRule& rule : kHouseRules) keys.push_back(std::string("rules.") + rule.name);
  const std::vector<std::size_t> nearest =
      nearest_words(key, std::vector<std::string_view>(keys.begin(), keys.end()));
  const std::string what = json::in_quotes(key) + " is not a key of a map";
  if (nearest.empty()) return what;
  return what + " (did you mean " + json::in_quotes(keys[nearest.front()]) + "?)";
}

void LinesReader::read_line() {
  const std::string_view text = source_.lines[source_.at];
  if (text.empty()) return;
  const std::size_t colon = text.find(':');
  if (colon == text.npos)
    return source_.add_error(source_.at, 0, "missing colon (expected key: value)");
  const std::string key(text.substr(0, colon));
  value_ = {source_.at, colon + (text.substr(colon).starts_with(": ") ? 2 : 1)};
  if (!keys_.emplace(key, value_).second) {
    return source_.add_error(source_.at, 0, "duplicate key " + json::in_quotes(key));
  }
  set(key, unescaped());
}

std::string LinesReader::unescaped() {
  std::string result;
  const std::string_view text = source_.lines[value_.line];
  for (std::size_t i = value_.byte; i < text.size(); ++i) {
    const std::string_view two = text.substr(i, 2);
    if (text[i] != '\\') {
      result += text[i];
    } else if (two == "\\\\" || two == "\\n" || two == "\\r") {
      result += two[1] == 'n' ? '\n' : two[1] == 'r' ? '\r' : '\\';
      ++i;
    } else if (const auto character = escaped_character(text.substr(i))) {
      result += character->utf8;
      i += character->length - 1;
    } else {
      source_.add_error(value_.line, i,
                        "unknown escape (expected \\n, \\r, \\\\ or one such as \\u{1b})");
    }
  }
  return result;
}

std::optional<Point> LinesReader::point(const std::string& text) {
  const std::optional<Point> result = parse_point(text);
  if (!result)
    add_error_at_value(json::in_quotes(text) + " is not a point (expected one such as C7)");
  return result;
}

std::optional<int> LinesReader::number(const std::string& text) {
  int result = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, result);
  if (error == std::errc{} && stop == end) return result;
  add_error_at_value(json::in_quotes(text) + " is not a whole number");
  return std::nullopt;
}

bool LinesReader::set_text(const std::string& key, const std::string& value) {
  const std::map<std::string, std::string*> texts{{"id", &map_.id},
                                                  {"revision", &map_.revision},
                                                  {"author", &map_.author},
                                                  {"license", &map_.license}};
  if (const auto text = texts.find(key); text != texts.end()) {
    *text->second = value;
  } else if (key.starts_with("name.")) {
    map_.name[key.substr(5)] = value;
  } else if (key.starts_with("notes.")) {
    map_.notes[key.substr(6)] = value;
  } else {
    return false;
  }
  return true;
}

bool LinesReader::set_rule(const std::string& key, const std::string& value) {
  for (const HouseRule& rule : kHouseRules) {
    if (key != std::string("rules.") + rule.name) continue;
    map_.rules.*rule.replacement = number(value);
    return true;
  }
  return false;
}

void LinesReader::set_safe(const std::string& value) {
  std::size_t from = 0;
  while (from < value.size()) {
    const std::size_t end = std::min(value.find(' ', from), value.size());
    const std::optional<Point> p = point(value.substr(from, end - from));
    if (p && surfacing().safe.contains(*p)) add_error_at_value(to_string(*p) + " is listed twice");
    if (p) surfacing().safe.insert(*p);
    from = end + 1;
  }
}

void LinesReader::set(const std::string& key, const std::string& value) {
  if (set_text(key, value) || set_rule(key, value)) return;
  if (key == "theme") {
    map_.theme = parse_theme(value);
    if (!map_.theme)
      add_error_at_value(json::in_quotes(value) +
                         " is not a theme (expected tropical, arctic, reef or night)");
  } else if (key == "starts.blue") {
    map_.starts.blue = point(value);
  } else if (key == "starts.green") {
    map_.starts.green = point(value);
  } else if (key == "surfacing.safe") {
    set_safe(value);
  } else if (key == "surfacing.damage_elsewhere") {
    surfacing().damage_elsewhere = number(value).value_or(1);
  } else {
    source_.add_error(value_.line, 0, unknown_key(key));
  }
}

}  // namespace

PictureKeys read_lines(PictureSource& source, Map& map) { return LinesReader(source, map).read(); }

}  // namespace chartroom::maps
