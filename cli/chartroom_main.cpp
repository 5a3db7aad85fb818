// The program `chartroom`: a table of verbs.
#include <algorithm>
#include <thread>

#include "cli/program.h"
#include "exporters/documents/print_checks.h"

int main(int argc, char** argv) {
  using namespace chartroom;
  const Program program{"chartroom",
                        "Maps for the game SONAR: validate, play, print.\n"
                        "An unofficial tool; `chartroom VERB --help` shows an example first.",
                        {
                            add_validate_verb,
                            add_simulate_verb,
                            add_ladder_verb,
                            add_merge_verb,
                            add_report_verb,
                            add_export_verb,
                            add_play_verb,
                            add_referee_verb,
                            add_track_verb,
                            add_new_verb,
                            add_show_verb,
                            add_fmt_verb,
                            add_convert_verb,
                            add_diff_verb,
                            add_merge_maps_verb,
                        }};
  Settings settings;
  settings.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  register_print_checks();
  return run_program(program, settings, argc, argv);
}
