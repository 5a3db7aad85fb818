#include "editor/ui/con_sonar/deck_export_dialog.h"

#include <wx/intl.h>

#include "editor/ui/con_sonar/deck_pictures.h"
#include "editor/ui/dialogs/print_names.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/con_sonar/documents/deck_documents.h"
#include "exporters/con_sonar/parts/deck_sheet_texts.h"

namespace chartroom::editor {
namespace {

constexpr double kMostBleed = 5;

}  // namespace

DeckExportDialog::DeckExportDialog(wxWindow* parent, const con_sonar::Deck& deck,
                                   const std::string& folder)
    : SheetDialog(parent, _("Export Sheets")), deck_(deck) {
  const Translator tr = exporters::deck_translator(ui_language());
  add_sheets(names_of(exporters::deck_sheets(),
                      [&](const exporters::DeckSheet& sheet) { return to_wx(sheet.title(tr)); }));
  add_format();
  add_paper();
  backs_ =
      add_choice(_("Backs of cards"), names_of(exporters::kAllBacks, backs_name), Width::whole);
  add_look(exporters::kDeckLooks);
  add_bleed(kMostBleed, 0.1);
  add_language(exporters::deck_languages());
  add_options();
  single_ = new wxCheckBox(form(), wxID_ANY, _("as PNG, with bleed"));
  add_row(_("Single cards as well"), single_);
  add_folder(folder);
  lay_out(_("&Export"), FromDIP(wxSize(400, 480)));
}

std::vector<const exporters::DeckSheet*> DeckExportDialog::chosen_sheets() const {
  std::vector<const exporters::DeckSheet*> chosen;
  for (unsigned i = 0; i < sheets().GetCount(); ++i) {
    if (sheets().IsChecked(i)) chosen.push_back(&exporters::deck_sheets()[i]);
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

std::vector<int> DeckExportDialog::sheets_of_pages() const {
  std::vector<int> places;
  for (const Page& page : pages()) {
    places.push_back(static_cast<int>(page.sheet - exporters::deck_sheets().data()));
  }
  return places;
}

ShownPage DeckExportDialog::page_at(int page) const {
  const Page wanted = pages()[static_cast<std::size_t>(page)];
  return shown_page(deck_, *wanted.sheet, wanted.number, settings());
}

std::vector<std::string> DeckExportDialog::file_names() const {
  return names_of_files(deck_, chosen_sheets(), settings(), format());
}

wxString DeckExportDialog::advice() const {
  return show_cards(chosen_sheets())
             ? _("Print at 100%.")
             : _("Print at 100%. Backs and bleed apply to cards; no chosen sheet has any.");
}

void DeckExportDialog::show() {
  const bool cards = show_cards(chosen_sheets());
  backs_->Enable(cards);
  bleed().Enable(cards);
  SheetDialog::show();
}

exporters::DeckPrintSettings DeckExportDialog::settings() const {
  exporters::DeckPrintSettings settings;
  take_page(settings.page);
  if (backs_->IsEnabled()) {
    settings.backs = exporters::kAllBacks[static_cast<std::size_t>(backs_->GetSelection())];
  }
  settings.look = look();
  settings.language = language();
  return settings;
}

std::vector<std::string> DeckExportDialog::write(exporters::Existing existing) const {
  std::vector<std::string> paths =
      write_deck_sheets(deck_, chosen_sheets(), settings(), format(), folder(), existing);
  if (single_->GetValue()) {
    const auto cards = write_single_cards(deck_, settings(), "png", folder(), existing);
    paths.insert(paths.end(), cards.begin(), cards.end());
  }
  return paths;
}

}  // namespace chartroom::editor
