#include "editor/ui/dialogs/sheet_dialog.h"

#include <algorithm>

#include <wx/display.h>
#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stdpaths.h>
#include <wx/textctrl.h>

#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/sheet_files.h"
#include "exporters/page/format_options.h"
#include "maps/platform/file_error.h"

namespace chartroom::editor {
namespace {

// The most height that a window manager adds to a dialog.
constexpr int kTitleBar = 40;
constexpr int kLeastFormHeight = 160;
constexpr int kLeastPage = 100;     // pages can still be told apart
constexpr int kLongestPath = 4095;  // on Linux

template <class List, class Value>
int index_in(const List& list, const Value& value) {
  const auto found = std::find(std::begin(list), std::end(list), value);
  return found == std::end(list) ? 0 : static_cast<int>(found - std::begin(list));
}

}  // namespace

SheetDialog::SheetDialog(wxWindow* parent, const wxString& title)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      form_(new wxScrolledWindow(this, wxID_ANY)),
      grid_(new wxGridBagSizer(FromDIP(6), FromDIP(8))),
      habits_(load_print_habits(print_file())) {
  form_->SetScrollRate(FromDIP(8), FromDIP(8));
  Bind(
      wxEVT_BUTTON,
      [this](wxCommandEvent& event) {
        keep_habits();
        event.Skip();
      },
      wxID_OK);
}

void SheetDialog::add_row(const wxString& name, wxWindow* control, Width width) {
  const bool beside = half_ && width == Width::half;
  if (half_ && !beside) ++row_;
  const int column = beside ? 2 : 0;
  grid_->Add(new wxStaticText(form_, wxID_ANY, name), {row_, column}, wxDefaultSpan,
             wxALIGN_CENTRE_VERTICAL);
  // A screen reader reads a static text itself.
  if (dynamic_cast<wxStaticText*>(control) == nullptr) set_accessible_name(*control, name);
  grid_->Add(control, {row_, column + 1}, {1, width == Width::half ? 1 : 3}, wxEXPAND);
  half_ = width == Width::half && !beside;
  if (!half_) ++row_;
}

int SheetDialog::free_row() {
  if (half_) ++row_;
  half_ = false;
  return row_++;
}

wxChoice* SheetDialog::add_choice(const wxString& name, const wxArrayString& texts, Width width) {
  auto* control = new wxChoice(form_, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
  control->SetSelection(0);
  control->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
  add_row(name, control, width);
  return control;
}

wxSpinCtrlDouble* SheetDialog::add_length(const wxString& name, double step) {
  auto* control = new wxSpinCtrlDouble(form_, wxID_ANY);
  write_decimals_with(from_wx(shown_decimal(0.5))[1], *control);
  control->SetIncrement(step);
  control->SetDigits(1);
  control->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { show(); });
  add_row(name, control, Width::half);
  return control;
}

void SheetDialog::add_sheets(const wxArrayString& titles) {
  sheets_ =
      new wxCheckListBox(form_, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(240, 140)), titles);
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) sheets_->Check(i);
  sheets_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { show(); });
  sheets_->Bind(wxEVT_LISTBOX,
                [this](wxCommandEvent& event) { turn_to_sheet(event.GetSelection()); });
  add_row(_("Sheets"), sheets_);
  grid_->AddGrowableRow(row_ - 1);
}

void SheetDialog::add_format() {
  format_ = add_choice(_("Format"), names_of(exporters::kSheetFormats, [](std::string_view format) {
                         return to_wx(std::string(format)).Upper();
                       }));
}

void SheetDialog::add_paper() {
  paper_ = add_choice(_("Paper"), names_of(exporters::kPapers, paper_name));
  if (habits_.paper) paper_->SetSelection(index_in(exporters::kPapers, *habits_.paper));
  paper_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    choose_paper(habits_, paper());
    on_paper();
    show();
  });
}

void SheetDialog::add_bleed(double most, double step) {
  bleed_ = add_length(_("Bleed (mm)"), step);
  bleed_->SetRange(0, most);
}

