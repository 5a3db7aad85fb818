#include "editor/ui/pages/map_finding_source.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

std::optional<SlowTask> MapFindingSource::play_task(PlayResults played) {
  return findings_.play_task(std::move(played));
}

bool MapFindingSource::take(SlowResult result) { return findings_.take(std::move(result)); }

void MapFindingSource::highlight_finding(std::size_t index) {
  parts_.canvas.highlight(findings_.at(index).points);
}

void MapFindingSource::go_to_finding(std::size_t index) {
  highlight_finding(index);
  const maps::PointSet& points = findings_.at(index).points;
  if (!points.empty()) parts_.canvas.go_to(*points.begin());
}

void MapFindingSource::open_finding(std::size_t index) {
  go_to_finding(index);
  parts_.canvas.SetFocus();
}

void MapFindingSource::show_findings() { parts_.canvas.mark(finding_marks(findings_)); }

bool MapFindingSource::has_fix_options(const reports::Finding& finding) const {
  return !finding.excluded && findings_.has_fix_options(finding.code);
}

bool MapFindingSource::fix_finding(std::size_t index) {
  const reports::Finding finding = findings_.at(index);
  if (finding.safely_fixable()) return editor::fix_finding(parts_.document, finding);
  std::vector<checks::FixOption> fix_options = findings_.fix_options(finding);
  if (fix_options.empty()) {
    parts_.notice.show(_("Every fix would cause another problem as severe. Fix this by hand."),
                       wxICON_INFORMATION);
  } else {
    offer_fix_options(finding, std::move(fix_options));
  }
  return true;
}

void MapFindingSource::offer_fix_options(const reports::Finding& finding,
                                         std::vector<checks::FixOption> fix_options) {
  std::vector<FixBar::Option> options;
  for (checks::FixOption& option : fix_options) {
    options.push_back(
        {translated_text(option.label),
         left_findings_text(option.findings) + ". " + describe_levels(levels_of_fix_options()),
         std::move(option.map)});
  }
  parts_.fix_bar.offer(wxString::Format(_("Fix %s?"), to_wx(finding.code)), parts_.document.map(),
                       std::move(options));
  parts_.fix_bar.follow(parts_.document.map());
  parts_.fix_bar.take_focus();
}

std::optional<std::string> MapFindingSource::why_not_excluded() const {
  return editor::why_not_excluded(parts_.document);
}

std::vector<maps::Exclusion> MapFindingSource::matching_exclusions(std::size_t index) const {
  return editor::matching_exclusions(
      findings_.pack(), {maps::FileKind::map, parts_.document.map().id}, findings_.at(index));
}

maps::Exclusion MapFindingSource::new_exclusion(std::size_t index,
                                                const std::string& reason) const {
  return editor::new_exclusion(parts_.document, findings_.at(index), reason);
}

}  // namespace chartroom::editor
