// Tools, what they paint, and the mirrors: the brush as buttons.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <wx/bmpbndl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "editor/model/tools/tool.h"

namespace chartroom::editor {

class ToolPanel : public wxScrolledWindow {
 public:
  // `chosen` is called with the tool that the user chose, `changed` when the brush is another. The
  // tools must outlive the panel.
  ToolPanel(wxWindow* parent, const std::vector<ToolKind>& tools, Brush& brush,
            std::function<void(const ToolKind&)> chosen, std::function<void()> changed);

  // Pictures without words, three in a row: whether that is another look than before.
  bool set_compact(bool compact);
  int compact_width() const;
  // The button of the tool that is in use gets the focus.
  void focus_tool();

  // Presses the buttons that stand for the tool and the brush, on a sea of this size.
  void show(const ToolKind& tool, maps::Size sea);

 private:
  // The icon: an empty bundle for none.
  wxToggleButton* add_button(wxSizer& sizer, const wxBitmapBundle& icon, const wxString& label,
                             const wxString& help, std::function<void()> press);
  wxSizer* add_section(const wxString& title);
  void add_tools(const std::vector<ToolKind>& tools);
  void add_widths();
  void add_layers();
  void add_numbers();
  void add_mirrors();

  Brush& brush_;
  std::function<void(const ToolKind&)> chosen_;
  std::function<void()> changed_;
  bool compact_ = false;
  int wide_ = 0;  // the width with words
  wxGridSizer* tool_grid_ = nullptr;
  wxGridSizer* layer_grid_ = nullptr;
  std::vector<std::pair<wxToggleButton*, wxString>> words_;  // of the buttons with pictures
  std::vector<std::pair<wxToggleButton*, const ToolKind*>> tools_;
  std::vector<std::pair<wxToggleButton*, int>> widths_;
  std::vector<std::pair<wxToggleButton*, Layer>> layers_;
  std::vector<std::pair<wxToggleButton*, int>> quadrants_;
  std::vector<std::pair<wxToggleButton*, maps::Team>> teams_;
  std::vector<std::pair<wxToggleButton*, maps::Symmetry>> mirrors_;
  wxSizer* quadrant_row_ = nullptr;
  wxSizer* team_row_ = nullptr;
};

// "Islands": what a layer is called.
wxString layer_name(Layer layer);
std::string_view layer_id(Layer layer);
wxString symmetry_name(maps::Symmetry symmetry);

}  // namespace chartroom::editor
