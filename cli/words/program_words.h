// What a program's verbs and options are called and do, as its own help has it: for completion and
// manual pages, which are made of it.
#pragma once

#include <string>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

struct OptionWords {
  std::vector<std::string> names;  // with their hyphens: "-h", "--help"
  std::string description;
  std::string value;                 // what it takes, as help says it; "" for a flag
  std::vector<std::string> choices;  // where only these will do
  bool required = false;
  bool many = false;  // takes several, an operand of them
};

struct VerbWords {
  std::string name;
  std::string summary;                // a sentence
  std::string more;                   // paragraphs after it: mostly an example
  std::vector<OptionWords> operands;  // by position; their only name is that of help
  std::vector<OptionWords> options;   // its own, then those that stand everywhere
};

// All verbs that help lists, in its order.
std::vector<VerbWords> words_of(const CLI::App& program);

}  // namespace chartroom::cli
