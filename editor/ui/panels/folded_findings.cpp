#include "editor/ui/panels/folded_findings.h"

#include <utility>

#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

FoldedFindings::FoldedFindings(wxWindow* parent, std::function<void()> unfold) : wxPanel(parent) {
  button_ = small_button(this, wxString());
  button_->Bind(wxEVT_BUTTON, [unfold = std::move(unfold)](wxCommandEvent&) { unfold(); });
  text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  text_->SetMinSize(wxSize(1, -1));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const int gap = FromDIP(2);
  row->Add(button_, wxSizerFlags().CentreVertical().Border(wxALL, gap));
  row->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxALL, 2 * gap));
  SetSizer(row);
  Hide();
}

void FoldedFindings::show(const wxString& title, const wxString& text) {
  const wxString label = wxString::FromUTF8("▴ ") + title;
  if (button_->GetLabel() != label) {
    button_->SetLabel(label);
    set_accessible_name(*button_, title);
    Layout();
  }
  text_->SetLabelText(text);
  text_->SetToolTip(text);
}

}  // namespace chartroom::editor
