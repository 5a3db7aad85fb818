// The dialog that exports or prints sheets of a map, or of all maps of a pack.
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
  // Needs at least one map. A single map can have one of `others`, the other open maps, on its
  // back. Proposes `folder` for the files. The maps must outlive the dialog.
  ExportDialog(wxWindow* parent, std::span<const exporters::MapSide> maps,
               std::span<const exporters::MapSide> others, ExportPurpose purpose,
               const std::string& folder);

  // Writes the chosen sheets after wxID_OK and returns the paths, in order. Throws FileException.
  // If a file must not be replaced, throws KeptFileException and writes nothing.
  std::vector<std::string> write(exporters::Existing existing) const;

  struct PrintedPage {
    const maps::Map* map = nullptr;
    exporters::SheetPage page;
    exporters::PrintSettings settings;  // of its map
  };
  // Returns the chosen pages of all maps, in order.
  std::vector<PrintedPage> pages() const;

 private:
  // The maps on the two sides of the paper.
  struct Pair {
    exporters::MapSide front;
    exporters::MapSide back;
  };
  std::optional<Pair> pair() const;
  // Returns the map with the smallest largest pitch, which is the limit of the pitch control.
  const exporters::MapSide& tightest() const;
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
  std::string printer_name_;  // "": no measured printer is chosen
  exporters::PrinterScale printer_scale_;
  wxChoice* groups_ = nullptr;  // kGroups, then the ticked sheets
  wxSpinCtrlDouble* pitch_ = nullptr;
  wxChoice* card_backs_ = nullptr;   // the backs of cards
  wxChoice* map_on_back_ = nullptr;  // no other map first; null if there is no other map
  wxChoice* printer_ = nullptr;
};

}  // namespace chartroom::editor
