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

void drop_empty(Baseline& baseline) {
  std::erase_if(baseline.files, [](const auto& one) { return one.second.entries.empty(); });
  std::erase_if(baseline.by_id, [](const auto& one) { return one.second.empty(); });
}

const std::string& place_of(const ReportedFile& file) {
  return file.place.empty() ? file.path : file.place;
}

// Marks findings by a baseline, of which each entry is used up by the finding that it knows.
class Marking {
 public:
  Marking(Report& report, const Baseline& baseline, bool by_number, const IsKnownById& by_id)
      : report_(report), rest_(baseline), by_number_(by_number), is_known_by_id_(by_id) {
    for (const ReportedFile& file : report.files) ++files_of_id_[file.id.value_or("")];
  }

  void run() {
    for (Finding& finding : report_.findings) take_equal(finding);
    if (!by_number_) return;
    for (Finding& finding : report_.findings) take_of_code(finding);
  }

 private:
  using Entries = std::multiset<std::string>;

  void take_equal(Finding& finding) {
    if (!can_be_known(finding)) return;
    const std::string wanted = entry_of(identity_of(finding, report_));
    for (Entries* entries : entries_for(finding)) {
      const auto entry = entries->find(wanted);
      if (entry != entries->end()) return take(*entries, entry, finding);
    }
  }

  void take_of_code(Finding& finding) {
    if (!can_be_known(finding) || finding.baselined) return;
    for (Entries* entries : entries_for(finding)) {
      const auto entry = entries->lower_bound(finding.code);
      if (entry != entries->end() && entry->starts_with(finding.code)) {
        return take(*entries, entry, finding);
      }
    }
  }

  static void take(Entries& entries, Entries::iterator entry, Finding& finding) {
    entries.erase(entry);
    finding.baselined = true;
  }

  std::vector<Entries*> entries_for(const Finding& finding) {
    std::vector<Entries*> all;
    const ReportedFile* file = report_.file(finding.path);
    if (file == nullptr) return all;
    const auto known = rest_.files.find(place_of(*file));
    if (known != rest_.files.end() && (by_number_ || known->second.hash == file->hash)) {
      all.push_back(&known->second.entries);
    }
    const auto of_id = rest_.by_id.find(file->id.value_or(""));
    if (of_id != rest_.by_id.end() && counts_by_id(*file)) all.push_back(&of_id->second);
    return all;
  }

  bool counts_by_id(const ReportedFile& file) {
    if (files_of_id_[file.id.value_or("")] != 1) return false;
    const auto [known, fresh] = known_by_id_.try_emplace(file.path, true);
    if (fresh && is_known_by_id_) known->second = is_known_by_id_(file);
    return known->second;
  }

  Report& report_;
  Baseline rest_;
  bool by_number_;
  const IsKnownById& is_known_by_id_;
  std::map<std::string, int> files_of_id_;
  std::map<std::string, bool> known_by_id_;  // by path
};

struct KnownFileDocument {
  json::Field<std::string> hash;
  json::Field<json::List<std::string>> findings;
  json::OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("hash", hash), required_member("findings", findings), others);
  }
};

struct BaselineDocument {
  json::Field<std::string> schema;
  json::Field<std::string> format;
  json::Field<std::int64_t> version;
  json::Field<json::Dictionary<KnownFileDocument>> files;
  json::Field<json::Dictionary<json::List<std::string>>> findings;
  json::OtherMembers others;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(json::schema_member(schema), required_member("format", format),
            required_member("version", version), optional_member("files", files),
            optional_member("findings", findings), others);
  }
};

std::string code_of(const std::string& entry) { return entry.substr(0, entry.find(' ')); }

