// Findings on actions that a map or a pack makes free.
#pragma once

#include <vector>

#include "validator/checks/check.h"
#include "validator/checks/diagnostic.h"
#include "validator/checks/map_subject.h"
#include "validator/checks/packs/pack_subject.h"

namespace chartroom::checks {

// An action's price among the house rules, and the finding where it is 0.
struct FreeAction {
  std::optional<int> maps::RuleOverrides::*price;
  const char* pointer;
  Message said;
};

// A map's own rules only: a pack's rules have one finding, on the pack.
std::vector<Diagnostic> find_free_action(const MapSubject& subject, const FreeAction& action);
std::vector<Diagnostic> find_free_action(const PackSubject& subject, const FreeAction& action);

// The open sea at prices of 0 and 1.
Example free_action_example(std::optional<int> maps::RuleOverrides::*price);

}  // namespace chartroom::checks
