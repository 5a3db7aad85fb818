// Which sheets, on what paper, in which language: for writing files and for printing, with the
// pages as they will be.
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

#include "editor/ui/canvas/page_preview.h"
#include "editor/ui/toolkit/page_turner.h"
#include "exporters/documents/sheet_files.h"
#include "maps/map.h"

namespace chartroom::editor {

enum class ExportPurpose : std::uint8_t { files, printer };

class ExportDialog : public wxDialog {
 public:
  // `folder` is proposed for the files.
  ExportDialog(wxWindow* parent, const maps::Map& map, const maps::RuleOverrides& pack_rules,
               ExportPurpose purpose, const std::string& folder);

  // What was chosen, after wxID_OK.
  std::vector<const exporters::Sheet*> chosen_sheets() const;
  exporters::PrintSettings settings() const;
  std::string format() const;  // one of kSheetFormats
  std::string folder() const;

 private:
  void add_choices(wxFlexGridSizer& grid);
  void add_folder(wxFlexGridSizer& grid, const std::string& folder);
  wxSizer* make_preview();
  wxChoice* add_choice(wxFlexGridSizer& grid, const wxString& name, const wxArrayString& texts);
  wxSpinCtrlDouble* add_length(wxFlexGridSizer& grid, const wxString& name, double step);
  void add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control);

  exporters::Paper paper() const;
  void on_paper();
  void on_printer();
  void turn_to(const exporters::Sheet& sheet);
  void show();

  const maps::Map& map_;
  maps::RuleOverrides pack_rules_;
  std::vector<std::string> printers_;
  exporters::PrinterScale printer_scale_;
  wxCheckListBox* sheets_ = nullptr;
  wxChoice* format_ = nullptr;
  wxChoice* paper_ = nullptr;
  wxSpinCtrlDouble* pitch_ = nullptr;
  wxSpinCtrlDouble* bleed_ = nullptr;
  wxChoice* language_ = nullptr;
  wxChoice* look_ = nullptr;
  wxChoice* printer_ = nullptr;
  wxDirPickerCtrl* folder_ = nullptr;
  wxStaticText* fits_ = nullptr;
  PagePreview* preview_ = nullptr;
  PageTurner* turner_ = nullptr;
};

}  // namespace chartroom::editor
