#include "editor/model/documents/pack_findings.h"

#include <algorithm>
#include <filesystem>

#include "editor/model/marked.h"
#include "maps/files/named_path.h"

namespace chartroom::editor {

PackFindings::State PackFindings::state_of(const PackDocument& document) {
  State state{document.path(), document.file_text(), {}};
  const auto folder = std::filesystem::path(document.path()).parent_path();
  for (const auto* files : {&document.pack().maps, &document.pack().decks}) {
    for (const std::string& file : *files) {
      const std::string path = maps::named_path(folder, file);
      state.files.emplace_back(path, stamp_on_disk(path));
    }
  }
  return state;
}

void PackFindings::validate(const PackDocument& document) {
  State state = state_of(document);
  if (state == checked_) return;
  checked_ = std::move(state);
  all_.clear();
  for (reports::Finding finding : document.validate(catalogue_).findings) {
    finding.places.insert(finding.places.begin(),
                          std::filesystem::path(finding.path).filename().string());
    finding.fix.reset();  // its file may be open in a tab, which fixes it
    all_.push_back(std::move(finding));
  }
}

int PackFindings::errors_in(const std::string& path) const {
  return static_cast<int>(std::ranges::count_if(all_, [&path](const reports::Finding& finding) {
    return finding.path == path && finding.severity == Severity::error && !finding.excluded;
  }));
}

int PackFindings::checked() const {
  if (!checked_) return 0;
  return static_cast<int>(
      std::count_if(catalogue_.begin(), catalogue_.end(),
                    [](const checks::Check& c) { return c.level == checks::Level::structure; }));
}

std::vector<CheckedLevel> PackFindings::levels() const {
  if (!checked_) return {};
  return {{marked("structure"), true},
          {marked("print"), false},
          {marked("tracking"), false},
          {marked("fairness"), false}};
}

}  // namespace chartroom::editor
