#include "cli/words/shell_completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace chartroom::cli {
namespace {

// Returns the text with a backslash before each special character.
std::string escaped(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

// Quotes for zsh and fish, in each shell's way.
std::string zsh_word(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return "'" + result + "'";
}
std::string fish_word(std::string_view text) { return "'" + escaped(text, "'\\") + "'"; }

std::string names_of(const std::vector<VerbWords>& verbs) {
  std::string names;
  for (const VerbWords& verb : verbs) names += (names.empty() ? "" : " ") + verb.name;
  return names;
}

// Returns a case that completes the value of an option with fixed choices.
std::string bash_values(const OptionWords& option) {
  if (option.value.empty()) return "";
  return fmt::format("        {}) words='{}' ;;\n", fmt::join(option.names, "|"),
                     fmt::join(option.choices, " "));
}

std::string bash_verb(const VerbWords& verb) {
  std::string text = fmt::format("    {})\n      case $before in\n", verb.name);
  std::string names;
  for (const OptionWords& option : verb.options) {
    text += bash_values(option);
    for (const std::string& name : option.names) {
      if (name.starts_with("--")) names += (names.empty() ? "" : " ") + name;
    }
  }
  return text + fmt::format("        *) [[ $word != -* ]] || words='{}' ;;\n      esac\n      ;;\n",
                            names);
}

std::string zsh_option(const OptionWords& option, const std::string& name) {
  std::string spec = name + "[" + escaped(option.description, "[]\\:") + "]";
  if (!option.value.empty()) {
    spec += ":" + escaped(option.value, ":\\") + ":";
    spec += option.choices.empty() ? "_files" : fmt::format("({})", fmt::join(option.choices, " "));
  }
  return "        " + zsh_word("*" + spec) + " \\\n";
}

std::string fish_option(const std::string& program, const std::string& verb,
                        const OptionWords& option) {
  std::string line =
      fmt::format("complete -c {} -n '__fish_seen_subcommand_from {}'", program, verb);
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (!option.value.empty()) line += " -r";
  if (!option.choices.empty()) {
    line += " -f -a " + fish_word(fmt::format("{}", fmt::join(option.choices, " ")));
  }
  return line + " -d " + fish_word(option.description) + "\n";
}

}  // namespace

std::string bash_completion(const std::string& program, const std::vector<VerbWords>& verbs) {
  std::string text = fmt::format(
      "# Made by `{0} completion bash`.\n_{0}() {{\n"
      "  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} words=\n"
      "  # The shell takes --option=value for three words.\n"
      "  if [ \"$word\" = = ]; then\n    word=\n"
      "  elif [ \"$before\" = = ]; then\n    before=${{COMP_WORDS[COMP_CWORD - 2]}}\n  fi\n"
      "  case $COMP_CWORD:${{COMP_WORDS[1]}} in\n    1:* | *:help) words='{1}' ;;\n  esac\n"
      "  [ \"$COMP_CWORD\" -eq 1 ] || case ${{COMP_WORDS[1]}} in\n",
      program, names_of(verbs));
  for (const VerbWords& verb : verbs) {
    if (verb.name != "help") text += bash_verb(verb);
  }
  return text + fmt::format(
                    "  esac\n  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n}}\n"
                    "complete -o default -F _{0} {0}\n",
                    program);
}

std::string zsh_completion(const std::string& program, const std::vector<VerbWords>& verbs) {
  std::string text = fmt::format(
      "#compdef {0}\n# Made by `{0} completion zsh`.\n_{0}() {{\n  local -a verbs\n  verbs=(\n",
      program);
  for (const VerbWords& verb : verbs) {
    text += "    " + zsh_word(verb.name + ":" + escaped(verb.summary, ":\\")) + "\n";
  }
  text +=
      "  )\n  if (( CURRENT == 2 )); then\n    _describe verb verbs\n    return\n  fi\n"
      "  shift words\n  (( CURRENT-- ))\n  case $words[1] in\n";
  for (const VerbWords& verb : verbs) {
    text += fmt::format("    {})\n      _arguments \\\n", verb.name);
    for (const OptionWords& option : verb.options) {
      for (const std::string& name : option.names) text += zsh_option(option, name);
    }
    text += verb.name == "help" ? "        '*:verb:(" + names_of(verbs) + ")'\n"
                                : "        '*:file:_files'\n";
    text += "      ;;\n";
  }
  return text + fmt::format("  esac\n}}\n_{0} \"$@\"\n", program);
}

std::string fish_completion(const std::string& program, const std::vector<VerbWords>& verbs) {
  std::string text = fmt::format("# Made by `{} completion fish`.\n", program);
  for (const VerbWords& verb : verbs) {
    text += fmt::format("complete -c {} -n __fish_use_subcommand -f -a {} -d {}\n", program,
                        verb.name, fish_word(verb.summary));
  }
  text += fmt::format("complete -c {} -n '__fish_seen_subcommand_from help' -f -a '{}'\n", program,
                      names_of(verbs));
  for (const VerbWords& verb : verbs) {
    for (const OptionWords& option : verb.options) {
      text += fish_option(program, verb.name, option);
    }
  }
  return text;
}

}  // namespace chartroom::cli
