// Strict JSON as a small tree in which every value knows its position. What it refuses, beyond what
// is not JSON: a byte order mark, broken UTF-8, NUL, doubled members, and anything over the limits.
// The limits and conventions are in maps/FAULTS.md.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "maps/json/errors.h"
#include "maps/platform/file_error.h"
#include "maps/platform/safe_file.h"

namespace chartroom::json {

inline constexpr int kMaxDepth = 16;
inline constexpr std::size_t kMaxString = 4096;  // bytes of UTF-8
inline constexpr std::size_t kMaxElements = 10'000;

// What a text may hold at most. The files of users keep to the defaults.
struct Limits {
  std::size_t bytes = kMaxFileBytes;
  std::size_t elements = kMaxElements;  // of one list or object
  // Of all together. No file of 1 MiB that is a map or a pack has more: a value takes it five bytes
  // or more ("A1" and a comma). It bounds the memory for those that are not.
  std::size_t values = 210'000;
};

struct Value {
  enum class Kind : std::uint8_t { null, boolean, number, string, list, object };

  Kind kind = Kind::null;
  TextPosition position;
  std::size_t offset = 0;  // of its first byte
  std::string text;        // a string's characters; a number or word as it is written
  std::string key;         // of a member
  TextPosition key_position;
  const Value* parent = nullptr;
  std::size_t index = 0;               // of an element, from 0
  std::vector<const Value*> children;  // members or elements, in order

  // The member of that name, or nullptr.
  const Value* member(std::string_view name) const;
  bool is_member() const { return parent != nullptr && parent->kind == Kind::object; }
  // RFC 6901; "" for the document itself.
  std::string pointer() const;
  // The pointer of a value that lies in one with this pointer.
  std::string pointer_in(const std::string& parents) const;
};

// The values of a text, which must outlive the tree. Not copied: values point to each other.
class Tree {
 public:
  explicit Tree(std::string_view text, Limits limits = {}) : text_(text), limits_(limits) {}
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  // Reads the text. Nullptr where it is not JSON to its end; else the document, which is to be
  // validated further even if errors (doubled members, limits) were found.
  const Value* read(ErrorList& errors);

  // Where each character of a string stands in the file.
  std::vector<TextPosition> character_positions(const Value& string) const;

  // Every value, containers before what they hold.
  const std::deque<Value>& values() const { return values_; }

 private:
  bool readable(ErrorList& errors) const;

  std::string_view text_;
  Limits limits_;
  std::deque<Value> values_;
};

// The value in words, for messages: `text "abc"`, `12`, `a list`.
Message described(const Value& value);

// The value's name in words, for messages: `"sonar"`, `element 3 of "safe"`, `the file`.
Message label(const Value& value);

// What is wrong with a value: `"sonar" is 12 (expected)`.
Message refusal(const Value& at, const Message& expected);

}  // namespace chartroom::json
