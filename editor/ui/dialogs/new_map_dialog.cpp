#include "editor/ui/dialogs/new_map_dialog.h"

#include <optional>
#include <string>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"
#include "maps/platform/installed.h"

namespace chartroom::editor {
namespace {

constexpr int kUsualSide = 10;

std::vector<std::string> packs_folders() {
  const std::optional<std::string> installed = installed_folder("packs");
  return installed ? std::vector{*installed} : std::vector<std::string>{};
}

}  // namespace

NewMapDialog::NewMapDialog(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, _("New Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      shipped_(shipped_maps(packs_folders())) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(380, 220)),
                                 wxDV_SINGLE | wxDV_ROW_LINES);
  set_accessible_name(*list_, _("Begin with"));
  list_->AppendTextColumn(_("Begin with"), wxDATAVIEW_CELL_INERT, FromDIP(260));
  list_->AppendTextColumn(_("Size"), wxDATAVIEW_CELL_INERT, FromDIP(90));
  const auto add = [this](const wxString& name, const wxString& size) {
    wxVector<wxVariant> row;
    row.push_back(name);
    row.push_back(size);
    list_->AppendItem(row);
  };
  add(_("A blank sea"), _("as below"));
  for (const ShippedMap& shipped : shipped_) {
    add(wxString::Format(_("A copy of %s"), to_wx(text_in(shipped.map.name, ui_language()))),
        wxString::Format(wxString::FromUTF8("%d × %d"), shipped.map.size.columns,
                         shipped.map.size.rows));
  }
  const auto spin = [this](const wxString& name) {
    auto* control = new wxSpinCtrl(this, wxID_ANY);
    control->SetRange(maps::kMinSide, maps::kMaxSide);
    control->SetValue(kUsualSide);
    set_accessible_name(*control, name);
    return control;
  };
  auto* size = new wxBoxSizer(wxHORIZONTAL);
  const auto add_side = [&](const wxString& name, wxSpinCtrl*& control) {
    size->Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
    control = spin(name);
    size->Add(control, wxSizerFlags().Border(wxLEFT | wxRIGHT));
  };
  add_side(_("Columns"), columns_);
  add_side(_("Rows"), rows_);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list_, wxSizerFlags(1).Expand().Border());
  sizer->Add(size, wxSizerFlags().Border());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  SetSizerAndFit(sizer);
  CentreOnParent();
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    columns_->Enable(list_->GetSelectedRow() == 0);
    rows_->Enable(list_->GetSelectedRow() == 0);
  });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { EndModal(wxID_OK); });
  list_->SelectRow(0);
  list_->SetFocus();
}

MapDocument NewMapDialog::document() const {
  const int row = list_->GetSelectedRow();
  if (row > 0) return MapDocument::copy_of(shipped_[static_cast<std::size_t>(row - 1)].map);
  return MapDocument::copy_of(
      maps::blank_map({columns_->GetValue(), rows_->GetValue()}, "new", "New"));
}

}  // namespace chartroom::editor
