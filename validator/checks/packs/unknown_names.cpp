#include "validator/checks/packs/unknown_names.h"

#include <fmt/core.h>

#include <cstdint>

#include "maps/json/errors.h"

namespace chartroom::checks {

std::vector<Diagnostic> unknown_names(const maps::PackFile& pack, const Catalogue& catalogue) {
  enum class Name : std::uint8_t { threshold, code };
  std::vector<Diagnostic> unknown;
  const auto refuse = [&](const std::string& pointer, const std::string& name, Name kind) {
    if (unknown.size() >= json::ErrorList::kMaxErrors) return;
    unknown.push_back(
        {.pointer = pointer,
         .message =
             kind == Name::threshold
                 ? message("\"{}\" is not a threshold (see validate --list)", name)
                 : message("\"{}\" is not the code of a check (see validate --list)", name)});
  };
  const maps::CheckSettings& checks = pack.pack.checks;
  for (const auto& [name, value] : checks.thresholds) {
    if (!catalogue.has_threshold(name)) {
      refuse("/checks/thresholds/" + name, name, Name::threshold);
    }
  }
  for (const auto& [code, severity] : checks.severity) {
    if (!catalogue.find(code)) refuse("/checks/severity/" + code, code, Name::code);
  }
  // Points to the whole list: its codes are sorted here, but not in the file.
  for (const std::string& code : checks.locked) {
    if (!catalogue.find(code)) refuse("/checks/locked", code, Name::code);
  }
  for (std::size_t i = 0; i < checks.exclude.size(); ++i) {
    const std::string& code = checks.exclude[i].code;
    if (!catalogue.find(code)) refuse(fmt::format("/checks/exclude/{}/code", i), code, Name::code);
  }
  return unknown;
}

}  // namespace chartroom::checks
