#include "validator/rules/call_reader.h"

#include <algorithm>
#include <array>
#include <span>

#include "validator/rules/spoken_words.h"

namespace chartroom::rules {
namespace {

constexpr std::array kFirstWords{Word::up,      Word::down,    Word::left,    Word::right,
                                 Word::silence, Word::sonar,   Word::row,     Word::column,
                                 Word::torpedo, Word::we,      Word::surface, Word::start,
                                 Word::undo,    Word::correct, Word::insert};

// "No" and "without" before "damage"; Korean says it after the word, or in one.
constexpr std::string_view kNo[] = {"no",    "kein", "keinen", "ohne",
                                    "aucun", "sans", "nessun", "senza"};
constexpr std::string_view kNone = "없음";
constexpr std::string_view kUndamaged = "무피해";

// The words before a system and before an answer as the rulebooks have them called: “Activating
// sonar!”, “We are on Line 2.”, „Wir stehen in Zeile 2“. And "they", which needs no word.
constexpr std::string_view kActivating[] = {"activating", "activate", "aktiviere", "aktiviert"};
constexpr std::string_view kAre[] = {"are", "stehen", "sind", "sommes", "siamo"};
constexpr std::string_view kThey[] = {"they", "sie", "ils", "loro"};

// Takes a word that stands before a call only.
void take_before_call(LineReader& line, std::span<const std::string_view> words) {
  LineReader ahead = line;
  if (!take_any_of(ahead, words)) return;
  const auto word = parse_word(ahead.peek());
  if (word && *word <= Word::surface) line = ahead;
}

Announcement said_by(maps::Team team, ActionKind kind) {
  Announcement said;
  said.team = team;
  said.kind = kind;
  return said;
}

// Reads one line's call.
class CallReader {
 public:
  CallReader(LineReader& line, maps::Team tracked, KnownSize size)
      : line_(line), tracked_(tracked), size_(size) {}

  Announcement take() {
    take_before_call(line_, kThey);
    take_activating(line_);
    if (take_word(line_, Word::torpedo)) return their_torpedo();
    if (take_word(line_, Word::we)) return ours();
    if (take_word(line_, Word::row)) return answer(Axis::row, take_row(line_, size_));
    if (take_word(line_, Word::column)) return answer(Axis::column, take_column(line_, size_));
    if (take_word(line_, Word::surface)) return surfacing();
    if (take_word(line_, Word::silence)) return said_by(tracked_, ActionKind::silence);
    if (take_word(line_, Word::sonar)) return their_sonar();
    if (const auto answered = short_answer()) return *answered;
    if (const auto surfaced = surfacing_behind_its_point()) return *surfaced;
    return step();
  }

  bool tells_damage() const { return tells_damage_; }

 private:
  Announcement their_torpedo() {
    Announcement said = said_by(tracked_, ActionKind::torpedo);
    said.point = take_point(line_, size_);
    // Players call hit and self in either order, and call a miss although it needs no word.
    bool missed = false;
    while (!line_.done()) {
      const bool open = !said.hit && !missed;
      if (!said.self && take_word(line_, Word::self)) {
        said.self = true;
      } else if (open && take_word(line_, Word::hit)) {
        said.hit = true;
      } else if (open && take_word(line_, Word::miss)) {
        take_word(line_, Word::miss);  // each captain may have called it for the own submarine
        missed = true;
      } else {
        refuse_word(line_, std::array{Word::self, Word::hit, Word::miss},
                    message("self if it damaged them, hit if it hit us, or miss"));
      }
    }
    return said;
  }

  // Reads our shot, our sonar with its answer, or the answer as the enemy says it of itself.
  Announcement ours() {
    if (take_any_of(line_, kAre)) {
      take_on(line_);
    } else if (!take_word(line_, Word::sonar)) {
      return our_torpedo();
    }
    if (take_word(line_, Word::row)) return answer(Axis::row, take_row(line_, size_));
    if (take_word(line_, Word::column)) return answer(Axis::column, take_column(line_, size_));
    if (const auto answered = short_answer()) return *answered;
    refuse_word(line_, std::array{Word::row, Word::column},
                message("the answer: row 8 or column C"));
  }

  Announcement our_torpedo() {
    Announcement said = said_by(other(tracked_), ActionKind::torpedo);
    if (!take_word(line_, Word::torpedo)) {
      refuse_word(line_, std::array{Word::torpedo},
                  message("missile or sonar: of our own actions a list has only shots and answered "
                          "sonars"));
    }
    said.point = take_point(line_, size_);
    said.hit = take_word(line_, Word::hit);
    if (!said.hit && !take_word(line_, Word::miss)) {
      refuse_word(line_, std::array{Word::hit, Word::miss}, message("hit or miss"));
    }
    if (!said.hit) take_word(line_, Word::miss);
    refuse_second_call(line_, message("hit if they were hit, else miss"));
    return said;
  }

