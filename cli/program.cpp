#include "cli/program.h"

#include "cli/output.h"

namespace chartroom {
namespace {

// The build uses instructions of this level (cmake/ChartroomTargets.cmake).
bool processor_suffices() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
#else
  return true;
#endif
}

void add_settings(CLI::App& program, Settings& settings) {
  program.add_option("--seed", settings.seed, "the same seed gives the same bytes")
      ->capture_default_str();
  program.add_option("--jobs", settings.jobs, "threads")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  program.add_flag("--quiet", settings.quiet, "no progress and no word of what was made");
  program.add_option("--color", settings.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

// An option that can be given several times takes one value each time: what follows is a path.
void read_verb(CLI::App& verb) {
  verb.fallthrough();
  for (CLI::Option* option : verb.get_options()) {
    if (!option->get_positional()) option->allow_extra_args(false);
  }
}

bool is_verb(const CLI::App& program, const std::string& word) {
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    if (verb->get_name() == word) return true;
  }
  return false;
}

}  // namespace

int run_program(const Program& program, Settings settings, int argc, char** argv) {
  if (!processor_suffices()) {
    print_error("this build needs a processor of the level x86-64-v2 (2009 or later)");
    return kCouldNot;
  }
  CLI::App app(program.description, program.name);
  app.set_version_flag("--version", program.name + " " + CHARTROOM_VERSION);
  app.require_subcommand(1);
  add_settings(app, settings);
  int status = kDone;
  for (const AddVerb add : program.verbs) add(app, settings, status);
  for (CLI::App* verb : app.get_subcommands({})) read_verb(*verb);
  if (argc > 1 && argv[1][0] != '-' && !is_verb(app, argv[1])) {
    print_error("there is no verb \"" + std::string(argv[1]) + "\" (" + program.name +
                " --help lists them)");
    return kCouldNot;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kDone : kCouldNot;
  } catch (const FileException& problem) {
    print_errors({problem.error()});
    return kCouldNot;
  }
  return status;
}

}  // namespace chartroom
