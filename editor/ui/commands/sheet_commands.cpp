// Writes sheets into files, and prints them.
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <wx/intl.h>
#include <wx/printdlg.h>
#include <wx/utils.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/con_sonar/deck_export_dialog.h"
#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/printing.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/pages/played_map.h"
#include "editor/ui/toolkit/native.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/back_to_back.h"
#include "exporters/page/files/printed_files.h"
#include "exporters/pictures/contact_sheet.h"

namespace chartroom::editor {
namespace {

void on_export(Workbench& at);

std::string folder_of_file(const std::string& path) {
  return std::filesystem::path(path).parent_path().string();
}

// The map in front, or the maps of the pack in front as edited in the window.
struct MapsInFront {
  std::vector<maps::Map> of_pack;
  std::vector<exporters::MapSide> sides;
  wxString left_out;  // a text about maps of the pack that cannot be printed
};

// Returns a line about the page's errors, as paper cannot be fixed; "" without errors.
wxString told_of_errors(Page& page) {
  FindingSource* source = page.finding_source();
  if (source == nullptr) return {};
  source->validate();
  const auto errors = static_cast<unsigned>(source->findings().count(Severity::error));
  if (errors == 0) return {};
  return "\n" +
         wxString::Format(wxPLURAL("The checks found %u error in it. See the findings.",
                                   "The checks found %u errors in it. See the findings.", errors),
                          errors);
}

// Returns the folder beside the document's file; "" without a file.
std::string sheets_folder(Workbench& at) {
  const std::filesystem::path path = at.front().document().path();
  if (path.empty()) return {};
  return (path.parent_path() / "sheets").lexically_normal().string();
}

exporters::MapSide side_of(MapPage& page) {
  return {.map = page.document().map(), .pack_rules = pack_rules(page)};
}

std::vector<exporters::MapSide> maps_beside(Workbench& at, const MapPage& page) {
  std::vector<exporters::MapSide> maps;
  for (MapPage* other : at.maps()) {
    if (other != &page) maps.push_back(side_of(*other));
  }
  return maps;
}

void take_maps_in_front(Workbench& at, MapsInFront& maps) {
  at.front().finish_edit();
  if (MapPage* page = at.front_map()) return maps.sides.push_back(side_of(*page));
  const PackDocument& pack = at.pack_page().document();
  std::vector<wxString> left_out;
  std::set<std::string> ids;  // files are named after them
  for (PackDocument::Entry& entry : pack.entries()) {
    if (MapPage* open = page_as<MapPage>(at.tabs->find(entry.path))) {
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
  maps.left_out =
      wxString::Format(_("Left out because they cannot be read or share another map's id: %s."),
                       enumerated(left_out));
}

void show_no_maps(Workbench& at) {
  at.front().notice().show(_("The pack has no maps to show."), wxICON_INFORMATION);
}

// Runs a function that writes files, and shows the files or the failure.
void print_written(Workbench& at, Page& page,
                   const std::function<std::vector<std::string>(exporters::Existing)>& write,
                   const wxString& left_out = wxString()) {
  const auto write_busily = [&](exporters::Existing existing) {
    paint_all_now(at.window);
    const wxBusyCursor busy;
    return write(existing);
  };
  try {
    std::vector<std::string> written;
    try {
      written = write_busily(exporters::Existing::keep);
    } catch (const exporters::KeptFileException& kept) {
      if (!agrees_to_replace(&at.window, path_to_wx(kept.error().path))) return;
      written = write_busily(exporters::Existing::replace);
    }
    const auto count = static_cast<unsigned>(written.size());
    page.notice().show(
        wxString::Format(wxPLURAL("Exported %u file to %s", "Exported %u files to %s", count),
                         count,
                         path_to_wx(count == 1 ? written.back() : folder_of_file(written.back()))) +
            (left_out.empty() ? wxString() : "\n" + left_out) + told_of_errors(page),
        wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("Couldn't export the sheets.") + " " + fault_text(failure.error()),
                       wxICON_ERROR, {{_("Choose Another Folder"), [&at] { on_export(at); }}});
  }
}

void on_export_maps(Workbench& at) {
  MapsInFront maps;
  take_maps_in_front(at, maps);
  if (maps.sides.empty()) return show_no_maps(at);
  const auto beside = at.front_map() == nullptr ? std::vector<exporters::MapSide>()
                                                : maps_beside(at, at.map_page());
  ExportDialog dialog(&at.window, maps.sides, beside, ExportPurpose::files, sheets_folder(at));
  if (dialog.ShowModal() != wxID_OK) return;
  print_written(
      at, at.front(), [&](exporters::Existing existing) { return dialog.write(existing); },
      maps.left_out);
}

void on_export_deck(Workbench& at) {
  DeckPage& page = at.deck_page();
  page.finish_edit();
  DeckExportDialog dialog(&at.window, page.deck(), sheets_folder(at));
  if (dialog.ShowModal() != wxID_OK) return;
  print_written(at, page, [&](exporters::Existing existing) { return dialog.write(existing); });
}

void on_print(Workbench& at) {
  Page& page = at.front();
  MapsInFront maps;
  take_maps_in_front(at, maps);
  if (maps.sides.empty()) return show_no_maps(at);
  ExportDialog dialog(&at.window, maps.sides, {}, ExportPurpose::printer, "");
  if (dialog.ShowModal() != wxID_OK) return;
  SheetPrintout printout(to_wx(page.document().title(ui_language())), dialog.pages());
  wxPrintDialogData data(print_data(dialog.paper()));
  wxPrinter printer(&data);
  if (!printer.Print(&at.window, &printout, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR) {
    page.notice().show(_("Nothing was printed. Export the sheets as PDF and print them at 100%."),
                       wxICON_WARNING, {{_("Export..."), [&at] { on_export(at); }}});
  }
}

void on_export(Workbench& at) {
  at.front().kind() == PageKind::deck ? on_export_deck(at) : on_export_maps(at);
}

void save_contact_sheet(Workbench& at) {
  PackPage& page = at.pack_page();
  std::vector<exporters::ContactMap> maps;
  for (PackDocument::Entry& entry : page.document().entries()) {
    if (!entry.map) continue;
    const std::string name = text_in(entry.map->name, ui_language());
    maps.push_back({name, std::move(*entry.map)});
  }
  if (maps.empty()) return show_no_maps(at);
  const auto path = ask_where_to_save_picture(&at.window, page.document());
  if (!path) return;
  try {
    save_file(*path, exporters::png_contact_sheet(page.document().title(ui_language()), maps));
    page.notice().show(wxString::Format(_("Saved %s"), path_to_wx(*path)), wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(wxString::Format(_("Couldn't save %s"), fault_text(failure.error())),
                       wxICON_ERROR);
  }
}

}  // namespace

void bind_sheet_commands(Workbench& at) {
  at.commands.bind("file.export", [&at] { on_export(at); });
  at.commands.bind("file.print_preview", [&at] { on_print(at); });
  at.commands.bind("file.print", [&at] { on_print(at); });
  at.commands.bind("file.contact_sheet", [&at] { save_contact_sheet(at); });
}

}  // namespace chartroom::editor
