// chartroom completion: files that packages install for shells and for man. Help does not list it.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/output.h"
#include "cli/words/manual_page.h"
#include "cli/words/shell_completion.h"

namespace chartroom::cli {
namespace {

std::string manual_of(const CLI::App& program, const std::string& name) {
  for (const VerbWords& verb : words_of(program)) {
    if (verb.name == name) return manual_page(program.get_name(), verb);
  }
  throw CLI::ValidationError(fmt::format("--verb: unknown verb \"{}\"", name));
}

}  // namespace

void add_completion_verb(CLI::App& program, const Settings&, int& status) {
  struct Options {
    std::string form;
    std::string verb;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* verb = program.add_subcommand(
      "completion",
      "Print shell completion for the program, or the manual page of a verb.\n\nExample: chartroom "
      "completion fish > ~/.config/fish/completions/chartroom.fish");
  verb->group("");  // rarely used
  verb->add_option("FORM", options->form, "bash, zsh or fish; or man for a manual page")
      ->required()
      ->transform(CLI::IsMember({"bash", "zsh", "fish", "man"}, CLI::ignore_case));
  verb->add_option("--verb", options->verb, "with man: the verb of the manual page");
  verb->callback([options, &program, &status] {
    const std::string& name = program.get_name();
    if (options->form == "man") {
      write_result("", manual_of(program, options->verb));
    } else if (options->form == "bash") {
      write_result("", bash_completion(name, words_of(program)));
    } else if (options->form == "zsh") {
      write_result("", zsh_completion(name, words_of(program)));
    } else {
      write_result("", fish_completion(name, words_of(program)));
    }
    status = kDone;
  });
}

}  // namespace chartroom::cli
