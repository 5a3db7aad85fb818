// Which panels stand round the board, how large they are, and the way from one to the next.
#include <functional>
#include <utility>
#include <vector>

#include <wx/display.h>
#include <wx/sizer.h>

#include "editor/ui/frame.h"
#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/user_folders.h"
#include "editor/ui/verdict/verdict_bar.h"

namespace chartroom::editor {
namespace {

constexpr Extent kUsualSize{1280, 980};
constexpr double kShareOfScreen = 0.95;
constexpr int kRoomForFrame = 48;
// Of the board, and of the findings.
constexpr int kLeastWidth = 180;
constexpr int kLeastHeight = 60;
// GTK takes a few layouts to hear of what it missed.
constexpr int kMostLayouts = 12;
// A lower window has none for a strip that shows no overlay.
constexpr int kHeightForStrip = 620;

}  // namespace

void EditorFrame::take_size() {
  panels_ = load_panel_habits(panels_file());
  const Extent wanted = panels_.window.value_or(kUsualSize);
  wxSize size = FromDIP(wxSize(wanted.width, wanted.height));
  // Small screens have the same frame round the window as large ones.
  const wxSize screen = wxDisplay(this).GetClientArea().GetSize();
  size.DecTo(screen * kShareOfScreen);
  size.DecTo(screen - FromDIP(wxSize(0, kRoomForFrame)));
  SetSize(size);
  if (panels_.maximized) Maximize();
}

void EditorFrame::keep_layout() {
  panels_.maximized = IsMaximized();
  const wxSize size = ToDIP(GetSize());
  if (!panels_.maximized) panels_.window = Extent{size.GetWidth(), size.GetHeight()};
  if (front_map() != nullptr && !starting()) panels_.board = board_margins();
  try {
    save_panel_habits(panels_file(), panels_);
  } catch (const FileException&) {
    // The window goes; at the next start it is as it was at this one.
  }
}

Margins EditorFrame::board_margins() const {
  const wxRect window = contents_of(*this);
  const wxRect board = front_map()->canvas().GetScreenRect();
  return {ToDIP(board.GetLeft() - window.GetLeft()), ToDIP(board.GetTop() - window.GetTop()),
          ToDIP(window.GetRight() - board.GetRight()),
          ToDIP(window.GetBottom() - board.GetBottom())};
}

void EditorFrame::follow_layout() {
  across_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    // At once: what has no room for both would press them.
    if (down_->IsSplit() && !starting()) {
      const PanelSizes sizes = panel_sizes();
      const bool beside = down_->GetSplitMode() == wxSPLIT_VERTICAL;
      if (!shows_findings(sizes) || (beside && !sizes.findings_beside)) down_->Unsplit(findings_);
    }
    event.Skip();
    // Not now: the window is just being laid out.
    if (ready_) CallAfter([this] { fit_panels(); });
  });
  // GTK misses room that parts get while others come or go.
  Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    event.Skip();
    for (wxWindow* part : {static_cast<wxWindow*>(tabs_), static_cast<wxWindow*>(verdict_)}) {
      if (layouts_left_ == 0 || !part->IsShownOnScreen() || has_its_room(*part)) continue;
      --layouts_left_;
      lay_out_anew(*part->GetParent());
    }
  });
  // Only a hand changes sashes this way, while it drags them.
  across_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
    event.Skip();
    if (event.GetEventObject() != across_) return;
    const int width = across_->GetClientSize().GetWidth() - across_->GetSashSize();
    const int at = event.GetSashPosition();
    panels_.side = across_->ToDIP(panels_.side_left ? at : width - at);
  });
  down_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
    const bool beside = down_->GetSplitMode() == wxSPLIT_VERTICAL;
    const wxSize room = down_->GetClientSize();
    const int size = (beside ? room.GetWidth() : room.GetHeight()) - down_->GetSashSize();
    (beside ? panels_.findings_width : panels_.findings) =
        down_->ToDIP(size - event.GetSashPosition());
  });
}

