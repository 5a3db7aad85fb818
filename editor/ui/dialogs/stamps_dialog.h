// The dialog that chooses a stamp to paste, and removes stamps.
#pragma once

#include <vector>

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/dialog.h>

#include "editor/model/stamps.h"
#include "editor/ui/canvas/map_preview.h"

namespace chartroom::editor {

class StampsDialog : public wxDialog {
 public:
  StampsDialog(wxWindow* parent, std::vector<Stamp> stamps);

  // Returns the piece to paste, after wxID_OK.
  const Piece& chosen() const { return stamps_.at(row()).piece; }
  const std::vector<Stamp>& stamps() const { return stamps_; }
  // True if a stamp was removed.
  bool changed() const { return changed_; }

 private:
  std::size_t row() const { return static_cast<std::size_t>(list_->GetSelectedRow()); }
  void fill();
  void show();
  void remove();

  std::vector<Stamp> stamps_;
  bool changed_ = false;
  wxDataViewListCtrl* list_;
  MapPreview* preview_;
  wxButton* remove_;
};

}  // namespace chartroom::editor
