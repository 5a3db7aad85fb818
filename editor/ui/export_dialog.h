// Which sheets, on what paper, in which language: for writing files and for printing.
#pragma once

#include <string>
#include <vector>

#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/filepicker.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "exporters/output.h"
#include "maps/map.h"

namespace chartroom {

enum class ExportPurpose : std::uint8_t { files, printer };

class ExportDialog : public wxDialog {
 public:
  // `folder` is proposed for the files.
  ExportDialog(wxWindow* parent, const Map& map, ExportPurpose purpose, const std::string& folder);

  // What was chosen, after wxID_OK.
  std::vector<const Sheet*> chosen_sheets() const;
  PrintSettings settings() const;
  std::string format() const;  // "pdf", "svg" or "png"
  std::string folder() const;

 private:
  Paper paper() const;
  void add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control);
  void on_paper();
  void show();

  const Map& map_;
  wxCheckListBox* sheets_;
  wxChoice* format_ = nullptr;
  wxChoice* paper_;
  wxSpinCtrlDouble* pitch_;
  wxSpinCtrlDouble* bleed_;
  wxChoice* language_;
  wxDirPickerCtrl* folder_ = nullptr;
  wxStaticText* fits_;
};

// Writes the sheets as `chartroom export` does: one PDF, or an SVG or PNG each. The paths of what
// was written. Throws FileException.
std::vector<std::string> write_sheets(const Map& map, const std::vector<const Sheet*>& sheets,
                                      const PrintSettings& settings, const std::string& format,
                                      const std::string& folder);

}  // namespace chartroom
