#include "editor/ui/overlays/zoom_box.h"

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {

ZoomBox::ZoomBox(wxWindow* parent, CommandSet& commands) : wxPanel(parent) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](const char* command, const wxString& label) {
    wxButton* button = small_button(this, label);
    const wxString name = command_name(*find_command(command));
    set_accessible_name(*button, name);
    button->SetToolTip(name);
    button->Bind(wxEVT_BUTTON, [&commands, command](wxCommandEvent&) { commands.run(command); });
    row->Add(button, wxSizerFlags().CentreVertical());
    return button;
  };
  add("view.zoom_out", wxString::FromUTF8("−"));
  fit_ = add("view.fit", wxString::Format(_("%s%%"), "1600"));
  // The widest text, as the buttons stay where they are.
  fit_->SetMinSize(fit_->GetBestSize());
  add("view.zoom_in", "+");
  row->AddSpacer(FromDIP(4));
  SetSizer(row);
  Hide();
}

void ZoomBox::show(std::optional<double> level) {
  if (Show(level.has_value())) GetParent()->Layout();
  if (!level) return;
  const wxString text = wxString::Format(_("%s%%"), shown_decimal(100 * *level, 0));
  if (fit_->GetLabel() != text) fit_->SetLabel(text);
}

}  // namespace chartroom::editor
