// The program `chartroom`: a table of verbs.
#include <algorithm>
#include <thread>

#include "cli/program.h"
#include "cli/verb_table.h"
#include "maps/platform/uncaught_exceptions.h"

int main(int argc, char** argv) {
  using namespace chartroom;
  end_on_uncaught_exceptions("chartroom", cli::kFailed);
  const cli::Program program{"chartroom",
                             "Validate, play and print maps for the board game SONAR.\n"
                             "Unofficial. `chartroom VERB --help` starts with an example.",
                             cli::all_verbs()};
  cli::Settings settings;
  settings.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  return cli::run_program(program, settings, argc, argv);
}
