#include "editor/ui/canvas/tracing_bar.h"

#include <cmath>
#include <utility>

#include <wx/intl.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"

namespace chartroom::editor {
namespace {

constexpr int kWholePercent = 100;  // per cent

}  // namespace

wxString describe_next(const TracingWork& work) {
  const FourPoints* points = work.points();
  if (points == nullptr) return _("Drag the corners (or use Tab and arrow keys).");
  const std::size_t place = points->count();
  const wxString name = to_wx(to_string(points->point(place)));
  if (work.refused()) {
    return wxString::Format(_("These points don't form a board. Click %s again or undo clicks."),
                            name);
  }
  return wxString::Format(_("Click %s in the picture (%u of 4), or use arrow keys and Enter."),
                          name, static_cast<unsigned>(place + 1));
}

TracingBar::TracingBar(wxWindow* parent, Events events) : wxPanel(parent) {
  text_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  row_ = new wxBoxSizer(wxHORIZONTAL);
  row_->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(5)));
  add_controls(std::move(events));
  SetSizer(row_);
  Hide();
}

void TracingBar::add_controls(Events events) {
  using Mode = TracingWork::Mode;
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(5));
  auto* label = new wxStaticText(this, wxID_ANY, _("Opacity"));
  opacity_ = new wxSlider(this, wxID_ANY, kWholePercent / 3, 0, kWholePercent, wxDefaultPosition,
                          FromDIP(wxSize(100, -1)));
  set_accessible_name(*opacity_, _("Opacity"));
  row_->Add(label, flags);
  row_->Add(opacity_, flags);
  opacity_->Bind(wxEVT_SLIDER, [this, change = std::move(events.opacity)](wxCommandEvent&) {
    change(static_cast<double>(opacity_->GetValue()) / kWholePercent);
  });
  const auto work = [begin = std::move(events.work)](Mode mode) {
    return [begin, mode] { begin(mode); };
  };
  of_corners_ = {label, opacity_, add_button(_("&Four Points"), work(Mode::points)),
                 add_button(_("&Done"), work(Mode::off))};
  take_back_ = add_button(_("&Undo Click"), std::move(events.take_back));
  of_points_ = {take_back_, add_button(_("&Cancel"), work(Mode::off))};
}

wxButton* TracingBar::add_button(const wxString& label, std::function<void()> press) {
  auto* button = small_button(this, label);
  button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
  row_->Add(button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(5)));
  return button;
}

void TracingBar::show(const TracingWork& work) {
  const bool shown = work.mode() != TracingWork::Mode::off;
  if (shown) {
    text_->SetLabelText(describe_next(work));
    text_->SetToolTip(describe_next(work));
    opacity_->SetValue(static_cast<int>(std::lround(kWholePercent * work.tracing()->opacity)));
    for (wxWindow* control : of_corners_) control->Show(work.points() == nullptr);
    for (wxWindow* control : of_points_) control->Show(work.points() != nullptr);
    take_back_->Enable(work.can_undo());
    Layout();
  }
  if (IsShown() == shown) return;
  Show(shown);
  GetParent()->Layout();
}

}  // namespace chartroom::editor
