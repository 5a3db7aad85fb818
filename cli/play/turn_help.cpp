#include "cli/play/turn_help.h"

#include <algorithm>
#include <vector>

#include "maps/platform/message.h"
#include "maps/platform/utf8.h"

namespace chartroom::cli {
namespace {

// A command and its explanation.
struct HelpRow {
  Message words;
  Message text;
};

// Returns rows in two columns.
std::string help_rows(const std::vector<HelpRow>& rows, int column, const Translator& tr) {
  std::string text;
  for (const HelpRow& row : rows) {
    const std::string words = row.words.in(tr);
    const int gap = std::max(2, column - display_width(words));
    text += "  " + words + std::string(static_cast<std::size_t>(gap), ' ') + row.text.in(tr) + "\n";
  }
  return text;
}

std::vector<HelpRow> action_rows(const rules::Rulebook& rules) {
  return {
      {message("up, down, left, right"),
       message("move one point (or u, d, l, r): +1 energy, at most {}", rules.gauge)},
      {message("sonar"), message("the enemy tells its row or its column: {} energy", rules.sonar)},
      {message("silence"),
       message("move one point in secret (or silence left): {} energy", rules.silence)},
      {message("missile D3"),
       message("hit every submarine on D3, in your quadrant: {} energy", rules.torpedo)},
      {message("surface"), message("clear your trail and reveal your position")},
  };
}

std::vector<HelpRow> command_rows(bool turns) {
  std::vector<HelpRow> rows{
      {message("legal"), message("list your legal actions")},
      {message("film"), message("list the enemy's possible positions")},
      {message("board"), message("show the boards again")},
      {message("undo"), message("take back a move")},
      {message("save FILE"), message("save the game as a record")},
  };
  if (!turns) {
    rows.push_back(
        {message("stop"), message("stop play to call sonar, silence, missile or surface")});
    rows.push_back({message("resume"), message("resume play")});
    rows.push_back({message("pause"), message("stop the clock until you press Enter")});
  }
  rows.push_back({message("quit"), message("leave; play asks whether to save")});
  return rows;
}

Message turn_rules(bool turns) {
  return turns ? message("You and the other team take turns, one action each. Type")
               : message(
                     "Act whenever you are ready, at least a second after your last call. The "
                     "other team acts by its clock, which runs while you think and read. Type");
}

}  // namespace

std::string turn_help(const rules::Rulebook& rules, rules::Variant variant, const Translator& tr) {
  const bool turns = variant == rules::Variant::turns;
  const std::vector<HelpRow> actions = action_rows(rules);
  const int column = display_width(actions[0].words.in(tr)) + 3;
  const Message rule =
      message("You cannot cross an island or your own trail. A submarine sinks at {} damage.",
              rules.damage_to_sink);
  const Message legend = message(
      "On the boards: # island, . water, o surface point, + your trail, @ you, x possible enemy "
      "position; | and - are borders of quadrants.");
  return turn_rules(turns).in(tr) + "\n" + help_rows(actions, column, tr) + rule.in(tr) + "\n" +
         message("Other commands").in(tr) + "\n" + help_rows(command_rows(turns), column, tr) +
         legend.in(tr) + "\n";
}

}  // namespace chartroom::cli
