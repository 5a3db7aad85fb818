// The findings of a map in its tab: shown on its board, fixed by steps that its bar offers.
#pragma once

#include "editor/model/documents/live_findings.h"
#include "editor/model/documents/map_document.h"
#include "editor/ui/canvas/board_canvas.h"
#include "editor/ui/findings/fix_bar.h"
#include "editor/ui/pages/finding_source.h"
#include "editor/ui/pages/notice_bar.h"
#include "exporters/documents/print_checks.h"

namespace chartroom::editor {

class MapFindingSource : public FindingSource {
 public:
  // The page owns all parts and outlives this.
  struct Parts {
    MapDocument& document;
    BoardCanvas& canvas;
    FixBar& fix_bar;
    NoticeBar& notice;
  };
  explicit MapFindingSource(Parts parts) : parts_(parts) {}

  LiveFindings& findings() override { return findings_; }
  void validate() override { findings_.validate(parts_.document); }
  std::optional<SlowTask> slow_task() override { return findings_.slow_task(); }
  std::optional<SlowTask> play_task(PlayResults played) override;
  bool take(SlowResult result) override;
  void highlight_finding(std::size_t index) override;
  void go_to_finding(std::size_t index) override;
  void open_finding(std::size_t index) override;
  void show_findings() override;
  bool has_fix_options(const reports::Finding& finding) const override;
  bool fix_finding(std::size_t index) override;
  std::optional<std::string> why_not_excluded() const override;
  std::vector<maps::Exclusion> matching_exclusions(std::size_t index) const override;
  maps::Exclusion new_exclusion(std::size_t index, const std::string& reason) const override;

 private:
  void offer_fix_options(const reports::Finding& finding,
                         std::vector<checks::FixOption> fix_options);

  Parts parts_;
  LiveFindings findings_{exporters::full_catalogue()};
};

}  // namespace chartroom::editor
