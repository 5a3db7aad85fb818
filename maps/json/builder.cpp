#include "maps/json/builder.h"

#include <fmt/core.h>
#include <rapidjson/error/error.h>
#include <rapidjson/reader.h>

#include <cstdint>
#include <set>

#include "maps/json/syntax_error.h"
#include "maps/json/text.h"

namespace chartroom::json {
namespace {

// Returns 10000 as "10,000".
std::string in_thousands(std::size_t n) {
  return n < 1000 ? std::to_string(n) : fmt::format("{},{:03}", n / 1000, n % 1000);
}

// Receives the reader's events. Only white space, commas and colons separate two tokens, so the end
// of the last token gives the start of the next.
class Builder {
 public:
  Builder(std::string_view text, std::size_t start, const Limits& limits, std::deque<Value>& values,
          ErrorList& errors)
      : text_(text),
        limits_(limits),
        end_(start),
        cursor_(text),
        values_(values),
        errors_(errors) {}

  bool Null() { return word(Value::Kind::null); }
  bool Bool(bool) { return word(Value::Kind::boolean); }
  bool RawNumber(const char*, unsigned, bool) { return word(Value::Kind::number); }
  // Not called: numbers come as text.
  bool Int(int) { return false; }
  bool Uint(unsigned) { return false; }
  bool Int64(std::int64_t) { return false; }
  bool Uint64(std::uint64_t) { return false; }
  bool Double(double) { return false; }

  bool String(const char* characters, unsigned length, bool) {
    const std::size_t start = next_token();
    Value& value = add(Value::Kind::string, start);
    value.text.assign(characters, length);
    validate_string(value.text, start, value.position, value);
    end_ = end_of_string(text_, start);
    return is_within_limit(value);
  }
  bool Key(const char* characters, unsigned length, bool) {
    key_start_ = next_token();
    key_.assign(characters, length);
    key_position_ = cursor_.advance_to(key_start_);
    end_ = end_of_string(text_, key_start_);
    return true;
  }
  bool StartObject() { return open(Value::Kind::object); }
  bool StartArray() { return open(Value::Kind::list); }
  bool EndObject(unsigned) { return close(); }
  bool EndArray(unsigned) { return close(); }

 private:
  struct Frame {
    Value* container = nullptr;
    std::set<std::string> keys;
    std::size_t count = 0;
  };

  std::size_t next_token() const {
    const std::size_t start = text_.find_first_not_of(" \t\r\n,:", end_);
    return start == std::string_view::npos ? text_.size() : start;
  }
  bool word(Value::Kind kind) {
    const std::size_t start = next_token();
    end_ = end_of_word(text_, start);
    Value& value = add(kind, start);
    value.text = text_.substr(start, end_ - start);
    return is_within_limit(value);
  }
  bool open(Value::Kind kind) {
    const std::size_t start = next_token();
    Value& value = add(kind, start);
    end_ = start + 1;
    if (frames_.size() == kMaxDepth) {
      add_error(value.position, value, message("nested too deep (at most 16 levels)"));
      return false;
    }
    frames_.push_back({&value, {}, 0});
    return is_within_limit(value);
  }
  bool close() {
    end_ = next_token() + 1;
    frames_.pop_back();
    return true;
  }

  bool is_within_limit(const Value& value) {
    if (values_.size() <= limits_.values) return true;
    add_error(value.position, value,
              message("too many values in the file (at most {})", in_thousands(limits_.values)));
    return false;
  }

  Value& add(Value::Kind kind, std::size_t start);
  void add_to(Frame& frame, Value& value);
  void validate_key(Frame& frame, const Value& value);
  void validate_string(std::string_view decoded, std::size_t start, TextPosition position,
                       const Value& value);
  void add_error(TextPosition position, const Value& value, Message said) {
    if (!errors_.skip_if_full())
      errors_.add(position, value.pointer(), std::move(said), ErrorKind::not_json);
  }

  std::string_view text_;
  const Limits& limits_;
  std::size_t end_;  // the end of the last token
  TextCursor cursor_;
  std::deque<Value>& values_;
  ErrorList& errors_;
  std::vector<Frame> frames_;
  std::string key_;
  TextPosition key_position_;
  std::size_t key_start_ = 0;
};

Value& Builder::add(Value::Kind kind, std::size_t start) {
  Value& value = values_.emplace_back();
  value.kind = kind;
  value.offset = start;
  value.position = cursor_.advance_to(start);
  if (!frames_.empty()) add_to(frames_.back(), value);
  return value;
}

void Builder::add_to(Frame& frame, Value& value) {
  Value& container = *frame.container;
  value.parent = &container;
  value.index = frame.count++;
  const bool in_object = container.kind == Value::Kind::object;
  if (in_object) {
    value.key = key_;
    value.key_position = key_position_;
    validate_key(frame, value);
  }
  if (frame.count == limits_.elements + 1) {
    add_error(in_object ? value.key_position : value.position, value,
              in_object ? message("too many members in one object (at most {})",
                                  in_thousands(limits_.elements))
                        : message("too many elements in one list (at most {})",
                                  in_thousands(limits_.elements)));
  }
  if (frame.count > limits_.elements) return;
  // Only the first of duplicate members counts.
  if (!in_object || frame.keys.insert(value.key).second) container.children.push_back(&value);
}

void Builder::validate_key(Frame& frame, const Value& value) {
  validate_string(value.key, key_start_, value.key_position, value);
  if (frame.keys.contains(value.key)) {
    add_error(value.key_position, value, message("duplicate member {}", in_quotes(value.key)));
  }
}

void Builder::validate_string(std::string_view decoded, std::size_t start, TextPosition position,
                              const Value& value) {
  if (decoded.size() > kMaxString) {
    add_error(position, value,
              message("text of {} bytes (at most 4096 bytes of UTF-8)", decoded.size()));
  }
  const std::string_view raw = text_.substr(start, end_of_string(text_, start) - start);
  if (raw.find('\\') == std::string_view::npos) return;
  int column = position.column + 1;
  StringCharacters characters(text_, start);
  while (const auto character = characters.next()) {
    const TextPosition here{position.line, column};
    if (character->code_point == 0)
      add_error(here, value, message("NUL character (not allowed in text)"));
    if (character->code_point >= 0xD800 && character->code_point <= 0xDFFF) {
      add_error(here, value,
                message("half of a surrogate pair (write both halves, or the character itself)"));
    }
    column += character->columns;
  }
}

}  // namespace

bool build_json(std::string_view text, std::size_t start, const Limits& limits,
                std::deque<Value>& values, ErrorList& errors) {
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag |
                              rapidjson::kParseValidateEncodingFlag |
                              rapidjson::kParseNumbersAsStringsFlag;
  const std::string bytes(text.substr(start));
  rapidjson::StringStream stream(bytes.c_str());
  rapidjson::Reader reader;
  Builder builder(text, start, limits, values, errors);
  const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, builder);
  if (!result.IsError()) return true;
  // The builder has reported the error.
  if (result.Code() == rapidjson::kParseErrorTermination) return false;
  SyntaxError error = syntax_error(text, start + result.Offset(), result.Code());
  errors.add(TextCursor(text).advance_to(error.offset), "", std::move(error.said),
             ErrorKind::not_json);
  return false;
}

}  // namespace chartroom::json
