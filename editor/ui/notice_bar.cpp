#include "editor/ui/notice_bar.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/ui/ids.h"
#include "editor/ui/texts.h"

namespace chartroom {
namespace {

constexpr std::size_t kFaultsInBar = 3;

wxString text_of(const std::vector<FileError>& faults, std::size_t count) {
  wxString text;
  for (std::size_t i = 0; i < std::min(count, faults.size()); ++i) {
    if (i > 0) text += "\n";
    text += to_wx(faults[i].text());
  }
  return text;
}

}  // namespace

NoticeBar::NoticeBar(wxWindow* parent, std::function<void()> dismissed)
    : wxInfoBar(parent), dismissed_(std::move(dismissed)) {
  Bind(
      wxEVT_BUTTON,
      [this](wxCommandEvent& event) { take(static_cast<std::size_t>(event.GetId() - kIdNotice)); },
      kIdNotice, kIdNotice + kMostChoices - 1);
  Bind(
      wxEVT_BUTTON, [this](wxCommandEvent&) { dismiss(); }, wxID_CLOSE);
}

void NoticeBar::show(const wxString& text, int icon, std::vector<Choice> choices) {
  for (int id = kIdNotice; id < kIdNotice + kMostChoices; ++id) {
    if (HasButtonId(id)) RemoveButton(id);
  }
  if (HasButtonId(wxID_CLOSE)) RemoveButton(wxID_CLOSE);
  choices_ = std::move(choices);
  text_ = text;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    AddButton(kIdNotice + static_cast<int>(i), choices_[i].label);
  }
  AddButton(wxID_CLOSE, _("Dismiss"));
  ShowMessage(text, icon);
}

void NoticeBar::show_faults(const std::string& path, std::vector<FileError> faults) {
  const wxString name = wxFileName(path_to_wx(path)).GetFullName();
  wxString text = wxString::Format(_("%s cannot be opened."), name);
  text += "\n" + text_of(faults, kFaultsInBar);
  std::vector<Choice> choices;
  if (faults.size() > kFaultsInBar) {
    const auto more = static_cast<unsigned>(faults.size() - kFaultsInBar);
    text +=
        "\n" + wxString::Format(wxPLURAL("and %u more fault", "and %u more faults", more), more);
    choices.push_back({_("Show All"), [this, faults] { show_all_faults(faults); }});
  }
  show(text, wxICON_ERROR, std::move(choices));
}

void NoticeBar::dismiss() {
  if (!IsShown()) return;
  Dismiss();
  text_.clear();
  dismissed_();
}

void NoticeBar::take(std::size_t choice) {
  if (choice >= choices_.size()) return;
  const std::function<void()> chosen = choices_[choice].take;
  dismiss();
  chosen();
}

void NoticeBar::show_all_faults(const std::vector<FileError>& faults) {
  wxDialog dialog(GetParent(), wxID_ANY, _("Faults of the File"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* text = new wxTextCtrl(&dialog, wxID_ANY, text_of(faults, faults.size()), wxDefaultPosition,
                              dialog.FromDIP(wxSize(760, 320)),
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(text, wxSizerFlags(1).Expand().Border());
  sizer->Add(dialog.CreateSeparatedButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border());
  dialog.SetSizerAndFit(sizer);
  dialog.SetEscapeId(wxID_CLOSE);
  dialog.CentreOnParent();
  dialog.ShowModal();
}

}  // namespace chartroom
