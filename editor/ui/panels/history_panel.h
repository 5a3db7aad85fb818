// The steps that led to the document in front, and those that were taken back, with what is known
// of how the map of each plays; going to any of them.
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
  // What is known of how states of the map in front play: a word or two for each, "" where nothing
  // is. Nothing is played for that.
  using Verdicts = std::function<std::vector<wxString>(const std::vector<const maps::Map*>&)>;

  // Without verdicts for documents that are not played.
  HistoryPanel(wxWindow* parent, std::function<void()> changed, Verdicts verdicts = {});
  void update() override;
  // More is known of the map in front.
  void show_verdicts() override;

 private:
  // The map and the text of a row, so that only what is new is described.
  struct Described {
    StepLabel label{};
    maps::Map map;
    wxString text;
  };
  const MapDocument* map_document() const;
  // The texts of all steps.
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
