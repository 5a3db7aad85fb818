#include "editor/ui/dialogs/new_map_dialog.h"

#include <wx/intl.h>
#include <wx/sizer.h>

namespace chartroom::editor {

NewMapDialog::NewMapDialog(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, _("New Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      form_(new NewMapForm(this, [this] { EndModal(wxID_OK); })) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(form_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  SetSizerAndFit(sizer);
  CentreOnParent();
  form_->begin_with_shipped();
  form_->SetFocus();
}

}  // namespace chartroom::editor
