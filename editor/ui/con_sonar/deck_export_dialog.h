// The dialog that exports a deck: sheets, paper, language, and a preview of the pages.
#pragma once

#include <string>
#include <vector>

#include "editor/ui/dialogs/sheet_dialog.h"
#include "exporters/con_sonar/sheets/deck_sheet.h"
#include "exporters/page/files/printed_files.h"

namespace chartroom::editor {

class DeckExportDialog : public SheetDialog {
 public:
  // `folder` is proposed for the files. The deck must outlive the dialog.
  DeckExportDialog(wxWindow* parent, const con_sonar::Deck& deck, const std::string& folder);

  // Writes the chosen sheets after wxID_OK, and returns the paths in order. Throws FileException.
  std::vector<std::string> write(exporters::Existing existing) const;

 private:
  struct Page {
    const exporters::DeckSheet* sheet;
    int number;
  };
  exporters::DeckPrintSettings settings() const;
  std::vector<const exporters::DeckSheet*> chosen_sheets() const;
  std::vector<Page> pages() const;
  std::vector<int> sheets_of_pages() const override;
  ShownPage page_at(int page) const override;
  std::vector<std::string> file_names() const override;
  wxString advice() const override;
  void show() override;

  const con_sonar::Deck& deck_;
  wxChoice* backs_ = nullptr;
  wxCheckBox* single_ = nullptr;
};

}  // namespace chartroom::editor
