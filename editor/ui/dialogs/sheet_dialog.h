// What the dialogs for the sheets of maps and decks have in common: which sheets, on what, how,
// with the pages as they will be.
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
  // One of kSheetFormats; "pdf" where there is nothing to choose.
  std::string format() const;
  std::string folder() const;
  exporters::Paper paper() const;

 protected:
  SheetDialog(wxWindow* parent, const wxString& title);

  // The rows of the form, from the top down. Small ones share a row with the one that follows.
  enum class Width : std::uint8_t { half, whole };
  void add_row(const wxString& name, wxWindow* control, Width width = Width::whole);
  wxChoice* add_choice(const wxString& name, const wxArrayString& texts, Width width = Width::half);
  wxSpinCtrlDouble* add_length(const wxString& name, double step);
  void add_sheets(const wxArrayString& titles);
  void add_format();
  void add_paper();
  void add_bleed(double most, double step);
  void add_look(std::span<const exporters::Look> looks);
  void add_language(std::span<const std::string_view> languages);
  // What only some formats have; all of it, greyed where it does not go with the one chosen.
  void add_options();
  // An empty one is for what has no file yet: where the sheets of such went last.
  void add_folder(const std::string& folder);
  // Behind the last row: fits the window to the screen and shows the first page.
  void lay_out(const wxString& ok, const wxSize& preview);

  wxWindow* form() { return form_; }
  wxCheckListBox& sheets() { return *sheets_; }
  const wxCheckListBox& sheets() const { return *sheets_; }
  wxSpinCtrlDouble& bleed() { return *bleed_; }
  exporters::Look look() const;
  std::string language() const;
  // What all this says of the page; without what the format has not.
  void take_page(exporters::PageSettings& page) const;
  // What a later dialog begins with. Only what a person chose is changed.
  PrintHabits& habits() { return habits_; }
  const PrintHabits& habits() const { return habits_; }

  // The pages of the sheets that are ticked, by the sheets' places in the list.
  virtual std::vector<int> sheets_of_pages() const = 0;
  virtual ShownPage page_at(int page) const = 0;
  virtual std::vector<std::string> file_names() const = 0;
  // What a person should know of the choice.
  virtual wxString advice() const = 0;
  virtual void on_paper() {}

  // Something else is chosen.
  virtual void show();

 private:
  // For what takes a whole row.
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
  exporters::PageSettings wanted_;  // the options that are ticked, in whatever format
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
