#include "cli/play/review.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "maps/platform/utf8.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::cli {
namespace {

// Returns the game without players, which can be set to any move.
play::Table begin_again(const play::Table& table) {
  const rules::GameRecord record = table.record();
  play::TableSetup setup;
  setup.map = table.map();
  setup.rules = table.state().sea().rules();
  setup.map_name = record.map;
  for (const maps::Team team : maps::kTeams) setup.starts[index(team)] = record.start(team)->point;
  setup.first = record.first;
  setup.variant = record.variant;
  setup.seed = table.seed();
  return play::Table(std::move(setup));
}

// Returns the announcement, and the secret direction of a silence.
Message revealed_call(const play::TablePly& ply) {
  const Message heard = heard_text(ply.said);
  if (ply.action.kind != rules::ActionKind::silence) return heard;
  return message("{} (moved {})", heard, direction_word(ply.action.direction));
}

class Replay {
 public:
  Replay(const play::Table& table, Console& console, const ScreenStyle& style)
      : record_(table.record()), table_(begin_again(table)), console_(console), style_(style) {}

  void run() {
    const int last = static_cast<int>(record_.plies.size());
    int ply = 0;
    while (!console_.leaving()) {
      show(ply);
      const auto line = console_.ask(
          message("Move {} of {} (Enter, back, a number or end)> ", ply, last), help(last));
      if (!line) return;
      const auto next = ply_after(lower_case(*line), ply, last);
      if (!next) return;
      ply = *next;
    }
  }

 private:
  static Message help(int last) {
    return message(
        "Enter shows the next move, back the previous one, a number from 0 to {} that move.\n"
        "end ends the replay.",
        last);
  }

  // Returns the move to show next; nothing to stop, or the current one for an unknown word.
  std::optional<int> ply_after(const std::string& word, int ply, int last) const {
    if (word == "end" || word == "e" || word == "q" || (word.empty() && ply == last))
      return std::nullopt;
    if (word.empty()) return ply + 1;
    if (word == "back" || word == "b") return std::max(ply - 1, 0);
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc() && stop == word.data() + word.size() && number >= 0 &&
        number <= last) {
      return number;
    }
    console_.say(help(last));
    return ply;
  }

  void show(int ply) {
    rules::GameRecord until = record_;
    until.plies.resize(static_cast<std::size_t>(ply));
    table_.follow(until);
    const Message last = table_.plies().empty() ? message("Start of the game")
                                                : revealed_call(table_.plies().back());
    console_.print("\n" + last.in(style_.tr) + "\n" + review_screen(table_, told_of(), style_));
  }

  // Returns the team that the last announcement reveals: it answered a sonar, or acted.
  maps::Team told_of() const {
    if (table_.plies().empty()) return other(record_.first);
    const rules::Announcement& said = table_.plies().back().said;
    return said.kind == rules::ActionKind::sonar ? other(said.team) : said.team;
  }

  rules::GameRecord record_;
  play::Table table_;
  Console& console_;
  ScreenStyle style_;
};

}  // namespace

AfterGame look_back(const play::Table& table, Console& console, const ScreenStyle& style) {
  const Message help = message(
      "replay shows the game move by move, with both submarines and what the radio operators\n"
      "could know. undo takes back the last move and plays on. Enter alone continues to saving\n"
      "the record.");
  while (const auto line = console.ask(message("replay, undo or Enter> "), help)) {
    const std::string word = small_letters(*line);
    if (word.empty()) break;
    if (rules::parse_word(word) == rules::Word::undo) return AfterGame::take_back;
    if (word == "replay") {
      Replay(table, console, style).run();
    } else {
      console.say(message("Type replay or undo, or press Enter to continue."));
    }
  }
  return AfterGame::done;
}

}  // namespace chartroom::cli
