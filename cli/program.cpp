#include "cli/program.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <limits>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <utility>

#include "cli/output.h"
#include "maps/platform/installed.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/uncaught_exceptions.h"
#include "maps/platform/utf8.h"
#include "maps/release/release.h"

namespace chartroom::cli {
namespace {

// True if the processor has the instructions that the build uses (cmake/ChartroomTargets.cmake).
bool processor_suffices() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2");
#else
  return true;
#endif
}

// Returns the error of a seed below 0 or above the maximum, which the library would wrap.
std::string seed_fault(const std::string& text) {
  std::uint64_t seed = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, seed);
  if (error == std::errc{} && stop == end) return "";
  return fmt::format("\"{}\" is not a seed (expected a whole number from 0 to {})", text,
                     std::numeric_limits<std::uint64_t>::max());
}

void add_settings(CLI::App& program, Settings& settings) {
  program.add_option("--seed", settings.seed, "random seed: the same seed gives the same bytes")
      ->check(seed_fault)
      ->each([&settings](const std::string&) { settings.seed_given = true; })
      ->capture_default_str();
  program.add_option("--jobs", settings.threads, "number of threads")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  program.add_flag("--quiet", settings.quiet, "show no progress and do not report files written");
  program.add_option("--color", settings.color, "when to use color: auto, always or never")
      ->transform(CLI::IsMember({"auto", "always", "never"}, CLI::ignore_case))
      ->capture_default_str();
}

// Formats help. The list of verbs shows summaries; examples are on each verb's page.
class Pages : public CLI::Formatter {
 public:
  Pages() { label("SUBCOMMAND", "VERB"); }
  std::string make_subcommand(const CLI::App* verb) const override {
    const std::string text = verb->get_description();
    std::string line = text.substr(0, text.find("\n\n"));
    std::replace(line.begin(), line.end(), '\n', ' ');
    return fmt::format("  {:<12}{}\n", verb->get_name(), line);
  }
};

// Refuses "nan", which every range check accepts because comparisons with it are false.
std::string fault_of_number(const std::string& text) {
  double number = 0;
  const bool read = CLI::detail::lexical_cast(text, number);
  return read && !std::isfinite(number) ? fmt::format("\"{}\" is not a finite number", text) : "";
}

bool reads_number(const CLI::Option& option) {
  return option.get_type_name().starts_with(CLI::detail::type_name<double>());
}

// Makes a repeatable option take one value each time, so that a path can follow.
void read_verb(CLI::App& verb) {
  verb.fallthrough();
  if (!verb.get_group().empty()) verb.group("Verbs");  // help lists no others
  for (CLI::Option* option : verb.get_options()) {
    if (!option->get_positional()) option->allow_extra_args(false);
    if (reads_number(*option)) option->check(fault_of_number);
  }
}

const CLI::App* find_verb(const CLI::App& program, const std::string& word) {
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    if (verb->get_name() == word) return verb;
  }
  return nullptr;
}

// Returns the first of the words that are nearest to a misspelled one, or "" if none is near.
std::string nearest_of(const std::string& misspelled, const std::vector<std::string>& known) {
  const std::vector<std::string_view> words(known.begin(), known.end());
  const std::vector<std::size_t> nearest = nearest_words(misspelled, words);
  return nearest.empty() ? "" : known[nearest.front()];
}

std::string no_such_verb(const CLI::App& program, const std::string& word) {
  std::vector<std::string> verbs;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    verbs.push_back(verb->get_name());
  }
  const std::string near = nearest_of(word, verbs);
  return fmt::format("unknown verb \"{}\" ({}{} --help lists all verbs)", shown(word),
                     near.empty() ? "" : "did you mean " + near + "? ", program.get_name());
}

void add_help_verb(CLI::App& program) {
  const auto word = std::make_shared<std::string>();
  CLI::App* verb = program.add_subcommand("help", "Explain a verb and its options.\n\nExample: " +
                                                      program.get_name() + " help validate");
  verb->add_option("VERB", *word, "the verb to explain (default: list all verbs)");
  verb->callback([&program, word] {
    const CLI::App* asked = word->empty() ? &program : find_verb(program, *word);
    if (asked == nullptr) throw CLI::ValidationError(no_such_verb(program, *word));
    const std::string name = program.get_name() + (word->empty() ? "" : " " + *word);
    write_result("", program.get_formatter()->make_help(asked, name, CLI::AppFormatMode::Normal));
  });
}

