#include "editor/ui/layout/panel_arrangement.h"

#include <wx/display.h>

#include "editor/ui/overlays/overlay_strip.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/verdict/verdict_bar.h"

namespace chartroom::editor {
namespace {

constexpr Extent kUsualSize{1280, 980};
constexpr double kShareOfScreen = 0.95;
constexpr int kRoomForFrame = 48;
// Least sizes of the board and of the findings.
constexpr int kLeastWidth = 180;
constexpr int kLeastHeight = 60;
// GTK needs a few layouts to notice changes that it missed.
constexpr int kMostLayouts = 12;
// A lower window has no room for a strip without an overlay.
constexpr int kHeightForStrip = 620;

}  // namespace

PanelArrangement::PanelArrangement(Workbench& at)
    : at_(at), habits_(load_panel_habits(panels_file())) {
  const Extent wanted = habits_.window.value_or(kUsualSize);
  wxSize size = at.window.FromDIP(wxSize(wanted.width, wanted.height));
  // Small screens have as large window frames as large ones.
  const wxSize screen = wxDisplay(&at.window).GetClientArea().GetSize();
  size.DecTo(screen * kShareOfScreen);
  size.DecTo(screen - at.window.FromDIP(wxSize(0, kRoomForFrame)));
  at.window.SetSize(size);
  if (habits_.maximized) at.window.Maximize();
}

void PanelArrangement::make(wxWindow* parts) {
  tools_ = new ToolPanel(
      parts, chartroom::editor::tools(), at_.brush,
      [this](const ToolKind& tool) { at_.choose_tool(tool); }, at_.update_tool);
  across_ = new wxSplitterWindow(parts, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxSP_LIVE_UPDATE | wxSP_NOBORDER);
  down_ = new wxSplitterWindow(across_, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                               wxSP_LIVE_UPDATE | wxSP_NOBORDER);
  down_->SetSashGravity(1);
  across_->SetMinimumPaneSize(
      at_.window.FromDIP(160));  // as wide as the widest box of the findings
}

wxSizer* PanelArrangement::lay_out() {
  sides_.emplace(across_, at_);
  down_->Initialize(at_.tabs);
  across_->Initialize(down_);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(tools_, wxSizerFlags().Expand());
  row->Add(across_, wxSizerFlags(1).Expand());
  return row;
}

void PanelArrangement::begin() {
  split_off_side(habits_.side);
  fit();
  follow_size();
  follow_sashes();
}

void PanelArrangement::keep() {
  habits_.maximized = at_.window.IsMaximized();
  const wxSize size = at_.window.ToDIP(at_.window.GetSize());
  if (!habits_.maximized) habits_.window = Extent{size.GetWidth(), size.GetHeight()};
  if (at_.front_map() != nullptr && !at_.starting()) habits_.board = board_margins();
  try {
    save_panel_habits(panels_file(), habits_);
  } catch (const FileException&) {
    // Losing the arrangement must not stop closing the window.
  }
}

void PanelArrangement::take_over(PanelArrangement& before) {
  at_.window.CallAfter([this, panel = before.sides().front().GetSelection()] {
    wxNotebook& book = sides_->front();
    if (panel > 0 && panel < static_cast<int>(book.GetPageCount())) book.ChangeSelection(panel);
  });
}

Margins PanelArrangement::board_margins() const {
  const wxRect window = contents_of(at_.window);
  const wxRect board = at_.front_map()->canvas().GetScreenRect();
  return {at_.window.ToDIP(board.GetLeft() - window.GetLeft()),
          at_.window.ToDIP(board.GetTop() - window.GetTop()),
          at_.window.ToDIP(window.GetRight() - board.GetRight()),
          at_.window.ToDIP(window.GetBottom() - board.GetBottom())};
}

void PanelArrangement::follow_size() {
  across_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    // At once, as a page without room for both would be squeezed.
    if (down_->IsSplit() && !at_.starting()) {
      const PanelSizes sizes = this->sizes();
      const bool beside = down_->GetSplitMode() == wxSPLIT_VERTICAL;
      if (!shows_findings(sizes) || (beside && !sizes.findings_beside))
        down_->Unsplit(at_.findings);
    }
    event.Skip();
    // Later, as the window is just being laid out.
    if (at_.ready) at_.window.CallAfter([this] { fit(); });
  });
  // GTK misses the new room of a part when others appear or hide.
  at_.window.Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    event.Skip();
    for (wxWindow* part : {static_cast<wxWindow*>(at_.tabs), static_cast<wxWindow*>(at_.verdict)}) {
      if (layouts_left_ == 0 || !part->IsShownOnScreen() || has_its_room(*part)) continue;
      --layouts_left_;
      lay_out_anew(*part->GetParent());
    }
  });
}

