// The report on the map in front.
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/utils.h>

#include "editor/ui/commands/commands.h"
#include "editor/ui/dialogs/questions.h"
#include "editor/ui/pages/played_map.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/toolkit/editor_folders.h"
#include "editor/ui/toolkit/ui_texts.h"
#include "exporters/documents/print_checks.h"
#include "exporters/report/report_maker.h"
#include "maps/files/map_file.h"
#include "maps/platform/safe_file.h"
#include "validator/checks/check_map.h"

namespace chartroom::editor {
namespace {

// Validates the map and simulates it once, for checks and pictures. No findings after a stop.
std::vector<reports::Finding> findings_of(exporters::ReportOrder& order, const std::string& path,
                                          const std::optional<maps::PackFile>& pack,
                                          const std::atomic<bool>& stop,
                                          const WorkBar::Progress& show) {
  struct Stopped {};
  checks::Profile profile = exporters::full_profile();
  profile.level = checks::Level::fairness;
  profile.jobs = order.budget.jobs;
  profile.progress = [&](const std::string&, const play::FairnessProgress& now) {
    if (stop) throw Stopped();
    show(now.games, now.most);
  };
  profile.played = [&order](const std::string&, const play::Fairness& play) {
    order.played = exporters::PlayedMap{play, {}};
  };
  std::vector<reports::Finding> findings;
  const auto file = maps::parse_map(to_canonical_json(order.map), path);
  if (!file) return findings;
  try {
    findings = map_findings(*file.value, pack ? &*pack : nullptr, profile);
  } catch (const Stopped&) {
    findings.clear();
  }
  return findings;
}

void copy_report(Workbench& at, const std::string& path) {
  Page& page = at.front();
  const auto place = ask_where_to_save_report(&at.window, page.document(),
                                              path_to_wx(std::filesystem::path(path).filename()));
  if (!place) return;
  const ParseResult<std::string> report = read_file(path);
  try {
    if (!report) throw FileException(report.errors.front());
    replace_file(*place, *report.value);
    page.notice().show(wxString::Format(_("Saved %s"), path_to_wx(*place)), wxICON_INFORMATION);
  } catch (const FileException& failure) {
    page.notice().show(_("Couldn't write the report.") + " " + fault_text(failure.error()),
                       wxICON_ERROR);
  }
}

void write_report(Workbench& at, const exporters::IllustratedReport& report) {
  const std::string path =
      state_folder() + "/reports/" + id_from_path(report.map.id) + "-report.html";
  try {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    replace_file(path, report_html(report));
  } catch (const FileException& failure) {
    return at.front().notice().show(
        _("Couldn't write the report.") + " " + fault_text(failure.error()), wxICON_ERROR);
  } catch (const std::filesystem::filesystem_error& failure) {
    return at.front().notice().show(_("Couldn't write the report.") + " " + to_wx(failure.what()),
                                    wxICON_ERROR);
  }
  // The notice below replaces wx's own message window.
  const wxLogNull silence;
  const bool shown = wxLaunchDefaultBrowser(wxFileName::FileNameToURL(path_to_wx(path)));
  at.front().notice().show(
      wxString::Format(shown ? _("The report is open in the browser and saved in %s.")
                             : _("Couldn't open a browser. The report is in %s."),
                       path_to_wx(path)),
      shown ? wxICON_INFORMATION : wxICON_WARNING,
      {{_("Save Report As..."), [&at, path] { copy_report(at, path); }}});
}

void make_report(Workbench& at) {
  const rules::MapInput map = map_to_play(at.map_page());
  exporters::ReportOrder order{map.map, map.rules(), play::fairness_budget(), false};
  if (const std::string problem = problem_with(order.map, order.rules, order.budget);
      !problem.empty()) {
    return at.front().notice().show(_("Cannot be played") + ": " + to_wx(problem) + ".",
                                    wxICON_WARNING);
  }
  const maps::PackFile* pack_in_force = at.map_page().findings().pack();
  const std::optional<maps::PackFile> pack =
      pack_in_force == nullptr ? std::nullopt : std::optional(*pack_in_force);
  const auto report = std::make_shared<exporters::IllustratedReport>();
  at.work->run(
      _("Simulating games for the report..."),
      [report, order, pack, path = map.path](const std::atomic<bool>& stop,
                                             const WorkBar::Progress& progress) {
        exporters::ReportOrder played = order;
        std::vector<reports::Finding> findings = findings_of(played, path, pack, stop, progress);
        if (stop) return;
        exporters::ReportHooks hooks;
        hooks.stop = &stop;
        hooks.starts = progress;
        *report = exporters::make_report(played, hooks);
        report->findings = std::move(findings);
      },
      [&at, report] { write_report(at, *report); });
}

}  // namespace

void bind_report_commands(Workbench& at) {
  at.commands.bind(
      "game.report", [&at] { make_report(at); },
      [&at] { return at.work != nullptr && !at.work->busy(); });
}

}  // namespace chartroom::editor
