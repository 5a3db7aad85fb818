// The names and descriptions of a program's verbs and options, from its own help: completion and
// manual pages are made from them.
#pragma once

#include <string>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

struct OptionWords {
  std::vector<std::string> names;  // with their hyphens: "-h", "--help"
  std::string description;
  std::string value;                 // the value's name in help; "" for a flag
  std::vector<std::string> choices;  // the only valid values, if limited
  bool required = false;
  bool many = false;  // takes several operands
};

struct VerbWords {
  std::string name;
  std::string summary;                // a sentence
  std::string more;                   // further paragraphs: mostly an example
  std::vector<OptionWords> operands;  // in order; their only name is the one in help
  std::vector<OptionWords> options;   // its own, then the general ones
};

// All verbs that help lists, in its order.
std::vector<VerbWords> words_of(const CLI::App& program);

}  // namespace chartroom::cli