void PanelArrangement::follow_sashes() {
  // wx sends this event only while the user drags a sash.
  across_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
    event.Skip();
    if (event.GetEventObject() != across_) return;
    const int width = across_->GetClientSize().GetWidth() - across_->GetSashSize();
    const int at = event.GetSashPosition();
    habits_.side = across_->ToDIP(habits_.side_left ? at : width - at);
  });
  down_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGING, [this](wxSplitterEvent& event) {
    const bool beside = down_->GetSplitMode() == wxSPLIT_VERTICAL;
    const wxSize room = down_->GetClientSize();
    const int size = (beside ? room.GetWidth() : room.GetHeight()) - down_->GetSashSize();
    (beside ? habits_.findings_width : habits_.findings) =
        down_->ToDIP(size - event.GetSashPosition());
  });
}

PanelSizes PanelArrangement::sizes() const {
  const wxSize room = at_.window.ToDIP(
      wxSize(at_.window.GetClientSize().GetWidth(), across_->GetSize().GetHeight()));
  PanelNeeds needs;
  needs.page = at_.window.ToDIP(at_.front().least_height());
  needs.page_width = at_.window.ToDIP(at_.front().least_width());
  if (at_.front_map() != nullptr) needs.tools = at_.window.ToDIP(tools_->compact_width());
  if (at_.findings != nullptr) {
    const int sash = down_->GetSashSize();
    needs.findings = at_.window.ToDIP(at_.findings->whole_height() + sash);
    needs.few = at_.window.ToDIP(at_.findings->least_height() + sash);
  }
  PanelHabits habits = habits_;
  habits.side_shown = side_wanted();
  return share_out(habits, {room.GetWidth(), room.GetHeight()}, needs);
}

bool PanelArrangement::side_wanted() const {
  return habits_.side_shown || at_.front().needs_side_panel();
}

bool PanelArrangement::shows_findings(const PanelSizes& sizes) const {
  // A document without checks gets the room of the findings.
  if (at_.front().finding_source() == nullptr) return false;
  // A focus there does not count while the window is made.
  const bool in_use =
      at_.ready && down_->IsSplit() && at_.findings->IsDescendant(wxWindow::FindFocus());
  return sizes.findings_shown || in_use;
}

void PanelArrangement::fit() {
  if (at_.starting()) return;  // the start page replaces the panels
  layouts_left_ = kMostLayouts;
  at_.overlays->hide_without_overlay(at_.window.ToDIP(at_.window.GetClientSize().GetHeight()) <
                                     kHeightForStrip);
  const PanelSizes sizes = this->sizes();
  const bool tools = habits_.tools_shown && at_.front_map() != nullptr;
  if (tools_->set_compact(sizes.compact_tools) || tools_->Show(tools))
    tools_->GetParent()->Layout();
  fit_side(sizes);
  if (at_.findings != nullptr) fit_findings(sizes);
}

void PanelArrangement::fit_findings(const PanelSizes& sizes) {
  at_.findings->show_few(sizes.few_findings);
  const bool findings = shows_findings(sizes);
  const auto mode = sizes.findings_beside ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
  if (down_->IsSplit() && (!findings || down_->GetSplitMode() != mode))
    down_->Unsplit(at_.findings);
  // While the window shrinks, tabs must not be narrower than their labels.
  down_->SetMinimumPaneSize(at_.window.FromDIP(sizes.findings_beside ? kLeastWidth : kLeastHeight));
  const int sash = -at_.window.FromDIP(sizes.findings);
  if (down_->IsSplit()) return down_->SetSashPosition(sash);
  if (!findings) return;
  if (sizes.findings_beside) {
    down_->SplitVertically(at_.tabs, at_.findings, sash);
  } else {
    down_->SplitHorizontally(at_.tabs, at_.findings, sash);
  }
}

// Replaces the book if the document in front is of another kind.
void PanelArrangement::show_side() {
  wxWindow* shown = side_in_sight();
  wxWindow* wanted = &sides_->front();
  // The book needs its size now because GTK lays it out before wx does.
  if (shown != nullptr) wanted->SetSize(shown->GetSize());
  at_.make_late_panels();
  if (shown != nullptr && shown != wanted) {
    shown->Hide();
    across_->ReplaceWindow(shown, wanted);
    wanted->Show();
  }
  fit();
}

wxWindow* PanelArrangement::side_in_sight() const {
  if (!across_->IsSplit()) return nullptr;
  return across_->GetWindow1() == down_ ? across_->GetWindow2() : across_->GetWindow1();
}

void PanelArrangement::fit_side(const PanelSizes& sizes) {
  const bool left = across_->GetWindow1() != down_;
  if (across_->IsSplit() && (!side_wanted() || left != habits_.side_left)) {
    across_->Unsplit(side_in_sight());
  }
  if (across_->IsSplit()) {
    return across_->SetSashPosition(
        at_.window.FromDIP(habits_.side_left ? sizes.side : -sizes.side));
  }
  if (side_wanted()) split_off_side(sizes.side);
}

void PanelArrangement::split_off_side(int width) {
  // The board takes all remaining room.
  across_->SetSashGravity(habits_.side_left ? 0 : 1);
  if (habits_.side_left) {
    across_->SplitVertically(&sides_->front(), down_, at_.window.FromDIP(width));
  } else {
    across_->SplitVertically(down_, &sides_->front(), -at_.window.FromDIP(width));
  }
}

}  // namespace chartroom::editor
