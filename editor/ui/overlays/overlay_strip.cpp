#include "editor/ui/overlays/overlay_strip.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "editor/model/overlays/trail_tool.h"
#include "editor/ui/overlays/overlay_legend.h"
#include "editor/ui/overlays/overlay_text.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "editor/ui/verdict/verdict_text.h"

namespace chartroom::editor {
namespace {

constexpr int kRoomForBoth = 1150;   // for the texts on figures and on the point under the cursor
constexpr int kLongestTrail = 1000;  // characters

void set_text_and_tip(wxStaticText& label, const wxString& text) {
  if (label.GetLabel() == text) return;
  label.SetLabel(text);
  label.SetToolTip(text);
}

wxStaticText* new_text(wxWindow* parent) {
  return new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                          wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
}

}  // namespace

OverlayStrip::OverlayStrip(wxWindow* parent, Events events)
    : wxPanel(parent, kIdOverlays),
      events_(std::move(events)),
      levels_(play::verdict_skills()),
      live_([this] { CallAfter([this] { refresh(); }); }) {
  Hide();
}

// Makes the controls late, so that the window appears soon.
void OverlayStrip::make() {
  if (overlay_ != nullptr) return;
  make_controls();
  bind();
  lay_out();
  update_legend();
}

void OverlayStrip::make_controls() {
  overlay_ = new wxChoice(this, wxID_ANY);
  for (const OverlayKind kind : kOverlays) overlay_->Append(overlay_name(kind));
  overlay_->SetSelection(0);
  set_accessible_name(*overlay_, _("Overlay"));
  level_ = new wxChoice(this, wxID_ANY);
  for (const std::string& level : levels_) level_->Append(level_name(level));
  const auto usual = std::ranges::find(levels_, live_.choice().level);
  level_->SetSelection(static_cast<int>(usual - levels_.begin()));
  set_accessible_name(*level_, _("Captains"));
  level_->SetToolTip(_("Captains"));
  legend_ = new OverlayLegend(this, live_.shown());
  set_accessible_name(*legend_, _("Legend"));
  trail_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                          wxTE_PROCESS_ENTER);
  trail_->SetMaxLength(kLongestTrail);
  trail_->SetHint("u u r s row 8");
  trail_->SetToolTip(
      _("As in chartroom track: u d l r are directions, s is silence. In a trail written with n e "
        "s w, s is south"));
  set_accessible_name(*trail_, _("Announced moves"));
  draw_ = new wxToggleButton(this, wxID_ANY, _("Draw"), wxDefaultPosition, wxDefaultSize,
                             wxBU_EXACTFIT);
  draw_->SetToolTip(_("Draw the trail point by point with the mouse or arrow keys"));
  keep_little_room(*draw_);
  back_ = small_button(this, _("Take Back"));
  text_ = new_text(this);
  value_ = new_text(this);
  change_ = new wxCheckBox(this, wxID_ANY, _("Change"));
  change_->SetToolTip(_("Change since saved"));
  set_accessible_name(*change_, _("Change since saved"));
}

void OverlayStrip::lay_out() {
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  const int border = FromDIP(4);
  const auto flags = wxSizerFlags().CentreVertical().Border(wxALL, border);
  const auto wide = [border](int share) {
    return wxSizerFlags(share).CentreVertical().Border(wxALL, border);
  };
  sizer->Add(overlay_, flags);
  sizer->Add(level_, flags);
  sizer->Add(trail_, wide(2));
  sizer->Add(draw_, flags);
  sizer->Add(back_, flags);
  sizer->Add(legend_, flags);
  sizer->Add(text_, wide(2));
  sizer->Add(value_, wide(3));
  sizer->Add(change_, flags);
  SetSizer(sizer);
}

void OverlayStrip::bind() {
  overlay_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { change_choice(); });
  level_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { change_choice(); });
  change_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { change_choice(); });
  trail_->Bind(wxEVT_TEXT,
               [this](wxCommandEvent&) { set_trail(from_wx(trail_->GetValue()), true); });
  // The focus stays in the field while its text has an error.
  trail_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
    if (!sea_ || read_trail(live_.choice().trail, *sea_).unread.empty()) events_.done();
  });
  draw_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) {
    start_.reset();
    events_.drawing();
    refresh();
  });
  back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (!sea_) return;
    if (live_.choice().trail.empty()) start_.reset();
    set_trail(without_last(live_.choice().trail, *sea_), false);
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    share_room();
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
    events_.done();
  });
}

void OverlayStrip::show(const MapDocument& document, const maps::RuleOverrides& pack_rules,
                        const checks::Thresholds::Values& thresholds,
                        std::vector<LevelFigures> games) {
  make();
  // An opened file may take the document of a blank map, so the path counts too.
  const bool same_document = std::exchange(document_, &document) == &document;
  const bool same = std::exchange(path_, document.path()) == document.path() && same_document;
  PlayedMap now(document.map(), rules::rulebook_for(document.map(), pack_rules));
  PlayedMap saved(document.saved_map(), rules::rulebook_for(document.saved_map(), pack_rules));
  if (!same || sea_ != document.map().size) start_.reset();
  sea_ = document.map().size;
  games_ = std::move(games);
  if (same) {
    live_.set_map(std::move(now), std::move(saved), thresholds);
  } else {
    live_.set_document(std::move(now), std::move(saved), thresholds);
  }
  show_or_hide();
  refresh();
}

void OverlayStrip::hide_without_overlay(bool hide) {
  if (std::exchange(hides_without_overlay_, hide) != hide) show_or_hide();
}

