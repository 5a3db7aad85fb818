#include "editor/ui/findings/accept_question.h"

#include <wx/intl.h>
#include <wx/textdlg.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

std::optional<std::string> ask_why_accepted(wxWindow* parent, const reports::Finding& finding) {
  wxTextEntryDialog dialog(parent,
                           wxString::Format(_("%s: %s.\nWhy is this OK here?"), to_wx(finding.code),
                                            message_text(finding)),
                           _("Exclude Finding"));
  wxWindow* const ok = dialog.FindWindow(wxID_OK);
  ok->Disable();
  dialog.Bind(wxEVT_TEXT, [ok](wxCommandEvent& event) {
    ok->Enable(!event.GetString().Trim().empty());
    event.Skip();
  });
  if (dialog.ShowModal() != wxID_OK || dialog.GetValue().Trim().empty()) return std::nullopt;
  return from_wx(dialog.GetValue());
}

}  // namespace chartroom::editor
