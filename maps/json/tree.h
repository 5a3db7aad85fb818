// Strict JSON as a small tree in which every value knows its position. Besides invalid JSON, it
// refuses broken UTF-8, NUL, duplicate members and anything over the limits. The
// limits and conventions are in maps/FAULTS.md.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
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

// The limits of a text. Users' files have the defaults.
struct Limits {
  std::size_t bytes = kMaxFileBytes;
  std::size_t elements = kMaxElements;  // in one list or object
  // In the whole text, to bound its memory. A map or pack of up to 1 MiB never has more, because a
  // value takes at least five bytes ("A1" and a comma).
  std::size_t values = 210'000;
};

struct Value {
  enum class Kind : std::uint8_t { null, boolean, number, string, list, object };

  Kind kind = Kind::null;
  TextPosition position;
  std::size_t offset = 0;  // the offset of the first byte
  std::string text;        // a string's characters; a number or word as it is written
  std::string key;         // the member's name, if it is one
  TextPosition key_position;
  const Value* parent = nullptr;
  std::size_t index = 0;               // the element's index, from 0
  std::vector<const Value*> children;  // members or elements, in order

  // Returns the member with that name, or nullptr.
  const Value* member(std::string_view name) const;
  bool is_member() const { return parent != nullptr && parent->kind == Kind::object; }
  // Returns the JSON pointer (RFC 6901); "" for the document itself.
  std::string pointer() const;
  // Returns the pointer of a value inside a value with the pointer `parents`.
  std::string pointer_in(const std::string& parents) const;
};

// The values of a text, which must outlive the tree. Cannot be copied: values point to each other.
class Tree {
 public:
  explicit Tree(std::string_view text, Limits limits = {}) : text_(text), limits_(limits) {}
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;

  // Reads the text. Returns nullptr if it is not JSON to its end. Otherwise returns the document,
  // which can be validated even if errors (duplicate members, limits) were found.
  const Value* read(ErrorList& errors);

  // Returns the position of each character of a string.
  std::vector<TextPosition> character_positions(const Value& string) const;

  // Returns every value, containers before their contents.
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

// Returns an error's text: `"sonar" must be (expected), not 12`.
Message refusal(const Value& at, const Message& expected);

// Return an error's text for a required member that an object lacks, and for one that it may not
// have. The latter suggests a known member, or names all.
Message missing_member(const Value& object, std::string_view name);
Message unknown_member(std::string_view name, const std::set<std::string>& known);

}  // namespace chartroom::json
