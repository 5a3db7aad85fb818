#include "editor/ui/notice_bar.h"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

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

NoticeBar::NoticeBar(wxWindow* parent, std::function<void()> save_as,
                     std::function<void()> dismissed)
    : wxInfoBar(parent), dismissed_(std::move(dismissed)) {
  Bind(
      wxEVT_BUTTON, [this](wxCommandEvent&) { show_all_faults(); }, wxID_MORE);
  Bind(
      wxEVT_BUTTON, [save = std::move(save_as)](wxCommandEvent&) { save(); }, wxID_SAVEAS);
  Bind(
      wxEVT_BUTTON, [this](wxCommandEvent&) { dismiss(); }, wxID_CLOSE);
}

void NoticeBar::show_faults(const std::string& path, std::vector<FileError> faults) {
  faults_ = std::move(faults);
  clear_buttons();
  const wxString name = wxFileName(path_to_wx(path)).GetFullName();
  wxString text = wxString::Format(_("%s cannot be opened."), name);
  text += "\n" + text_of(faults_, kFaultsInBar);
  if (faults_.size() > kFaultsInBar) {
    const auto more = static_cast<unsigned>(faults_.size() - kFaultsInBar);
    text +=
        "\n" + wxString::Format(wxPLURAL("and %u more fault", "and %u more faults", more), more);
    AddButton(wxID_MORE, _("Show All"));
  }
  AddButton(wxID_CLOSE, _("Dismiss"));
  ShowMessage(text, wxICON_ERROR);
}

void NoticeBar::show_save_failure(const FileError& error) {
  clear_buttons();
  AddButton(wxID_SAVEAS, _("Save As..."));
  AddButton(wxID_CLOSE, _("Dismiss"));
  ShowMessage(_("Not saved.") + " " + to_wx(error.text()), wxICON_ERROR);
}

void NoticeBar::dismiss() {
  if (!IsShown()) return;
  Dismiss();
  dismissed_();
}

void NoticeBar::clear_buttons() {
  for (const int id : {wxID_MORE, wxID_SAVEAS, wxID_CLOSE}) {
    if (HasButtonId(id)) RemoveButton(id);
  }
}

void NoticeBar::show_all_faults() {
  wxDialog dialog(GetParent(), wxID_ANY, _("Faults of the File"), wxDefaultPosition, wxDefaultSize,
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
  auto* text = new wxTextCtrl(&dialog, wxID_ANY, text_of(faults_, faults_.size()),
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

}  // namespace chartroom
