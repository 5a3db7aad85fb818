#include "cli/con_sonar/play/deck_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <string_view>

#include "cli/con_sonar/play/deck_screen.h"
#include "cli/play/console.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"
#include "validator/con_sonar/legal_turns.h"

namespace chartroom::cli {
namespace {

using con_sonar::EventKind;
using con_sonar::LiveGame;
using con_sonar::Rules;
using con_sonar::State;

DeckCommand misread_deck_command(Message what) {
  return {DeckCommand::Kind::misread, {}, {}, std::move(what)};
}

std::vector<std::string> typed_words(const std::string& typed) {
  std::istringstream in(typed);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// Turns a line of "legal", such as "strike blue*3 at blue@2 (33 %)", into typed words. With several
// submarines ("on blue@2 or blue@4") drops them all, because none is chosen yet.
void drop_unmeant_words(std::vector<std::string>& words) {
  const auto submarines = std::ranges::count_if(
      words, [](const std::string& word) { return word.find('@') != word.npos; });
  const auto is_chance = [](const std::string& word) { return word.starts_with('('); };
  words.erase(std::ranges::find_if(words, is_chance), words.end());
  if (submarines > 1) words.resize(std::min<std::size_t>(words.size(), 2));
  std::erase_if(words, [](const std::string& word) { return word == "at" || word == "on"; });
}

int number_of(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size() ? number : -1;
}

// Completes a record's line from words that leave out the obvious.
class Completion {
 public:
  // Errors of records are in the language of `tr`.
  Completion(const LiveGame& game, std::vector<std::string> words, const Translator& tr)
      : game_(game), rules_(game.rules()), words_(std::move(words)), tr_(tr) {}

  DeckCommand command() && {
    const bool card = number_of(words_[0]) > 0 || rules_.fleet_kind(lower_case(words_[0]));
    if (card) words_.insert(words_.begin(), "play");
    name_cards();
    add_submarine();
    if (!problem_.empty()) return misread_deck_command(problem_);
    const auto read = line();
    if (!read) {
      const std::string why = shown(read.errors[0].reason().in(tr_));
      return misread_deck_command(message("{}. Type help or legal.", why));
    }
    return {DeckCommand::Kind::line, *read.value, {}, {}};
  }

 private:
  ParseResult<con_sonar::RecordLine> line() const {
    const State& state = game_.state();
    return parse_line(
        rules_, state.admirals(),
        fmt::format("{} {}", rules_.deck().nations[state.to_move()].id, fmt::join(words_, " ")));
  }
  bool is_play() const { return words_[0] == "play"; }
  bool is_sonar() const { return words_[0] == "sonar"; }
  // True if the words name torpedo cards.
  bool is_torpedo() const { return !is_play() && !is_sonar(); }

  // Replaces numbers by names.
  void name_cards() {
    const std::size_t first = is_sonar() ? 2 : 1;
    const std::size_t end = is_sonar() ? words_.size() : std::min<std::size_t>(2, words_.size());
    for (std::size_t i = first; i < end; ++i) {
      const int number = number_of(words_[i]);
      if (number < 0) continue;
      const std::string name =
          is_torpedo() ? named(game_.state().board().face_up, number) : named(hand(), number);
      if (name.empty()) problem_ = message("There is no card number {}.", number);
      words_[i] = name;
    }
  }

  const con_sonar::CardList<con_sonar::kMaxHand>& hand() const {
    return game_.state().board().hands[game_.seat()];
  }

  template <int Capacity>
  std::string named(const con_sonar::CardList<Capacity>& cards, int number) const {
    if (number < 1 || number > cards.size()) return "";
    return is_torpedo() ? rules_.torpedo_name(cards[number - 1])
                        : rules_.fleet_name(cards[number - 1]);
  }

  // Adds the submarine if the card leaves no choice.
  void add_submarine() {
    if (words_.size() != 2 || !problem_.empty()) return;
    int nation = -1;
    if (const auto kind = rules_.fleet_kind(lower_case(words_[1])); is_play() && kind) {
      nation = rules_.fleet()[*kind].nation;
    } else if (const auto torpedo = rules_.torpedo_kind(lower_case(words_[1]));
               words_[0] == "strike" && torpedo) {
      nation = rules_.torpedoes()[*torpedo].nation;
    }
    if (nation < 0) return;
    std::vector<std::string> targets;
    for (const con_sonar::Submarine target : targets_of(game_.state(), nation)) {
      targets.push_back(fmt::format("{}@{}", rules_.deck().nations[target.nation].id, target.step));
    }
    if (targets.empty()) return;
    words_.push_back(targets[0]);
    if (targets.size() == 1) return;
    // Does not ask for the submarine if the card may be used on none.
    const auto any = line();
    if (!any || game_.refusal(*any.value).empty()) {
      words_.pop_back();
      std::vector<Message> lines;
      for (const std::string& target : targets) {
        lines.emplace_back(shown(fmt::format("{} {} {}", words_[0], words_[1], target)));
      }
      problem_ = message("Which submarine? Type {}.", joined("{}, or {}", lines));
    }
  }

  const LiveGame& game_;
  const Rules& rules_;
  std::vector<std::string> words_;
  Message problem_;
  const Translator& tr_;
};

// Returns the command that is nearest to a misspelled one; "" for a known command, for a card, or
// if none is near.
std::string near_deck_command(const std::string& word) {
  constexpr std::array<std::string_view, 14> kCommands{
      "play", "strike", "remove", "bury", "discard", "sonar", "end",
      "draw", "legal",  "table",  "undo", "save",    "help",  "quit"};
  if (std::ranges::find(kCommands, word) != kCommands.end() || word == "board") return "";
  const std::vector<std::size_t> nearest = nearest_words(word, kCommands);
  return nearest.empty() ? "" : std::string(kCommands[nearest.front()]);
}

}  // namespace

DeckCommand parse_deck_command(const LiveGame& game, const std::string& typed,
                               const Translator& tr) {
  std::vector<std::string> words = typed_words(typed);
  drop_unmeant_words(words);
  if (words.empty()) return {};
  words[0] = lower_case(words[0]);
  const std::string& word = words[0];
  if (word == "save") {
    return {DeckCommand::Kind::save, {}, typed.substr(std::min(typed.size(), std::size_t{5})), {}};
  }
  if (words.size() == 1) {
    if (word == "end" || word == "draw") return {DeckCommand::Kind::end, {}, {}, {}};
    if (word == "legal") return {DeckCommand::Kind::legal, {}, {}, {}};
    if (word == "table" || word == "board") return {DeckCommand::Kind::table, {}, {}, {}};
    if (word == "undo") return {DeckCommand::Kind::undo, {}, {}, {}};
  }
  const bool is_card = number_of(word) > 0 || game.rules().fleet_kind(word);
  if (const std::string near = is_card ? "" : near_deck_command(word); !near.empty()) {
    return misread_deck_command(
        message("\"{}\" is not understood. Did you mean {}?", shown(word), near));
  }
  return Completion(game, std::move(words), tr).command();
}

int parse_choice(const LiveGame& game, const std::vector<con_sonar::RecordLine>& choices,
                 std::string_view typed) {
  const int count = static_cast<int>(choices.size());
  const int number = number_of(typed);
  if (number >= 1 && number <= count) return number - 1;
  const std::string ending = " " + lower_case(typed);
  for (int i = 0; i < count; ++i) {
    if ((" " + choice_text(game.rules(), choices[i])).ends_with(ending)) return i;
  }
  return -1;
}

std::string deck_help(const con_sonar::Deck& deck, const Translator& tr) {
  std::string text;
  const auto say = [&](const Message& line) { text += line.in(tr) + "\n"; };
  const auto show = [&](const Message& typed, const Message& what) {
    text += fmt::format("  {:<22} {}\n", typed.in(tr), what.in(tr));
  };
  const auto word = [](std::string typed) { return Message(std::move(typed)); };
  say(message(
      "Play one card or a queue of cards. Each must have the symbol that the last arrow names:"));
  show(word("play green+2 green@4"), message("play a card and move a submarine"));
  show(message("{}, or {}", word("green+2"), 1),
       message("the same in short, if only one submarine can move"));
  say(message("Then end your turn in one of these ways:"));
  show(word("strike blue*2 blue@6"),
       message("fire a face-up torpedo card with the symbol your last arrow names"));
  show(word("remove red*1"), message("remove such a card of your own color from the game"));
  show(word("bury yellow*2"), message("put any face-up torpedo card under the pile"));
  if (deck.variant.discard_matched) {
    show(word("discard blue*2"),
         message("discard a torpedo card with the symbol your last arrow names"));
  }
  show(word("end"), message("do none of these"));
  if (deck.sonar != con_sonar::Sonar{}) {
    say(message(
        "Or use the sonar once instead of playing cards. Choose its level and pay with cards:"));
    show(word("sonar 1 green-1"), message("its result then happens; no torpedo in that turn"));
  }
  say(message("A torpedo hits if the roll is below the target's step; a miss costs you a point."));
  say(message(
      "Other commands: legal (your legal moves, with chances), table, undo, save FILE, quit."));
  return text;
}

}  // namespace chartroom::cli
