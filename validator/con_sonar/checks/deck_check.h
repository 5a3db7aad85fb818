// A check of decks: what the catalogue says of it, and what it finds. Everything about one check
// stands in one file of `family`; deck_checks.cpp lists them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "validator/checks/check.h"
#include "validator/con_sonar/checks/deck_subject.h"
#include "validator/reports/finding.h"

namespace chartroom::con_sonar {

// What a check found, before it has a place in a file. The code is that of the check.
struct DeckDiagnostic {
  std::string pointer = {};              // the value it is about; "": the deck as a whole
  std::vector<std::string> places = {};  // cards, symbols, nations, by name
  Message message = {};                  // one sentence, without a full stop
  reports::Evidence evidence = {};
};

struct DeckCheck {
  checks::Check check;
  std::vector<DeckDiagnostic> (*run)(const DeckSubject& subject) = nullptr;
};

}  // namespace chartroom::con_sonar
