#include "editor/ui/findings/fix_bar.h"

#include <utility>

#include <wx/intl.h>

#include "editor/model/with_board.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/map_difference.h"

namespace chartroom::editor {

FixBar::FixBar(wxWindow* parent, Events events) : wxPanel(parent), events_(std::move(events)) {
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  title_->SetFont(title_->GetFont().Bold());
  options_ = new wxChoice(this, wxID_ANY);
  set_accessible_name(*options_, _("Fix option"));
  options_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { look(); });
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
  row->Add(options_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
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

void FixBar::offer(const wxString& question, const maps::Map& map, std::vector<Option> options) {
  map_ = map;
  offered_ = std::move(options);
  title_->SetLabelText(question);
  wxArrayString labels;
  for (const Option& option : offered_) labels.Add(option.label);
  options_->Set(labels);
  options_->SetSelection(0);
  come();
}

void FixBar::come() {
  taken_.reset();
  set_current(true);
  Show();
  look();
  GetParent()->Layout();
}

void FixBar::take_focus() { apply_->SetFocus(); }

void FixBar::follow(const maps::Map& map) {
  if (!map_) return;
  if (taken_) {
    if (map == *map_) return come();
    if (map != *taken_) forget();
    return;
  }
  if (map.rules == map_->rules && with_board(map, *map_) == map) take_texts_of(map);
  if (current_ == (*map_ == map)) return;
  // drop() first moves the focus to the board: a disabled control would lose it to no window.
  if (current_) events_.drop();
  set_current(!current_);
  if (current_) return look();
  tell(_("The map has changed. Undo or redo to come back to this."));
}

void FixBar::take_texts_of(const maps::Map& map) {
  for (Option& option : offered_) {
    maps::Map then = with_board(map, option.map);
    then.rules = option.map.rules;
    option.map = std::move(then);
  }
  map_ = map;
}

void FixBar::drop() {
  // drop() moves the focus to the board before the bar hides.
  if (IsShown()) {
    events_.drop();
    go();
  }
  forget();
}

void FixBar::drop_outdated() {
  if (!current_) drop();
}

void FixBar::set_current(bool current) {
  current_ = current;
  options_->Enable(current);
  apply_->Enable(current);
}

void FixBar::tell(const wxString& text) {
  text_->SetLabelText(text);
  text_->SetToolTip(text);
  set_accessible_description(*options_, text);
}

void FixBar::look() {
  const Option& option = offered_.at(static_cast<std::size_t>(options_->GetSelection()));
  wxString text = describe_difference(maps::difference(*map_, option.map));
  text.Replace("\n", wxString::FromUTF8(" · "));
  // Some labels already say what changes.
  text = text == option.label ? option.outcome : text + wxString::FromUTF8(" · ") + option.outcome;
  tell(text);
  events_.look(option.map);
}

void FixBar::apply() {
  taken_ = offered_.at(static_cast<std::size_t>(options_->GetSelection())).map;
  go();
  events_.apply(maps::Map(*taken_));
}

void FixBar::go() {
  Hide();
  GetParent()->Layout();
}

void FixBar::forget() {
  offered_.clear();
  map_.reset();
  taken_.reset();
}

}  // namespace chartroom::editor
