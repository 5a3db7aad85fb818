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
                             "Maps for the game SONAR: validate, play, print.\n"
                             "An unofficial tool; `chartroom VERB --help` shows an example first.",
                             cli::all_verbs()};
  cli::Settings settings;
  settings.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  return cli::run_program(program, settings, argc, argv);
}
