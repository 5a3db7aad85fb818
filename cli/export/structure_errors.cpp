#include "cli/export/structure_errors.h"

#include <fmt/core.h>

#include "cli/output.h"
#include "validator/checks/catalogue.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"

namespace chartroom::cli {

void print_structure_errors(const rules::MapInput& input) {
  static const checks::Catalogue kCatalogue = checks::standard_catalogue();
  const rules::Rulebook rules = input.rules();
  const checks::MapSubject subject(input.map, rules);
  for (const checks::Check& check : kCatalogue) {
    const bool relevant = check.run != nullptr && check.level == checks::Level::structure &&
                          check.severity == Severity::error;
    if (!relevant) continue;
    for (const checks::Diagnostic& found : check.run(subject)) {
      print_error(fmt::format("{}: {}: {}", input.path, check.code, found.message.english()));
    }
  }
}

}  // namespace chartroom::cli
