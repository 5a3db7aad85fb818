#include "editor/ui/con_sonar/deck_export_dialog.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/textctrl.h>

#include "editor/ui/con_sonar/deck_pictures.h"
#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/accessible_name.h"
#include "editor/ui/toolkit/texts.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "exporters/con_sonar/parts/deck_texts.h"
#include "exporters/documents/sheet_files.h"

namespace chartroom::editor {
namespace {

constexpr double kMostBleed = 5;

wxString backs_name(exporters::Backs backs) {
  switch (backs) {
    case exporters::Backs::duplex:
      return _("on the other side");
    case exporters::Backs::gutterfold:
      return _("beside, to be folded");
    case exporters::Backs::none:
      break;
  }
  return _("none");
}

}  // namespace

DeckPagePreview::DeckPagePreview(wxWindow* parent, const con_sonar::Deck& deck, const wxSize& size)
    : PaintedWindow(parent, size), deck_(deck) {}

void DeckPagePreview::show(const exporters::DeckSheet* sheet, int page,
                           const exporters::DeckPrintSettings& settings) {
  sheet_ = sheet;
  page_ = page;
  settings_ = settings;
  Refresh();
}

void DeckPagePreview::paint(cairo_t* cr) {
  if (sheet_ == nullptr) return;
  const wxSize window = GetClientSize();
  paint_page(cr, deck_, *sheet_, page_, settings_, window.GetWidth(), window.GetHeight());
}

DeckExportDialog::DeckExportDialog(wxWindow* parent, const con_sonar::Deck& deck,
                                   const std::string& folder)
    : wxDialog(parent, wxID_ANY, _("Export Sheets"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      deck_(deck) {
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(10, 8)));
  grid->AddGrowableCol(1);
  grid->AddGrowableRow(0);
  const exporters::Translator tr = exporters::deck_translator(ui_language());
  sheets_ = new wxCheckListBox(
      this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(270, 210)),
      names_of(exporters::deck_sheets(),
               [&](const exporters::DeckSheet& sheet) { return to_wx(sheet.title(tr)); }));
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) sheets_->Check(i);
  sheets_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { show(); });
  sheets_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    turn_to(exporters::deck_sheets()[static_cast<std::size_t>(event.GetSelection())]);
  });
  add_row(*grid, _("Sheets"), sheets_);
  add_choices(*grid, folder);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(grid, wxSizerFlags().Expand().Border());
  row->Add(make_preview(), wxSizerFlags(1).Expand().Border());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, wxSizerFlags(1).Expand());
  sizer->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border());
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("&Export"));
  show();
  SetSizerAndFit(sizer);
  CentreOnParent();
}

void DeckExportDialog::add_choices(wxFlexGridSizer& grid, const std::string& folder) {
  format_ =
      add_choice(grid, _("Format"), names_of(exporters::kSheetFormats, [](std::string_view name) {
                   return to_wx(std::string(name)).Upper();
                 }));
  paper_ = add_choice(grid, _("Paper"), names_of(exporters::kPapers, paper_name));
  backs_ = add_choice(grid, _("Backs of cards"), names_of(exporters::kAllBacks, backs_name));
  bleed_ = new wxSpinCtrlDouble(this, wxID_ANY);
  bleed_->SetRange(0, kMostBleed);
  bleed_->SetIncrement(0.1);
  bleed_->SetDigits(1);
  bleed_->Bind(wxEVT_SPINCTRLDOUBLE, [this](wxSpinDoubleEvent&) { show(); });
  add_row(grid, _("Bleed in mm"), bleed_);
  look_ = add_choice(grid, _("Style"), names_of(exporters::kLooks, look_name));
  language_ = add_choice(grid, _("Language"),
                         names_of(exporters::deck_languages(), [](std::string_view code) {
                           return language_name(std::string(code));
                         }));
  language_->SetStringSelection(language_name(ui_language()));
  single_ = new wxCheckBox(this, wxID_ANY, _("as PNG, with bleed"));
  add_row(grid, _("Single cards too"), single_);
  folder_ =
      new wxDirPickerCtrl(this, wxID_ANY, path_to_wx(folder), _("Folder for the sheets"),
                          wxDefaultPosition, wxDefaultSize, wxDIRP_USE_TEXTCTRL | wxDIRP_SMALL);
  add_row(grid, _("Folder"), folder_);
  set_accessible_name(*folder_->GetTextCtrl(), _("Folder"));
}

