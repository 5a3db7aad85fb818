#include "cli/con_sonar/deck_games.h"

#include "cli/con_sonar/deck_input.h"
#include "cli/output.h"
#include "maps/platform/line_reader.h"

namespace chartroom::cli {

bool is_deck_record(std::string_view bytes) {
  std::optional<bool> answer;
  for_each_line(bytes, [&](std::string_view text, int number) {
    LineReader line(text, number);
    if (answer) return;
    if (line.take("deck") || line.take("admirals")) answer = true;
    if (line.take("map")) answer = false;
  });
  return answer.value_or(false);
}

std::optional<std::vector<con_sonar::GameRecord>> read_deck_games(
    std::string_view bytes, const std::string& path, const std::vector<std::string>& places,
    std::string_view language) {
  const con_sonar::FindDeck find = [&](const std::string& name) -> ParseResult<con_sonar::Deck> {
    ParseResult<DeckInput> deck = find_deck({name, path, {}}, places);
    if (!deck) {
      // The last error says that there is no deck; the ones before name places that are unreadable.
      const FileError why = deck.errors.back();
      deck.errors.pop_back();
      print_errors(deck.errors, language);
      return {{}, {why}};
    }
    return {std::move(deck.value->deck), {}};
  };
  ParseResult<std::vector<con_sonar::GameRecord>> read =
      con_sonar::parse_records(bytes, path, find);
  print_errors(read.errors, language);
  return std::move(read.value);
}

}  // namespace chartroom::cli
