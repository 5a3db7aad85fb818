// The program `chartroom`: a table of verbs.
#include <algorithm>
#include <thread>

#include "cli/program.h"
#include "exporters/documents/print_checks.h"

int main(int argc, char** argv) {
  using namespace chartroom;
  const cli::Program program{"chartroom",
                             "Maps for the game SONAR: validate, play, print.\n"
                             "An unofficial tool; `chartroom VERB --help` shows an example first.",
                             {
                                 cli::add_validate_verb,
                                 cli::add_simulate_verb,
                                 cli::add_ladder_verb,
                                 cli::add_merge_verb,
                                 cli::add_report_verb,
                                 cli::add_export_verb,
                                 cli::add_play_verb,
                                 cli::add_referee_verb,
                                 cli::add_track_verb,
                                 cli::add_new_verb,
                                 cli::add_show_verb,
                                 cli::add_fmt_verb,
                                 cli::add_convert_verb,
                                 cli::add_diff_verb,
                                 cli::add_merge_maps_verb,
                             }};
  cli::Settings settings;
  settings.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  exporters::register_print_checks();
  return cli::run_program(program, settings, argc, argv);
}
