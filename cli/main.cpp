// The program `chartroom`: a table of verbs.
#include <algorithm>
#include <thread>

#include "cli/output.h"
#include "cli/settings.h"
#include "exporters/print_checks.h"

namespace chartroom {
namespace {

constexpr AddVerb kVerbs[] = {
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
};

// The build uses instructions of this level (cmake/ChartroomTargets.cmake).
bool processor_suffices() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
#else
  return true;
#endif
}

void add_settings(CLI::App& program, Settings& settings) {
  settings.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  program.add_option("--seed", settings.seed, "the same seed gives the same bytes")
      ->capture_default_str();
  program.add_option("--jobs", settings.jobs, "threads (default: one for each core)")
      ->check(CLI::Range(1, 1024));
  program.add_flag("--quiet", settings.quiet, "no progress and no word of what was made");
  program.add_option("--color", settings.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

bool is_verb(const CLI::App& program, const std::string& word) {
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    if (verb->get_name() == word) return true;
  }
  return false;
}

int run(int argc, char** argv) {
  CLI::App program(
      "Maps for the game SONAR: validate, play, print.\n"
      "An unofficial tool; `chartroom VERB --help` shows an example first.",
      "chartroom");
  program.set_version_flag("--version", std::string("chartroom ") + CHARTROOM_VERSION);
  program.require_subcommand(1);
  Settings settings;
  add_settings(program, settings);
  int status = kDone;
  for (const AddVerb add : kVerbs) add(program, settings, status);
  for (CLI::App* verb : program.get_subcommands({})) verb->fallthrough();
  if (argc > 1 && argv[1][0] != '-' && !is_verb(program, argv[1])) {
    print_error(std::string("there is no verb \"") + argv[1] + "\" (chartroom --help lists them)");
    return kCouldNot;
  }
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? kDone : kCouldNot;
  } catch (const FileException& problem) {
    print_errors({problem.error()});
    return kCouldNot;
  }
  return status;
}

}  // namespace
}  // namespace chartroom

int main(int argc, char** argv) {
  if (!chartroom::processor_suffices()) {
    chartroom::print_error("this build needs a processor of the level x86-64-v2 (2009 or later)");
    return chartroom::kCouldNot;
  }
  chartroom::register_print_checks();
  return chartroom::run(argc, argv);
}
