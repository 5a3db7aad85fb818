#include "cli/validate/project_file.h"
#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  return {R"({"format": "chartroom-project", "version": 1, "level": "tracking", "fail_on": "note",
 "strict": true, "max_warnings": 3, "select": ["R"], "ignore": ["R202"],
 "severity": {"R201": "off"}, "exclude": ["drafts"], "baseline": "a.json", "cache": "kept",
 "language": "de", "formats": ["text", "json=a.json"]})"};
}

void read(std::string_view bytes) {
  static const checks::Catalogue catalogue = checks::standard_catalogue();
  was_read(cli::parse_project(bytes, "-", catalogue), bytes);
}

}  // namespace chartroom::fuzz
