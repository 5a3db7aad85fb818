#include "cli/text_findings.h"

#include <fmt/core.h>

#include "cli/output.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::cli {

void print_text_findings(const std::string& path, const exporters::TextLog& log) {
  for (const reports::Finding& finding : text_findings(log)) {
    print_error(fmt::format("{}: {}: {}", path, finding.code, finding.message));
  }
}

}  // namespace chartroom::cli