PanelSizes EditorFrame::panel_sizes() const {
  const wxSize room = ToDIP(wxSize(GetClientSize().GetWidth(), across_->GetSize().GetHeight()));
  PanelNeeds needs;
  needs.page = ToDIP(front().least_height());
  needs.page_width = ToDIP(front().least_width());
  if (front_map() != nullptr) needs.tools = ToDIP(tool_panel_->compact_width());
  if (findings_ != nullptr) {
    const int sash = down_->GetSashSize();
    needs.findings = ToDIP(findings_->whole_height() + sash);
    needs.few = ToDIP(findings_->least_height() + sash);
  }
  PanelHabits habits = panels_;
  habits.side_shown = side_wanted();
  return share_out(habits, {room.GetWidth(), room.GetHeight()}, needs);
}

// A game cannot be played without its panel.
bool EditorFrame::side_wanted() const {
  return panels_.side_shown || front().scope() == CommandScope::games;
}

bool EditorFrame::shows_findings(const PanelSizes& sizes) const {
  // The checks say nothing of games, and the board needs the room.
  if (front().scope() == CommandScope::games) return false;
  // Nobody has put the focus there while the window comes up.
  const bool in_use = ready_ && down_->IsSplit() && findings_->IsDescendant(FindFocus());
  return sizes.findings_shown || in_use;
}

void EditorFrame::fit_panels() {
  if (starting()) return;  // it stands in their place
  layouts_left_ = kMostLayouts;
  overlays_->hide_without_overlay(ToDIP(GetClientSize().GetHeight()) < kHeightForStrip);
  const PanelSizes sizes = panel_sizes();
  const bool tools = panels_.tools_shown && front_map() != nullptr;
  if (tool_panel_->set_compact(sizes.compact_tools) || tool_panel_->Show(tools)) parts_->Layout();
  fit_side(sizes);
  if (findings_ == nullptr) return;
  findings_->show_few(sizes.few_findings);
  const bool findings = shows_findings(sizes);
  const auto mode = sizes.findings_beside ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
  if (down_->IsSplit() && (!findings || down_->GetSplitMode() != mode)) down_->Unsplit(findings_);
  // While the window is made smaller, tabs must not be narrower than what stands on them.
  down_->SetMinimumPaneSize(FromDIP(sizes.findings_beside ? kLeastWidth : kLeastHeight));
  const int sash = -FromDIP(sizes.findings);
  if (down_->IsSplit()) return down_->SetSashPosition(sash);
  if (!findings) return;
  if (sizes.findings_beside) {
    down_->SplitVertically(tabs_, findings_, sash);
  } else {
    down_->SplitHorizontally(tabs_, findings_, sash);
  }
}

wxWindow* EditorFrame::side_in_sight() const {
  if (!across_->IsSplit()) return nullptr;
  return across_->GetWindow1() == down_ ? across_->GetWindow2() : across_->GetWindow1();
}

void EditorFrame::fit_side(const PanelSizes& sizes) {
  const bool left = across_->GetWindow1() != down_;
  if (across_->IsSplit() && (!side_wanted() || left != panels_.side_left)) {
    across_->Unsplit(side_in_sight());
  }
  if (across_->IsSplit()) {
    return across_->SetSashPosition(FromDIP(panels_.side_left ? sizes.side : -sizes.side));
  }
  if (side_wanted()) split_off_side(sizes.side);
}

void EditorFrame::split_off_side(int width) {
  // Whatever is left over goes to the board.
  across_->SetSashGravity(panels_.side_left ? 0 : 1);
  if (panels_.side_left) {
    across_->SplitVertically(side().book, down_, FromDIP(width));
  } else {
    across_->SplitVertically(down_, side().book, -FromDIP(width));
  }
}

void EditorFrame::show_panels(bool tools, bool side, std::optional<bool> findings) {
  panels_.tools_shown = tools;
  panels_.side_shown = side;
  panels_.findings_shown = findings;
  take_layout();
}

void EditorFrame::take_layout() {
  fit_panels();
  // What had the focus may be out of sight; what has come into sight is out of date.
  const wxWindow* focused = FindFocus();
  if (focused == nullptr || !focused->IsShownOnScreen()) focus_workplace();
  update();
}

