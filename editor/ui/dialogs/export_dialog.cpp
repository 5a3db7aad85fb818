#include "editor/ui/dialogs/export_dialog.h"

#include <algorithm>
#include <variant>

#include <wx/intl.h>
#include <wx/textctrl.h>

#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/page/printer_file.h"
#include "exporters/parts/sheet_layout.h"

namespace chartroom::editor {
namespace {

constexpr double kSmallestPitch = 5;  // a smaller grid cannot be drawn on by hand
constexpr double kPitchStep = 0.5;
constexpr double kMostBleed = 20;

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, const maps::Map& map,
                           const maps::RuleOverrides& pack_rules, ExportPurpose purpose,
                           const std::string& folder)
    : wxDialog(parent, wxID_ANY,
               purpose == ExportPurpose::files ? _("Export Sheets") : _("Print Sheets"),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      map_(map),
      pack_rules_(pack_rules),
      printers_(exporters::printer_names()) {
  const bool files = purpose == ExportPurpose::files;
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(10, 8)));
  grid->AddGrowableCol(1);
  grid->AddGrowableRow(0);
  const exporters::Translator tr = exporters::sheet_translator(ui_language());
  sheets_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(270, 210)),
                               names_of(exporters::sheets(), [&](const exporters::Sheet& sheet) {
                                 return to_wx(sheet.title(tr));
                               }));
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) sheets_->Check(i);
  sheets_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { show(); });
  sheets_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    turn_to(exporters::sheets()[static_cast<std::size_t>(event.GetSelection())]);
  });
  add_row(*grid, _("Sheets"), sheets_);
  if (files) {
    format_ = add_choice(*grid, _("Format"),
                         names_of(exporters::kSheetFormats, [](std::string_view format) {
                           return to_wx(std::string(format)).Upper();
                         }));
  }
  add_choices(*grid);
  if (files) add_folder(*grid, folder);
  fits_ = new wxStaticText(this, wxID_ANY, wxString());
  auto* form = new wxBoxSizer(wxVERTICAL);
  form->Add(grid, wxSizerFlags(1).Expand());
  form->Add(fits_, wxSizerFlags().Expand().Border(wxTOP));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(form, wxSizerFlags().Expand().Border());
  row->Add(make_preview(), wxSizerFlags(1).Expand().Border());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, wxSizerFlags(1).Expand());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(files ? _("&Export") : _("&Print..."));
  on_paper();
  SetSizerAndFit(sizer);
  CentreOnParent();
}

void ExportDialog::add_choices(wxFlexGridSizer& grid) {
  paper_ = add_choice(grid, _("Paper"), names_of(exporters::kPapers, paper_name));
  paper_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_paper(); });
  pitch_ = add_length(grid, _("Pitch in mm"), kPitchStep);
  bleed_ = add_length(grid, _("Bleed in mm"), 1);
  bleed_->SetRange(0, kMostBleed);
  look_ = add_choice(grid, _("Style"), names_of(exporters::kLooks, look_name));
  look_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
  language_ = add_choice(grid, _("Language"),
                         names_of(exporters::sheet_languages(), [](std::string_view code) {
                           return language_name(std::string(code));
                         }));
  language_->SetStringSelection(language_name(ui_language()));
  language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
  if (printers_.empty()) return;  // none was measured: chartroom export --calibrate
  wxArrayString printers = names_of(printers_, to_wx);
  printers.Insert(_("not measured"), 0);
  printer_ = add_choice(grid, _("Printer"), printers);
  printer_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_printer(); });
}

void ExportDialog::add_folder(wxFlexGridSizer& grid, const std::string& folder) {
  folder_ =
      new wxDirPickerCtrl(this, wxID_ANY, path_to_wx(folder), _("Folder for the sheets"),
                          wxDefaultPosition, wxDefaultSize, wxDIRP_USE_TEXTCTRL | wxDIRP_SMALL);
  add_row(grid, _("Folder"), folder_);
  set_accessible_name(*folder_->GetTextCtrl(), _("Folder"));
}

