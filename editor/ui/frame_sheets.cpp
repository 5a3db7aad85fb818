// The window's commands on sheets: writing them into files, and printing them.
#include <filesystem>
#include <utility>

#include <wx/intl.h>
#include <wx/printdlg.h>

#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/printing.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/toolkit/texts.h"

namespace chartroom::editor {

void EditorFrame::on_export() { front_map() == nullptr ? on_export_deck() : on_export_map(); }

std::string EditorFrame::sheets_folder() const {
  const std::filesystem::path path = front().document().path();
  if (path.empty()) return {};
  return (path.parent_path() / "sheets").lexically_normal().string();
}

exporters::MapSide EditorFrame::side_of(MapPage& page) {
  return {.map = page.document().map(), .pack_rules = pack_rules(page)};
}

std::vector<exporters::MapSide> EditorFrame::maps_beside(const MapPage& page) const {
  std::vector<exporters::MapSide> maps;
  for (int place = 0; place < tabs_->count(); ++place) {
    auto* other = dynamic_cast<MapPage*>(&tabs_->page(place));
    if (other != nullptr && other != &page) maps.push_back(side_of(*other));
  }
  return maps;
}

void EditorFrame::on_export_map() {
  MapPage& page = map_page();
  page.finish_edit();
  ExportDialog dialog(this, side_of(page), maps_beside(page), ExportPurpose::files,
                      sheets_folder());
  if (dialog.ShowModal() != wxID_OK) return;
  tell_written(page, [&](exporters::Existing existing) { return dialog.write(existing); });
}

void EditorFrame::tell_written(
    Page& page, const std::function<std::vector<std::string>(exporters::Existing)>& write) {
  try {
    std::vector<std::string> written;
    try {
      written = write(exporters::Existing::keep);
    } catch (const exporters::KeptFileException& kept) {
      if (!agrees_to_replace(this, path_to_wx(kept.error().path))) return;
      written = write(exporters::Existing::replace);
    }
    const auto count = static_cast<unsigned>(written.size());
    page.notice().show(
        wxString::Format(wxPLURAL("%u file written: %s", "%u files written, the last: %s", count),
                         count, path_to_wx(written.back())),
        wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("The sheets were not written.") + " " + to_wx(failure.error().text()),
                       wxICON_ERROR, {{_("Choose Another Folder"), [this] { on_export(); }}});
  }
}

void EditorFrame::on_print() {
  MapPage& page = map_page();
  page.finish_edit();
  ExportDialog dialog(this, side_of(page), {}, ExportPurpose::printer, "");
  if (dialog.ShowModal() != wxID_OK) return;
  const exporters::PrintSettings settings = dialog.settings();
  SheetPrintout printout(page.document().map(), dialog.chosen_sheets(), settings);
  wxPrintDialogData data(print_data(settings));
  wxPrinter printer(&data);
  if (!printer.Print(this, &printout, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR) {
    page.notice().show(_("Nothing was printed. Export the sheets as PDF, and print that at 100 %."),
                       wxICON_WARNING, {{_("Export..."), [this] { on_export(); }}});
  }
}

maps::RuleOverrides EditorFrame::pack_rules(MapPage& page) {
  page.findings().judge(page.document());
  const maps::PackFile* pack = page.findings().pack();
  return pack == nullptr ? maps::RuleOverrides() : pack->pack.rules;
}

}  // namespace chartroom::editor
