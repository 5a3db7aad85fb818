// What the documents of Chartroom's files have in common: the header, texts, points, house rules.
// Each judge records what is wrong with a field and gives the value where there is nothing wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "maps/json/archive.h"
#include "maps/map.h"

namespace chartroom::maps {

inline constexpr std::int64_t kFormatVersion = 1;

// What every file begins with, in canonical order.
struct HeaderDocument {
  json::Field<std::string> format;
  json::Field<std::int64_t> version;
  json::Field<std::string> id;
  json::Field<std::string> revision;
  json::Field<json::Dictionary<std::string>> name;
  json::Field<std::string> author;
  json::Field<std::string> license;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member("id", id), optional_member("revision", revision),
            required_member("name", name), optional_member("author", author),
            optional_member("license", license));
  }
};

struct RulesDocument {
  json::Field<std::int64_t> gauge;
  json::Field<std::int64_t> sonar;
  json::Field<std::int64_t> silence;
  json::Field<std::int64_t> torpedo;
  json::Field<std::int64_t> damage_to_sink;
  json::Field<std::int64_t> ply_limit;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("gauge", gauge), optional_member("sonar", sonar),
            optional_member("silence", silence), optional_member("torpedo", torpedo),
            optional_member("damage_to_sink", damage_to_sink),
            optional_member("ply_limit", ply_limit));
  }
};

// Whether the rest of the file can be judged: it is of this format, and of no later version.
// Of a later version, nothing else that was found counts.
bool judge_header(const json::Value& document, std::string_view format, json::ErrorList& errors);

// A fault of a field: `"sonar" is 12 (expected)`.
void add_field_error(const json::Value& at, const std::string& expected, json::ErrorList& errors);

std::optional<int> judge_number(const json::Field<std::int64_t>& field, int lowest, int highest,
                                json::ErrorList& errors);
void judge_version(const json::Field<std::int64_t>& version, json::ErrorList& errors);
// An id, or "" where there is none.
std::string judge_id(const json::Field<std::string>& id, json::ErrorList& errors);
bool is_language(std::string_view text);
// A name has one language or more, and no text of it is empty.
Texts judge_name(const json::Field<json::Dictionary<std::string>>& name, json::ErrorList& errors);
Texts judge_texts(const json::Field<json::Dictionary<std::string>>& texts, json::ErrorList& errors);
// A point's name; where the size of the sea is known, a point of it.
std::optional<Point> judge_point(const json::Field<std::string>& field,
                                 const std::optional<Size>& size, json::ErrorList& errors);
RuleOverrides judge_rules(const json::Field<RulesDocument>& rules, json::ErrorList& errors);

// The header's values, into a map or a pack.
template <class T>
void take_header(const HeaderDocument& header, T& file, json::ErrorList& errors) {
  judge_version(header.version, errors);
  file.id = judge_id(header.id, errors);
  file.revision = header.revision.value.value_or("");
  file.name = judge_name(header.name, errors);
  file.author = header.author.value.value_or("");
  file.license = header.license.value.value_or("");
}

// The way back. Optional fields have no value where there is nothing to write.
template <class T>
json::Field<T> field_of(T value) {
  return {std::move(value), nullptr};
}
json::Field<std::string> field_unless_empty(const std::string& text);
json::Field<json::Dictionary<std::string>> field_of_texts(const Texts& texts);
json::Field<std::int64_t> field_of_number(const std::optional<int>& number);
json::Field<RulesDocument> field_of_rules(const RuleOverrides& rules);
json::List<std::string> list_of(const std::vector<std::string>& texts);

// Of a map or a pack.
template <class T>
HeaderDocument header_of(const T& file, std::string format) {
  return {
      field_of(std::move(format)),       field_of(kFormatVersion),  field_of(file.id),
      field_unless_empty(file.revision), field_of_texts(file.name), field_unless_empty(file.author),
      field_unless_empty(file.license)};
}

}  // namespace chartroom::maps
