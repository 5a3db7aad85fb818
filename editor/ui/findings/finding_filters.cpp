#include "editor/ui/findings/finding_filters.h"

#include <utility>

#include <wx/arrstr.h>
#include <wx/intl.h>
#include <wx/wrapsizer.h>

#include "editor/ui/findings/finding_texts.h"
#include "editor/ui/toolkit/accessible_name.h"

namespace chartroom::editor {
namespace {

constexpr Severity kShownFrom[] = {Severity::note, Severity::warning, Severity::error};

}  // namespace

FindingFilters::FindingFilters(wxWindow* parent, std::function<void()> changed)
    : row_(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES)),
      flags_(wxSizerFlags().CentreVertical().Border(wxALL, parent->FromDIP(3))) {
  wxArrayString names;
  for (const wxString& name : {_("All findings"), _("Warnings and errors"), _("Errors only")}) {
    names.Add(name);
  }
  severity_ = new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
  severity_->SetSelection(0);
  set_accessible_name(*severity_, _("Severity"));
  severity_->Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
  codes_ = new wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition,
                          parent->FromDIP(wxSize(76, -1)));
  codes_->SetHint(_("R, Q1"));
  codes_->SetToolTip(_("Codes, such as R or Q1"));
  set_accessible_name(*codes_, _("Codes"));
  codes_->Bind(wxEVT_TEXT, [changed](wxCommandEvent&) { changed(); });
  excluded_ = new wxCheckBox(parent, wxID_ANY, _("Show excluded"));
  excluded_->Bind(wxEVT_CHECKBOX, [changed = std::move(changed)](wxCommandEvent&) { changed(); });
  for (wxWindow* control : {static_cast<wxWindow*>(severity_), static_cast<wxWindow*>(codes_),
                            static_cast<wxWindow*>(excluded_)}) {
    row_->Add(control, flags_);
  }
}

FindingFilter FindingFilters::chosen() const {
  FindingFilter filter;
  filter.at_least = kShownFrom[severity_->GetSelection()];
  filter.codes = codes_in(codes_->GetValue());
  filter.excluded = excluded_->GetValue();
  return filter;
}

void FindingFilters::show_few(bool few) {
  codes_->Show(!few || !codes_->IsEmpty());
  excluded_->Show(!few || excluded_->GetValue());
}

}  // namespace chartroom::editor
