#include "cli/play/screen.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/board_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::cli {
namespace {

Ink ink_of(maps::Team team) { return team == maps::Team::blue ? Ink::blue : Ink::green; }

char water_symbol(const maps::Map& map, maps::Point p) {
  return map.surface_points().contains(p) ? 'o' : '.';
}

ScreenBlock own_board(const play::Table& table, maps::Team team, const ScreenStyle& style) {
  const maps::Map& map = table.map();
  const maps::Point here = table.state().submarine(team).point();
  const maps::PointSet trail = table.state().trail(team);
  ScreenBlock block{
      plain_line(message("{}: you are on {}", team_word(team), to_string(here)).in(style.tr))};
  const auto cell = [&](maps::Point p) {
    if (p == here) return BoardCell{'@', ink_of(team)};
    if (trail.contains(p)) return BoardCell{'+', ink_of(team)};
    return BoardCell{water_symbol(map, p)};
  };
  for (ScreenLine& line : board_block(map, cell, style.colour)) block.push_back(std::move(line));
  return block;
}

ScreenBlock film(const play::Table& table, maps::Team enemy, const ScreenStyle& style) {
  const maps::PointSet& candidates = table.candidates(enemy);
  ScreenBlock block{plain_line(message("film: {}", film_text(table, enemy)).in(style.tr))};
  const auto cell = [&](maps::Point p) {
    return candidates.contains(p) ? BoardCell{'x', Ink::enemy} : BoardCell{'.', Ink::faint};
  };
  for (ScreenLine& line : board_block(table.map(), cell, style.colour)) {
    block.push_back(std::move(line));
  }
  return block;
}

// "blue energy [#---] 1 damage [--] 0", with the team inked.
ScreenLine gauges_line(const play::Table& table, maps::Team team, const ScreenStyle& style) {
  const rules::Rulebook& rules = table.state().sea().rules();
  const auto& submarine = table.state().submarine(team);
  const std::string name = team_word(team).in(style.tr);
  const std::string gauges =
      message("energy {} {} damage {} {}", gauge_bar(submarine.energy, rules.gauge, '#'),
              submarine.energy, gauge_bar(submarine.damage, rules.damage_to_sink, '!'),
              submarine.damage)
          .in(style.tr);
  return {inked(name, ink_of(team), style.colour) + " " + gauges,
          display_width(name) + 1 + display_width(gauges)};
}

// Returns the status; on a narrow screen one line per team.
std::string status_line(const play::Table& table, const ScreenStyle& style) {
  constexpr std::string_view kBetween = "  ";
  const std::string move = message("Move {}", table.plies().size() + 1).in(style.tr);
  const int begin = display_width(move);
  std::string text = move;
  int width = begin;
  for (const maps::Team team : maps::kTeams) {
    const ScreenLine gauges = gauges_line(table, team, style);
    const int longer = static_cast<int>(kBetween.size()) + gauges.width;
    if (width + longer > style.width && width > begin) {
      text += "\n" + std::string(static_cast<std::size_t>(begin), ' ');
      width = begin;
    }
    text += std::string(kBetween) + gauges.text;
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
         side_by_side(own_board(table, team, style), film(table, other(team), style), style.width) +
         status_line(table, style);
}

std::string revealed_screen(const play::Table& table, const ScreenStyle& style) {
  return block_text(both_boards(table, style.colour));
}

Message revealed_legend() {
  return message(
      "B and G are the submarines (& both); b and g are their trails (* both) since the\n"
      "start or the last surfacing.");
}

std::string review_screen(const play::Table& table, maps::Team followed, const ScreenStyle& style) {
  ScreenBlock both{plain_line(message("B blue, G green, & both").in(style.tr))};
  for (ScreenLine& line : both_boards(table, style.colour)) both.push_back(std::move(line));
  return side_by_side(both, film(table, followed, style), style.width) + status_line(table, style);
}

std::string heard_since(const play::Table& table, maps::Team team, const Translator& tr) {
  const auto& plies = table.plies();
  std::size_t from = plies.size();
  while (from > 0) {
    --from;
    if (plies[from].said.team == team) break;
  }
  std::string text;
  for (; from < plies.size(); ++from) text += heard_text(plies[from].said).in(tr) + "\n";
  return text;
}

Message film_text(const play::Table& table, maps::Team tracked) {
  const int count = table.candidates(tracked).count();
  return message_for(static_cast<std::size_t>(count), "{}, {} position", "{}, {} positions",
                     team_word(tracked), count);
}

Message heard_text(const rules::Announcement& said) {
  const Message call = call_text(said);
  if (said.hit && said.self) return message("{} (both are damaged)", call);
  if (said.hit) return message("{} ({} is damaged)", call, team_word(other(said.team)));
  if (said.self) return message("{} ({} is damaged)", call, team_word(said.team));
  return call;
}

Message result_text(const play::Table& table) {
  const rules::GameResult result = table.state().result();
  const std::size_t plies = table.plies().size();
  if (result == rules::GameResult::draw) {
    return message_for(plies, "A draw after {} move: one missile sank both submarines.",
                       "A draw after {} moves: one missile sank both submarines.", plies);
  }
  const maps::Team winner =
      result == rules::win_of(maps::Team::blue) ? maps::Team::blue : maps::Team::green;
  return message_for(plies, "{} wins after {} move: {} is sunk.",
                     "{} wins after {} moves: {} is sunk.", team_title(winner), plies,
                     team_word(other(winner)));
}

}  // namespace chartroom::cli
