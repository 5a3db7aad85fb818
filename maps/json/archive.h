// cereal archives over Tree and RapidJSON's writer: one `serialize` function per document struct
// describes a file format for reading and writing.
//
// A document struct mirrors the JSON. Each member is a Field, which knows its position, so that a
// second step can validate ranges and report positions. Reading never stops at an error. A struct
// with a member kOneLine is written on one line.
#pragma once

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <array>
#include <cereal/cereal.hpp>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "maps/json/errors.h"
#include "maps/json/text.h"
#include "maps/json/tree.h"

namespace chartroom::json {

// A value of a document. `at` is nullptr if the file lacks the value. `value` is empty if the file
// lacks it or it has the wrong type.
template <class T>
struct Field {
  std::optional<T> value;
  const Value* at = nullptr;
  // For a member: the object that has or lacks it, and its name there.
  const Value* object = nullptr;
  std::string_view name = {};
};

template <class T>
using List = std::vector<Field<T>>;
// An object whose member names are data, in the file's order.
template <class T>
using Dictionary = std::vector<std::pair<std::string, Field<T>>>;

// A value that formats write in several ways: the characters of a text, a number, true, false or
// null. A list and an object have none.
struct Scalar {
  std::string text;
};

// Collects the members that a document does not name. Without it they are errors.
struct OtherMembers {
  std::vector<const Value*> values;
};

template <class T>
struct Member {
  std::string_view name;
  Field<T>& field;
  bool required;
};

template <class T>
Member<T> required_member(std::string_view name, Field<T>& field) {
  return {name, field, true};
}
// A member that is not written if it has no value.
template <class T>
Member<T> optional_member(std::string_view name, Field<T>& field) {
  return {name, field, false};
}

class InputArchive : public cereal::InputArchive<InputArchive> {
 public:
  // Strict: adds an error for every value that a document does not describe.
  explicit InputArchive(ErrorList& errors) : InputArchive(&errors) {}
  // Adds no errors: for formats that word errors themselves or ignore members. A value that is no
  // object reads as a document that lacks all members.
  static InputArchive lenient() { return InputArchive(nullptr); }

  template <class T>
  void read(const Value& at, Field<T>& field) {
    field.at = &at;
    T value{};
    if (read_value(at, value)) field.value = std::move(value);
  }

  template <class T>
  void read_member(Member<T>& member) {
    const Value& object = *scope_->object;
    scope_->names.emplace(member.name);
    member.field.object = &object;
    member.field.name = member.name;
    if (const Value* at = object.member(member.name)) {
      read(*at, member.field);
    } else if (member.required && errors_ != nullptr) {
      errors_->add(object.position, object.pointer(), missing_member(object, member.name));
    }
  }

  void read_others(OtherMembers& others) { scope_->others = &others; }

 private:
  // The object being read and the members that its document has named so far.
  struct Scope {
    const Value* object = nullptr;
    std::set<std::string> names;
    OtherMembers* others = nullptr;
  };

  explicit InputArchive(ErrorList* errors)
      : cereal::InputArchive<InputArchive>(this), errors_(errors) {}

  // Always returns false, so that callers can return its result.
  bool refuse(const Value& at, MessageTemplate<0> expected) {
    if (errors_ != nullptr) errors_->add(at.position, at.pointer(), refusal(at, message(expected)));
    return false;
  }
  bool is(Value::Kind kind, const Value& at, MessageTemplate<0> expected) {
    return at.kind == kind || refuse(at, expected);
  }

  bool read_value(const Value& at, std::string& text) {
    if (!is(Value::Kind::string, at, translatable("text in quotation marks"))) return false;
    text = at.text;
    return true;
  }

  bool read_value(const Value& at, Scalar& scalar) {
    scalar.text = at.text;
    return true;
  }

  bool read_value(const Value& at, bool& truth) {
    truth = at.text == "true";
    return is(Value::Kind::boolean, at, translatable("true or false"));
  }

  // Clamps numbers that are too large: every signed format's range ends sooner. Unsigned formats
  // may use the whole range, so there it is an error.
  template <std::integral T>
  bool read_value(const Value& at, T& number) {
    if (!is(Value::Kind::number, at, translatable("a whole number"))) return false;
    const char* end = at.text.data() + at.text.size();
    const auto [stop, error] = std::from_chars(at.text.data(), end, number);
    if (stop != end) return refuse(at, translatable("a whole number"));
    if (error == std::errc::result_out_of_range) {
      if (std::is_unsigned_v<T>)
        return refuse(at, translatable("a whole number up to 18446744073709551615"));
      using Range = std::numeric_limits<T>;
      number = at.text.front() == '-' ? Range::min() : Range::max();
    }
    return true;
  }

