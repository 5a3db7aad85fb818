#include "cli/results_file.h"

#include <algorithm>

#include "cli/output.h"
#include "maps/platform/safe_file.h"

namespace chartroom::cli {
namespace {

// A file's lines by game, the others left empty, so that errors keep their line numbers.
struct Lines {
  std::string of_maps;
  std::string of_decks;
  std::vector<bool> is_of_deck;
};

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const bool of_deck = line.find("\"deck_hash\"") != std::string_view::npos;
    (of_deck ? lines.of_decks : lines.of_maps) += line;
    lines.of_decks += '\n';
    lines.of_maps += '\n';
    if (!line.empty()) lines.is_of_deck.push_back(of_deck);
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return lines;
}

template <class Simulations>
bool take(ParseResult<Simulations> read, Simulations& simulations) {
  print_errors(read.errors);
  if (read) simulations = std::move(*read.value);
  return read.value.has_value();
}

}  // namespace

std::optional<ResultsFile> read_results(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path, series::kMaxResultBytes);
  print_errors(bytes.errors);
  if (!bytes) return std::nullopt;
  const Lines lines = lines_of(*bytes.value);
  const auto decks = std::count(lines.is_of_deck.begin(), lines.is_of_deck.end(), true);
  ResultsFile results;
  results.of_decks = lines.is_of_deck;
  bool good = true;
  if (decks > 0) good = take(con_sonar::parse_simulations(lines.of_decks, path), results.decks);
  // A file without results is reported as one of maps.
  const bool maps = decks == 0 || static_cast<std::size_t>(decks) < lines.is_of_deck.size();
  if (maps) good = take(play::parse_simulations(lines.of_maps, path), results.maps) && good;
  if (!good) return std::nullopt;
  return results;
}

}  // namespace chartroom::cli
