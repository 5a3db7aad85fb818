// The map as a table, a row for each point, for screen readers and keyboard editing.
#pragma once

#include <wx/dataview.h>

#include "editor/ui/pages/map_page.h"
#include "editor/ui/pages/side_panel.h"

namespace chartroom::editor {

class TableModel;

class TablePanel : public PanelOf<MapPage> {
 public:
  TablePanel(wxWindow* parent, std::function<void()> changed);
  ~TablePanel() override;
  void update() override;

 private:
  void on_selected();

  wxObjectDataPtr<TableModel> model_;
  wxDataViewCtrl* table_;
};

}  // namespace chartroom::editor
