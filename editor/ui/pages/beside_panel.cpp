#include "editor/ui/pages/beside_panel.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/map_difference.h"

namespace chartroom::editor {
namespace {

constexpr int kBesideGap = 4;

wxString short_text(const maps::MapDifference& difference) {
  if (difference.empty()) return _("no differences");
  const int count = difference.points().count();
  if (count == 0) return _("same board");
  return wxString::Format(wxPLURAL("%d point differs", "%d points differ", count), count);
}

// Returns the map to show first: another one of the edited map's size, else any other.
const MapDocument* usual(const MapDocument& edited, const std::vector<const MapDocument*>& open) {
  const MapDocument* found = &edited;
  for (const MapDocument* other : open) {
    if (other == &edited) continue;
    if (other->map().size == edited.map().size) return other;
    if (found == &edited) found = other;
  }
  return found;
}

}  // namespace

BesidePanel::BesidePanel(wxWindow* parent, Events events) : wxPanel(parent) {
  choice_ = new wxChoice(this, wxID_ANY);
  set_accessible_name(*choice_, _("Second Map"));
  choice_->SetMinSize(FromDIP(wxSize(90, -1)));
  choice_->Bind(wxEVT_CHOICE, [chosen = std::move(events.chosen)](wxCommandEvent&) { chosen(); });
  differs_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  auto* close = new wxButton(this, wxID_ANY, wxString::FromUTF8("✕"), wxDefaultPosition,
                             wxDefaultSize, wxBU_EXACTFIT);
  set_accessible_name(*close, _("Close the second map"));
  close->SetToolTip(_("Close the second map"));
  close->Bind(wxEVT_BUTTON, [close = std::move(events.close)](wxCommandEvent&) { close(); });
  board_ = new SecondBoard(this, std::move(events.board));
  heading_ = new wxBoxSizer(wxHORIZONTAL);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(kBesideGap));
  heading_->Add(choice_, wxSizerFlags(3).CentreVertical().Border(wxALL, FromDIP(kBesideGap)));
  heading_->Add(differs_, wxSizerFlags(2).CentreVertical().Border(wxALL, FromDIP(kBesideGap)));
  heading_->Add(close, flags);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading_, wxSizerFlags().Expand());
  sizer->Add(board_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  Hide();
}

void BesidePanel::update(const MapDocument& edited, const std::vector<const MapDocument*>& open) {
  if (!IsShown()) return;
  offer(edited, open);
  const MapDocument& shown = *offered_.at(static_cast<std::size_t>(choice_->GetSelection()));
  const maps::MapDifference differing = maps::difference(edited.map(), shown.map());
  board_->show(shown.map(), differing.points() & shown.map().points());
  const bool itself = &shown == &edited;
  const wxString all = itself ? wxString() : describe_difference(differing);
  differs_->SetLabelText(itself ? wxString() : short_text(differing));
  differs_->SetToolTip(all);
  choice_->SetToolTip(choice_->GetStringSelection());
  set_accessible_name(*board_, wxString::Format(_("Board of %s"), choice_->GetStringSelection()));
  set_accessible_description(*board_, all);
}

void BesidePanel::offer(const MapDocument& edited, const std::vector<const MapDocument*>& open) {
  const int selected = choice_->GetSelection();
  const MapDocument* chosen =
      selected == wxNOT_FOUND ? nullptr : offered_.at(static_cast<std::size_t>(selected));
  if (std::ranges::find(open, chosen) == open.end()) chosen = usual(edited, open);
  wxArrayString names;
  for (const MapDocument* document : open) {
    const wxString name = to_wx(document->title(ui_language()));
    names.Add(document == &edited ? wxString::Format(_("%s (this map)"), name) : name);
  }
  if (names != choice_->GetStrings()) choice_->Set(names);
  offered_ = open;
  choice_->SetSelection(static_cast<int>(std::ranges::find(open, chosen) - open.begin()));
}

}  // namespace chartroom::editor