void SheetDialog::add_look(std::span<const exporters::Look> looks) {
  looks_.assign(looks.begin(), looks.end());
  look_ = add_choice(_("Style"), names_of(looks, look_name));
  if (habits_.look) look_->SetSelection(index_in(looks_, *habits_.look));
  look_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    habits_.look = look();
    event.Skip();
  });
}

void SheetDialog::add_language(std::span<const std::string_view> languages) {
  languages_.assign(languages.begin(), languages.end());
  language_ = add_choice(_("Language"), names_of(languages_, language_name));
  const std::string& usual = std::ranges::count(languages_, habits_.language.value_or("")) > 0
                                 ? *habits_.language
                                 : ui_language();
  language_->SetSelection(index_in(languages_, usual));
  language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    habits_.language = language();
    event.Skip();
  });
}

void SheetDialog::add_options() {
  auto* column = new wxBoxSizer(wxVERTICAL);
  for (const exporters::FormatOption& option : exporters::kFormatOptions) {
    auto* box = new wxCheckBox(form_, wxID_ANY, wxString());
    box->Bind(wxEVT_CHECKBOX, [this, wanted = option.wanted](wxCommandEvent& event) {
      wanted_.*wanted = event.IsChecked();
      show();
    });
    column->Add(box, wxSizerFlags().Expand());
    options_.push_back(box);
  }
  grid_->Add(column, {free_row(), 1}, {1, 3}, wxEXPAND);
}

void SheetDialog::add_folder(const std::string& folder) {
  remembers_folder_ = folder.empty();
  const wxString documents = wxStandardPaths::Get().GetDocumentsDir();
  const wxString usual = habits_.folder ? path_to_wx(*habits_.folder) : documents + "/sheets";
  const wxString path = folder.empty() ? usual : path_to_wx(folder);
  folder_ =
      new wxDirPickerCtrl(form_, wxID_ANY, path, _("Folder for the sheets"), wxDefaultPosition,
                          wxDefaultSize, wxDIRP_USE_TEXTCTRL | wxDIRP_SMALL);
  add_row(_("Folder"), folder_);
  set_accessible_name(*folder_->GetTextCtrl(), _("Folder"));
  // wx limits the field to 32 characters at first, and GTK rejects longer paths.
  folder_->GetTextCtrl()->SetMaxLength(kLongestPath);
  folder_->GetTextCtrl()->ChangeValue(path);
  // The end of a long path says more than its beginning.
  folder_->GetTextCtrl()->SetInsertionPointEnd();
  folder_->GetTextCtrl()->SetToolTip(path);
  files_ = new wxStaticText(form_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_MIDDLE);
  add_row(_("Files"), files_);
}

