// cereal archives over Tree and RapidJSON's writer: one `serialize` function a document struct
// describes a file format for reading and for writing.
//
// A document struct mirrors the JSON. Each of its members is a Field, which knows where it stands,
// so that a second step can judge ranges and say where. Reading never stops at a fault.
#pragma once

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

#include <array>
#include <cereal/cereal.hpp>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "maps/json/errors.h"
#include "maps/json/tree.h"

namespace chartroom::json {

// A value of a document. `at` is nullptr where the file does not have it; `value` is empty there
// and where it is not of the right type.
template <class T>
struct Field {
  std::optional<T> value;
  const Value* at = nullptr;
};

template <class T>
using List = std::vector<Field<T>>;
// An object whose members' names are data, in the file's order.
template <class T>
using Dictionary = std::vector<std::pair<std::string, Field<T>>>;

template <class T>
struct Member {
  const char* name;
  Field<T>& field;
  bool required;
};

template <class T>
Member<T> required_member(const char* name, Field<T>& field) {
  return {name, field, true};
}
// Left out in writing where it has no value.
template <class T>
Member<T> optional_member(const char* name, Field<T>& field) {
  return {name, field, false};
}

class InputArchive : public cereal::InputArchive<InputArchive> {
 public:
  explicit InputArchive(ErrorList& errors)
      : cereal::InputArchive<InputArchive>(this), faults_(errors) {}

  template <class T>
  void read(const Value& at, Field<T>& field) {
    field.at = &at;
    T value{};
    if (read_value(at, value)) field.value = std::move(value);
  }

  template <class T>
  void read_member(Member<T>& member) {
    seen_->insert(member.name);
    if (const Value* at = object_->member(member.name)) {
      read(*at, member.field);
    } else if (member.required) {
      faults_.add(object_->position, object_->pointer(),
                  label(*object_) + " lacks " + in_quotes(member.name) + " (which is required)");
    }
  }

 private:
  bool is(Value::Kind kind, const Value& at, const char* expected) {
    if (at.kind == kind) return true;
    faults_.add(at.position, at.pointer(),
                label(at) + " is " + described(at) + " (" + expected + ")");
    return false;
  }

  bool read_value(const Value& at, std::string& text) {
    if (!is(Value::Kind::string, at, "a text in quotation marks")) return false;
    text = at.text;
    return true;
  }

  // Numbers that are too large become the largest: the ranges of all formats end before.
  bool read_value(const Value& at, std::int64_t& number) {
    if (!is(Value::Kind::number, at, "a whole number")) return false;
    const char* end = at.text.data() + at.text.size();
    const auto [stop, error] = std::from_chars(at.text.data(), end, number);
    if (stop != end) {
      faults_.add(at.position, at.pointer(),
                  label(at) + " is " + described(at) + " (a whole number)");
      return false;
    }
    if (error == std::errc::result_out_of_range) {
      using Range = std::numeric_limits<std::int64_t>;
      number = at.text.front() == '-' ? Range::min() : Range::max();
    }
    return true;
  }

  bool read_value(const Value& at, double& number) {
    if (!is(Value::Kind::number, at, "a number")) return false;
    const char* end = at.text.data() + at.text.size();
    const auto [stop, error] = std::from_chars(at.text.data(), end, number);
    if (error == std::errc{} && stop == end && std::isfinite(number)) return true;
    faults_.add(at.position, at.pointer(),
                label(at) + " is " + described(at) + " (a number that a double can hold)");
    return false;
  }

  template <class T>
  bool read_value(const Value& at, List<T>& list) {
    if (!is(Value::Kind::list, at, "a list: [ … ]")) return false;
    for (const Value* child : at.children) read(*child, list.emplace_back());
    return true;
  }

  template <class T>
  bool read_value(const Value& at, Dictionary<T>& dictionary) {
    if (!is(Value::Kind::object, at, "an object: { … }")) return false;
    for (const Value* child : at.children) {
      read(*child, dictionary.emplace_back(child->key, Field<T>{}).second);
    }
    return true;
  }

  template <class T>
  bool read_value(const Value& at, T& document) {
    if (!is(Value::Kind::object, at, "an object: { … }")) return false;
    std::set<std::string> seen;
    const Value* const outer_object = std::exchange(object_, &at);
    std::set<std::string>* const outer_seen = std::exchange(seen_, &seen);
    (*this)(document);
    object_ = outer_object;
    seen_ = outer_seen;
    for (const Value* child : at.children) {
      if (seen.contains(child->key)) continue;
      faults_.add(child->key_position, child->pointer(),
                  in_quotes(child->key) + " is not a member here (" + listed(seen) + ")");
    }
    return true;
  }

  static std::string listed(const std::set<std::string>& names) {
    std::string result;
    for (const std::string& name : names) result += (result.empty() ? "" : ", ") + name;
    return result;
  }

  ErrorList& faults_;
  const Value* object_ = nullptr;
  std::set<std::string>* seen_ = nullptr;
};

template <class T>
void load(InputArchive& archive, Member<T>& member) {
  archive.read_member(member);
}

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
    writer_.Key(member.name);
    write(*member.field.value);
  }

 private:
  void write(const std::string& text) {
    writer_.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
  }
  void write(std::int64_t number) { writer_.Int64(number); }
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
      writer_.String(key.data(), static_cast<rapidjson::SizeType>(key.size()));
      write(*field.value);
    }
    writer_.EndObject();
  }
  template <class T>
  void write(const T& document) {
    writer_.StartObject();
    (*this)(document);
    writer_.EndObject();
  }

  rapidjson::StringBuffer buffer_;
  rapidjson::PrettyWriter<rapidjson::StringBuffer> writer_;
};

template <class T>
void save(OutputArchive& archive, const Member<T>& member) {
  archive.write_member(member);
}

}  // namespace chartroom::json