  bool read_value(const Value& at, double& number) {
    if (!is(Value::Kind::number, at, translatable("a number"))) return false;
    const char* end = at.text.data() + at.text.size();
    const auto [stop, error] = std::from_chars(at.text.data(), end, number);
    if (error == std::errc{} && stop == end && std::isfinite(number)) return true;
    return refuse(at, translatable("a number up to 1.7e308"));
  }

  template <class T>
  bool read_value(const Value& at, List<T>& list) {
    if (!is(Value::Kind::list, at, translatable("a list in square brackets"))) return false;
    list.reserve(at.children.size());
    for (const Value* child : at.children) read(*child, list.emplace_back());
    return true;
  }

  template <class T>
  bool read_value(const Value& at, Dictionary<T>& dictionary) {
    if (!is(Value::Kind::object, at, translatable("an object in braces"))) return false;
    for (const Value* child : at.children) {
      read(*child, dictionary.emplace_back(child->key, Field<T>{}).second);
    }
    return true;
  }

  template <class T>
  bool read_value(const Value& at, T& document) {
    if (errors_ != nullptr && !is(Value::Kind::object, at, translatable("an object in braces")))
      return false;
    Scope scope{&at, {}, nullptr};
    Scope* const outer = std::exchange(scope_, &scope);
    (*this)(document);
    scope_ = outer;
    if (errors_ != nullptr || scope.others != nullptr) pass_on_others(scope);
    return true;
  }

  void pass_on_others(const Scope& scope) {
    if (scope.object->kind != Value::Kind::object) return;
    for (const Value* child : scope.object->children) {
      if (scope.names.contains(child->key)) continue;
      if (scope.others != nullptr) {
        scope.others->values.push_back(child);
      } else {
        errors_->add(child->key_position, child->pointer(),
                     unknown_member(child->key, scope.names));
      }
    }
  }

  ErrorList* errors_;
  Scope* scope_ = nullptr;
};

template <class T>
void load(InputArchive& archive, Member<T>& member) {
  archive.read_member(member);
}
inline void load(InputArchive& archive, OtherMembers& others) { archive.read_others(others); }

class OutputArchive : public cereal::OutputArchive<OutputArchive> {
 public:
  OutputArchive() : cereal::OutputArchive<OutputArchive>(this), writer_(buffer_) {
    writer_.SetIndent(' ', 2);
  }

  // The document as text, with the final newline.
  template <class T>
  std::string write_document(const T& document) {
    write(document);
    return std::string(buffer_.GetString(), buffer_.GetSize()) + "\n";
  }

  template <class T>
  void write_member(const Member<T>& member) {
    if (!member.field.value) return;
    write(std::string(member.name));
    write(*member.field.value);
  }

 private:
  void write(const std::string& text) {
    const std::string readable = repaired_utf8(text);
    writer_.String(readable.data(), static_cast<rapidjson::SizeType>(readable.size()));
  }
  void write(bool truth) { writer_.Bool(truth); }
  void write(std::int64_t number) { writer_.Int64(number); }
  void write(std::uint64_t number) { writer_.Uint64(number); }
  void write(double number) {
    std::array<char, 32> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    (void)error;  // 32 characters hold every double in its shortest form
    writer_.RawValue(digits.data(), static_cast<std::size_t>(end - digits.data()),
                     rapidjson::kNumberType);
  }
  template <class T>
  void write(const List<T>& list) {
    writer_.StartArray();
    for (const Field<T>& element : list) write(*element.value);
    writer_.EndArray();
  }
  template <class T>
  void write(const Dictionary<T>& dictionary) {
    writer_.StartObject();
    for (const auto& [key, field] : dictionary) {
      write(key);
      write(*field.value);
    }
    writer_.EndObject();
  }
  template <class T>
  void write(const T& document) {
    if constexpr (requires { T::kOneLine; }) {
      const std::string line = on_one_line(OutputArchive(), document);
      writer_.RawValue(line.data(), line.size(), rapidjson::kObjectType);
      return;
    }
    writer_.StartObject();
    (*this)(document);
    writer_.EndObject();
  }

  // Returns an object on one line: {"steps": 8, "starts": [2, 4]}. Line breaks occur only between
  // values, because texts escape theirs.
  template <class T>
  static std::string on_one_line(OutputArchive archive, const T& document) {
    archive.writer_.StartObject();
    archive(document);
    archive.writer_.EndObject();
    std::string line;
    const std::string_view text(archive.buffer_.GetString(), archive.buffer_.GetSize());
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (text[at] != '\n') {
        line += text[at];
        continue;
      }
      if (line.back() == ',') line += ' ';
      at = text.find_first_not_of(' ', at + 1) - 1;
    }
    return line;
  }

  rapidjson::StringBuffer buffer_;
  rapidjson::PrettyWriter<rapidjson::StringBuffer> writer_;
};

template <class T>
void save(OutputArchive& archive, const Member<T>& member) {
  archive.write_member(member);
}
// A document writes only the members that it names.
inline void save(OutputArchive&, const OtherMembers&) {}

}  // namespace chartroom::json
