#include "cli/words/program_words.h"

#include <CLI/CLI.hpp>
#include <algorithm>

namespace chartroom::cli {
namespace {

// Returns a and b for "TEXT:{a,b}".
std::vector<std::string> choices_in(const std::string& type) {
  const std::size_t begin = type.find('{');
  const std::size_t end = type.find('}');
  if (begin == std::string::npos || end == std::string::npos) return {};
  std::vector<std::string> choices;
  for (std::size_t at = begin + 1; at < end;) {
    const std::size_t stop = std::min(type.find(',', at), end);
    choices.push_back(type.substr(at, stop - at));
    at = stop + 1;
  }
  return choices;
}

OptionWords option_words(const CLI::Option& option) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  if (words.names.empty()) words.names.push_back(option.get_name());
  words.description = option.get_description();
  words.required = option.get_required();
  words.many = option.get_items_expected_max() > 1;
  if (option.get_expected_max() == 0) return words;
  const std::string type = option.get_type_name();
  words.value = type.substr(0, type.find(':'));
  words.choices = choices_in(type);
  return words;
}

VerbWords verb_words(const CLI::App& verb, const CLI::App& program) {
  VerbWords words;
  const std::string text = verb.get_description();
  const std::size_t end = text.find("\n\n");
  words.name = verb.get_name();
  words.summary = text.substr(0, end);
  std::replace(words.summary.begin(), words.summary.end(), '\n', ' ');
  if (end != std::string::npos) words.more = text.substr(end + 2);
  for (const CLI::App* app : {&verb, &program}) {
    for (const CLI::Option* option : app->get_options()) {
      if (option->get_positional()) {
        words.operands.push_back(option_words(*option));
      } else if (app == &verb || option->get_name() != "--help") {
        words.options.push_back(option_words(*option));
      }
    }
  }
  return words;
}

}  // namespace

std::vector<VerbWords> words_of(const CLI::App& program) {
  std::vector<VerbWords> verbs;
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    if (!verb->get_group().empty()) verbs.push_back(verb_words(*verb, program));
  }
  return verbs;
}

}  // namespace chartroom::cli
