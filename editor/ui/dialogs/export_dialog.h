// Which sheets of a map, or of all maps of a pack, on what paper, in which language: for writing
// files and for printing, with the pages as they will be.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "editor/ui/dialogs/sheet_dialog.h"
#include "exporters/documents/back_to_back.h"
#include "exporters/documents/sheet_files.h"

namespace chartroom::editor {

enum class ExportPurpose : std::uint8_t { files, printer };

class ExportDialog : public SheetDialog {
 public:
  // `maps` are at least one. `others`, maps that are open, too, can be printed on the back where it
  // is one. `folder` is proposed for the files. The maps must outlive the dialog; their pitch is
  // chosen in it.
  ExportDialog(wxWindow* parent, std::span<const exporters::MapSide> maps,
               std::span<const exporters::MapSide> others, ExportPurpose purpose,
               const std::string& folder);

  // Writes what was chosen, after wxID_OK: the paths, in order. All files or none, as write_sheets.
  // Throws FileException.
  std::vector<std::string> write(exporters::Existing existing) const;

  // What was chosen, after wxID_OK: the pages of all maps, in order.
  struct PrintedPage {
    const maps::Map* map = nullptr;
    exporters::SheetPage page;
    exporters::PrintSettings settings;  // of its map
  };
  std::vector<PrintedPage> pages() const;

 private:
  // What lies on the two sides of the paper, where another map is printed on the back.
  struct Pair {
    exporters::MapSide front;
    exporters::MapSide back;
  };
  std::optional<Pair> pair() const;
  // The board that leaves its points the least room on the paper: the pitch is chosen for it.
  const exporters::MapSide& widest() const;
  std::vector<const exporters::Sheet*> chosen_sheets() const;
  exporters::PrintSettings settings(const exporters::MapSide& side) const;
  std::vector<const exporters::Sheet*> ticked_sheets() const;
  void add_groups();
  void add_backs(bool files);
  void add_pitch();
  void add_printers();
  void on_printer();
  void on_paper() override;
  std::vector<int> sheets_of_pages() const override;
  ShownPage page_at(int page) const override;
  std::vector<std::string> file_names() const override;
  wxString advice() const override;
  void show() override;

  exporters::Mm frame() const { return exporters::frame_size(paper()); }

  std::vector<exporters::MapSide> maps_;
  std::vector<exporters::MapSide> others_;
  std::vector<std::string> printers_;
  std::string printer_name_;  // "": none that was measured
  exporters::PrinterScale printer_scale_;
  wxChoice* groups_ = nullptr;
  wxSpinCtrlDouble* pitch_ = nullptr;
  wxChoice* backs_ = nullptr;   // of cards
  wxChoice* behind_ = nullptr;  // the other map; null where there is none
  wxChoice* printer_ = nullptr;
};

}  // namespace chartroom::editor
