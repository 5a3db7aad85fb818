// The findings of the document in a tab, a map, deck or pack, and what the user can do about them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/model/documents/finding_list.h"
#include "editor/model/documents/slow_findings.h"
#include "maps/files/pack_file.h"

namespace chartroom::editor {

class FindingSource {
 public:
  virtual ~FindingSource() = default;

  virtual FindingList& findings() = 0;
  // Checks the document as it is.
  virtual void validate() = 0;
  virtual std::optional<SlowTask> slow_task() { return std::nullopt; }
  // Returns the task that checks the document with the verdicts known so far.
  virtual std::optional<SlowTask> play_task(PlayResults) { return std::nullopt; }
  virtual bool take(SlowResult) { return false; }

  // Highlights a finding's points, cards or map and scrolls there; does nothing if it has none.
  virtual void highlight_finding(std::size_t index) = 0;
  virtual void go_to_finding(std::size_t index) = 0;
  // Goes to the place or tab where the user can work on the finding.
  virtual void open_finding(std::size_t index) = 0;
  // Called when the list shows other findings.
  virtual void show_findings() {}

  // True if the document has fixes for the finding besides its safe one.
  virtual bool has_fix_options(const reports::Finding&) const { return false; }
  // Fixes the finding in one step, or shows the possible fixes first. False if the only fix is to
  // write the file anew.
  virtual bool fix_finding(std::size_t index) = 0;

  // Returns why findings of this document cannot be excluded; nothing if they can.
  virtual std::optional<std::string> why_not_excluded() const = 0;
  // Returns the pack's exclusions that exclude the finding.
  virtual std::vector<maps::Exclusion> matching_exclusions(std::size_t) const { return {}; }
  // Returns the exclusion that the pack needs to exclude the finding.
  virtual maps::Exclusion new_exclusion(std::size_t index, const std::string& reason) const = 0;
};

}  // namespace chartroom::editor
