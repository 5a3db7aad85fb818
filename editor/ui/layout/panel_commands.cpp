// The commands on panels, and on moving between the parts of the window.
#include <utility>

#include "editor/ui/layout/panel_arrangement.h"
#include "editor/ui/toolkit/ids.h"
#include "editor/ui/toolkit/native.h"

namespace chartroom::editor {

void PanelArrangement::show(bool tools, bool side, std::optional<bool> findings) {
  habits_.tools_shown = tools;
  habits_.side_shown = side;
  habits_.findings_shown = findings;
  take();
}

void PanelArrangement::take() {
  fit();
  // A hidden panel may have had the focus; a shown one may be out of date.
  const wxWindow* focused = wxWindow::FindFocus();
  if (focused == nullptr || !focused->IsShownOnScreen()) at_.focus_workplace();
  at_.update();
}

void PanelArrangement::hide_or_show() {
  const bool findings = at_.findings != nullptr && down_->IsSplit();
  if (habits_.tools_shown || habits_.side_shown || findings) {
    hidden_ = habits_;
    show(false, false, false);
  } else if (const auto before = std::exchange(hidden_, std::nullopt)) {
    show(before->tools_shown, before->side_shown, before->findings_shown);
  } else {
    show(true, true, std::nullopt);
  }
}

void PanelArrangement::bind_commands() {
  const auto there = [this] { return at_.findings != nullptr; };
  at_.commands.bind(
      "view.panels", [this] { hide_or_show(); },
      // Tab chooses the next corner while corners of a picture are moved.
      [this, there] {
        return there() && !at_.map_page().traced().works(TracingWork::Mode::corners);
      });
  at_.commands.bind(
      "panel.tools",
      [this] { show(!habits_.tools_shown, habits_.side_shown, habits_.findings_shown); }, there,
      [this] { return habits_.tools_shown; });
  at_.commands.bind(
      "panel.side",
      [this] { show(habits_.tools_shown, !habits_.side_shown, habits_.findings_shown); },
      [this] { return at_.findings != nullptr && !at_.front().needs_side_panel(); },
      [this] { return side_wanted(); });
  at_.commands.bind(
      "panel.findings",
      [this] { show(habits_.tools_shown, habits_.side_shown, !down_->IsSplit()); },
      [this] { return at_.findings != nullptr && at_.front().finding_source() != nullptr; },
      [this] { return down_->IsSplit(); });
  const auto place = [&](const char* id, bool& where) {
    at_.commands.bind(
        id,
        [this, &where] {
          where = !where;
          take();
        },
        there, [&where] { return where; });
  };
  place("panel.side_left", habits_.side_left);
  place("panel.findings_beside", habits_.findings_beside);
  at_.commands.bind(
      "view.next_part", [this] { go_to_next_part(); }, there);
  bind_side_commands();
  bind_bar_commands();
}

void PanelArrangement::bind_side_commands() {
  const auto bind = [&](const char* id, std::size_t panel) {
    at_.commands.bind(
        id,
        [this, panel] {
          if (!habits_.side_shown) show(habits_.tools_shown, true, habits_.findings_shown);
          sides_->go_to(panel);
        },
        [this] { return at_.findings != nullptr; },
        [this, panel] { return habits_.side_shown && sides_->is_on_top(panel); });
  };
  bind("panel.properties", 0);
  bind("map.properties", 0);
  bind("panel.history", 1);
  bind("panel.table", 2);
  bind("panel.pack", 3);
  bind("panel.nations", 2);
  bind("panel.symbols", 3);
  bind("panel.sonar", 4);
}

void PanelArrangement::add_bar(NoticeBar& bar) {
  bars_.push_back({&bar, [&bar] { bar.focus_choice(); }, [&bar] { return bar.IsShown(); }});
}

void PanelArrangement::add_bar(RecoveryBar& bar) {
  bars_.push_back({&bar, [&bar] { bar.focus_choice(); }, [&bar] { return bar.offers(); }});
}

std::vector<PanelArrangement::Bar> PanelArrangement::bars() const {
  NoticeBar& notice = at_.front().notice();
  std::vector<Bar> bars{
      {&notice, [&notice] { notice.focus_choice(); }, [&notice] { return notice.IsShown(); }}};
  bars.insert(bars.end(), bars_.begin(), bars_.end());
  return bars;
}

void PanelArrangement::bind_bar_commands() {
  const auto called = [this] {
    std::vector<Bar> shown = bars();
    std::erase_if(shown, [](const Bar& bar) { return !bar.called(); });
    return shown;
  };
  at_.commands.bind(
      "view.notice",
      [called] {
        const std::vector<Bar> shown = called();
        std::size_t next = 0;
        for (std::size_t i = 0; i < shown.size(); ++i) {
          if (shown[i].window->IsDescendant(wxWindow::FindFocus())) next = (i + 1) % shown.size();
        }
        shown[next].focus();
      },
      [this, called] { return at_.tabs != nullptr && !called().empty(); });
}

void PanelArrangement::go_to_next_part() {
  wxNotebook& book = sides_->front();
  std::vector<Bar> parts{{&at_.front().workplace(), at_.focus_workplace, {}}};
  if (MapPage* page = at_.front_map()) {
    BesidePanel& beside = page->boards().beside();
    parts.push_back({&beside, [&beside] { beside.focus_choice(); }, {}});
  }
  for (Bar& bar : bars()) parts.push_back(std::move(bar));
  parts.push_back({tools_, [this] { tools_->focus_tool(); }, {}});
  parts.push_back({&book, [&book] { focus_tab(book); }, {}});
  parts.push_back(
      {at_.findings, [this] { at_.findings->FindWindow(kIdFindings)->SetFocus(); }, {}});
  std::size_t here = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].window->IsDescendant(wxWindow::FindFocus())) here = i;
  }
  for (std::size_t i = 1; i <= parts.size(); ++i) {
    const Bar& part = parts[(here + i) % parts.size()];
    if (part.window->IsShownOnScreen()) return part.focus();
  }
}

}  // namespace chartroom::editor
