// What the checks say of the document in a tab, and what is done about it: of maps, decks and
// packs.
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
  // Judges the document as it is.
  virtual void judge() = 0;
  virtual std::optional<SlowTask> slow_task() { return std::nullopt; }
  // Returns the task for what is known of how the document plays.
  virtual std::optional<SlowTask> play_task(Played) { return std::nullopt; }
  virtual bool take(SlowResult) { return false; }

  // Lights up what the finding of that place is about, and goes there; or nothing.
  virtual void light_finding(std::size_t place) = 0;
  virtual void go_to_finding(std::size_t place) = 0;
  // Goes where the finding can be worked on.
  virtual void open_finding(std::size_t place) = 0;
  // Which findings the list shows has changed.
  virtual void show_findings() {}

  // True if there is more to choose from than the fix of the finding.
  virtual bool has_mends(const reports::Finding&) const { return false; }
  // Mends the finding in one step, or shows first what that would do. False where the fix is only
  // to write the file anew.
  virtual bool fix_finding(std::size_t place) = 0;

  // Says why findings of this document cannot be excluded; nothing where they can.
  virtual std::optional<std::string> why_not_excluded() const = 0;
  // Returns what the pack holds by which an accepted finding is accepted.
  virtual std::vector<maps::Exclusion> exclusions_of(std::size_t) const { return {}; }
  // Returns what the pack holds once the finding is accepted in it.
  virtual maps::Exclusion exclusion_of(std::size_t place, const std::string& reason) const = 0;
};

}  // namespace chartroom::editor