// Returns the option nearest to a misspelled word, or "" if none is near.
std::string option_near(const CLI::App& verb, const std::string& word) {
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> options;
  for (const CLI::App* app : {&verb, static_cast<const CLI::App*>(verb.get_parent())}) {
    for (const CLI::Option* option : app->get_options()) {
      for (const std::string& known : option->get_lnames()) options.push_back("--" + known);
    }
  }
  return nearest_of(name, options);
}

// Returns the library's message, and a suggestion for a misspelled option.
std::string verb_error(const CLI::App& verb, const CLI::Error& error) {
  std::string text = shown(error.what());
  if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::ExtrasError)) return text;
  for (const std::string& word : verb.get_parent()->remaining(true)) {
    const std::string near = word.starts_with("--") ? option_near(verb, word) : "";
    if (!near.empty()) text += fmt::format("\n{}: did you mean {}?", shown(word), near);
  }
  return text;
}

// Returns the message. If the verb is missing or misspelled, other errors do not matter.
std::string usage_error(const CLI::App* program, const CLI::Error& error) {
  const std::string& name = program->get_name();
  const std::vector<CLI::App*> verbs = program->get_subcommands();
  if (!verbs.empty()) {
    return fmt::format("{}\n{} {} --help lists all options.\n", verb_error(*verbs[0], error), name,
                       verbs[0]->get_name());
  }
  const std::vector<std::string> words = program->remaining();
  if (words.empty()) return fmt::format("a verb is required ({} --help lists all verbs)\n", name);
  return words[0].starts_with('-')
             ? fmt::format("unknown option \"{}\" ({} --help lists all options)\n", shown(words[0]),
                           name)
             : no_such_verb(*program, words[0]) + "\n";
}

// Prints help, version or an error itself, because the library ignores failed writes.
int told(CLI::App& program, const CLI::ParseError& error) {
  std::ostringstream page;
  const bool fine = program.exit(error, page) == 0;
  write_result("", page.str());
  return fine ? kDone : kFailed;
}

// True for a file whose name looks like an option: a hook that lists changed files could pass
// "--pack=lax/pack.json".
bool is_file_like_option(std::string_view word) {
  std::error_code error;
  return word.size() > 1 && word.starts_with('-') &&
         std::filesystem::exists(std::filesystem::symlink_status(word, error));
}

// Returns the error of a word, or "". The library would take the next word as the value of
// "--since=".
std::string fault_of_word(std::string_view word) {
  if (is_file_like_option(word)) {
    return fmt::format(
        "\"{0}\" is both an option and a file (for the file, write ./{0} or put it after --)",
        word);
  }
  if (word.starts_with("--") && word.ends_with('=') && word.find('=') == word.size() - 1) {
    return fmt::format("\"{}\" needs a value", word);
  }
  return "";
}

// Returns the first error of a word before "--", or "".
std::string fault_of_words(int argc, char** argv) {
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    if (std::string fault = fault_of_word(argv[i]); !fault.empty()) return fault;
  }
  return "";
}

}  // namespace

void add_all(CLI::App& app, const Program& program, Settings& settings, int& status) {
  app.name(program.name);
  app.description(program.description);
  app.set_version_flag("--version", program.name + " " + release_name());
  app.add_flag_callback(
      "--licenses", [] { throw CLI::CallForVersion(std::string(release_licenses()), kDone); },
      "show the licenses of the program and its parts, and exit");
  app.formatter(std::make_shared<Pages>());
  app.failure_message(usage_error);
  app.require_subcommand(1);
  add_settings(app, settings);
  for (AddVerb* const add : program.verbs) add(app, settings, status);
  add_help_verb(app);
  for (CLI::App* verb : app.get_subcommands({})) read_verb(*verb);
}

int run_program(const Program& program, Settings settings, int argc, char** argv) {
  started_as(argv[0]);
  if (!processor_suffices()) {
    print_error("this build needs an x86-64-v2 processor (2009 or later)");
    return kFailed;
  }
  if (const std::string fault = fault_of_words(argc, argv); !fault.empty()) {
    print_error(fault);
    return kFailed;
  }
  CLI::App app;
  int status = kDone;
  add_all(app, program, settings, status);
  try {
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      return told(app, error);
    }
  } catch (const FileException& problem) {
    print_errors({problem.error()});
    return kFailed;
  } catch (const std::filesystem::filesystem_error& problem) {
    print_errors({FileError::of_file(problem.path1().string(), problem.code().message())});
    return kFailed;
  } catch (const std::bad_alloc&) {
    print_error("not enough memory");
    return kFailed;
  } catch (const std::exception& problem) {
    print_error(unexpected_error_text(problem.what()));
    return kFailed;
  }
  return status;
}

}  // namespace chartroom::cli
