#include "editor/ui/pages/recovery_bar.h"

#include <algorithm>
#include <utility>

#include <wx/artprov.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "editor/model/layout/panel_layout.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {
namespace {

constexpr int kRecoveryGap = 6;
// In narrower windows buttons are below the texts.
constexpr int kLeastRowWidth = 760;
constexpr int kScrollStep = 12;

}  // namespace

RecoveryBar::RecoveryBar(wxWindow* parent, std::function<void()> answered)
    : wxPanel(parent), answered_(std::move(answered)) {
  SetBackgroundColour(notice_background(wxICON_WARNING));
  auto* icon = new wxStaticBitmap(this, wxID_ANY,
                                  wxArtProvider::GetBitmapBundle(wxART_WARNING, wxART_BUTTON));
  title_ = new wxStaticText(this, wxID_ANY, wxString());
  all_ = new wxButton(this, wxID_ANY, _("Restore &All"));
  all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { restore_all(); });
  later_ = new wxButton(this, wxID_ANY, _("&Later"));
  later_->SetToolTip(
      _("Ask again at the next start, when its file is opened, or when you go to the notice"));
  later_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { put_off(); });
  list_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
  list_->SetScrollRate(0, FromDIP(kScrollStep));
  keep_scroll_bar(*list_);
  list_->SetBackgroundColour(GetBackgroundColour());
  column_ = new wxBoxSizer(wxVERTICAL);
  list_->SetSizer(column_);
  auto* head = new wxBoxSizer(wxHORIZONTAL);
  head->Add(icon, wxSizerFlags().CentreVertical().Border(wxRIGHT));
  head->Add(title_, wxSizerFlags(1).CentreVertical());
  head->Add(all_, wxSizerFlags().CentreVertical());
  head->Add(later_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(kRecoveryGap)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(head, wxSizerFlags().Expand().Border(wxALL, FromDIP(kRecoveryGap)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  make_info_bar(*this);
  Hide();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Later, as the window is just being laid out.
    CallAfter([this] {
      if (GetParent()->GetClientSize() != window_) fit();
    });
  });
}

void RecoveryBar::add(Offer offer) {
  Row row;
  row.panel = new wxPanel(list_);
  row.panel->SetBackgroundColour(GetBackgroundColour());
  row.across = new wxBoxSizer(wxHORIZONTAL);
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(offer.picture(row.panel), wxSizerFlags().CentreVertical());
  sizer->Add(row.across, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(kRecoveryGap)));
  add_texts(row, offer);
  row.draft = std::move(offer.draft);
  row.choices = std::move(offer.choices);
  row.path = std::move(offer.path);
  add_buttons(row, offer.name);
  row.panel->SetSizer(sizer);
  column_->Add(row.panel,
               wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kRecoveryGap)));
  rows_.push_back(std::move(row));
  Show();
  fit();
}

void RecoveryBar::add_texts(Row& row, const Offer& offer) {
  auto* texts = new wxBoxSizer(wxVERTICAL);
  const auto add = [&](const wxString& text) {
    auto* label = new wxStaticText(row.panel, wxID_ANY, wxString(), wxDefaultPosition,
                                   wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    label->SetLabelText(text);
    label->SetToolTip(text);
    set_accessible_name(*label, text);
    texts->Add(label, wxSizerFlags().Expand());
    return label;
  };
  wxStaticText* name = add(offer.name);
  name->SetFont(name->GetFont().Bold());
  add(offer.origin);
  add(offer.difference);
  row.across->Add(texts, wxSizerFlags(1).CentreVertical());
}

void RecoveryBar::add_buttons(Row& row, const wxString& name) {
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    auto* button = new wxButton(row.panel, wxID_ANY, row.choices[i].label);
    set_accessible_description(*button, name);
    button->Bind(wxEVT_BUTTON, [this, panel = row.panel, i](wxCommandEvent&) { take(panel, i); });
    buttons->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(kRecoveryGap)));
    if (i == 0) row.first = button;
  }
  row.across->Add(buttons, wxSizerFlags().CentreVertical());
}

std::vector<std::shared_ptr<OrphanedDraft>> RecoveryBar::unanswered() const {
  std::vector<std::shared_ptr<OrphanedDraft>> list;
  for (const Row& row : rows_) list.push_back(row.draft);
  return list;
}

void RecoveryBar::focus_choice() {
  if (rows_.empty()) return;
  Show();
  fit();
  (rows_.size() > 1 ? all_ : rows_.front().first)->SetFocus();
}

void RecoveryBar::remind_of(const std::string& path) {
  const auto of_file = [&path](const Row& row) { return row.path == path; };
  if (IsShown() || std::none_of(rows_.begin(), rows_.end(), of_file)) return;
  Show();
  fit();
}

void RecoveryBar::take(const wxPanel* panel, std::size_t choice) {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [panel](const Row& row) { return row.panel == panel; });
  if (found == rows_.end()) return;
  const Row row = drop(static_cast<std::size_t>(found - rows_.begin()));
  row.choices[choice].take();
}

void RecoveryBar::restore_all() {
  // The first offer is the latest work: it is opened last and ends in front.
  while (!rows_.empty()) {
    const Row row = drop(rows_.size() - 1);
    row.choices.front().take();
  }
}

void RecoveryBar::put_off() {
  Hide();
  GetParent()->Layout();
  answered_();
}

RecoveryBar::Row RecoveryBar::drop(std::size_t index) {
  Row row = std::move(rows_[index]);
  rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(index));
  column_->Detach(row.panel);
  row.panel->Hide();
  // Later, as one of the panel's buttons is just being pressed.
  CallAfter([panel = row.panel] { panel->Destroy(); });
  if (rows_.empty()) {
    Hide();
    GetParent()->Layout();
  } else {
    fit();
  }
  answered_();
  return row;
}

void RecoveryBar::fit() {
  if (!IsShown() || rows_.empty()) return;
  window_ = GetParent()->GetClientSize();
  const bool wide = window_.GetWidth() >= FromDIP(kLeastRowWidth);
  for (const Row& row : rows_) row.across->SetOrientation(wide ? wxHORIZONTAL : wxVERTICAL);
  all_->Show(rows_.size() > 1);
  // The title counts the drafts because some rows may be out of sight.
  const auto count = static_cast<unsigned>(rows_.size());
  title_->SetLabel(
      wxString::Format(wxPLURAL("One document has unsaved changes from last time.",
                                "%u documents have unsaved changes from last time.", count),
                       count));
  const int row_height = rows_.front().panel->GetBestSize().GetHeight() + FromDIP(kRecoveryGap);
  const int all = static_cast<int>(rows_.size()) * row_height;
  const int head = all_->GetBestSize().GetHeight() + 2 * FromDIP(kRecoveryGap);
  const int room = room_for_offers(ToDIP(window_.GetHeight()), ToDIP(head));
  const int most = std::max(row_height, FromDIP(room));
  list_->SetMinSize(wxSize(-1, std::min(all, most)));
  list_->FitInside();
  InvalidateBestSize();
  GetParent()->Layout();
  Layout();
}

}  // namespace chartroom::editor
