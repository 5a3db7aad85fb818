// The types that every check of decks uses. Everything about one check is in one file of
// `family`; deck_checks.cpp lists them.
#pragma once

#include <vector>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/con_sonar/checks/deck_subject.h"

namespace chartroom::con_sonar {

using checks::Check;
using checks::Diagnostic;

using RunOnDeck = std::vector<Diagnostic> (*)(const DeckSubject& subject);

}  // namespace chartroom::con_sonar
