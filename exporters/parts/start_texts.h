// The texts on starts. Rules, cards, sheets and screen take them from here, so that they agree.
#pragma once

#include <string>
#include <vector>

#include "exporters/parts/sheet_context.h"

namespace chartroom::exporters {

// True if the radio operator of this team knows where the other team starts.
bool knows_start(const SheetContext& context, maps::Team team);

// Returns how both teams get their starts, a sentence each: from the map, or by choice.
std::vector<std::string> setup_of_starts(const SheetContext& context);

// Returns what the captain of this team does about the start.
std::string start_of_captain(const SheetContext& context, maps::Team team);

// Returns where the radio operator of this team starts drawing. `in_short` leaves a choice between
// start marks to the rules, and names the start that the map forces.
std::string start_of_drawing(const SheetContext& context, maps::Team team, bool in_short);

// "Blue team: start drawing there."
std::string of_team(const Translator& tr, maps::Team team, const std::string& text);

// Returns one text if it is equal for both teams, otherwise a text for each with the team's name.
template <class Text>
std::vector<std::string> text_for_each(const SheetContext& context,
                                       const std::vector<maps::Team>& teams, const Text& text_of) {
  std::vector<std::string> texts{text_of(teams.front())};
  if (texts.front() == text_of(teams.back())) return texts;
  texts.clear();
  for (const maps::Team team : teams) {
    texts.push_back(of_team(context.tr, team, text_of(team)));
  }
  return texts;
}

}  // namespace chartroom::exporters
