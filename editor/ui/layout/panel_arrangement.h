// Which panels stand round the board, how large they are, and the way from one to the next.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <wx/frame.h>
#include <wx/sizer.h>
#include <wx/splitter.h>

#include "editor/model/layout/panel_layout.h"
#include "editor/ui/layout/side_panels.h"
#include "editor/ui/pages/recovery_bar.h"
#include "editor/ui/panels/tool_panel.h"
#include "editor/ui/workbench/workbench.h"

namespace chartroom::editor {

class PanelArrangement {
 public:
  // Gives the frame the size that it had in the last run.
  explicit PanelArrangement(Workbench& at);

  // Makes the tools, and what holds the tabs and the panels.
  void make(wxWindow* parts);
  // The parent of tabs and findings.
  wxWindow* middle() const { return down_; }
  // Puts the tabs, which are there now, in their place. Returns all that stands below the bars.
  wxSizer* lay_out();
  // The window stands: from now on the panels follow its size.
  void begin();

  ToolPanel& tools() { return *tools_; }
  SidePanels& sides() { return *sides_; }
  // The margins round the board when the last run ended.
  const Margins& board_of_last_run() const { return habits_.board; }

  // Bars above the board that the keyboard can go to; to drafts also after they were put off.
  void add_bar(NoticeBar& bar);
  void add_bar(RecoveryBar& bar);
  void bind_commands();
  // The document in front may be of another kind.
  void show_side();
  // The window, or what stands in it, has changed.
  void fit();
  // Remembers all for the next run.
  void keep();
  // Turns to the side panel that is in sight in another window, once there are panels.
  void take_over(PanelArrangement& before);

 private:
  struct Bar {
    wxWindow* window;
    std::function<void()> focus;
    std::function<bool()> called;
  };
  Margins board_margins() const;
  void follow_size();
  void follow_sashes();
  PanelSizes sizes() const;
  bool side_wanted() const;
  bool shows_findings(const PanelSizes& sizes) const;
  void fit_side(const PanelSizes& sizes);
  void fit_findings(const PanelSizes& sizes);
  void split_off_side(int width);
  wxWindow* side_in_sight() const;  // null where it is hidden
  void show(bool tools, bool side, std::optional<bool> findings);
  void hide_or_show();
  void take();  // what the user has just chosen
  void bind_side_commands();
  void bind_bar_commands();
  std::vector<Bar> bars() const;  // that of the document in front is the first
  void go_to_next_part();

  Workbench& at_;
  PanelHabits habits_;
  std::optional<PanelHabits> hidden_;  // as they were when all were hidden
  int layouts_left_ = 0;               // to be asked of GTK where it missed one
  ToolPanel* tools_ = nullptr;
  wxSplitterWindow* across_ = nullptr;  // maps and findings | side panels, or the other way round
  wxSplitterWindow* down_ = nullptr;    // maps over findings, or beside them
  std::optional<SidePanels> sides_;
  std::vector<Bar> bars_;
};

}  // namespace chartroom::editor