void EditorFrame::hide_or_show_panels() {
  const bool findings = findings_ != nullptr && down_->IsSplit();
  if (panels_.tools_shown || panels_.side_shown || findings) {
    hidden_ = panels_;
    show_panels(false, false, false);
  } else if (const auto before = std::exchange(hidden_, std::nullopt)) {
    show_panels(before->tools_shown, before->side_shown, before->findings_shown);
  } else {
    show_panels(true, true, std::nullopt);
  }
}

void EditorFrame::bind_layout_commands() {
  const auto there = [this] { return findings_ != nullptr; };
  commands_.bind(
      "view.panels", [this] { hide_or_show_panels(); },
      // While the corners of a picture are moved, Tab goes from one to the next.
      [this, there] { return there() && !map_page().traces(TracingWork::Mode::corners); });
  commands_.bind(
      "panel.tools",
      [this] { show_panels(!panels_.tools_shown, panels_.side_shown, panels_.findings_shown); },
      there, [this] { return panels_.tools_shown; });
  commands_.bind(
      "panel.side",
      [this] { show_panels(panels_.tools_shown, !panels_.side_shown, panels_.findings_shown); },
      [this] { return findings_ != nullptr && front().scope() != CommandScope::games; },
      [this] { return side_wanted(); });
  commands_.bind(
      "panel.findings",
      [this] { show_panels(panels_.tools_shown, panels_.side_shown, !down_->IsSplit()); },
      [this] { return findings_ != nullptr && front().scope() != CommandScope::games; },
      [this] { return down_->IsSplit(); });
  const auto place = [&](const char* id, bool& where) {
    commands_.bind(
        id,
        [this, &where] {
          where = !where;
          take_layout();
        },
        there, [&where] { return where; });
  };
  place("panel.side_left", panels_.side_left);
  place("panel.findings_beside", panels_.findings_beside);
  commands_.bind(
      "view.next_part", [this] { go_to_next_part(); }, there);
  const auto bars = [this] {
    std::vector<std::pair<wxWindow*, std::function<void()>>> shown;
    const auto add = [&shown](auto& bar, bool called) {
      if (called) shown.emplace_back(&bar, [&bar] { bar.focus_choice(); });
    };
    add(front().notice(), front().notice().IsShown());
    add(*recovery_, recovery_->offers());  // also those that were put off
    add(*notice_, notice_->IsShown());
    add(*lesson_bar_, lesson_bar_->IsShown());
    return shown;
  };
  commands_.bind(
      "view.notice",
      [bars] {
        const auto shown = bars();
        std::size_t next = 0;
        for (std::size_t i = 0; i < shown.size(); ++i) {
          if (shown[i].first->IsDescendant(FindFocus())) next = (i + 1) % shown.size();
        }
        shown[next].second();
      },
      [this, bars] { return tabs_ != nullptr && !bars().empty(); });
}

void EditorFrame::go_to_next_part() {
  struct Part {
    wxWindow* window;
    std::function<void()> focus;
  };
  const auto choice_of = [](auto& bar) { return [&bar] { bar.focus_choice(); }; };
  wxNotebook& book = *side().book;
  std::vector<Part> parts{{&front().workplace(), [this] { focus_workplace(); }},
                          {&front().notice(), choice_of(front().notice())},
                          {recovery_, choice_of(*recovery_)},
                          {notice_, choice_of(*notice_)},
                          {lesson_bar_, choice_of(*lesson_bar_)},
                          {tool_panel_, [this] { tool_panel_->focus_tool(); }},
                          {&book, [&book] { focus_tab(book); }},
                          {findings_, [this] { findings_->FindWindow(kIdFindings)->SetFocus(); }}};
  if (MapPage* page = front_map()) {
    BesidePanel& beside = page->beside();
    parts.insert(parts.begin() + 1, Part{&beside, [&beside] { beside.focus_choice(); }});
  }
  std::size_t here = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].window->IsDescendant(FindFocus())) here = i;
  }
  for (std::size_t i = 1; i <= parts.size(); ++i) {
    const Part& part = parts[(here + i) % parts.size()];
    if (part.window->IsShownOnScreen()) return part.focus();
  }
}

}  // namespace chartroom::editor
