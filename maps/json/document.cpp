#include "maps/json/document.h"

#include <cstdint>

#include <fmt/core.h>

#include "maps/json/id.h"
#include "maps/platform/visible_text.h"

namespace chartroom::json {
namespace {

std::string text_of_member(std::string_view text, std::string_view name) {
  ErrorList errors("");
  Tree tree(text);
  const Value* const root = tree.read(errors);
  const Value* const member = root == nullptr ? nullptr : root->member(name);
  return member != nullptr && member->kind == Value::Kind::string ? member->text : "";
}

}  // namespace

bool validate_header(const Value& document, std::string_view format, ErrorList& errors) {
  const Value* const named = document.member("format");
  if (named != nullptr && (named->kind != Value::Kind::string || named->text != format)) {
    if (!errors.skip_if_full()) {
      errors.add(named->position, named->pointer(),
                 message("\"format\" must be {}, not {}: this is another kind of file",
                         in_quotes(format), described(*named)));
    }
    return false;
  }
  const Value* const version = document.member("version");
  if (named == nullptr || version == nullptr || version->kind != Value::Kind::number) {
    return true;
  }
  const std::string& digits = version->text;
  const bool whole = digits.find_first_not_of("0123456789") == std::string::npos;
  if (!whole || digits == "0" || digits == std::to_string(kFormatVersion)) return true;
  errors.clear();
  errors.add(version->position, version->pointer(),
             message("\"version\" {} needs a newer Chartroom (this one reads up to {})",
                     described(*version), kFormatVersion),
             ErrorKind::too_new);
  return false;
}

std::string format_of(std::string_view text) { return text_of_member(text, "format"); }
std::string id_of(std::string_view text) { return text_of_member(text, "id"); }

void add_field_error(const Value& at, const Message& expected, ErrorList& errors) {
  if (errors.skip_if_full()) return;
  errors.add(at.position, at.pointer(), refusal(at, expected));
}

void add_duplicate_error(const Value& at, ErrorList& errors) {
  if (errors.full()) return;
  errors.add(at.position, at.pointer(), message("{} repeats {}", label(at), described(at)));
}

std::optional<int> validate_number(const Field<std::int64_t>& field, int lowest, int highest,
                                   ErrorList& errors) {
  if (!field.value) return std::nullopt;
  if (*field.value >= lowest && *field.value <= highest) return static_cast<int>(*field.value);
  add_field_error(*field.at,
                  lowest == highest ? message("the number {}", lowest)
                                    : message("a whole number from {} to {}", lowest, highest),
                  errors);
  return std::nullopt;
}

void validate_version(const Field<std::int64_t>& version, ErrorList& errors) {
  validate_number(version, kFormatVersion, kFormatVersion, errors);
}

std::optional<std::string> validate_id(const Field<std::string>& id, ErrorList& errors) {
  if (!id.value) return std::nullopt;
  if (is_id(*id.value)) return *id.value;
  add_field_error(*id.at, message("1 to 64 lowercase letters (a to z), digits and hyphens"),
                  errors);
  return std::nullopt;
}

Texts validate_texts(const Field<Dictionary<std::string>>& texts, ErrorList& errors) {
  Texts result;
  if (!texts.value) return result;
  for (const auto& [language, text] : *texts.value) {
    if (!is_language(language)) {
      errors.add(text.at->key_position, text.at->pointer(),
                 message("{} is not a language code (two lowercase letters, such as en)",
                         in_quotes(language)));
    } else if (text.value) {
      result[language] = *text.value;
    }
  }
  return result;
}

Texts validate_name(const Field<Dictionary<std::string>>& name, ErrorList& errors) {
  if (name.value && name.value->empty()) {
    errors.add(name.at->position, name.at->pointer(),
               message("{} needs text in at least one language", label(*name.at)));
  }
  for (const auto& [language, text] : name.value.value_or(Dictionary<std::string>{})) {
    if (!text.value || is_visible(*text.value)) continue;
    const bool empty = text.value->empty();
    add_field_error(*text.at, empty ? message("text") : message("visible text"), errors);
  }
  return validate_texts(name, errors);
}

Field<std::string> field_unless_empty(const std::string& text) {
  return text.empty() ? Field<std::string>{} : field_of(text);
}

Field<Dictionary<std::string>> field_of_texts(const Texts& texts) {
  Dictionary<std::string> result;
  for (const auto& [language, text] : texts) result.emplace_back(language, field_of(text));
  return field_of(std::move(result));
}

Field<std::int64_t> field_of_number(const std::optional<int>& number) {
  if (!number) return {};
  return field_of<std::int64_t>(*number);
}

List<std::string> list_of(const std::vector<std::string>& texts) {
  List<std::string> result;
  for (const std::string& text : texts) result.push_back(field_of(text));
  return result;
}

}  // namespace chartroom::json
