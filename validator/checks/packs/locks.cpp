#include "validator/checks/packs/locks.h"

#include <fmt/core.h>

#include <algorithm>
#include <set>

namespace chartroom::checks {
namespace {

using Way = Weakening::Way;

// Applies a parent's locks to a pack.
class LockApplier {
 public:
  LockApplier(maps::PackFile& pack, const maps::PackFile* above) : pack_(pack), above_(above) {
    if (above == nullptr) return;
    pack.locked_above = above->locked_above;
    pack.locked_above.insert(above->pack.checks.locked.begin(), above->pack.checks.locked.end());
  }

  std::vector<Weakening> run(const Catalogue& catalogue) && {
    for (const Check& check : catalogue) {
      look_at_severity(check);
      look_at_thresholds(check);
    }
    look_at_exclusions();
    return std::move(found_);
  }

 private:
  bool is_locked(std::string_view code) const {
    return pack_.locked_above.contains(std::string(code));
  }

  void look_at_severity(const Check& check) {
    auto& set = pack_.pack.checks.severity;
    const std::string code(check.code);
    const Severity before = severity_of(check, above_);
    const Severity after = severity_of(check, &pack_);
    if (after >= before) return;
    const bool says_so = set.contains(code);
    const bool locked = is_locked(code);
    if (says_so || !locked) {
      found_.push_back({.way = says_so ? Way::lower : Way::forget,
                        .code = code,
                        .pointer = says_so ? "/checks/severity/" + code : "",
                        .from = before,
                        .to = after,
                        .locked = locked});
    }
    if (locked) set[code] = before;
  }

  void look_at_thresholds(const Check& check) {
    auto& set = pack_.pack.checks.thresholds;
    static const std::map<std::string, double> none;
    const auto& said = above_ == nullptr ? none : above_->pack.checks.thresholds;
    const bool locked = is_locked(check.code);
    for (const Threshold& one : check.thresholds) {
      const std::string name(one.name);
      const auto own = set.find(name);
      const auto theirs = said.find(name);
      const double before = theirs == said.end() ? one.value : theirs->second;
      const bool says_so = own != set.end();
      const double after = says_so ? own->second : one.value;
      if (after != before && (says_so || !locked)) {
        found_.push_back({.way = Way::threshold,
                          .code = std::string(check.code),
                          .pointer = says_so ? "/checks/thresholds/" + name : "",
                          .name = name,
                          .before = before,
                          .after = after,
                          .locked = locked});
      }
      if (!locked) continue;
      set.erase(name);
      if (theirs != said.end()) set.emplace(name, before);
    }
  }

  // Reports only the first locked exclusion of each code.
  void look_at_exclusions() {
    std::set<std::string> seen;
    const auto& exclusions = pack_.pack.checks.exclude;
    for (std::size_t i = 0; i < exclusions.size(); ++i) {
      const std::string& code = exclusions[i].code;
      if (!is_locked(code) || !seen.insert(code).second) continue;
      found_.push_back({.way = Way::exclude,
                        .code = code,
                        .pointer = fmt::format("/checks/exclude/{}", i),
                        .locked = true});
    }
  }

  maps::PackFile& pack_;
  const maps::PackFile* above_;
  std::vector<Weakening> found_;
};

}  // namespace

Severity severity_of(const Check& check, const maps::PackFile* pack) {
  if (pack) {
    const auto& set = pack->pack.checks.severity;
    const auto found = set.find(std::string(check.code));
    if (found != set.end()) return found->second;
  }
  return check.severity;
}

void add_languages_of(const maps::PackFile* above, maps::PackFile& pack) {
  if (above != nullptr) add_languages(above->pack.languages, pack);
}

void add_languages(const std::vector<std::string>& languages, maps::PackFile& pack) {
  std::vector<std::string>& known = pack.pack.languages;
  for (const std::string& language : languages) {
    if (std::ranges::find(known, language) == known.end()) known.push_back(language);
  }
}

std::vector<Weakening> put_under(maps::PackFile& pack, const maps::PackFile* above,
                                 const Catalogue& catalogue) {
  add_languages_of(above, pack);
  return LockApplier(pack, above).run(catalogue);
}

}  // namespace chartroom::checks