wxSizer* ExportDialog::make_preview() {
  preview_ = new PagePreview(this, map_, FromDIP(wxSize(560, 410)));
  turner_ = new PageTurner(this, [this] { show(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(preview_, wxSizerFlags(1).Expand());
  sizer->Add(turner_, wxSizerFlags().Expand());
  return sizer;
}

wxChoice* ExportDialog::add_choice(wxFlexGridSizer& grid, const wxString& name,
                                   const wxArrayString& texts) {
  auto* control = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
  control->SetSelection(0);
  add_row(grid, name, control);
  return control;
}

wxSpinCtrlDouble* ExportDialog::add_length(wxFlexGridSizer& grid, const wxString& name,
                                           double step) {
  auto* control = new wxSpinCtrlDouble(this, wxID_ANY);
  control->SetIncrement(step);
  control->SetDigits(1);
  control->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { show(); });
  add_row(grid, name, control);
  return control;
}

void ExportDialog::add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control) {
  grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
  set_accessible_name(*control, name);
  grid.Add(control, wxSizerFlags(1).Expand());
}

exporters::Paper ExportDialog::paper() const {
  return exporters::kPapers[static_cast<std::size_t>(paper_->GetSelection())];
}

void ExportDialog::on_paper() {
  const exporters::Mm frame = frame_size(paper());
  pitch_->SetRange(kSmallestPitch, largest_pitch(map_.size, frame));
  pitch_->SetValue(usual_pitch(map_.size, frame));
  show();
}

void ExportDialog::on_printer() {
  printer_scale_ = {};
  const int chosen = printer_->GetSelection();
  if (chosen > 0) {
    const std::string path =
        exporters::printer_path(printers_[static_cast<std::size_t>(chosen - 1)]);
    try {
      const auto scale = exporters::printer_scale(exporters::load_printer(path));
      if (const auto* measured = std::get_if<exporters::PrinterScale>(&scale))
        printer_scale_ = *measured;
      printer_->UnsetToolTip();
    } catch (const FileException& failure) {
      printer_->SetSelection(0);
      printer_->SetToolTip(to_wx(failure.error().text()));
    }
  }
  show();
}

void ExportDialog::turn_to(const exporters::Sheet& sheet) {
  const auto pages = pages_of(map_, chosen_sheets(), settings());
  const auto found =
      std::find_if(pages.begin(), pages.end(),
                   [&](const exporters::SheetPage& page) { return page.sheet == &sheet; });
  if (found != pages.end()) turner_->turn_to(static_cast<int>(found - pages.begin()));
  show();
}

void ExportDialog::show() {
  fits_->SetLabel(wxString::Format(_("Print at 100 %%. On this paper the map fits up to %.1f mm."),
                                   largest_pitch(map_.size, frame_size(paper()))));
  const auto pages = pages_of(map_, chosen_sheets(), settings());
  const auto count = static_cast<int>(pages.size());
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(count > 0);
  turner_->set_count(count);
  if (count == 0) {
    preview_->show_nothing();
    return turner_->show_title(wxString());
  }
  const exporters::SheetPage& page = pages[static_cast<std::size_t>(turner_->page())];
  preview_->show(page, settings());
  turner_->show_title(to_wx(page.sheet->title(exporters::sheet_translator(ui_language()))));
}

std::vector<const exporters::Sheet*> ExportDialog::chosen_sheets() const {
  std::vector<const exporters::Sheet*> chosen;
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) {
    if (sheets_->IsChecked(i)) chosen.push_back(&exporters::sheets()[i]);
  }
  return chosen;
}

exporters::PrintSettings ExportDialog::settings() const {
  exporters::PrintSettings settings;
  settings.page = {paper(), bleed_->GetValue(), printer_scale_};
  settings.pitch = pitch_->GetValue();
  settings.language =
      exporters::sheet_languages()[static_cast<std::size_t>(language_->GetSelection())];
  settings.look = exporters::kLooks[static_cast<std::size_t>(look_->GetSelection())];
  settings.pack_rules = pack_rules_;
  return settings;
}

std::string ExportDialog::format() const {
  return std::string(exporters::kSheetFormats[format_ == nullptr ? 0 : format_->GetSelection()]);
}

std::string ExportDialog::folder() const { return path_from_wx(folder_->GetPath()); }

}  // namespace chartroom::editor
