#include "maps/json/tree.h"

#include "maps/json/builder.h"
#include "maps/json/syntax_error.h"
#include "maps/json/text.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/utf8.h"

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

const Value* Value::member(std::string_view name) const {
  if (kind != Kind::object) return nullptr;
  for (const Value* child : children) {
    if (child->key == name) return child;
  }
  return nullptr;
}

std::string Value::pointer() const {
  return parent == nullptr ? "" : pointer_in(parent->pointer());
}

std::string Value::pointer_in(const std::string& parents) const {
  return parents + "/" + (is_member() ? escaped(key) : std::to_string(index));
}

// Refuses texts that are too large, contain NUL or are not UTF-8.
bool Tree::readable(ErrorList& errors) const {
  if (text_.size() > limits_.bytes) {
    errors.add({}, "",
               message("the file is larger than {} MiB (at most {} bytes)", limits_.bytes >> 20,
                       limits_.bytes),
               ErrorKind::not_json);
    return false;
  }
  const std::optional<SyntaxError> error = encoding_error(text_);
  if (!error) return true;
  errors.add(TextCursor(text_).advance_to(error->offset), "", error->said, ErrorKind::not_json);
  return false;
}

const Value* Tree::read(ErrorList& errors) {
  if (!readable(errors)) return nullptr;
  // Some editors begin a file with an invisible byte order mark. Canonical files have none.
  const std::size_t start = text_.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  return build_json(text_, start, limits_, values_, errors) ? &values_.front() : nullptr;
}

std::vector<TextPosition> Tree::character_positions(const Value& string) const {
  std::vector<TextPosition> positions;
  positions.reserve(string.text.size());
  int column = string.position.column + 1;
  StringCharacters characters(text_, string.offset);
  while (const auto character = characters.next()) {
    positions.push_back({string.position.line, column});
    column += character->columns;
  }
  return positions;
}

Message described(const Value& value) {
  switch (value.kind) {
    case Value::Kind::string:
      return value.text.empty() ? message("empty") : Message(in_quotes(value.text));
    case Value::Kind::list:
      if (value.children.empty()) return message("an empty list");
      return message("a list of {}", value.children.size());
    case Value::Kind::object:
      return message("an object");
    default:
      return value.text.size() > 40 ? value.text.substr(0, 40) + "…" : value.text;
  }
}

Message label(const Value& value) {
  if (value.parent == nullptr) return message("the file");
  if (value.is_member()) return in_quotes(value.key);
  return message("element {} of {}", value.index + 1, label(*value.parent));
}

Message refusal(const Value& at, const Message& expected) {
  return message("{} must be {}, not {}", label(at), expected, described(at));
}

Message missing_member(const Value& object, std::string_view name) {
  if (object.parent == nullptr) return message("missing required member {}", in_quotes(name));
  return message("missing required member {} in {}", in_quotes(name), label(object));
}

Message unknown_member(std::string_view name, const std::set<std::string>& known) {
  const std::vector<std::string_view> names(known.begin(), known.end());
  const std::vector<std::size_t> nearest = nearest_words(name, names);
  if (!nearest.empty()) {
    return message("unknown member {} (did you mean {}?)", in_quotes(name),
                   in_quotes(names[nearest.front()]));
  }
  std::string all;
  for (const std::string_view one : names) all += (all.empty() ? "" : ", ") + std::string(one);
  return message("unknown member {} (known: {})", in_quotes(name), all);
}

}  // namespace chartroom::json
