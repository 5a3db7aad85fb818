#include "editor/ui/dialogs/new_map_form.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/model/templates.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/installed.h"

namespace chartroom::editor {
namespace {

constexpr int kUsualSide = 10;
constexpr int kPreviewSize = 92;
constexpr int kFormGap = 6;

std::vector<ShippedMap> all_shipped_maps() {
  const auto folder = installed_folder("packs");
  return folder ? shipped_maps({*folder}) : std::vector<ShippedMap>();
}

}  // namespace

NewMapForm::NewMapForm(wxWindow* parent, std::function<void()> done)
    : wxPanel(parent), shipped_(all_shipped_maps()) {
  make_controls();
  preview_ = new MapPreview(this, FromDIP(wxSize(kPreviewSize, kPreviewSize)));
  auto* grid = new wxFlexGridSizer(4, FromDIP(wxSize(2 * kFormGap, kFormGap)));
  const auto add = [&](const wxString& name, wxWindow* control) {
    grid->Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
    grid->Add(control, wxSizerFlags().Expand());
    set_accessible_name(*control, name);
  };
  add(_("Start from"), template_);
  add(_("Columns"), columns_);
  add(_("Keep"), part_);
  add(_("Rows"), rows_);
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(grid, wxSizerFlags().CentreVertical());
  sizer->Add(preview_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(2 * kFormGap)));
  SetSizer(sizer);
  on_template();
  // A wxChoice would handle Enter itself.
  Bind(wxEVT_CHAR_HOOK, [done = std::move(done)](wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) return done();
    event.Skip();
  });
}

void NewMapForm::make_controls() {
  wxArrayString names;
  names.Add(_("Blank map"));
  for (const ShippedMap& each : shipped_) names.Add(to_wx(text_in(each.map.name, ui_language())));
  template_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
  template_->SetSelection(0);
  template_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_template(); });
  columns_ = make_side(_("Columns"));
  wxArrayString parts;
  for (const wxString& name : {_("Whole map"), _("Islands only"), _("Quadrants only")}) {
    parts.Add(name);
  }
  part_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, parts);
  part_->SetSelection(0);
  part_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { preview_->show(map()); });
  rows_ = make_side(_("Rows"));
}

NumberField* NewMapForm::make_side(const wxString& name) {
  auto* side = new NumberField(this, name, maps::kMinSide, maps::kMaxSide, kUsualSide);
  side->set_events({.changed = [this] { preview_->show(map()); }});
  return side;
}

void NewMapForm::begin_with_shipped() {
  if (shipped_.empty()) return;
  template_->SetSelection(1);
  on_template();
}

void NewMapForm::on_template() {
  const int chosen = template_->GetSelection();
  part_->Enable(chosen > 0);
  if (chosen > 0) {
    const maps::Size size = shipped_[static_cast<std::size_t>(chosen - 1)].map.size;
    columns_->show_number(size.columns);
    rows_->show_number(size.rows);
  }
  preview_->show(map());
}

maps::Map NewMapForm::map() const {
  const maps::Size size{columns_->number(), rows_->number()};
  const int chosen = template_->GetSelection();
  if (chosen <= 0) return maps::blank_map(size, "new", "New");
  return map_from_template(shipped_[static_cast<std::size_t>(chosen - 1)].map,
                           static_cast<TemplatePart>(part_->GetSelection()), size);
}

MapDocument NewMapForm::document() const { return MapDocument::copy_of(map()); }

}  // namespace chartroom::editor