void SheetDialog::lay_out(const wxString& ok, const wxSize& preview) {
  advice_ = new wxStaticText(form_, wxID_ANY, wxString());
  grid_->Add(advice_, {free_row(), 0}, {1, 4}, wxEXPAND);
  grid_->AddGrowableCol(1);
  grid_->AddGrowableCol(3);
  form_->SetSizer(grid_);
  preview_ = new PagePreview(this, preview);
  turner_ = new PageTurner(this, [this] { show(); });
  auto* pages = new wxBoxSizer(wxVERTICAL);
  pages->Add(preview_, wxSizerFlags(1).Expand());
  pages->Add(turner_, wxSizerFlags().Expand());
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(form_, wxSizerFlags().Expand().Border());
  row->Add(pages, wxSizerFlags(1).Expand().Border());
  auto* all = new wxBoxSizer(wxVERTICAL);
  all->Add(row, wxSizerFlags(1).Expand());
  all->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  if (wxWindow* button = FindWindow(wxID_OK)) button->SetLabel(ok);
  show();
  const wxSize screen =
      wxDisplay(GetParent()).GetClientArea().GetSize() - wxSize(0, FromDIP(kTitleBar));
  wxSize form = grid_->CalcMin() + wxSize(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
  form.IncTo(form_->GetMinSize());
  form_->SetMinSize(form);
  wxSize size = all->CalcMin();
  size.DecTo(screen);
  // The form scrolls if the screen is too small.
  form_->SetMinSize(
      {std::min(form.x, screen.x * 3 / 5), std::min(form.y, FromDIP(kLeastFormHeight))});
  preview_->SetMinSize(FromDIP(wxSize(kLeastPage, kLeastPage)));
  SetSizer(all);
  SetMinClientSize(wxSize(all->CalcMin()));
  SetClientSize(size);
  CentreOnParent();
}

exporters::Paper SheetDialog::paper() const {
  return exporters::kPapers[static_cast<std::size_t>(paper_->GetSelection())];
}

exporters::Look SheetDialog::look() const {
  return looks_[static_cast<std::size_t>(look_->GetSelection())];
}

std::string SheetDialog::language() const {
  return languages_[static_cast<std::size_t>(language_->GetSelection())];
}

std::string SheetDialog::format() const {
  return std::string(exporters::kSheetFormats[format_ == nullptr ? 0 : format_->GetSelection()]);
}

std::string SheetDialog::folder() const {
  wxFileName folder = wxFileName::DirName(folder_->GetPath());
  folder.Normalize(wxPATH_NORM_TILDE);
  return path_from_wx(folder.GetPath());
}

void SheetDialog::take_page(exporters::PageSettings& page) const {
  page.paper = paper();
  page.bleed = bleed_->IsEnabled() ? bleed_->GetValue() : 0;
  for (const exporters::FormatOption& option : exporters::kFormatOptions) {
    page.*option.wanted = wanted_.*option.wanted;
  }
  page = in_format(page, format());
}

void SheetDialog::turn_to_sheet(int sheet) {
  const std::vector<int> pages = sheets_of_pages();
  const auto found = std::ranges::find(pages, sheet);
  if (found != pages.end()) turner_->turn_to(static_cast<int>(found - pages.begin()));
  show();
}

void SheetDialog::show() {
  if (turner_ == nullptr) return;  // the form is still being made
  show_options();
  const std::vector<int> pages = sheets_of_pages();
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(!pages.empty());
  turner_->set_count(static_cast<int>(pages.size()));
  if (pages.empty()) {
    preview_->show_nothing();
    turner_->show_title(wxString());
  } else {
    preview_->show(page_at(turner_->page()));
    const int sheet = pages[static_cast<std::size_t>(turner_->page())];
    turner_->show_title(sheets_->GetString(static_cast<unsigned>(sheet)));
  }
  show_files();
  show_advice();
}

void SheetDialog::show_options() {
  for (std::size_t k = 0; k < options_.size(); ++k) {
    const exporters::FormatOption& option = exporters::kFormatOptions[k];
    const bool fits = option.format == format();
    const wxString name = option_name(option.name);
    options_[k]->SetLabel(fits ? name
                               : wxString::Format(_("%s (%s only)"), name,
                                                  to_wx(std::string(option.format)).Upper()));
    options_[k]->Enable(fits);
    options_[k]->SetValue(fits && wanted_.*option.wanted);
  }
}

void SheetDialog::show_files() {
  if (files_ == nullptr) return;
  const std::vector<std::string> names = file_names();
  wxString few;
  wxString all;
  for (const std::string& name : names) {
    all += (all.empty() ? "" : "\n") + to_wx(name);
    few += (few.empty() ? "" : ", ") + to_wx(name);
  }
  const auto count = static_cast<unsigned>(names.size());
  if (count > 2) {
    few = wxString::Format(_("%u files, starting with %s"), count, to_wx(names.front()));
  }
  files_->SetLabel(few);
  files_->SetToolTip(all);
}

void SheetDialog::show_advice() {
  // An empty text has no width, so the other rows set the width to wrap at.
  advice_->SetLabel(wxString());
  const int width = grid_->CalcMin().GetWidth();
  advice_->SetLabel(advice());
  advice_->Wrap(width);
  form_->FitInside();
}

void SheetDialog::keep_habits() {
  if (remembers_folder_) habits_.folder = folder();
  try {
    save_print_habits(print_file(), habits_);
  } catch (const FileException&) {
    // Printing does not need saved habits.
  }
}

}  // namespace chartroom::editor
