#include "editor/ui/pages/tracing_bar.h"

#include <cmath>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/ui/toolkit/accessible_name.h"

namespace chartroom::editor {
namespace {

constexpr int kWhole = 100;  // per cent

}  // namespace

TracingBar::TracingBar(wxWindow* parent, Events events) : wxPanel(parent) {
  auto* text = new wxStaticText(this, wxID_ANY, _("Drag the corners (or Tab and arrow keys)."),
                                wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  auto* label = new wxStaticText(this, wxID_ANY, _("Opacity"));
  opacity_ = new wxSlider(this, wxID_ANY, kWhole / 3, 0, kWhole, wxDefaultPosition,
                          FromDIP(wxSize(160, -1)));
  set_accessible_name(*opacity_, _("Opacity"));
  auto* done = new wxButton(this, wxID_ANY, _("&Done"));
  opacity_->Bind(wxEVT_SLIDER, [this, change = std::move(events.opacity)](wxCommandEvent&) {
    change(static_cast<double>(opacity_->GetValue()) / kWhole);
  });
  done->Bind(wxEVT_BUTTON, [end = std::move(events.done)](wxCommandEvent&) { end(); });
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(5));
  sizer->Add(text, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(5)));
  sizer->Add(label, flags);
  sizer->Add(opacity_, flags);
  sizer->Add(done, flags);
  SetSizer(sizer);
  Hide();
}

void TracingBar::show(bool shown, double opacity) {
  opacity_->SetValue(static_cast<int>(std::lround(kWhole * opacity)));
  if (IsShown() == shown) return;
  Show(shown);
  GetParent()->Layout();
}

}  // namespace chartroom::editor
