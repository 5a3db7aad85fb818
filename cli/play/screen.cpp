#include "cli/play/screen.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/board_text.h"

namespace chartroom::cli {
namespace {

Ink ink_of(maps::Team team) { return team == maps::Team::blue ? Ink::blue : Ink::green; }

char water_symbol(const maps::Map& map, maps::Point p) {
  return map.surface_points().contains(p) ? 'o' : '.';
}

ScreenBlock own_board(const play::Table& table, maps::Team team, bool colour) {
  const maps::Map& map = table.map();
  const maps::Point here = table.state().submarine(team).point();
  const maps::PointSet trail = table.state().trail(team);
  ScreenBlock block{plain_line(fmt::format("{}: you are on {}", to_string(team), to_string(here)))};
  const auto cell = [&](maps::Point p) {
    if (p == here) return BoardCell{'@', ink_of(team)};
    if (trail.contains(p)) return BoardCell{'+', ink_of(team)};
    return BoardCell{water_symbol(map, p)};
  };
  for (ScreenLine& line : board_block(map, cell, colour)) block.push_back(std::move(line));
  return block;
}

ScreenBlock film(const play::Table& table, maps::Team enemy, bool colour) {
  const maps::PointSet& candidates = table.candidates(enemy);
  ScreenBlock block{plain_line("film: " + film_text(table, enemy))};
  const auto cell = [&](maps::Point p) {
    return candidates.contains(p) ? BoardCell{'x', Ink::enemy} : BoardCell{'.', Ink::faint};
  };
  for (ScreenLine& line : board_block(table.map(), cell, colour)) block.push_back(std::move(line));
  return block;
}

// " energy [#---] 1 damage [--] 0"
std::string gauges_text(const play::Table& table, maps::Team team) {
  const rules::Rulebook& rules = table.state().sea().rules();
  const auto& submarine = table.state().submarine(team);
  return fmt::format(" energy {} {} damage {} {}", gauge_bar(submarine.energy, rules.gauge, '#'),
                     submarine.energy, gauge_bar(submarine.damage, rules.damage_to_sink, '!'),
                     submarine.damage);
}

// Returns the status; on a narrow screen one line per team.
std::string status_line(const play::Table& table, const ScreenStyle& style) {
  constexpr std::string_view kBetween = "  ";
  const std::string ply = fmt::format("Move {}", table.plies().size() + 1);
  std::string text = ply;
  int width = static_cast<int>(ply.size());
  for (const maps::Team team : maps::kTeams) {
    const std::string gauges = gauges_text(table, team);
    const auto longer = static_cast<int>(kBetween.size() + to_string(team).size() + gauges.size());
    if (width + longer > style.width && width > static_cast<int>(ply.size())) {
      text += "\n" + std::string(ply.size(), ' ');
      width = static_cast<int>(ply.size());
    }
    text += std::string(kBetween) + inked(to_string(team), ink_of(team), style.colour) + gauges;
    width += longer;
  }
  return text + "\n";
}

// Returns one symbol for everything on a point at the end.
BoardCell revealed_cell(const play::Table& table, maps::Point p) {
  const auto& state = table.state();
  std::array<bool, 2> here{};
  std::array<bool, 2> trail{};
  for (const maps::Team team : maps::kTeams) {
    here[index(team)] = state.submarine(team).point() == p;
    trail[index(team)] = state.trail(team).contains(p);
  }
  if (here[0] && here[1]) return {'&', Ink::enemy};
  if (here[0]) return {'B', Ink::blue};
  if (here[1]) return {'G', Ink::green};
  if (trail[0] && trail[1]) return {'*', Ink::enemy};
  if (trail[0]) return {'b', Ink::blue};
  if (trail[1]) return {'g', Ink::green};
  return {water_symbol(table.map(), p)};
}

ScreenBlock both_boards(const play::Table& table, bool colour) {
  return board_block(
      table.map(), [&table](maps::Point p) { return revealed_cell(table, p); }, colour);
}

}  // namespace

std::string map_text_board(const maps::Map& map, const ScreenStyle& style) {
  return block_text(board_block(
      map, [&map](maps::Point p) { return BoardCell{water_symbol(map, p)}; }, style.colour));
}

std::string team_screen(const play::Table& table, maps::Team team, const ScreenStyle& style) {
  return "\n" +
         side_by_side(own_board(table, team, style.colour), film(table, other(team), style.colour),
                      style.width) +
         status_line(table, style);
}

std::string revealed_screen(const play::Table& table, const ScreenStyle& style) {
  return block_text(both_boards(table, style.colour));
}

std::string revealed_legend() {
  return "B and G are the submarines (& both); b and g are their trails (* both) since the\n"
         "start or the last surfacing.\n";
}

std::string review_screen(const play::Table& table, maps::Team followed, const ScreenStyle& style) {
  ScreenBlock both{plain_line("B blue, G green, & both")};
  for (ScreenLine& line : both_boards(table, style.colour)) both.push_back(std::move(line));
  return side_by_side(both, film(table, followed, style.colour), style.width) +
         status_line(table, style);
}

std::string heard_since(const play::Table& table, maps::Team team) {
  const auto& plies = table.plies();
  std::size_t from = plies.size();
  while (from > 0) {
    --from;
    if (plies[from].said.team == team) break;
  }
  std::string text;
  for (; from < plies.size(); ++from) text += heard_text(plies[from].said);
  return text;
}

std::string team_title(maps::Team team) { return team == maps::Team::blue ? "Blue" : "Green"; }

std::string film_text(const play::Table& table, maps::Team tracked) {
  const int count = table.candidates(tracked).count();
  return fmt::format("{}, {} position{}", to_string(tracked), count, count == 1 ? "" : "s");
}

std::string heard_text(const rules::Announcement& said) {
  std::string damage;
  if (said.hit) damage = fmt::format("{} is damaged", to_string(other(said.team)));
  if (said.self) {
    damage = said.hit ? "both are damaged" : fmt::format("{} is damaged", to_string(said.team));
  }
  return to_string(said) + (damage.empty() ? "" : " (" + damage + ")") + "\n";
}

std::string result_text(const play::Table& table) {
  const rules::GameResult result = table.state().result();
  const std::size_t plies = table.plies().size();
  if (result == rules::GameResult::draw) {
    return fmt::format("A draw after {} moves: one missile sank both submarines.\n", plies);
  }
  const maps::Team winner =
      result == rules::win_of(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  return fmt::format("{} wins after {} moves: {} is sunk.\n", team_title(winner), plies,
                     to_string(other(winner)));
}

}  // namespace chartroom::cli
