// The steps that led to the document in front, and those that were taken back; going to any of
// them.
#pragma once

#include <vector>

#include <wx/dataview.h>

#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class HistoryPanel : public SidePanel {
 public:
  HistoryPanel(wxWindow* parent, std::function<void()> changed);
  void update() override;

 private:
  void on_selected();

  wxDataViewListCtrl* list_;
  std::vector<StepLabel> shown_;
  const Page* shown_page_ = nullptr;
};

}  // namespace chartroom::editor
