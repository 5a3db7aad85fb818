#include "editor/ui/verdict/verdict_bar.h"

#include <utility>

#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/command_set.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/verdict/verdict_text.h"

namespace chartroom::editor {
namespace {

// Returns a color that color-blind people can tell apart. The sign before the words repeats it.
wxColour headline_colour(const MapVerdict& verdict, int errors) {
  const bool dark = wxSystemSettings::GetAppearance().IsDark();
  if (!verdict.fairness) return wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
  const wxColour bad = dark ? wxColour(0xff, 0xa7, 0x6b) : wxColour(0x9c, 0x3a, 0x00);
  switch (verdict.fairness->decision()) {
    case play::Decision::fair:
      if (errors > 0) return bad;
      return dark ? wxColour(0x7f, 0xd1, 0xff) : wxColour(0x00, 0x57, 0x8a);
    case play::Decision::unfair:
    case play::Decision::stalls:
      return bad;
    default:
      return wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  }
}

void set_verdict_text(wxStaticText& label, const wxString& text) {
  if (label.GetLabel() != text) label.SetLabel(text);
}

// Gives a text that shrinks its whole width where there is room.
void limit_to_text(wxStaticText& label) {
  label.InvalidateBestSize();
  label.SetMaxSize(wxDefaultSize);
  label.SetMaxSize(wxSize(label.GetBestSize().GetWidth(), -1));
}

bool is_under_way(const MapVerdict& verdict) {
  return verdict.stage == VerdictStage::playing || verdict.stage == VerdictStage::waiting;
}

}  // namespace

VerdictBar::VerdictBar(wxWindow* parent, Events events)
    : wxPanel(parent, kIdVerdict),
      events_(std::move(events)),
      live_([this] { CallAfter([this] { show_news(); }); }) {
  headline_ = new wxStaticText(this, wxID_ANY, wxString());
  headline_->SetFont(headline_->GetFont().Bold());
  details_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  tracking_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  // Buttons need their width more than texts do.
  for (wxStaticText* text : {details_, tracking_}) text->SetMinSize(wxSize(1, -1));
  progress_ = new wxGauge(this, wxID_ANY, 1, wxDefaultPosition, FromDIP(wxSize(60, 8)),
                          wxGA_HORIZONTAL | wxGA_SMOOTH);
  set_accessible_name(*progress_, _("Games played"));
  button_ = small_button(this, _("Stop"));
  button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { stop_or_go_on(); });
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(4));
  sizer->Add(headline_, flags);
  sizer->Add(details_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
  sizer->Add(progress_, flags);
  sizer->Add(tracking_, wxSizerFlags(1).CentreVertical().Border(wxALL, FromDIP(4)));
  sizer->Add(button_, flags);
  auto* games = small_button(this, _("Show a Game"));
  games->Bind(wxEVT_BUTTON, [this, games](wxCommandEvent&) { offer_games(*games); });
  sizer->Add(games, flags);
  SetSizer(sizer);
  Hide();
}

void VerdictBar::simulate(PlayedMap map, int errors) {
  told_.reset();
  live_.simulate(std::move(map));
  // No news comes if the map was just simulated for its pack, or only its errors have changed.
  const bool others = std::exchange(errors_, errors) != errors;
  if (std::exchange(of_pack_, false) || others) show_verdict();
  show_bar(true);
}

void VerdictBar::simulate_pack(std::vector<PlayedMap> maps) {
  of_pack_ = true;
  pack_.simulate(std::move(maps));
  show_bar(false);
  events_.pack(pack_);
}

void VerdictBar::simulate_nothing() {
  of_pack_ = false;
  live_.simulate_nothing();
  show_bar(false);
}

void VerdictBar::show_bar(bool shown) {
  if (Show(shown)) GetParent()->Layout();
}

void VerdictBar::show_news() {
  if (!of_pack_) return show_verdict();
  pack_.go_on();
  events_.pack(pack_);
}

void VerdictBar::stop_or_go_on() {
  if (is_under_way(live_.verdict())) {
    live_.stop();
  } else {
    live_.resume();
  }
}

void VerdictBar::offer_games(wxWindow& below) {
  wxMenu menu;
  for (const char* id : {"game.typical", "game.dramatic", "game.stalled"}) {
    menu.Append(window_id(id), command_name(*find_command(id)));
  }
  PopupMenu(&menu, below.GetPosition() + wxPoint(0, below.GetSize().GetHeight()));
}

void VerdictBar::show_verdict() {
  const MapVerdict verdict = live_.verdict();
  const wxString headline = verdict_headline(verdict, errors_);
  set_verdict_text(*headline_, headline);
  headline_->SetForegroundColour(headline_colour(verdict, errors_));
  set_verdict_text(*details_, verdict_details(verdict));
  set_verdict_text(*tracking_, tracking_text(verdict));
  limit_to_text(*tracking_);
  const wxString table = verdict_table(verdict);
  for (wxWindow* part : {static_cast<wxWindow*>(headline_), static_cast<wxWindow*>(details_)}) {
    if (part->GetToolTipText() != table) part->SetToolTip(table);
  }
  progress_->Show(is_under_way(verdict));
  if (verdict.progress) {
    progress_->SetRange(static_cast<int>(verdict.progress->most));
    progress_->SetValue(
        static_cast<int>(std::min(verdict.progress->games, verdict.progress->most)));
  } else {
    progress_->SetValue(0);
  }
  button_->Show(is_under_way(verdict) || verdict.stage == VerdictStage::stopped);
  const wxString action = is_under_way(verdict) ? _("Stop") : _("Simulate");
  if (button_->GetLabel() != action) button_->SetLabel(action);
  SetName(headline);
  Layout();
  const std::tuple known(verdict.stage, verdict.tracking.has_value(),
                         verdict.fairness ? verdict.fairness->games() : 0);
  const bool other = told_ != known;
  told_ = known;
  events_.map(verdict, other);
}

}  // namespace chartroom::editor
