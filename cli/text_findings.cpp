#include "cli/text_findings.h"

#include <fmt/core.h>

#include <utility>

#include "cli/output.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::cli {

void print_text_findings(const std::string& path, const exporters::TextLog& log) {
  for (const auto& [code, kind] : {std::pair{"X601", exporters::TextProblem::Kind::no_room},
                                   std::pair{"X602", exporters::TextProblem::Kind::no_font}}) {
    for (const checks::Diagnostic& diagnostic : text_diagnostics(log, kind)) {
      print_error(fmt::format("{}: {}: {}", path, code, diagnostic.message.english()));
    }
  }
}

}  // namespace chartroom::cli
