// Which sheets of a deck, on what paper, in which language, with the pages as they will be.
#pragma once

#include <string>
#include <vector>

#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/filepicker.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include "editor/ui/toolkit/page_turner.h"
#include "editor/ui/toolkit/painted_window.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::editor {

// A page in a window.
class DeckPagePreview : public PaintedWindow {
 public:
  // The deck must outlive the window.
  DeckPagePreview(wxWindow* parent, const con_sonar::Deck& deck, const wxSize& size);

  // No sheet: nothing.
  void show(const exporters::DeckSheet* sheet, int page,
            const exporters::DeckPrintSettings& settings);

 private:
  void paint(cairo_t* cr) override;

  const con_sonar::Deck& deck_;
  const exporters::DeckSheet* sheet_ = nullptr;
  int page_ = 0;
  exporters::DeckPrintSettings settings_;
};

class DeckExportDialog : public wxDialog {
 public:
  // `folder` is proposed for the files. The deck must outlive the dialog.
  DeckExportDialog(wxWindow* parent, const con_sonar::Deck& deck, const std::string& folder);

  // Writes what was chosen, after wxID_OK: the paths, in order. Throws FileException.
  std::vector<std::string> write(exporters::Existing existing) const;

 private:
  struct Page {
    const exporters::DeckSheet* sheet;
    int number;
  };
  void add_choices(wxFlexGridSizer& grid, const std::string& folder);
  wxSizer* make_preview();
  wxChoice* add_choice(wxFlexGridSizer& grid, const wxString& name, const wxArrayString& texts);
  void add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control);
  void turn_to(const exporters::DeckSheet& sheet);
  void show();
  exporters::DeckPrintSettings settings() const;
  std::vector<const exporters::DeckSheet*> chosen_sheets() const;
  std::vector<Page> pages() const;

  const con_sonar::Deck& deck_;
  wxCheckListBox* sheets_ = nullptr;
  wxChoice* format_ = nullptr;
  wxChoice* paper_ = nullptr;
  wxChoice* backs_ = nullptr;
  wxSpinCtrlDouble* bleed_ = nullptr;
  wxChoice* look_ = nullptr;
  wxChoice* language_ = nullptr;
  wxCheckBox* single_ = nullptr;
  wxDirPickerCtrl* folder_ = nullptr;
  DeckPagePreview* preview_ = nullptr;
  PageTurner* turner_ = nullptr;
};

}  // namespace chartroom::editor
