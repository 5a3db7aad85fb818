// Drafts: unsaved work that earlier runs left, offered in a bar and restored in new tabs, so that
// it replaces no open work.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "editor/ui/desk/desk.h"
#include "editor/ui/pages/recovery_bar.h"

namespace chartroom::editor {

class Drafts {
 public:
  Drafts(wxWindow* parent, Desk& desk);

  RecoveryBar& bar() { return *bar_; }
  // Offers the drafts that earlier runs left.
  void offer_all();
  // Offers another window's unanswered drafts.
  void take_over(const Drafts& before);

 private:
  void offer(const std::shared_ptr<OrphanedDraft>& draft);
  void offer_undo(const std::shared_ptr<OrphanedDraft>& draft, bool has_path, const wxString& name);
  // Restores a draft in a new tab, as a step after the file of that path.
  void restore(OrphanedDraft& draft, const std::optional<std::string>& path);

  Desk& desk_;
  RecoveryBar* bar_;
};

}  // namespace chartroom::editor
