#include "editor/ui/dialogs/resize_dialog.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

// The anchors, row by row.
constexpr const char* kAnchorArrows[] = {"↖", "↑", "↗", "←", "•", "→", "↙", "↓", "↘"};

wxString anchor_name(int place) {
  const wxString names[] = {_("Keep the top left in place"),    _("Keep the top in place"),
                            _("Keep the top right in place"),   _("Keep the left in place"),
                            _("Keep the middle in place"),      _("Keep the right in place"),
                            _("Keep the bottom left in place"), _("Keep the bottom in place"),
                            _("Keep the bottom right in place")};
  return names[place];
}

}  // namespace

ResizeDialog::ResizeDialog(wxWindow* parent, const maps::Map& map)
    : wxDialog(parent, wxID_ANY, _("Resize Map")), map_(map) {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(8, 8)));
  const auto side = [&](const wxString& name, int value) {
    grid->Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
    auto* control = new NumberField(this, name, maps::kMinSide, maps::kMaxSide, value);
    control->set_events({.changed = [this] { show(); }});
    grid->Add(control);
    return control;
  };
  columns_ = side(_("Columns"), map.size.columns);
  rows_ = side(_("Rows"), map.size.rows);
  auto* anchors = new wxGridSizer(3, 0, 0);
  for (int place = 0; place < 9; ++place) {
    auto* button = new wxToggleButton(this, wxID_ANY, wxString::FromUTF8(kAnchorArrows[place]),
                                      wxDefaultPosition, FromDIP(wxSize(38, 38)));
    button->SetToolTip(anchor_name(place));
    button->Bind(wxEVT_TOGGLEBUTTON, [this, place](wxCommandEvent&) {
      anchor_ = {place % 3, place / 3};
      show();
    });
    anchors_[place] = button;
    anchors->Add(button);
  }
  grid->Add(new wxStaticText(this, wxID_ANY, _("Anchor")), wxSizerFlags().CentreVertical());
  grid->Add(anchors);
  lost_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(320, 40)),
                           wxST_NO_AUTORESIZE);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid, wxSizerFlags().Border());
  sizer->Add(lost_, wxSizerFlags().Expand().Border());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  SetSizerAndFit(sizer);
  CentreOnParent();
  show();
}

void ResizeDialog::show() {
  for (int place = 0; place < 9; ++place) {
    anchors_[place]->SetValue(place == anchor_.column + 3 * anchor_.row);
  }
  const wxString fault = columns_->is_wrong() ? columns_->fault() : rows_->fault();
  mark_as_wrong(*lost_, !fault.empty());
  FindWindow(wxID_OK)->Enable(fault.empty());
  if (!fault.empty()) {
    lost_->SetLabel(fault);
    return lost_->Wrap(FromDIP(320));
  }
  const maps::PointSet lost = lost_by_resizing(map_, size(), anchor_);
  lost_->SetLabel(lost.empty()
                      ? _("Nothing is lost.")
                      : wxString::Format(_("Everything on %s is lost."), list_points(lost)));
  lost_->Wrap(FromDIP(320));
}

}  // namespace chartroom::editor
