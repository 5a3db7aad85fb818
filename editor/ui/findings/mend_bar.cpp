#include "editor/ui/findings/mend_bar.h"

#include <utility>

#include <wx/intl.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"
#include "maps/map_difference.h"

namespace chartroom::editor {

MendBar::MendBar(wxWindow* parent, Events events) : wxPanel(parent), events_(std::move(events)) {
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  title_->SetFont(title_->GetFont().Bold());
  ways_ = new wxChoice(this, wxID_ANY);
  set_accessible_name(*ways_, _("Way to mend"));
  ways_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look(); });
  apply_ = new wxButton(this, wxID_APPLY, _("A&pply"));
  apply_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { apply(); });
  auto* cancel = new wxButton(this, wxID_ANY, _("&Cancel"));
  cancel->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { drop(); });
  text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(4));
  auto* said = new wxBoxSizer(wxHORIZONTAL);
  said->Add(title_, flags);
  said->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(ways_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
  row->Add(apply_, flags);
  row->Add(cancel, flags);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(said, wxSizerFlags().Expand());
  sizer->Add(row, wxSizerFlags().Expand());
  SetSizer(sizer);
  Hide();
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) return drop();
    event.Skip();
  });
}

void MendBar::offer(const std::string& code, const maps::Map& map,
                    std::vector<checks::Mend> mends) {
  map_ = map;
  mends_ = std::move(mends);
  title_->SetLabelText(wxString::Format(_("Mend %s?"), to_wx(code)));
  wxArrayString labels;
  for (const checks::Mend& mend : mends_) labels.Add(said_text(mend.label));
  ways_->Set(labels);
  ways_->SetSelection(0);
  Show();
  look();
  GetParent()->Layout();
  apply_->SetFocus();
}

void MendBar::heed(const maps::Map& map) {
  if (map_ && *map_ != map) drop();
}

void MendBar::drop() {
  if (!IsShown()) return;
  // First the focus goes back to the board, where it is here.
  events_.drop();
  leave();
}

void MendBar::look() {
  const checks::Mend& mend = mends_.at(static_cast<std::size_t>(ways_->GetSelection()));
  wxString text = describe_difference(maps::difference(*map_, mend.map));
  text.Replace("\n", wxString::FromUTF8(" · "));
  text += wxString::FromUTF8(" · ") +
          wxString::Format(_("Afterwards: %s"), count_findings(mend.findings)) + ". " +
          describe_levels(levels_of_mends());
  text_->SetLabelText(text);
  text_->SetToolTip(text);
  set_accessible_description(*ways_, text);
  events_.look(mend.map);
}

void MendBar::apply() {
  const maps::Map chosen = mends_.at(static_cast<std::size_t>(ways_->GetSelection())).map;
  leave();
  events_.apply(chosen);
}

void MendBar::leave() {
  Hide();
  mends_.clear();
  map_.reset();
  GetParent()->Layout();
}

}  // namespace chartroom::editor
