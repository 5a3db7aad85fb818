#include "validator/reports/baseline.h"

#include <algorithm>
#include <cstdint>

#include "maps/json/archive.h"
#include "maps/json/document.h"
#include "maps/json/schema_member.h"
#include "maps/platform/safe_file.h"
#include "validator/reports/fingerprint.h"

namespace chartroom::reports {
namespace {

constexpr const char* kFormat = "chartroom-baseline";
// A baseline knows what many maps have; one of 10,000 maps takes about 1.5 MB.
constexpr json::Limits kLimits{std::size_t{1} << 26, 1'000'000, 4'000'000};

std::string entry_of(const Identity& identity) {
  return identity.where.empty() ? identity.code : identity.code + " " + identity.where;
}

bool can_be_known(const Finding& finding) { return !finding.excluded && !finding.malformed; }

void take(std::multiset<std::string>& entries, std::multiset<std::string>::iterator entry,
          Finding& finding) {
  entries.erase(entry);
  finding.baselined = true;
}

struct BaselineDocument {
  json::Field<std::string> schema;
  json::Field<std::string> format;
  json::Field<std::int64_t> version;
  json::Field<json::Dictionary<json::List<std::string>>> findings;
  json::OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema), required_member("format", format),
            required_member("version", version), required_member("findings", findings), others);
  }
};

std::string code_of(const std::string& entry) { return entry.substr(0, entry.find(' ')); }

bool is_entry(const json::Field<std::string>& entry) {
  if (!entry.value) return false;
  const std::string code = code_of(*entry.value);
  return code.size() == 4 && code[0] >= 'A' && code[0] <= 'Z' &&
         std::all_of(code.begin() + 1, code.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void take_findings(const json::Dictionary<json::List<std::string>>& findings, const IsCode& is_code,
                   Baseline& baseline, json::ErrorList& errors) {
  for (const auto& [subject, list] : findings) {
    if (!list.value) {
      add_field_error(*list.at, message("a list in square brackets"), errors);
      continue;
    }
    for (const json::Field<std::string>& entry : *list.value) {
      if (!is_entry(entry)) {
        add_field_error(*entry.at, message("a code and points, such as \"R202 A1 B1\""), errors);
      } else if (is_code && !is_code(code_of(*entry.value))) {
        add_field_error(*entry.at, message("a code that a check has: validate --list shows them"),
                        errors);
      } else {
        baseline.known[subject].insert(*entry.value);
      }
    }
  }
}

// Reads the baseline of a document. The result is valid only if `errors` stays empty.
Baseline validated_baseline(const json::Value& root, const IsCode& is_code,
                            json::ErrorList& errors) {
  Baseline baseline;
  if (root.kind != json::Value::Kind::object) {
    add_field_error(root, message("an object in braces"), errors);
    return baseline;
  }
  json::Field<BaselineDocument> field;
  json::InputArchive::lenient().read(root, field);
  const BaselineDocument& document = *field.value;
  const auto& [schema, format, version, findings, others] = document;
  if (format.at == nullptr || version.at == nullptr || findings.at == nullptr ||
      !others.values.empty()) {
    errors.add(root.position, "",
               message("no baseline (format, version, findings, and nothing else but $schema)"));
    return baseline;
  }
  if (schema.at != nullptr && !schema.value) add_field_error(*schema.at, message("a text"), errors);
  baseline.schema = schema.value.value_or("");
  if (format.value != kFormat) add_field_error(*format.at, json::in_quotes(kFormat), errors);
  if (version.value != json::kFormatVersion) add_field_error(*version.at, std::string("1"), errors);
  if (json::require(findings, message("an object in braces"), errors) != nullptr) {
    take_findings(*findings.value, is_code, baseline, errors);
  }
  return baseline;
}

}  // namespace

std::size_t Baseline::size() const {
  std::size_t total = 0;
  for (const auto& [subject, entries] : known) total += entries.size();
  return total;
}

ParseResult<Baseline> parse_baseline(std::string_view bytes, const std::string& path,
                                     const IsCode& is_code) {
  json::ErrorList errors(path);
  json::Tree tree(bytes, kLimits);
  Baseline baseline;
  if (const json::Value* root = tree.read(errors)) {
    baseline = validated_baseline(*root, is_code, errors);
  }
  if (!errors.empty()) return {{}, errors.sorted()};
  return {std::move(baseline), {}};
}

ParseResult<Baseline> load_baseline(const std::string& path, const IsCode& is_code) {
  const ParseResult<std::string> bytes = read_file(path, kLimits.bytes);
  if (!bytes) return {{}, bytes.errors};
  return parse_baseline(*bytes.value, path, is_code);
}

std::string to_canonical_json(const Baseline& baseline) {
  BaselineDocument document;
  document.schema = json::field_unless_empty(baseline.schema);
  document.format.value = kFormat;
  document.version.value = json::kFormatVersion;
  auto& findings = document.findings.value.emplace();
  for (const auto& [subject, entries] : baseline.known) {
    if (entries.empty()) continue;
    findings.emplace_back(subject, json::field_of(json::list_of({entries.begin(), entries.end()})));
  }
  return json::OutputArchive().write_document(document);
}

Baseline baseline_of(const Report& report) {
  Baseline baseline;
  for (const Finding& finding : report.findings) {
    if (!can_be_known(finding)) continue;
    const Identity identity = identity_of(finding, report);
    baseline.known[identity.subject].insert(entry_of(identity));
  }
  return baseline;
}

void mark_known(Report& report, const Baseline& baseline, bool by_number) {
  Baseline rest = baseline;
  for (Finding& finding : report.findings) {
    if (!can_be_known(finding)) continue;
    const Identity identity = identity_of(finding, report);
    std::multiset<std::string>& entries = rest.known[identity.subject];
    const auto entry = entries.find(entry_of(identity));
    if (entry != entries.end()) take(entries, entry, finding);
  }
  if (!by_number) return;
  for (Finding& finding : report.findings) {
    if (!can_be_known(finding) || finding.baselined) continue;
    std::multiset<std::string>& entries = rest.known[identity_of(finding, report).subject];
    const auto entry = entries.lower_bound(finding.code);
    if (entry != entries.end() && entry->starts_with(finding.code)) take(entries, entry, finding);
  }
}

Baseline ratcheted(const Baseline& baseline, const Report& report) {
  std::set<std::string> checked;
  for (const ReportedFile& file : report.files) checked.insert(file.id.value_or(""));
  Baseline result;
  result.schema = baseline.schema;
  for (const auto& [subject, entries] : baseline.known) {
    for (const std::string& entry : entries) {
      const bool ran = report.rule(entry.substr(0, 4)).checked;
      if (!ran || !checked.contains(subject)) result.known[subject].insert(entry);
    }
  }
  for (const Finding& finding : report.findings) {
    if (!finding.baselined) continue;
    const Identity identity = identity_of(finding, report);
    result.known[identity.subject].insert(entry_of(identity));
  }
  return result;
}

}  // namespace chartroom::reports