void OverlayStrip::show_or_hide() {
  const bool chosen_or_roomy = chosen() != OverlayKind::none || !hides_without_overlay_;
  const bool left = IsDescendant(FindFocus());
  if (!Show(document_ != nullptr && chosen_or_roomy)) return;
  events_.comes();
  GetParent()->Layout();
  if (left && !IsShown()) events_.done();
}

void OverlayStrip::show_verdict(const MapVerdict& verdict) {
  if (document_ == nullptr) return;
  games_ = verdict.played;
  if (is_played(chosen())) refresh();
}

void OverlayStrip::show_nothing() {
  document_ = nullptr;
  live_.clear();
  if (saved_) saved_->simulate_nothing();
  end_drawing();
  show_or_hide();
}

void OverlayStrip::choose(OverlayKind kind) {
  make();
  overlay_->SetSelection(static_cast<int>(std::ranges::find(kOverlays, kind) - kOverlays.begin()));
  change_choice();
  if (kind == OverlayKind::trail) trail_->SetFocus();
}

CanvasLayer* OverlayStrip::layer_over(const MapDocument& document) {
  return document_ == &document ? &picture_ : nullptr;
}

std::unique_ptr<Tool> OverlayStrip::tool() {
  if (!is_drawing() || !sea_) return nullptr;
  return std::make_unique<TrailTool>(*sea_, [this](maps::Point to) { lead_trail(to); });
}

void OverlayStrip::end_drawing() {
  if (is_drawing()) draw_->SetValue(false);
}

wxString OverlayStrip::point_at(std::optional<maps::Point> cursor) {
  cursor_ = cursor;
  if (value_ == nullptr) return {};
  const wxString text = cursor_ ? value_text(live_.shown(), *cursor_) : wxString();
  set_text_and_tip(*value_, text);
  share_room();
  return text;
}

void OverlayStrip::share_room() {
  if (value_ == nullptr) return;
  // If there is no room for both, the point under the cursor matters more than the legend.
  const bool narrow = GetClientSize().GetWidth() < FromDIP(kRoomForBoth);
  const bool has_value = !value_->GetLabel().empty();
  const bool shows_text = !narrow || !has_value;
  const bool shows_value = !trail_->IsShown() && has_value;
  if (text_->IsShown() == shows_text && value_->IsShown() == shows_value) return;
  text_->Show(shows_text);
  value_->Show(shows_value);
  Layout();
}

void OverlayStrip::change_choice() {
  OverlayChoice choice = live_.choice();
  choice.kind = kOverlays[static_cast<std::size_t>(overlay_->GetSelection())];
  choice.level = levels_[static_cast<std::size_t>(level_->GetSelection())];
  choice.change = change_->GetValue() && choice.kind != OverlayKind::trail;
  const bool drew = is_drawing();
  if (choice.kind != OverlayKind::trail) end_drawing();
  live_.choose(std::move(choice));
  show_or_hide();
  refresh();
  if (drew != is_drawing()) events_.drawing();
}

void OverlayStrip::lead_trail(maps::Point to) {
  if (!start_) {
    // A drawn trail replaces a typed one.
    start_ = to;
    return set_trail({}, false);
  }
  const std::vector<maps::Point> points = drawn();
  if (points.back() != to) set_trail(with_way(live_.choice().trail, points.back(), to), false);
}

void OverlayStrip::set_trail(const std::string& text, bool typed) {
  OverlayChoice choice = live_.choice();
  choice.trail = text;
  live_.choose(std::move(choice));
  if (!typed) {
    trail_->ChangeValue(to_wx(text));
    trail_->SetInsertionPointEnd();
  }
  refresh();
}

std::vector<maps::Point> OverlayStrip::drawn() const {
  if (!start_ || !sea_) return {};
  return drawn_from(*start_, read_trail(live_.choice().trail, *sea_).heard);
}

void OverlayStrip::refresh() {
  if (overlay_ == nullptr) return;
  // The saved map is simulated only while its figures are shown.
  if (live_.wants_saved_games()) {
    if (!saved_) {
      saved_ = std::make_unique<LiveVerdict>([this] { CallAfter([this] { refresh(); }); });
    }
    saved_->simulate(*live_.saved_map());
  } else if (saved_) {
    saved_->simulate_nothing();
  }
  live_.set_games(games_, saved_ ? saved_->verdict().played : std::vector<LevelFigures>());
  const bool trail = chosen() == OverlayKind::trail;
  const bool other = picture_.set(live_.shown(), trail ? drawn() : std::vector<maps::Point>());
  update_legend();
  // Simulations report news far more often than the board needs painting.
  if (!other) return;
  legend_->Refresh();
  events_.changed();
}

void OverlayStrip::update_legend() {
  const OverlayKind kind = chosen();
  const bool trail = kind == OverlayKind::trail;
  const bool figures = kind != OverlayKind::none && !trail;
  const std::pair<wxWindow*, bool> parts[] = {
      {level_, is_played(kind)}, {trail_, trail},   {draw_, trail}, {back_, trail},
      {legend_, figures},        {change_, figures}};
  bool moved = false;
  for (const auto& [part, shown] : parts) moved = part->Show(shown) || moved;
  set_text_and_tip(*text_, legend_text(live_.shown()));
  if (trail) say_what_is_unread();
  point_at(cursor_);
  if (moved) Layout();
}

void OverlayStrip::say_what_is_unread() {
  if (!sea_) return;
  const AnnouncedTrail read = read_trail(live_.choice().trail, *sea_);
  if (read.unread.empty()) return;
  set_text_and_tip(*text_, wxString::Format(_("not understood: %s"), to_wx(read.unread)));
  text_->SetToolTip(to_wx(read.why));
}

}  // namespace chartroom::editor