wxSizer* DeckExportDialog::make_preview() {
  preview_ = new DeckPagePreview(this, deck_, FromDIP(wxSize(400, 480)));
  turner_ = new PageTurner(this, [this] { show(); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(preview_, wxSizerFlags(1).Expand());
  sizer->Add(turner_, wxSizerFlags().Expand());
  return sizer;
}

wxChoice* DeckExportDialog::add_choice(wxFlexGridSizer& grid, const wxString& name,
                                       const wxArrayString& texts) {
  auto* control = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, texts);
  control->SetSelection(0);
  control->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
  add_row(grid, name, control);
  return control;
}

void DeckExportDialog::add_row(wxFlexGridSizer& grid, const wxString& name, wxWindow* control) {
  grid.Add(new wxStaticText(this, wxID_ANY, name), wxSizerFlags().CentreVertical());
  set_accessible_name(*control, name);
  grid.Add(control, wxSizerFlags(1).Expand());
}

void DeckExportDialog::turn_to(const exporters::DeckSheet& sheet) {
  const std::vector<Page> all = pages();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Page& page) { return page.sheet == &sheet; });
  if (found != all.end()) turner_->turn_to(static_cast<int>(found - all.begin()));
  show();
}

void DeckExportDialog::show() {
  const std::vector<Page> all = pages();
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(!all.empty());
  turner_->set_count(static_cast<int>(all.size()));
  if (all.empty()) {
    preview_->show(nullptr, 0, {});
    return turner_->show_title(wxString());
  }
  const Page& page = all[static_cast<std::size_t>(turner_->page())];
  preview_->show(page.sheet, page.number, settings());
  turner_->show_title(to_wx(page.sheet->title(exporters::deck_translator(ui_language()))));
}

std::vector<const exporters::DeckSheet*> DeckExportDialog::chosen_sheets() const {
  std::vector<const exporters::DeckSheet*> chosen;
  for (unsigned i = 0; i < sheets_->GetCount(); ++i) {
    if (sheets_->IsChecked(i)) chosen.push_back(&exporters::deck_sheets()[i]);
  }
  return chosen;
}

std::vector<DeckExportDialog::Page> DeckExportDialog::pages() const {
  const exporters::DeckContext context = deck_context(deck_, settings());
  std::vector<Page> all;
  for (const exporters::DeckSheet* sheet : chosen_sheets()) {
    for (int page = 0; page < sheet->pages(context); ++page) all.push_back({sheet, page});
  }
  return all;
}

exporters::DeckPrintSettings DeckExportDialog::settings() const {
  exporters::DeckPrintSettings settings;
  settings.page.paper = exporters::kPapers[static_cast<std::size_t>(paper_->GetSelection())];
  settings.page.bleed = bleed_->GetValue();
  settings.backs = exporters::kAllBacks[static_cast<std::size_t>(backs_->GetSelection())];
  settings.look = exporters::kLooks[static_cast<std::size_t>(look_->GetSelection())];
  settings.language =
      exporters::deck_languages()[static_cast<std::size_t>(language_->GetSelection())];
  return settings;
}

std::vector<std::string> DeckExportDialog::write(exporters::Existing existing) const {
  const std::string folder = path_from_wx(folder_->GetPath());
  const std::string format(
      exporters::kSheetFormats[static_cast<std::size_t>(format_->GetSelection())]);
  std::vector<std::string> paths =
      write_deck_sheets(deck_, chosen_sheets(), settings(), format, folder, existing);
  if (single_->GetValue()) {
    const auto cards = write_single_cards(deck_, settings(), "png", folder, existing);
    paths.insert(paths.end(), cards.begin(), cards.end());
  }
  return paths;
}

}  // namespace chartroom::editor
