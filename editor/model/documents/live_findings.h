// What the checks say of the map while it is edited: the list that `validate` would print.
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
#include "validator/checks/mends.h"

namespace chartroom::editor {

// Judges by all checks of the level structure; the pack at or above the map's file gives
// severities, thresholds, rules and exclusions, and is read again when it changes on the disk.
class LiveFindings : public FindingList {
 public:
  explicit LiveFindings(checks::Catalogue catalogue = checks::standard_catalogue())
      : catalogue_(std::move(catalogue)) {}

  // Call after every change. Judges the file as it would be if the map were saved now (as long as
  // nothing was changed: the file as it is). Whether the list is another than before.
  bool judge(const MapDocument& document);
  void heed(OpenPacks open) { pack_.heed(std::move(open)); }

  // What is to be judged in the background now; nothing where that was done, or nothing can be.
  std::optional<SlowTask> slow_task() const;
  // What is to be judged of what is known of the map's play; nothing where that was asked for
  // before.
  std::optional<SlowTask> play_task(Played played);
  // Adds what was found there, in place of what was found there before; false, and nothing has
  // changed, where the map is another by now.
  bool take(SlowResult result);
  // Whether what is judged in the background was judged on the map as it is.
  bool slow_done() const { return drawn_ && drawn_->text == judged_text_; }

  const checks::Catalogue& catalogue() const { return catalogue_; }
  const std::vector<reports::Finding>& all() const { return judged_.findings; }
  // The same as reports have it, with the file that was judged.
  reports::Report report() const;
  // Whether the map could not be read again if it were saved now.
  bool malformed() const { return begun_ && !judged_.id; }
  std::size_t size() const override { return all().size(); }
  const reports::Finding& at(std::size_t place) const override { return all().at(place); }
  const checks::Check* check(std::string_view code) const override { return catalogue_.find(code); }
  std::vector<reports::NotRun> not_judged() const override;
  int judged() const override;
  std::vector<JudgedLevel> levels() const override;
  // What the findings of tracking and play rest on; null where nothing of that was judged.
  const Played* played() const { return played_ ? played_->played.get() : nullptr; }

  // The finding that next or previous (F8) came to, as long as it is there and shown; null: none.
  const reports::Finding* current() const { return found(current_place()); }
  const reports::Finding* next() { return found(go(+1)); }
  const reports::Finding* previous() { return found(go(-1)); }

  // True if findings of that code have fixes to choose from.
  bool has_mends(std::string_view code) const {
    const checks::Check* found = check(code);
    return found != nullptr && found->other_fixes != nullptr;
  }
  // What would mend a finding on the map as it is.
  std::vector<checks::Mend> mends(const reports::Finding& finding) const;

  // The pack whose settings hold; null for none.
  const maps::PackFile* pack() const { return pack_.pack(); }

 private:
  // What was found on one state of the map.
  struct Judged {
    std::string path;
    std::optional<std::string> id;  // where the map could be read
    std::vector<reports::Finding> findings;
  };

  void add_slow(Judged& judged) const;
  // Whether checks of that kind were made in the background.
  bool is_slow(const std::string& code) const;
  void forget_play();
  const reports::Finding* found(std::optional<std::size_t> place) const {
    return place ? &at(*place) : nullptr;
  }

  checks::Catalogue catalogue_;
  bool begun_ = false;  // something was judged
  Judged judged_;
  std::string judged_text_;
  std::optional<SlowResult> drawn_;   // the last of the sheets
  std::optional<SlowResult> played_;  // of the map as it is
  bool asked_tracking_ = false;       // of the map as it is
  play::Count asked_games_ = 0;
  PackInForce pack_;
};

// What the findings tell that LiveFindings::mends gives: a map that is not there yet is not played.
std::vector<JudgedLevel> levels_of_mends();

// Fixes a finding in one step of the document. False where the fix is only to write the file anew
// (F006): then the document is to be saved.
bool fix_finding(MapDocument& document, const reports::Finding& finding);

// What the pack holds once the finding is accepted in it; the reason is not empty.
maps::Exclusion exclusion_of(const MapDocument& document, const reports::Finding& finding,
                             const std::string& reason);

}  // namespace chartroom::editor
