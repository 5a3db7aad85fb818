// The findings on a map while it is edited: the list that `validate` would print.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/finding_list.h"
#include "editor/model/documents/map_document.h"
#include "editor/model/documents/pack_in_force.h"
#include "editor/model/documents/slow_findings.h"
#include "maps/files/pack_file.h"
#include "validator/checks/check_map.h"
#include "validator/checks/fix_options.h"

namespace chartroom::editor {

// Runs all checks of the level structure at once. The pack at or above the map's file gives
// severities, thresholds, rules and exclusions; it is read again when it changes on the disk.
class LiveFindings : public FindingList {
 public:
  explicit LiveFindings(checks::Catalogue catalogue = checks::standard_catalogue())
      : catalogue_(std::move(catalogue)) {}

  // Call after every change. Checks the file as if the map were saved now; without changes, the
  // file as it is. Returns true if the list changes.
  bool validate(const MapDocument& document);
  void follow(OpenPacks open) { pack_.follow(std::move(open)); }

  // Returns the task for checks in the background; empty if they are done or cannot run.
  std::optional<SlowTask> slow_task() const;
  // Returns the task for checks of the map's play; empty if one with these figures was returned
  // before.
  std::optional<SlowTask> play_task(PlayResults played);
  // Replaces the findings of an earlier such task. Returns false and changes nothing if the map has
  // changed since.
  bool take(SlowResult result);
  // True if the checks of sheets have run on the map as it is.
  bool slow_done() const { return drawn_ && drawn_->text == checked_text_; }

  const checks::Catalogue& catalogue() const { return catalogue_; }
  const std::vector<reports::Finding>& all() const { return checked_.findings; }
  // Returns the findings as a report on the file.
  reports::Report report() const;
  // True if the map could not be read again if saved now.
  bool malformed() const { return begun_ && !checked_.id; }
  std::size_t size() const override { return all().size(); }
  const reports::Finding& at(std::size_t index) const override { return all().at(index); }
  const checks::Check* check(std::string_view code) const override { return catalogue_.find(code); }
  std::vector<reports::NotRun> not_checked() const override;
  int checked() const override;
  std::vector<CheckedLevel> levels() const override;
  // The figures behind the findings on tracking and play; null if there are none.
  const PlayResults* played() const { return played_ ? played_->played.get() : nullptr; }

  // The finding chosen by next or previous (F8), while it is there and shown; null: none.
  const reports::Finding* current() const { return found(current_index()); }
  const reports::Finding* next() { return found(go(+1)); }
  const reports::Finding* previous() { return found(go(-1)); }

  // True if findings of that code have fixes to choose from.
  bool has_fix_options(std::string_view code) const {
    const checks::Check* found = check(code);
    return found != nullptr && found->alternative_fixes != nullptr;
  }
  // Returns the possible fixes of a finding on the map as it is.
  std::vector<checks::FixOption> fix_options(const reports::Finding& finding) const;

  // The pack whose settings apply; null for none.
  const maps::PackFile* pack() const { return pack_.pack(); }

 private:
  // The findings on one state of the map.
  struct Checked {
    std::string path;
    std::optional<std::string> id;  // empty: the map could not be read
    std::vector<reports::Finding> findings;
  };

  void add_slow(Checked& checked) const;
  // True if the check of that code ran in the background.
  bool is_slow(const std::string& code) const;
  void forget_play();
  const reports::Finding* found(std::optional<std::size_t> place) const {
    return place ? &at(*place) : nullptr;
  }

  checks::Catalogue catalogue_;
  bool begun_ = false;  // true once a map was checked
  Checked checked_;
  std::string checked_text_;
  std::optional<SlowResult> drawn_;   // the last of the sheets
  std::optional<SlowResult> played_;  // of the map as it is
  bool asked_tracking_ = false;       // of the map as it is
  play::Count asked_games_ = 0;
  PackInForce pack_;
};

// The levels behind the findings of LiveFindings::mends: the map after a fix is not played.
std::vector<CheckedLevel> levels_of_fix_options();

// Fixes a finding in one step of the document. Returns false if saving the document is the fix
// (F006).
bool fix_finding(MapDocument& document, const reports::Finding& finding);

// Returns the exclusion of the finding for the map's pack; the reason must not be empty.
maps::Exclusion new_exclusion(const MapDocument& document, const reports::Finding& finding,
                              const std::string& reason);

}  // namespace chartroom::editor
