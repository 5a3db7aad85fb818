// The base of the dialogs for sheets of maps and decks, with a preview of the pages.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/filepicker.h>
#include <wx/gbsizer.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/ui/canvas/page_preview.h"
#include "editor/ui/dialogs/print_habits.h"
#include "editor/ui/toolkit/page_turner.h"
#include "exporters/page/page_settings.h"

namespace chartroom::editor {

class SheetDialog : public wxDialog {
 public:
  // Returns one of kSheetFormats; "pdf" if the dialog has no choice of formats.
  std::string format() const;
  std::string folder() const;
  exporters::Paper paper() const;

 protected:
  SheetDialog(wxWindow* parent, const wxString& title);

  // The width of a control in the form. Two controls of half a width in succession share a row.
  enum class Width : std::uint8_t { half, whole };
  // The add functions append rows from the top down.
  void add_row(const wxString& name, wxWindow* control, Width width = Width::whole);
  wxChoice* add_choice(const wxString& name, const wxArrayString& texts, Width width = Width::half);
  wxSpinCtrlDouble* add_length(const wxString& name, double step);
  void add_sheets(const wxArrayString& titles);
  void add_format();
  void add_paper();
  void add_bleed(double most, double step);
  void add_look(std::span<const exporters::Look> looks);
  void add_language(std::span<const std::string_view> languages);
  // Adds kFormatOptions. Options that the chosen format lacks are disabled.
  void add_options();
  // Proposes this folder. "" stands for a document without a file: proposes the last such folder.
  void add_folder(const std::string& folder);
  // Adds the preview and buttons, fits the window to the screen and shows the first page.
  void lay_out(const wxString& ok, const wxSize& preview);

  wxWindow* form() { return form_; }
  wxCheckListBox& sheets() { return *sheets_; }
  const wxCheckListBox& sheets() const { return *sheets_; }
  wxSpinCtrlDouble& bleed() { return *bleed_; }
  exporters::Look look() const;
  std::string language() const;
  // Sets the paper, the bleed and those options that the format has.
  void take_page(exporters::PageSettings& page) const;
  // Returns the choices that a later dialog starts with.
  PrintHabits& habits() { return habits_; }
  const PrintHabits& habits() const { return habits_; }

  // Returns each page's sheet, as an index in the list, for the ticked sheets.
  virtual std::vector<int> sheets_of_pages() const = 0;
  virtual ShownPage page_at(int page) const = 0;
  virtual std::vector<std::string> file_names() const = 0;
  // Returns hints about the choices, for a text below the form.
  virtual wxString advice() const = 0;
  virtual void on_paper() {}

  // Shows the present choices and the page.
  virtual void show();

 private:
  // Ends a half row and returns the next row.
  int free_row();
  void turn_to_sheet(int sheet);
  void show_options();
  void show_files();
  void show_advice();
  void keep_habits();

  wxScrolledWindow* form_;
  wxGridBagSizer* grid_;
  int row_ = 0;
  bool half_ = false;  // the left half of the row is taken
  PrintHabits habits_;
  exporters::PageSettings wanted_;  // the ticked options, also of other formats
  std::vector<exporters::Look> looks_;
  std::vector<std::string> languages_;
  wxCheckListBox* sheets_ = nullptr;
  wxChoice* format_ = nullptr;
  wxChoice* paper_ = nullptr;
  wxSpinCtrlDouble* bleed_ = nullptr;
  wxChoice* look_ = nullptr;
  wxChoice* language_ = nullptr;
  std::vector<wxCheckBox*> options_;
  wxDirPickerCtrl* folder_ = nullptr;
  bool remembers_folder_ = false;
  wxStaticText* files_ = nullptr;
  wxStaticText* advice_ = nullptr;
  PagePreview* preview_ = nullptr;
  PageTurner* turner_ = nullptr;
};

}  // namespace chartroom::editor
