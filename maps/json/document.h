// What the documents of Chartroom's formats have in common, whatever their game: the header, texts
// by language, numbers in ranges. Each validate_… adds the errors of a field and gives the value
// where there is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "maps/json/archive.h"
#include "maps/platform/texts.h"

namespace chartroom::json {

inline constexpr std::int64_t kFormatVersion = 1;

// What every file begins with, in canonical order.
struct HeaderDocument {
  Field<std::string> format;
  Field<std::int64_t> version;
  Field<std::string> id;
  Field<std::string> revision;
  Field<Dictionary<std::string>> name;
  Field<std::string> author;
  Field<std::string> license;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("format", format), required_member("version", version),
            required_member("id", id), optional_member("revision", revision),
            required_member("name", name), optional_member("author", author),
            optional_member("license", license));
  }
};

// Whether the rest of the file can be validated: it is of this format, and of no later version.
// Of a later version, nothing else that was found counts.
bool validate_header(const Value& document, std::string_view format, ErrorList& errors);

// What a text says that it is, and which of its kind; "" where it does not say.
std::string format_of(std::string_view text);
std::string id_of(std::string_view text);

// The document of a file of this format; nothing where the file cannot be validated further.
template <class Document>
std::optional<Document> read_document(Tree& tree, std::string_view format, ErrorList& errors) {
  const Value* root = tree.read(errors);
  if (root == nullptr || !validate_header(*root, format, errors)) return std::nullopt;
  Field<Document> document;
  InputArchive(errors).read(*root, document);
  return std::move(document.value);
}

// A refusal of a value.
void add_field_error(const Value& at, const Message& expected, ErrorList& errors);

// The value of a member that a lenient archive has read; where it is missing or of another type
// nullptr, and an error that says what was expected.
template <class T>
const T* require(const Field<T>& field, const Message& expected, ErrorList& errors) {
  if (field.value) return &*field.value;
  if (field.at != nullptr) {
    add_field_error(*field.at, expected, errors);
  } else {
    errors.add(field.object->position, field.object->pointer(),
               message("{} lacks {} ({})", label(*field.object), in_quotes(field.name), expected));
  }
  return nullptr;
}

std::optional<int> validate_number(const Field<std::int64_t>& field, int lowest, int highest,
                                   ErrorList& errors);
void validate_version(const Field<std::int64_t>& version, ErrorList& errors);
std::optional<std::string> validate_id(const Field<std::string>& id, ErrorList& errors);
// A name has one language or more, and each text of it can be seen.
Texts validate_name(const Field<Dictionary<std::string>>& name, ErrorList& errors);
Texts validate_texts(const Field<Dictionary<std::string>>& texts, ErrorList& errors);

// The header's values, into a value that has them under the same names.
template <class T>
void take_header(const HeaderDocument& header, T& file, ErrorList& errors) {
  validate_version(header.version, errors);
  file.id = validate_id(header.id, errors).value_or("");
  file.revision = header.revision.value.value_or("");
  file.name = validate_name(header.name, errors);
  file.author = header.author.value.value_or("");
  file.license = header.license.value.value_or("");
}

// The way back. Optional fields have no value where there is nothing to write.
template <class T>
Field<T> field_of(T value) {
  return {.value = std::move(value)};
}
Field<std::string> field_unless_empty(const std::string& text);
Field<Dictionary<std::string>> field_of_texts(const Texts& texts);
Field<std::int64_t> field_of_number(const std::optional<int>& number);
List<std::string> list_of(const std::vector<std::string>& texts);

// Of a value that has them under the same names.
template <class T>
HeaderDocument header_of(const T& file, std::string format) {
  return {.format = field_of(std::move(format)),
          .version = field_of(kFormatVersion),
          .id = field_of(file.id),
          .revision = field_unless_empty(file.revision),
          .name = field_of_texts(file.name),
          .author = field_unless_empty(file.author),
          .license = field_unless_empty(file.license)};
}

}  // namespace chartroom::json
