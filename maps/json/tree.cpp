#include "maps/json/tree.h"

#include <fmt/format.h>

#include <algorithm>

#include "maps/json/builder.h"
#include "maps/json/text.h"
#include "maps/platform/safe_file.h"

namespace chartroom::json {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

std::string escaped(std::string_view key) {
  std::string result;
  for (const char c : key) {
    if (c == '~') {
      result += "~0";
    } else if (c == '/') {
      result += "~1";
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace

const JsonValue* JsonValue::member(std::string_view name) const {
  if (kind != Kind::object) return nullptr;
  for (const JsonValue* child : children) {
    if (child->key == name) return child;
  }
  return nullptr;
}

std::string JsonValue::pointer() const {
  return parent == nullptr ? "" : pointer_in(parent->pointer());
}

std::string JsonValue::pointer_in(const std::string& parents) const {
  return parents + "/" + (is_member() ? escaped(key) : std::to_string(index));
}

// What ends the reading before it begins: size, NUL, bytes that are no text.
bool JsonTree::readable(FaultList& faults) const {
  if (text_.size() > limits_.bytes) {
    faults.add({}, "",
               fmt::format("the file is larger than {} MiB (at most {} bytes)", limits_.bytes >> 20,
                           limits_.bytes),
               Fault::not_json);
    return false;
  }
  const std::size_t at = std::min(utf8_length(text_), text_.find('\0'));
  if (at == text_.size()) return true;
  const std::string what = text_[at] == '\0'
                               ? "a NUL byte (text without NUL)"
                               : fmt::format("broken UTF-8: byte {:02X} (text in UTF-8)",
                                             static_cast<unsigned char>(text_[at]));
  faults.add(TextCursor(text_).advance_to(at), "", what, Fault::not_json);
  return false;
}

const JsonValue* JsonTree::read(FaultList& faults) {
  if (!readable(faults)) return nullptr;
  std::size_t start = 0;
  if (text_.starts_with(kByteOrderMark)) {
    faults.add({}, "", "a byte order mark (UTF-8 without one)", Fault::not_json);
    start = kByteOrderMark.size();
  }
  return build_json(text_, start, limits_, values_, faults) ? &values_.front() : nullptr;
}

std::vector<Place> JsonTree::character_places(const JsonValue& string) const {
  std::vector<Place> places;
  places.reserve(string.text.size());
  int column = string.place.column + 1;
  StringCharacters characters(text_, string.offset);
  while (const auto character = characters.next()) {
    places.push_back({string.place.line, column});
    column += character->columns;
  }
  return places;
}

std::string described(const JsonValue& value) {
  switch (value.kind) {
    case JsonValue::Kind::string:
      return value.text.empty() ? "empty" : in_quotes(value.text);
    case JsonValue::Kind::list:
      return "a list";
    case JsonValue::Kind::object:
      return "an object";
    default:
      return value.text.size() > 40 ? value.text.substr(0, 40) + "…" : value.text;
  }
}

std::string label(const JsonValue& value) {
  if (value.parent == nullptr) return "the file";
  if (value.is_member()) return in_quotes(value.key);
  return fmt::format("element {} of {}", value.index + 1, label(*value.parent));
}

}  // namespace chartroom::json
