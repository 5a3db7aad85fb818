#include "editor/ui/pages/notice_bar.h"

#include <algorithm>
#include <utility>

#include <wx/artprov.h>
#include <wx/dialog.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/textctrl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {
namespace {

constexpr std::size_t kFaultsInBar = 3;
constexpr int kNoticeGap = 6;
constexpr int kRoundNotice = 40;
constexpr int kLeastRoom = 120;

struct Look {
  wxArtID icon;
  wxColour light;
  wxColour dark;
};

Look look_of(int icon) {
  if (icon == wxICON_ERROR) return {wxART_ERROR, {0xf8, 0xd9, 0xd6}, {0x5a, 0x2b, 0x29}};
  if (icon == wxICON_WARNING) return {wxART_WARNING, {0xfb, 0xea, 0xcf}, {0x4f, 0x3d, 0x1f}};
  return {wxART_INFORMATION, {0xda, 0xe8, 0xf6}, {0x23, 0x3b, 0x52}};
}

wxString faults_text(const std::vector<FileError>& errors, std::size_t count) {
  wxString text;
  for (std::size_t i = 0; i < std::min(count, errors.size()); ++i) {
    if (i > 0) text += "\n";
    text += fault_text(errors[i]);
  }
  return text;
}

// Breaks words that are longer than a line, paths after a folder: Wrap() breaks at spaces only.
wxString with_breaks(const wxWindow& label, const wxString& text, int room) {
  wxString result;
  wxString word;  // the text after the last place where a line may end
  for (const wxUniChar letter : text) {
    if (letter == ' ' || letter == '\n') {
      result += word + letter;
      word.clear();
      continue;
    }
    if (!word.empty() && label.GetTextExtent(word + letter).GetWidth() > room) {
      const std::size_t folder = word.find_last_of('/');
      const std::size_t end = folder == wxString::npos || folder == 0 ? word.length() : folder + 1;
      result += word.Left(end) + "\n";
      word.erase(0, end);
    }
    word += letter;
  }
  return result + word;
}

}  // namespace

wxColour notice_background(int icon) {
  const Look look = look_of(icon);
  return wxSystemSettings::GetAppearance().IsDark() ? look.dark : look.light;
}

NoticeBar::NoticeBar(wxWindow* parent, std::function<void()> dismissed)
    : wxPanel(parent), dismissed_(std::move(dismissed)) {
  icon_ = new wxStaticBitmap(this, wxID_ANY, wxBitmap());
  label_ = new wxStaticText(this, wxID_ANY, wxString());
  auto* message = new wxBoxSizer(wxHORIZONTAL);
  message->Add(icon_, wxSizerFlags().Top().Border(wxRIGHT));
  message->Add(label_, wxSizerFlags(1).CentreVertical());
  row_ = new wxBoxSizer(wxHORIZONTAL);
  row_->AddStretchSpacer();
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i] = new wxButton(this, kIdNotice + static_cast<int>(i), wxString());
    buttons_[i]->Bind(wxEVT_BUTTON, [this, i](wxCommandEvent&) { take(i); });
    row_->Add(buttons_[i], wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(kNoticeGap)));
  }
  auto* close = new wxButton(this, wxID_CLOSE, _("Dismiss"));
  close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { dismiss(); });
  row_->Add(close, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(kNoticeGap)));
  outer_ = new wxBoxSizer(wxHORIZONTAL);
  outer_->Add(message, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(kNoticeGap)));
  outer_->Add(row_, wxSizerFlags().Expand().Border(wxALL, FromDIP(kNoticeGap)));
  SetSizer(outer_);
  make_info_bar(*this);
  Hide();
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) return dismiss();
    event.Skip();
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Later, as the window is just being laid out.
    CallAfter([this] { fit(); });
  });
}

