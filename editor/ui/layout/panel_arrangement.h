// The arrangement of the window: shown panels, their sizes, and the order in which keys visit them.
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
  // Gives the frame its size from the last run.
  explicit PanelArrangement(Workbench& at);

  // Makes the tools, and the splitters for tabs and panels.
  void make(wxWindow* parts);
  // Returns the parent of tabs and findings.
  wxWindow* middle() const { return down_; }
  // Puts the tabs, which must exist, in their place. Returns everything below the bars.
  wxSizer* lay_out();
  // Lets the panels follow the window's size from now on.
  void begin();

  ToolPanel& tools() { return *tools_; }
  SidePanels& sides() { return *sides_; }
  // Returns the margins around the board at the end of the last run.
  const Margins& board_of_last_run() const { return habits_.board; }

  // Adds a bar that the keyboard can go to; a bar of drafts also after Later.
  void add_bar(NoticeBar& bar);
  void add_bar(RecoveryBar& bar);
  void bind_commands();
  // Shows the side panels for the kind of the document in front.
  void show_side();
  // Fits the panels to the window and its content.
  void fit();
  // Saves the arrangement for the next run.
  void keep();
  // Chooses the side panel shown in another window, once there are panels.
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
  wxWindow* side_in_sight() const;  // null if it is hidden
  void show(bool tools, bool side, std::optional<bool> findings);
  void hide_or_show();
  void take();  // applies the user's choice
  void bind_side_commands();
  void bind_bar_commands();
  std::vector<Bar> bars() const;  // the one of the document in front first
  void go_to_next_part();

  Workbench& at_;
  PanelHabits habits_;
  std::optional<PanelHabits> hidden_;  // the habits before all were hidden
  int layouts_left_ = 0;               // layouts left to ask of GTK if it missed one
  ToolPanel* tools_ = nullptr;
  wxSplitterWindow* across_ = nullptr;  // maps and findings | side panels, in either order
  wxSplitterWindow* down_ = nullptr;    // maps over findings, or beside them
  std::optional<SidePanels> sides_;
  std::vector<Bar> bars_;
};

}  // namespace chartroom::editor
