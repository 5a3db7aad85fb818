// chartroom-editor [FILE...]

#include <cstdio>
#include <string>
#include <vector>

#include <wx/init.h>
#include <wx/log.h>
#include <CLI/CLI.hpp>

#include "editor/ui/app.h"
#include "maps/platform/installed.h"
#include "maps/platform/uncaught_exceptions.h"
#include "maps/release/release.h"

namespace {

constexpr int kCouldNotDoTheJob = 2;

bool processor_suffices() {
#ifdef __x86_64__
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
#else
  return true;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  chartroom::end_on_uncaught_exceptions("chartroom-editor", kCouldNotDoTheJob);
  chartroom::started_as(argv[0]);
  if (!processor_suffices()) {
    std::fputs("chartroom-editor: this processor is too old (x86-64-v2 is needed)\n", stderr);
    return kCouldNotDoTheJob;
  }
  CLI::App cli("Draws maps for the board game SONAR and makes decks for Con Sonar!",
               "chartroom-editor");
  std::vector<std::string> files;
  cli.add_option("FILE", files,
                 "Maps, decks, packs and games to open; without any, the start page opens");
  cli.set_version_flag("--version", "chartroom-editor " + chartroom::release_name());
  cli.add_flag_callback(
      "--licenses",
      [] { throw CLI::CallForVersion(std::string(chartroom::release_licenses()), 0); },
      "Show the licenses of the program and its parts");
  try {
    cli.parse(argc, argv);
  } catch (const CLI::ParseError& stop) {
    return cli.exit(stop) == 0 ? 0 : kCouldNotDoTheJob;
  }
  // wx logs to stderr, as there is no window for messages without a display.
  delete wxLog::SetActiveTarget(new wxLogStderr);
  wxApp::SetInstance(new chartroom::editor::EditorApp(files));
  int only_the_name = 1;
  return wxEntry(only_the_name, argv) == 0 ? 0 : kCouldNotDoTheJob;
}
