#include "editor/ui/toolkit/page_turner.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"

namespace chartroom::editor {

PageTurner::PageTurner(wxWindow* parent, std::function<void()> turned)
    : wxPanel(parent), turned_(std::move(turned)) {
  previous_ = new wxButton(this, wxID_ANY, wxString::FromUTF8("◀"), wxDefaultPosition,
                           wxDefaultSize, wxBU_EXACTFIT);
  next_ = new wxButton(this, wxID_ANY, wxString::FromUTF8("▶"), wxDefaultPosition, wxDefaultSize,
                       wxBU_EXACTFIT);
  previous_->SetToolTip(_("Previous page"));
  next_->SetToolTip(_("Next page"));
  set_accessible_name(*previous_, _("Previous page"));
  set_accessible_name(*next_, _("Next page"));
  previous_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turn(-1); });
  next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { turn(+1); });
  title_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(previous_);
  row->Add(title_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT));
  row->Add(next_);
  SetSizer(row);
}

void PageTurner::turn(int by) {
  page_ += by;
  turned_();
}

void PageTurner::set_count(int count) {
  count_ = count;
  page_ = std::clamp(page_, 0, std::max(count - 1, 0));
  previous_->Enable(page_ > 0);
  next_->Enable(page_ + 1 < count);
}

void PageTurner::show_title(const wxString& title) {
  title_->SetLabel(count_ == 0
                       ? _("No sheet selected.")
                       : wxString::Format(_("Page %d of %d: %s"), page_ + 1, count_, title));
}

}  // namespace chartroom::editor
