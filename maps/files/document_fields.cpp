#include "maps/files/document_fields.h"

#include <fmt/format.h>

#include <algorithm>

namespace chartroom::maps {
namespace {

// The rulebook's numbers, which a file's costs are judged by where it does not replace them.
constexpr int kGauge = 4;
constexpr int kSonar = 2;
constexpr int kSilence = 3;
constexpr int kTorpedo = 4;

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= 64 &&
         text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos;
}

struct Cost {
  const char* name;
  const json::Field<std::int64_t>& field;
  const std::optional<int>& value;
  int standard;
};

void judge_costs(const json::Field<std::int64_t>& gauge_field, const RuleOverrides& rules,
                 const std::vector<Cost>& costs, json::ErrorList& errors) {
  if (gauge_field.at != nullptr && !rules.gauge) return;
  const int gauge = rules.gauge.value_or(kGauge);
  const Cost* too_dear = nullptr;
  for (const Cost& cost : costs) {
    if (cost.value && *cost.value > gauge) {
      add_field_error(
          *cost.field.at,
          fmt::format("at most {}, the {}gauge", gauge, rules.gauge ? "" : "rulebook's "), errors);
    }
    if (cost.field.at == nullptr && cost.standard > gauge &&
        (too_dear == nullptr || cost.standard > too_dear->standard)) {
      too_dear = &cost;
    }
  }
  if (too_dear == nullptr) return;
  add_field_error(*gauge_field.at,
                  fmt::format("at least {}, what a {} costs by the rulebook", too_dear->standard,
                              too_dear->name),
                  errors);
}

json::Field<std::string> text_field(const std::string& text) { return {text, nullptr}; }

}  // namespace

bool judge_header(const json::Value& document, std::string_view format, json::ErrorList& errors) {
  const json::Value* const named = document.member("format");
  if (named != nullptr && (named->kind != json::Value::Kind::string || named->text != format)) {
    add_field_error(*named, json::in_quotes(format), errors);
    return false;
  }
  const json::Value* const version = document.member("version");
  if (named == nullptr || version == nullptr || version->kind != json::Value::Kind::number) {
    return true;
  }
  const std::string& digits = version->text;
  const bool whole = digits.find_first_not_of("0123456789") == std::string::npos;
  if (!whole || digits == "0" || digits == std::to_string(kFormatVersion)) return true;
  errors.clear();
  errors.add(version->position, version->pointer(),
             fmt::format("\"version\" is {} (at most {}: this file needs a newer Chartroom)",
                         described(*version), kFormatVersion),
             ErrorKind::too_new);
  return false;
}

void add_field_error(const json::Value& at, const std::string& expected, json::ErrorList& errors) {
  if (errors.full()) return;
  errors.add(at.position, at.pointer(), label(at) + " is " + described(at) + " (" + expected + ")");
}

std::optional<int> judge_number(const json::Field<std::int64_t>& field, int lowest, int highest,
                                json::ErrorList& errors) {
  if (!field.value) return std::nullopt;
  if (*field.value >= lowest && *field.value <= highest) return static_cast<int>(*field.value);
  add_field_error(*field.at,
                  lowest == highest ? fmt::format("the number {}", lowest)
                                    : fmt::format("a whole number from {} to {}", lowest, highest),
                  errors);
  return std::nullopt;
}

void judge_version(const json::Field<std::int64_t>& version, json::ErrorList& errors) {
  judge_number(version, kFormatVersion, kFormatVersion, errors);
}

std::string judge_id(const json::Field<std::string>& id, json::ErrorList& errors) {
  if (!id.value) return {};
  if (is_id(*id.value)) return *id.value;
  add_field_error(*id.at, "1 to 64 small letters a to z, digits and hyphens", errors);
  return {};
}

bool is_language(std::string_view text) {
  return text.size() == 2 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

Texts judge_texts(const json::Field<json::Dictionary<std::string>>& texts,
                  json::ErrorList& errors) {
  Texts result;
  if (!texts.value) return result;
  for (const auto& [language, text] : *texts.value) {
    if (!is_language(language)) {
      errors.add(
          text.at->key_position, text.at->pointer(),
          json::in_quotes(language) + " is no language code (two small letters, such as en)");
    } else if (text.value) {
      result[language] = *text.value;
    }
  }
  return result;
}

Texts judge_name(const json::Field<json::Dictionary<std::string>>& name, json::ErrorList& errors) {
  if (name.value && name.value->empty()) {
    errors.add(name.at->position, name.at->pointer(),
               label(*name.at) + " holds no text (one language or more)");
  }
  for (const auto& [language, text] : name.value.value_or(json::Dictionary<std::string>{})) {
    if (text.value && text.value->empty()) add_field_error(*text.at, "a text", errors);
  }
  return judge_texts(name, errors);
}

std::optional<Point> judge_point(const json::Field<std::string>& field,
                                 const std::optional<Size>& size, json::ErrorList& errors) {
  if (!field.value) return std::nullopt;
  const std::optional<Point> point = parse_point(*field.value);
  if (!point) {
    add_field_error(*field.at, "a column letter A to O and a row number 1 to 15, such as C7",
                    errors);
    return std::nullopt;
  }
  if (!size || size->contains(*point)) return point;
  const Point last{size->columns - 1, size->rows - 1};
  add_field_error(*field.at, fmt::format("a point of the map, A1 to {}", to_string(last)), errors);
  return std::nullopt;
}

RuleOverrides judge_rules(const json::Field<RulesDocument>& field, json::ErrorList& errors) {
  RuleOverrides rules;
  if (!field.value) return rules;
  const RulesDocument& document = *field.value;
  rules.gauge = judge_number(document.gauge, 1, 9, errors);
  rules.sonar = judge_number(document.sonar, 0, 9, errors);
  rules.silence = judge_number(document.silence, 0, 9, errors);
  rules.torpedo = judge_number(document.torpedo, 0, 9, errors);
  rules.damage_to_sink = judge_number(document.damage_to_sink, 1, 9, errors);
  rules.ply_limit = judge_number(document.ply_limit, 10, 100'000, errors);
  judge_costs(document.gauge, rules,
              {{"sonar", document.sonar, rules.sonar, kSonar},
               {"silence", document.silence, rules.silence, kSilence},
               {"torpedo", document.torpedo, rules.torpedo, kTorpedo}},
              errors);
  return rules;
}

json::Field<std::string> field_unless_empty(const std::string& text) {
  return text.empty() ? json::Field<std::string>{} : text_field(text);
}

json::Field<json::Dictionary<std::string>> field_of_texts(const Texts& texts) {
  json::Dictionary<std::string> result;
  for (const auto& [language, text] : texts) result.emplace_back(language, text_field(text));
  return {std::move(result), nullptr};
}

json::Field<std::int64_t> field_of_number(const std::optional<int>& number) {
  if (!number) return {};
  return {*number, nullptr};
}

json::Field<RulesDocument> field_of_rules(const RuleOverrides& rules) {
  if (!rules.any()) return {};
  RulesDocument document;
  document.gauge = field_of_number(rules.gauge);
  document.sonar = field_of_number(rules.sonar);
  document.silence = field_of_number(rules.silence);
  document.torpedo = field_of_number(rules.torpedo);
  document.damage_to_sink = field_of_number(rules.damage_to_sink);
  document.ply_limit = field_of_number(rules.ply_limit);
  return {std::move(document), nullptr};
}

json::List<std::string> list_of(const std::vector<std::string>& texts) {
  json::List<std::string> result;
  for (const std::string& text : texts) result.push_back(text_field(text));
  return result;
}

}  // namespace chartroom::maps