void NoticeBar::show(const wxString& text, int icon, std::vector<Choice> choices) {
  CHARTROOM_EXPECTS(choices.size() <= kMostChoices);
  text_ = text;
  choices_ = std::move(choices);
  usual_ = 0;
  icon_->SetBitmap(wxArtProvider::GetBitmapBundle(look_of(icon).icon, wxART_BUTTON));
  SetBackgroundColour(notice_background(icon));
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const bool used = i < choices_.size();
    if (used) buttons_[i]->SetLabel(choices_[i].label);
    buttons_[i]->Show(used);
  }
  set_accessible_name(*label_, text);
  width_ = 0;
  Show();
  fit();
  Refresh();
}

void NoticeBar::ask(const wxString& text, std::vector<Choice> choices, std::size_t focused) {
  show(text, wxICON_WARNING, std::move(choices));
  usual_ = focused;
  focus_choice();
}

void NoticeBar::focus_choice() {
  (choices_.empty() ? FindWindow(wxID_CLOSE) : buttons_.at(usual_))->SetFocus();
}

int NoticeBar::break_lines(int room) {
  label_->SetLabelText(with_breaks(*label_, text_, room));
  label_->Wrap(room);
  return label_->GetTextExtent("X").GetHeight() * (1 + label_->GetLabelText().Freq('\n'));
}

void NoticeBar::fit() {
  const int width = GetParent()->GetClientSize().GetWidth();
  if (!IsShown() || width == width_) return;
  width_ = width;
  const int around = icon_->GetBestSize().GetWidth() + FromDIP(kRoundNotice);
  const wxSize buttons = row_->CalcMin();
  const int beside = width - around - buttons.GetWidth() - FromDIP(2 * kNoticeGap);
  // Takes the layout of less height: more lines beside the buttons, or fewer above them.
  const int above = break_lines(width - around) + buttons.GetHeight() + FromDIP(2 * kNoticeGap);
  const bool stands_beside = beside >= FromDIP(kLeastRoom) && break_lines(beside) <= above;
  outer_->SetOrientation(stands_beside ? wxHORIZONTAL : wxVERTICAL);
  if (!stands_beside) break_lines(width - around);
  InvalidateBestSize();
  GetParent()->Layout();
  Layout();
}

void NoticeBar::show_faults(const std::string& path, const std::vector<FileError>& errors) {
  const wxString name = wxFileName(path_to_wx(path)).GetFullName();
  wxString text = wxString::Format(_("Couldn't open %s."), name);
  text += "\n" + faults_text(errors, kFaultsInBar);
  std::vector<Choice> choices;
  if (errors.size() > kFaultsInBar) {
    const auto more = static_cast<unsigned>(errors.size() - kFaultsInBar);
    text +=
        "\n" + wxString::Format(wxPLURAL("and %u more error", "and %u more errors", more), more);
    choices.push_back({_("Show All"), [this, errors] { show_all_faults(errors); }});
  }
  show(text, wxICON_ERROR, std::move(choices));
}

void NoticeBar::dismiss() {
  if (!IsShown()) return;
  leave();
  dismissed_();
}

void NoticeBar::withdraw() { IsDescendant(FindFocus()) ? dismiss() : leave(); }

void NoticeBar::leave() {
  Hide();
  text_.clear();
  GetParent()->Layout();
}

void NoticeBar::dismiss_messages() {
  if (choices_.empty()) dismiss();
}

void NoticeBar::take(std::size_t choice) {
  if (choice >= choices_.size()) return;
  const std::function<void()> chosen = choices_[choice].take;
  dismiss();
  chosen();
}

void NoticeBar::show_all_faults(const std::vector<FileError>& errors) {
  wxDialog dialog(GetParent(), wxID_ANY, _("Errors in the File"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* text = new wxTextCtrl(&dialog, wxID_ANY, faults_text(errors, errors.size()),
                              wxDefaultPosition, dialog.FromDIP(wxSize(760, 320)),
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(text, wxSizerFlags(1).Expand().Border());
  sizer->Add(dialog.CreateSeparatedButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border());
  dialog.SetSizerAndFit(sizer);
  dialog.SetEscapeId(wxID_CLOSE);
  dialog.CentreOnParent();
  dialog.ShowModal();
}

}  // namespace chartroom::editor
