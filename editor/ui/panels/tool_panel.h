// Buttons for tools, layers, widths, numbers and mirrors of the brush.
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
  // `chosen` is called with the tool that the user chooses, `changed` when the brush changes. The
  // tools must outlive the panel.
  ToolPanel(wxWindow* parent, const std::vector<ToolKind>& tools, Brush& brush,
            std::function<void(const ToolKind&)> chosen, std::function<void()> changed);

  // Shows icons without words, three in a row, or icons with words. True if that changes the look.
  bool set_compact(bool compact);
  int compact_width() const;
  void focus_tool();

  // Presses the buttons of the tool and the brush, for a sea of this size.
  void show(const ToolKind& tool, maps::Size sea);

 private:
  // An empty bundle means no icon.
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
  std::vector<std::pair<wxToggleButton*, wxString>> words_;  // the words of buttons with icons
  std::vector<std::pair<wxToggleButton*, const ToolKind*>> tools_;
  std::vector<std::pair<wxToggleButton*, int>> widths_;
  std::vector<std::pair<wxToggleButton*, Layer>> layers_;
  std::vector<std::pair<wxToggleButton*, int>> quadrants_;
  std::vector<std::pair<wxToggleButton*, maps::Team>> teams_;
  std::vector<std::pair<wxToggleButton*, maps::Symmetry>> mirrors_;
  wxSizer* quadrant_row_ = nullptr;
  wxSizer* team_row_ = nullptr;
};

// Returns the name of a layer: "Islands".
wxString layer_name(Layer layer);
std::string_view layer_id(Layer layer);
wxString symmetry_name(maps::Symmetry symmetry);

}  // namespace chartroom::editor
