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