bool is_entry(const json::Field<std::string>& entry) {
  if (!entry.value) return false;
  const std::string code = code_of(*entry.value);
  return code.size() == 4 && code[0] >= 'A' && code[0] <= 'Z' &&
         std::all_of(code.begin() + 1, code.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Reads entries of a file or an id into a baseline.
class EntryReader {
 public:
  EntryReader(const IsCode& is_code, json::ErrorList& errors)
      : is_code_(is_code), errors_(errors) {}

  void read_ids(const json::Dictionary<json::List<std::string>>& findings, Baseline& baseline) {
    for (const auto& [id, list] : findings) read_list(list, baseline.by_id[id]);
  }

  void read_files(const json::Dictionary<KnownFileDocument>& files, Baseline& baseline) {
    for (const auto& [place, field] : files) {
      const auto& [hash, findings, others] = *field.value;
      const bool is_object = field.at->kind == json::Value::Kind::object;
      if (!is_object || findings.at == nullptr || !others.values.empty()) {
        add_field_error(*field.at, message("an object with hash and findings"), errors_);
        continue;
      }
      KnownFile& known = baseline.files[place];
      if (hash.at != nullptr && !hash.value) add_field_error(*hash.at, message("text"), errors_);
      known.hash = hash.value.value_or("");
      read_list(findings, known.entries);
    }
  }

 private:
  void read_list(const json::Field<json::List<std::string>>& list,
                 std::multiset<std::string>& entries) {
    if (!list.value) {
      add_field_error(*list.at, message("a list in square brackets"), errors_);
      return;
    }
    for (const json::Field<std::string>& entry : *list.value) {
      if (!is_entry(entry)) {
        add_field_error(*entry.at, message("a code and points, such as \"R202 A1 B1\""), errors_);
      } else if (is_code_ && !is_code_(code_of(*entry.value))) {
        add_field_error(*entry.at, message("the code of a check (see validate --list)"), errors_);
      } else {
        entries.insert(*entry.value);
      }
    }
  }

  const IsCode& is_code_;
  json::ErrorList& errors_;
};

json::Field<json::List<std::string>> list_field(const std::multiset<std::string>& entries) {
  return json::field_of(json::list_of({entries.begin(), entries.end()}));
}

void add_entry(const Finding& finding, const Report& report, Baseline& baseline) {
  const ReportedFile* file = report.file(finding.path);
  if (file == nullptr) return;
  KnownFile& known = baseline.files[place_of(*file)];
  known.hash = file->hash;
  known.entries.insert(entry_of(identity_of(finding, report)));
}

// Returns the entries that the run did not look for: on other files, and of checks that it left
// out. Where something else is played now, only the files that the run did not validate keep
// theirs.
Baseline not_looked_for(const Baseline& baseline, const Report& report) {
  std::map<std::string, const ReportedFile*> by_place;
  std::set<std::string> ids;
  for (const ReportedFile& file : report.files) {
    by_place.emplace(place_of(file), &file);
    ids.insert(file.id.value_or(""));
  }
  const auto ran = [&report](const std::string& entry) {
    return report.rule(code_of(entry)).checked;
  };
  Baseline result = baseline;
  for (auto& [place, known] : result.files) {
    const auto file = by_place.find(place);
    if (file == by_place.end()) continue;
    if (known.hash != file->second->hash) known.entries.clear();
    std::erase_if(known.entries, ran);
  }
  for (auto& [id, entries] : result.by_id) {
    if (ids.contains(id)) std::erase_if(entries, ran);
  }
  drop_empty(result);
  return result;
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
  const auto& [schema, format, version, files, findings, others] = document;
  if (format.at == nullptr || version.at == nullptr ||
      (files.at == nullptr && findings.at == nullptr) || !others.values.empty()) {
    errors.add(
        root.position, "",
        message("not a baseline (expected only format, version, files or findings, and $schema)"));
    return baseline;
  }
  if (schema.at != nullptr && !schema.value) add_field_error(*schema.at, message("text"), errors);
  baseline.schema = schema.value.value_or("");
  if (format.value != kFormat) add_field_error(*format.at, json::in_quotes(kFormat), errors);
  if (version.value != json::kFormatVersion) add_field_error(*version.at, std::string("1"), errors);
  EntryReader reader(is_code, errors);
  if (files.at != nullptr && json::require(files, message("an object in braces"), errors)) {
    reader.read_files(*files.value, baseline);
  }
  if (findings.at != nullptr && json::require(findings, message("an object in braces"), errors)) {
    reader.read_ids(*findings.value, baseline);
  }
  drop_empty(baseline);
  return baseline;
}

}  // namespace

std::size_t Baseline::size() const {
  std::size_t total = 0;
  for (const auto& [place, known] : files) total += known.entries.size();
  for (const auto& [id, entries] : by_id) total += entries.size();
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
  auto& files = document.files.value.emplace();
  for (const auto& [place, known] : baseline.files) {
    if (known.entries.empty()) continue;
    KnownFileDocument file;
    file.hash = json::field_unless_empty(known.hash);
    file.findings = list_field(known.entries);
    files.emplace_back(place, json::field_of(std::move(file)));
  }
  for (const auto& [id, entries] : baseline.by_id) {
    if (entries.empty()) continue;
    if (!document.findings.value) document.findings.value.emplace();
    document.findings.value->emplace_back(id, list_field(entries));
  }
  return json::OutputArchive().write_document(document);
}

Baseline baseline_of(const Report& report) {
  Baseline baseline;
  for (const Finding& finding : report.findings) {
    if (can_be_known(finding)) add_entry(finding, report, baseline);
  }
  return baseline;
}

Baseline renewed(const Baseline& earlier, const Report& report) {
  Baseline result = not_looked_for(earlier, report);
  result.schema = earlier.schema;
  for (const Finding& finding : report.findings) {
    if (can_be_known(finding)) add_entry(finding, report, result);
  }
  return result;
}

void mark_known(Report& report, const Baseline& baseline, bool by_number,
                const IsKnownById& is_known_by_id) {
  Marking(report, baseline, by_number, is_known_by_id).run();
}

Baseline ratcheted(const Baseline& baseline, const Report& report) {
  Baseline result = not_looked_for(baseline, report);
  result.schema = baseline.schema;
  for (const Finding& finding : report.findings) {
    if (finding.baselined) add_entry(finding, report, result);
  }
  return result;
}

}  // namespace chartroom::reports