  Announcement answer(Axis axis, int number) {
    Announcement said = said_by(other(tracked_), ActionKind::sonar);
    said.axis = axis;
    said.line = number;
    return said;
  }

  // Reads a row by its number alone, or a row or column followed by its word: "2", "2행", "C열". A
  // column's letter alone is no answer: d and l are steps.
  std::optional<Announcement> short_answer() {
    const std::string text(line_.peek());
    if (const auto row = parse_row(text)) return taken_answer(Axis::row, *row);
    const std::size_t length = parse_row(text.substr(0, 2)) ? 2 : 1;
    if (text.size() <= length) return std::nullopt;
    const auto word = parse_word(std::string_view(text).substr(length));
    const std::string name = text.substr(0, length);
    const auto row = word == Word::row ? parse_row(name) : std::nullopt;
    if (row) return taken_answer(Axis::row, *row);
    const auto column = word == Word::column ? parse_column(name) : std::nullopt;
    return column ? std::optional(taken_answer(Axis::column, *column)) : std::nullopt;
  }

  Announcement taken_answer(Axis axis, int number) {
    line_.take_any();
    return answer(axis, number);
  }

  Announcement surfacing() {
    Announcement said = said_by(tracked_, ActionKind::surface);
    said.point = take_point(line_, size_);
    take_price(said);
    return said;
  }

  // Reads the Korean word order: "D3에서 부상".
  std::optional<Announcement> surfacing_behind_its_point() {
    constexpr std::string_view kAt = "에서";
    const std::string_view word = line_.peek();
    if (!word.ends_with(kAt)) return std::nullopt;
    LineReader point(word.substr(0, word.size() - kAt.size()), 1);
    Announcement said = said_by(tracked_, ActionKind::surface);
    LineReader ahead = line_;
    ahead.take_any();
    if (!take_word(ahead, Word::surface)) return std::nullopt;
    try {
      said.point = take_point(point, size_);
    } catch (const Misread&) {
      return std::nullopt;
    }
    line_ = ahead;
    take_price(said);
    return said;
  }

  void take_price(Announcement& said) {
    const std::optional<bool> damage = take_damage(line_);
    tells_damage_ = damage.has_value();
    said.self = damage.value_or(false);
  }

  Announcement their_sonar() {
    if (!line_.done()) {
      line_.fail(message("write the answer to our sonar without \"sonar\": row 8"));
    }
    return said_by(tracked_, ActionKind::sonar);
  }

  Announcement step() {
    Announcement said = said_by(tracked_, ActionKind::navigate);
    const auto word = parse_word(line_.peek());
    const auto direction = word ? direction_of(*word) : std::nullopt;
    if (!direction) refuse_first_word();
    line_.take_any();
    said.direction = *direction;
    return said;
  }

  [[noreturn]] void refuse_first_word() {
    if (const auto column = parse_column(std::string(line_.peek()))) {
      line_.fail(message("write a column with its word: col {}", maps::column_name(*column)));
    }
    refuse_word(line_, kFirstWords,
                message("up, down, left, right, silence, sonar, row, column, missile, we, surface, "
                        "start, undo, mend, insert"));
  }

  LineReader& line_;
  maps::Team tracked_;
  KnownSize size_;
  bool tells_damage_ = true;
};

}  // namespace

bool is_activating(std::string_view word) {
  return std::ranges::find(kActivating, word) != std::end(kActivating);
}

void take_activating(LineReader& line) { take_before_call(line, kActivating); }

void take_we_are(LineReader& line) {
  LineReader ahead = line;
  if (!take_word(ahead, Word::we) || !take_any_of(ahead, kAre)) return;
  take_on(ahead);
  line = ahead;
}

Call take_call(LineReader& line, maps::Team tracked, KnownSize size) {
  CallReader reader(line, tracked, size);
  const Announcement said = reader.take();
  return {said, reader.tells_damage()};
}

std::optional<bool> take_damage(LineReader& line) {
  if (take_word(line, Word::damage)) return !line.take(kNone);
  if (line.take(kUndamaged)) return false;
  if (!std::ranges::any_of(kNo, [&](std::string_view no) { return line.take(no); })) {
    return std::nullopt;
  }
  if (!take_word(line, Word::damage)) line.refuse(message("no damage"));
  return false;
}

void refuse_second_call(LineReader& line, const Message& expected) {
  LineReader ahead = line;
  if (!take_word(ahead, Word::hit) && !take_word(ahead, Word::miss)) return;
  line.fail(message("write one result for both captains' calls: {}", expected));
}

}  // namespace chartroom::rules
