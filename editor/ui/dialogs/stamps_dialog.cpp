#include "editor/ui/dialogs/stamps_dialog.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// Returns a map of just the piece.
maps::Map picture_of(const Piece& piece) {
  const maps::Size size{std::max(piece.size.columns, maps::kMinSide),
                        std::max(piece.size.rows, maps::kMinSide)};
  maps::Map sea = blank_map(size, "stamp", "Stamp");
  sea.quadrants = maps::QuadrantGrid();
  for (const maps::Point p : sea.points()) sea.quadrants.set(p, 1);
  return pasted(sea, piece, {0, 0}, PasteQuadrants::bring);
}

}  // namespace

StampsDialog::StampsDialog(wxWindow* parent, std::vector<Stamp> stamps)
    : wxDialog(parent, wxID_ANY, _("Paste Stamp"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      stamps_(std::move(stamps)) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(300, 260)),
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Stamps"));
  list_->AppendTextColumn(_("Stamp"), wxDATAVIEW_CELL_INERT, FromDIP(200));
  list_->AppendTextColumn(_("Size"), wxDATAVIEW_CELL_INERT, FromDIP(80));
  preview_ = new MapPreview(this, FromDIP(wxSize(260, 260)));
  remove_ = new wxButton(this, wxID_ANY, _("&Remove"));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(list_, wxSizerFlags(1).Expand());
  row->Add(preview_, wxSizerFlags().Expand().Border(wxLEFT));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, wxSizerFlags(1).Expand().Border());
  sizer->Add(remove_, wxSizerFlags().Border(wxLEFT | wxRIGHT));
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  SetSizerAndFit(sizer);
  CentreOnParent();
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("&Paste"));
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { EndModal(wxID_OK); });
  remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { remove(); });
  fill();
  list_->SetFocus();
}

void StampsDialog::fill() {
  list_->DeleteAllItems();
  for (const Stamp& stamp : stamps_) {
    wxVector<wxVariant> row;
    row.push_back(to_wx(stamp.name));
    row.push_back(wxString::Format(wxString::FromUTF8("%d × %d"), stamp.piece.size.columns,
                                   stamp.piece.size.rows));
    list_->AppendItem(row);
  }
  if (!stamps_.empty()) list_->SelectRow(0);
  show();
}

void StampsDialog::show() {
  const bool some = list_->GetSelectedRow() != wxNOT_FOUND;
  preview_->show(some ? std::optional(picture_of(stamps_.at(row()).piece)) : std::nullopt);
  remove_->Enable(some);
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(some);
}

void StampsDialog::remove() {
  stamps_.erase(stamps_.begin() + static_cast<std::ptrdiff_t>(row()));
  changed_ = true;
  fill();
}

}  // namespace chartroom::editor
