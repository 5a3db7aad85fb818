// The history of the document in front: its steps, undone ones too, with the known verdicts on a
// map's states; the user can go to any step.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/dataview.h>

#include "editor/model/documents/map_document.h"
#include "editor/ui/pages/side_panel.h"
#include "editor/ui/toolkit/cell_texts.h"

namespace chartroom::editor {

class HistoryPanel : public SidePanel {
 public:
  // Returns the known verdicts on states of the map in front: a word or two for each, "" if
  // unknown. Plays no games.
  using Verdicts = std::function<std::vector<wxString>(const std::vector<const maps::Map*>&)>;

  // `verdicts` is empty for documents without verdicts.
  HistoryPanel(wxWindow* parent, std::function<void()> changed, Verdicts verdicts = {});
  void update() override;
  // Shows new verdicts on the map in front.
  void show_verdicts() override;

 private:
  // The step, map and text of a row, so that only new steps are described.
  struct Described {
    StepLabel label{};
    maps::Map map;
    wxString text;
  };
  const MapDocument* map_document() const;
  // Returns the texts of the beginning and of all steps.
  std::vector<wxString> texts();
  void show_cell(const wxString& text, unsigned row, unsigned column);
  void on_selected();

  wxDataViewListCtrl* list_;
  std::optional<ColumnWidths> widths_;
  Verdicts verdicts_;
  std::vector<Described> described_;
  std::vector<wxString> shown_;
  const Page* shown_page_ = nullptr;
};

}  // namespace chartroom::editor
