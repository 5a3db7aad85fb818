#include "editor/ui/pages/map_finding_source.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

std::optional<SlowTask> MapFindingSource::play_task(Played played) {
  return findings_.play_task(std::move(played));
}

bool MapFindingSource::take(SlowResult result) { return findings_.take(std::move(result)); }

void MapFindingSource::light_finding(std::size_t place) {
  at_.canvas.light(findings_.at(place).points);
}

void MapFindingSource::go_to_finding(std::size_t place) {
  light_finding(place);
  const maps::PointSet& points = findings_.at(place).points;
  if (!points.empty()) at_.canvas.go_to(*points.begin());
}

void MapFindingSource::open_finding(std::size_t place) {
  go_to_finding(place);
  at_.canvas.SetFocus();
}

void MapFindingSource::show_findings() { at_.canvas.mark(finding_marks(findings_)); }

bool MapFindingSource::has_fix_options(const reports::Finding& finding) const {
  return !finding.excluded && findings_.has_fix_options(finding.code);
}

bool MapFindingSource::fix_finding(std::size_t place) {
  const reports::Finding finding = findings_.at(place);
  if (finding.safely_fixable()) return editor::fix_finding(at_.document, finding);
  std::vector<checks::FixOption> fix_options = findings_.fix_options(finding);
  if (fix_options.empty()) {
    at_.notice.show(_("What would mend this brings another fault as grave: it takes a hand."),
                    wxICON_INFORMATION);
  } else {
    offer_fix_options(finding, std::move(fix_options));
  }
  return true;
}

void MapFindingSource::offer_fix_options(const reports::Finding& finding,
                                         std::vector<checks::FixOption> fix_options) {
  std::vector<FixBar::Way> ways;
  for (checks::FixOption& option : fix_options) {
    ways.push_back({said_text(option.label),
                    wxString::Format(_("Afterwards: %s"), count_findings(option.findings)) + ". " +
                        describe_levels(levels_of_fix_options()),
                    std::move(option.map)});
  }
  at_.fix_bar.offer(wxString::Format(_("Mend %s?"), to_wx(finding.code)), at_.document.map(),
                    std::move(ways));
  at_.fix_bar.follow(at_.document.map());
  at_.fix_bar.take_focus();
}

std::optional<std::string> MapFindingSource::why_not_excluded() const {
  return editor::why_not_excluded(at_.document);
}

std::vector<maps::Exclusion> MapFindingSource::matching_exclusions(std::size_t place) const {
  return editor::matching_exclusions(findings_.pack(), {maps::FileKind::map, at_.document.map().id},
                                     findings_.at(place));
}

maps::Exclusion MapFindingSource::new_exclusion(std::size_t place,
                                                const std::string& reason) const {
  return editor::new_exclusion(at_.document, findings_.at(place), reason);
}

}  // namespace chartroom::editor
