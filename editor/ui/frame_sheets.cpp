// The window's commands on sheets: writing them into files, and printing them.
#include <filesystem>
#include <set>
#include <utility>
#include <vector>

#include <wx/intl.h>
#include <wx/printdlg.h>
#include <wx/utils.h>

#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/printing.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/frame.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/texts.h"

namespace chartroom::editor {
namespace {

// On a line of its own, as paper cannot be mended; nothing where there are no errors.
wxString told_of_errors(Page& page) {
  page.judge();
  const auto errors = static_cast<unsigned>(page.findings().count(Severity::error));
  if (errors == 0) return {};
  return "\n" +
         wxString::Format(wxPLURAL("The checks find %u error in it: see the findings.",
                                   "The checks find %u errors in it: see the findings.", errors),
                          errors);
}

}  // namespace

void EditorFrame::on_export() {
  front().scope() == CommandScope::decks ? on_export_deck() : on_export_maps();
}

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

void EditorFrame::take_maps_in_front(MapsInFront& maps) {
  front().finish_edit();
  if (MapPage* page = front_map()) return maps.sides.push_back(side_of(*page));
  const PackDocument& pack = static_cast<const PackPage&>(front()).document();
  std::vector<wxString> left_out;
  std::set<std::string> ids;  // files are named after them
  for (PackDocument::Entry& entry : pack.entries()) {
    if (auto* open = dynamic_cast<MapPage*>(tabs_->find(entry.path))) {
      open->finish_edit();
      entry.map = open->document().map();
    }
    if (entry.map && ids.insert(entry.map->id).second) {
      maps.of_pack.push_back(std::move(*entry.map));
    } else {
      left_out.push_back(path_to_wx(entry.file));
    }
  }
  for (const maps::Map& map : maps.of_pack) {
    maps.sides.push_back({.map = map, .pack_rules = pack.pack().rules});
  }
  if (left_out.empty()) return;
  maps.left_out = wxString::Format(
      _("Left out, as they cannot be read or have the id of another: %s."), enumerated(left_out));
}

void EditorFrame::on_export_maps() {
  MapsInFront maps;
  take_maps_in_front(maps);
  if (maps.sides.empty()) return tell_no_maps();
  const auto beside =
      front_map() == nullptr ? std::vector<exporters::MapSide>() : maps_beside(map_page());
  ExportDialog dialog(this, maps.sides, beside, ExportPurpose::files, sheets_folder());
  if (dialog.ShowModal() != wxID_OK) return;
  tell_written(
      front(), [&](exporters::Existing existing) { return dialog.write(existing); }, maps.left_out);
}

void EditorFrame::tell_no_maps() {
  front().notice().show(_("The pack has no maps that can be shown."), wxICON_INFORMATION);
}

void EditorFrame::tell_written(
    Page& page, const std::function<std::vector<std::string>(exporters::Existing)>& write,
    const wxString& left_out) {
  const auto write_busily = [&](exporters::Existing existing) {
    paint_all_now(*this);
    const wxBusyCursor busy;
    return write(existing);
  };
  try {
    std::vector<std::string> written;
    try {
      written = write_busily(exporters::Existing::keep);
    } catch (const exporters::KeptFileException& kept) {
      if (!agrees_to_replace(this, path_to_wx(kept.error().path))) return;
      written = write_busily(exporters::Existing::replace);
    }
    const auto count = static_cast<unsigned>(written.size());
    page.notice().show(
        wxString::Format(wxPLURAL("%u file written: %s", "%u files written, the last: %s", count),
                         count, path_to_wx(written.back())) +
            (left_out.empty() ? wxString() : "\n" + left_out) + told_of_errors(page),
        wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("The sheets were not written.") + " " + fault_text(failure.error()),
                       wxICON_ERROR, {{_("Choose Another Folder"), [this] { on_export(); }}});
  }
}

void EditorFrame::on_print() {
  Page& page = front();
  MapsInFront maps;
  take_maps_in_front(maps);
  if (maps.sides.empty()) return tell_no_maps();
  ExportDialog dialog(this, maps.sides, {}, ExportPurpose::printer, "");
  if (dialog.ShowModal() != wxID_OK) return;
  SheetPrintout printout(to_wx(page.document().title(ui_language())), dialog.pages());
  wxPrintDialogData data(print_data(dialog.paper()));
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
