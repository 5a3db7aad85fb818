// Which sheets of a map, on what paper, in which language: for writing files and for printing, with
// the pages as they will be.
#pragma once

#include <string>
#include <vector>

#include "editor/ui/dialogs/sheet_dialog.h"
#include "exporters/documents/sheet_files.h"
#include "maps/map.h"

namespace chartroom::editor {

enum class ExportPurpose : std::uint8_t { files, printer };

class ExportDialog : public SheetDialog {
 public:
  // `folder` is proposed for the files. The map must outlive the dialog.
  ExportDialog(wxWindow* parent, const maps::Map& map, const maps::RuleOverrides& pack_rules,
               ExportPurpose purpose, const std::string& folder);

  // What was chosen, after wxID_OK.
  std::vector<const exporters::Sheet*> chosen_sheets() const;
  exporters::PrintSettings settings() const;

 private:
  void add_groups();
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

  const maps::Map& map_;
  maps::RuleOverrides pack_rules_;
  std::vector<std::string> printers_;
  std::string printer_name_;  // "": none that was measured
  exporters::PrinterScale printer_scale_;
  wxChoice* groups_ = nullptr;
  wxSpinCtrlDouble* pitch_ = nullptr;
  wxChoice* printer_ = nullptr;
};

}  // namespace chartroom::editor
