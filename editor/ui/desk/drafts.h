// Drafts: unsaved work that earlier runs left behind, offered in a bar of its own and restored in
// tabs of its own, so that nothing that is open is lost to it.
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
  // Offers what earlier runs left.
  void offer_all();
  // Offers what another window has not been answered about.
  void take_over(const Drafts& before);

 private:
  void offer(const std::shared_ptr<LeftWork>& work);
  void offer_undo(const std::shared_ptr<LeftWork>& work, bool has_path, const wxString& name);
  // In a tab of its own, as a step over the file of that path.
  void restore(LeftWork& work, const std::optional<std::string>& path);

  Desk& desk_;
  RecoveryBar* bar_;
};

}  // namespace chartroom::editor
