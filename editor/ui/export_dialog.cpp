#include "editor/ui/export_dialog.h"

#include <filesystem>
#include <system_error>

#include <wx/button.h>
#include <wx/intl.h>

#include "editor/ui/accessible_name.h"
#include "editor/ui/texts.h"
#include "exporters/sheet_layout.h"
#include "maps/safe_file.h"

namespace chartroom {
namespace {

namespace fs = std::filesystem;

constexpr double kSmallestPitch = 5;  // a smaller grid cannot be drawn on by hand
constexpr double kPitchStep = 0.5;
constexpr double kMostBleed = 10;
constexpr const char* kFormats[] = {"pdf", "svg", "png"};

wxString paper_name(Paper paper) {
  switch (paper) {
    case Paper::a4:
      return "A4";
    case Paper::letter:
      return "Letter";
    case Paper::a3:
      return "A3";
    case Paper::tabloid:
      break;
  }
  return "Tabloid";
}

}  // namespace

ExportDialog::ExportDialog(wxWindow* parent, const Map& map, ExportPurpose purpose,
                           const std::string& folder)
    : wxDialog(parent, wxID_ANY,
               purpose == ExportPurpose::files ? _("Export Sheets") : _("Print Sheets")),
      map_(map) {
  const bool files = purpose == ExportPurpose::files;
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(10, 8)));
  grid->AddGrowableCol(1);
  wxArrayString names;
  const Words words{ui_language()};
  for (const chartroom::Sheet& sheet : chartroom::sheets()) names.Add(to_wx(sheet.title(words)));
  sheets_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(300, 190)), names);
  for (unsigned i = 0; i < names.size(); ++i) sheets_->Check(i);
  sheets_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { show(); });
  add_row(*grid, _("Sheets"), sheets_);
  const auto choice = [this](const auto& list, auto name) {
    wxArrayString texts;
    for (const auto& item : list) texts.Add(name(item));
    auto* control = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
    control->SetSelection(0);
    return control;
  };
  if (files) {
    format_ = choice(kFormats, [](const char* name) { return wxString(name).Upper(); });
    add_row(*grid, _("Format"), format_);
  }
  paper_ = choice(kPapers, paper_name);
  paper_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { on_paper(); });
  add_row(*grid, _("Paper"), paper_);
  pitch_ = new wxSpinCtrlDouble(this, wxID_ANY);
  pitch_->SetIncrement(kPitchStep);
  pitch_->SetDigits(1);
  pitch_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { show(); });
  add_row(*grid, _("Pitch in mm"), pitch_);
  bleed_ = new wxSpinCtrlDouble(this, wxID_ANY);
  bleed_->SetRange(0, kMostBleed);
  bleed_->SetDigits(1);
  add_row(*grid, _("Bleed in mm"), bleed_);
  language_ =
      choice(sheet_languages(), [](std::string_view code) { return to_wx(std::string(code)); });
  add_row(*grid, _("Language"), language_);
  if (files) {
    folder_ =
        new wxDirPickerCtrl(this, wxID_ANY, path_to_wx(folder), _("Folder for the sheets"),
                            wxDefaultPosition, wxDefaultSize, wxDIRP_USE_TEXTCTRL | wxDIRP_SMALL);
    add_row(*grid, _("Folder"), folder_);
  }
  fits_ = new wxStaticText(this, wxID_ANY, wxString());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(grid, wxSizerFlags(1).Expand().Border());
  sizer->Add(fits_, wxSizerFlags().Expand().Border());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  if (auto* ok = dynamic_cast<wxButton*>(FindWindow(wxID_OK))) {
    ok->SetLabel(files ? _("&Export") : _("&Print..."));
  }
  on_paper();
  SetSizerAndFit(sizer);
  CentreOnParent();
}

void ExportDialog::add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control) {
  grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
  set_accessible_name(*control, name);
  grid.Add(control, wxSizerFlags().Expand());
}

Paper ExportDialog::paper() const {
  return kPapers[static_cast<std::size_t>(paper_->GetSelection())];
}

void ExportDialog::on_paper() {
  const Mm frame = frame_size(paper());
  pitch_->SetRange(kSmallestPitch, largest_pitch(map_.size, frame));
  pitch_->SetValue(usual_pitch(map_.size, frame));
  show();
}

void ExportDialog::show() {
  fits_->SetLabel(wxString::Format(_("Print at 100 %%. On this paper the map fits up to %.1f mm."),
                                   largest_pitch(map_.size, frame_size(paper()))));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(!chosen_sheets().empty());
}

std::vector<const Sheet*> ExportDialog::chosen_sheets() const {
  std::vector<const Sheet*> chosen;
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) {
    if (sheets_->IsChecked(i)) chosen.push_back(&chartroom::sheets()[i]);
  }
  return chosen;
}

PrintSettings ExportDialog::settings() const {
  PrintSettings settings;
  settings.page = {paper(), bleed_->GetValue()};
  settings.pitch = pitch_->GetValue();
  settings.language = sheet_languages()[static_cast<std::size_t>(language_->GetSelection())];
  return settings;
}

std::string ExportDialog::format() const {
  return kFormats[format_ == nullptr ? 0 : format_->GetSelection()];
}

std::string ExportDialog::folder() const { return path_from_wx(folder_->GetPath()); }

std::vector<std::string> write_sheets(const Map& map, const std::vector<const Sheet*>& sheets,
                                      const PrintSettings& settings, const std::string& format,
                                      const std::string& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    FileError fault;
    fault.path = folder;
    fault.what = "cannot be created: " + error.message();
    throw FileException(fault);
  }
  std::vector<std::string> written;
  const auto write = [&](const std::string& name, const std::string& bytes) {
    written.push_back((fs::path(folder) / name).string());
    save_file(written.back(), bytes);
  };
  if (format == "pdf") {
    write(map.id + "-" + std::string(to_string(settings.page.paper)) + ".pdf",
          pdf_document(map, sheets, settings));
    return written;
  }
  for (const Sheet* sheet : sheets) {
    for (int page = 0; page < sheet->pages; ++page) {
      const std::string number = sheet->pages > 1 ? "-" + std::to_string(page + 1) : "";
      write(map.id + "-" + std::string(sheet->name) + number + "." + format,
            format == "svg" ? svg_page(map, *sheet, page, settings)
                            : png_page(map, *sheet, page, settings));
    }
  }
  return written;
}

}  // namespace chartroom
