#include "validator/reports/baseline.h"

#include <algorithm>

#include "maps/json/tree.h"
#include "maps/json/writer.h"
#include "maps/platform/safe_file.h"
#include "validator/reports/fingerprint.h"

namespace chartroom::reports {
namespace {

constexpr const char* kFormat = "chartroom-baseline";

std::string entry_of(const Identity& identity) {
  return identity.where.empty() ? identity.code : identity.code + " " + identity.where;
}

bool can_be_known(const Finding& finding) { return !finding.excluded && !finding.malformed; }

void take(std::multiset<std::string>& entries, std::multiset<std::string>::iterator entry,
          Finding& finding) {
  entries.erase(entry);
  finding.baselined = true;
}

// A text as JSON.
std::string quoted(const std::string& text) {
  json::Writer json;
  json.value(text);
  std::string result = json.text();
  result.pop_back();  // the final newline
  return result;
}

class BaselineReader {
 public:
  BaselineReader(std::string_view bytes, const std::string& path) : tree_(bytes), faults_(path) {}

  ParseResult<Baseline> read() {
    if (const json::Value* root = tree_.read(faults_)) read_document(*root);
    if (!faults_.empty()) return {{}, faults_.sorted()};
    return {std::move(baseline_), {}};
  }

 private:
  using Kind = json::Value::Kind;

  void fault(const json::Value& at, const std::string& expected) {
    faults_.add(at.position, at.pointer(),
                label(at) + " is " + described(at) + " (" + expected + ")");
  }

  bool is(const json::Value& at, Kind kind, const char* expected) {
    if (at.kind != kind) fault(at, expected);
    return at.kind == kind;
  }

  void read_document(const json::Value& root) {
    if (!is(root, Kind::object, "an object: { … }")) return;
    const json::Value* format = root.member("format");
    const json::Value* version = root.member("version");
    const json::Value* findings = root.member("findings");
    if (format == nullptr || version == nullptr || findings == nullptr ||
        root.children.size() > 3) {
      faults_.add(root.position, "", "no baseline (format, version, findings, and nothing else)");
      return;
    }
    if (format->text != kFormat) fault(*format, std::string("\"") + kFormat + "\"");
    if (version->kind != Kind::number || version->text != "1") fault(*version, "1");
    if (is(*findings, Kind::object, "an object: { … }")) read_findings(*findings);
  }

  void read_findings(const json::Value& findings) {
    for (const json::Value* list : findings.children) {
      if (!is(*list, Kind::list, "a list: [ … ]")) continue;
      for (const json::Value* entry : list->children) read_entry(list->key, *entry);
    }
  }

  void read_entry(const std::string& subject, const json::Value& entry) {
    const std::string code = entry.text.substr(0, entry.text.find(' '));
    const bool good =
        entry.kind == Kind::string && code.size() == 4 && code[0] >= 'A' && code[0] <= 'Z' &&
        std::all_of(code.begin() + 1, code.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!good) return fault(entry, "a code and points, such as \"R202 A1 B1\"");
    baseline_.known[subject].insert(entry.text);
  }

  json::Tree tree_;
  json::ErrorList faults_;
  Baseline baseline_;
};

}  // namespace

std::size_t Baseline::size() const {
  std::size_t total = 0;
  for (const auto& [subject, entries] : known) total += entries.size();
  return total;
}

ParseResult<Baseline> parse_baseline(std::string_view bytes, const std::string& path) {
  return BaselineReader(bytes, path).read();
}

ParseResult<Baseline> load_baseline(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return {{}, bytes.errors};
  return parse_baseline(*bytes.value, path);
}

std::string to_canonical_json(const Baseline& baseline) {
  std::string lists;
  for (const auto& [subject, entries] : baseline.known) {
    std::string list;
    for (const std::string& entry : entries) {
      list += (list.empty() ? "\n      " : ",\n      ") + quoted(entry);
    }
    if (list.empty()) continue;
    lists += (lists.empty() ? "\n    " : ",\n    ") + quoted(subject) + ": [" + list + "\n    ]";
  }
  return std::string("{\n  \"format\": \"") + kFormat +
         "\",\n  \"version\": 1,\n  \"findings\": {" + lists +
         (lists.empty() ? "}\n}\n" : "\n  }\n}\n");
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
  std::set<std::string> judged;
  for (const JudgedFile& file : report.files) judged.insert(file.id.value_or(""));
  Baseline result;
  for (const auto& [subject, entries] : baseline.known) {
    for (const std::string& entry : entries) {
      const bool ran = report.rule(entry.substr(0, 4)).judged;
      if (!ran || !judged.contains(subject)) result.known[subject].insert(entry);
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
