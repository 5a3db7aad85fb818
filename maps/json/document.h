// The parts that all document formats share: the header, texts by language, numbers in ranges. Each
// validate_… adds a field's errors, and returns its value if there are none.
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

// The members that begin every file, in canonical order.
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

// True if the rest of the file can be validated: it has this format and no later version. A later
// version clears all other errors.
bool validate_header(const Value& document, std::string_view format, ErrorList& errors);

// Returns the text's "format" or "id"; "" if it has none.
std::string format_of(std::string_view text);
std::string id_of(std::string_view text);

// Reads the document of a file of this format; nothing if it cannot be validated further.
template <class Document>
std::optional<Document> read_document(Tree& tree, std::string_view format, ErrorList& errors) {
  const Value* root = tree.read(errors);
  if (root == nullptr || !validate_header(*root, format, errors)) return std::nullopt;
  Field<Document> document;
  InputArchive(errors).read(*root, document);
  return std::move(document.value);
}

// Adds an error about a value.
void add_field_error(const Value& at, const Message& expected, ErrorList& errors);
// Adds an error about a value that may occur only once.
void add_duplicate_error(const Value& at, ErrorList& errors);

// Returns the value of a member read by a lenient archive. If it is missing or has another type,
// adds an error with `expected` and returns nullptr.
template <class T>
const T* require(const Field<T>& field, const Message& expected, ErrorList& errors) {
  if (field.value) return &*field.value;
  if (field.at != nullptr) {
    add_field_error(*field.at, expected, errors);
  } else {
    errors.add(field.object->position, field.object->pointer(),
               message("missing member {} in {} (expected {})", in_quotes(field.name),
                       label(*field.object), expected));
  }
  return nullptr;
}

std::optional<int> validate_number(const Field<std::int64_t>& field, int lowest, int highest,
                                   ErrorList& errors);
void validate_version(const Field<std::int64_t>& version, ErrorList& errors);
std::optional<std::string> validate_id(const Field<std::string>& id, ErrorList& errors);
// A name needs at least one language, and each text must be visible.
Texts validate_name(const Field<Dictionary<std::string>>& name, ErrorList& errors);
Texts validate_texts(const Field<Dictionary<std::string>>& texts, ErrorList& errors);

// Copies the header's values to the members of `file`.
template <class T>
void take_header(const HeaderDocument& header, T& file, ErrorList& errors) {
  validate_version(header.version, errors);
  file.id = validate_id(header.id, errors).value_or("");
  file.revision = header.revision.value.value_or("");
  file.name = validate_name(header.name, errors);
  file.author = header.author.value.value_or("");
  file.license = header.license.value.value_or("");
}

// Makes fields for writing. Optional fields have no value if there is nothing to write.
template <class T>
Field<T> field_of(T value) {
  return {.value = std::move(value)};
}
Field<std::string> field_unless_empty(const std::string& text);
Field<Dictionary<std::string>> field_of_texts(const Texts& texts);
Field<std::int64_t> field_of_number(const std::optional<int>& number);
List<std::string> list_of(const std::vector<std::string>& texts);

// Returns the header of `file`, from its members with the same names.
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
