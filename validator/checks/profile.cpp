#include "validator/checks/profile.h"

#include <algorithm>

namespace chartroom::checks {
namespace {

bool named(const std::vector<std::string>& codes, std::string_view code) {
  return std::any_of(codes.begin(), codes.end(), [code](const std::string& beginning) {
    return code.substr(0, beginning.size()) == beginning;
  });
}

}  // namespace

bool Profile::wants(std::string_view code) const {
  return (select.empty() || named(select, code)) && !named(ignore, code);
}

Check Profile::in_force(const Check& check) const {
  const Check* known = catalogue.find(check.code);
  return known == nullptr ? check : *known;
}

std::vector<reports::Rule> rules_of(const Profile& profile) {
  std::vector<reports::Rule> rules;
  for (const Check& check : profile.catalogue) {
    rules.push_back({.code = std::string(check.code),
                     .title = std::string(check.title),
                     .why = std::string(check.why),
                     .severity = check.severity,
                     .level = std::string(to_string(check.level)),
                     .checked = profile.runs(check),
                     .inconclusive = check.inconclusive});
  }
  return rules;
}

std::vector<reports::Skipped> skipped_by(const Profile& profile) {
  std::vector<reports::Skipped> skipped;
  for (const Check& check : profile.catalogue) {
    if (profile.runs(check)) continue;
    using reports::SkippedFor;
    const SkippedFor why = !profile.wants(check.code)    ? SkippedFor::choice
                           : check.level > profile.level ? SkippedFor::level
                                                         : SkippedFor::machine;
    Message said = why == SkippedFor::choice ? message("left out by --select or --ignore")
                   : why == SkippedFor::level
                       ? message("runs at level {} and deeper", word(to_string(check.level)))
                       : message("needs Chartroom's own fonts (package fonts-chartroom)");
    std::string reason = said.english();
    skipped.push_back({std::string(check.code), std::move(reason), std::move(said), why});
  }
  return skipped;
}

std::optional<std::string> unknown_code(const std::vector<std::string>& codes,
                                        const Catalogue& catalogue) {
  for (const std::string& beginning : codes) {
    const bool known = std::any_of(catalogue.begin(), catalogue.end(), [&](const Check& check) {
      return !beginning.empty() && check.code.starts_with(beginning);
    });
    if (!known) return beginning.empty() ? "(nothing)" : beginning;
  }
  return std::nullopt;
}

}  // namespace chartroom::checks
