#include "validator/checks/packs/own_rules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "maps/platform/work_tree.h"

namespace chartroom::checks {
namespace {

// Keeps the results of one run.
class RunCache : public ResultCache {
 public:
  std::optional<std::string> find(const std::string& key) override {
    const auto known = results_.find(key);
    return known == results_.end() ? std::nullopt : std::optional(known->second);
  }
  void keep(const std::string& key, std::string_view result) override {
    results_.insert_or_assign(key, std::string(result));
  }

 private:
  std::map<std::string, std::string> results_;
};

bool differs(const maps::Pack& own, const maps::Pack* trusted) {
  const maps::Pack none;
  const maps::Pack& other = trusted == nullptr ? none : *trusted;
  return own.checks != other.checks || own.languages != other.languages;
}

bool has_other_rules(const maps::InputFile& target, const Profile& profile) {
  if (target.kind != maps::FileKind::pack) return false;
  const ParseResult<maps::PackFile> own = maps::load_pack(target.path);
  return own && differs(own.value->pack, profile.trusted_pack(full_path_of(target.path).string()));
}

void add_graver(std::vector<reports::Finding> found, std::vector<reports::Finding>& findings) {
  const auto key = [](const reports::Finding& f) {
    return std::tuple(f.path, f.code, f.position.line, f.position.column, f.message);
  };
  std::map<decltype(key(findings.front())), std::size_t> known;
  for (std::size_t i = 0; i < findings.size(); ++i) known.emplace(key(findings[i]), i);
  for (reports::Finding& own : found) {
    const auto same = known.find(key(own));
    if (own.excluded) continue;
    if (same == known.end()) {
      findings.push_back(std::move(own));
      continue;
    }
    reports::Finding& finding = findings[same->second];
    if (finding.excluded || finding.severity < own.severity) finding = std::move(own);
  }
}

}  // namespace

reports::Report validate_by_all_rules(const std::vector<maps::InputFile>& inputs, Profile profile,
                                      std::vector<FileError>& errors, const StandardInput& input,
                                      const maps::PassedOver& passed_over) {
  RunCache played;
  if (profile.trusted_pack && profile.cache == nullptr) profile.cache = &played;
  reports::Report report = validate(inputs, profile, errors, input, passed_over);
  const bool others = profile.trusted_pack &&
                      std::ranges::any_of(inputs, [&profile](const maps::InputFile& target) {
                        return has_other_rules(target, profile);
                      });
  if (!others) return report;
  profile.trusted_pack = nullptr;
  std::vector<FileError> told_by_the_first_validation;
  add_graver(validate(inputs, profile, told_by_the_first_validation, input).findings,
             report.findings);
  report.sort();
  return report;
}

}  // namespace chartroom::checks
