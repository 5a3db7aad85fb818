#include "editor/model/overlays/trail_search.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "maps/direction.h"
#include "maps/platform/utf8.h"
#include "validator/rules/announcement_list.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::editor {
namespace {

constexpr maps::Team kTracked = maps::Team::green;
// "we torpedo D3 miss": no announcement has more words.
constexpr std::size_t kMostWords = 4;

struct Word {
  std::string text;
  std::size_t end = 0;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  bool within = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const bool parts = std::isspace(c) != 0 || c == ',' || c == ';';
    if (!parts && !within) words.emplace_back();
    if (!parts) {
      words.back().text += text[i];
      words.back().end = i + 1;
    }
    within = !parts;
  }
  return words;
}

// True if a word is several letters for directions: "nne" is "n n e".
bool is_row_of_letters(const std::string& word) {
  const std::string small = small_letters(word);
  return small.size() > 1 && !rules::parse_word(small) &&
         (small.find_first_not_of("udlr") == small.npos ||
          small.find_first_not_of("nesw") == small.npos);
}

std::vector<Word> with_letters_apart(const std::vector<Word>& words) {
  std::vector<Word> apart;
  for (const Word& word : words) {
    if (!is_row_of_letters(word.text)) {
      apart.push_back(word);
      continue;
    }
    const std::size_t begin = word.end - word.text.size();
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      apart.push_back({word.text.substr(i, 1), begin + i + 1});
    }
  }
  return apart;
}

// Returns a compass direction except "s", which means silence in a list.
std::optional<maps::Direction> compass_direction(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, maps::Direction>, 7> kShort{{
      {"n", maps::Direction::up},
      {"north", maps::Direction::up},
      {"south", maps::Direction::down},
      {"w", maps::Direction::left},
      {"west", maps::Direction::left},
      {"e", maps::Direction::right},
      {"east", maps::Direction::right},
  }};
  const auto* const found =
      std::ranges::find(kShort, word, &std::pair<std::string_view, maps::Direction>::first);
  return found == kShort.end() ? std::nullopt : std::optional(found->second);
}

// True if a trail uses compass points: it has one, or no direction at all.
bool by_compass(const std::vector<Word>& words) {
  bool other_ways = false;
  for (const Word& word : words) {
    const std::string text = small_letters(word.text);
    if (compass_direction(text)) return true;
    const auto said = rules::parse_word(text);
    other_ways = other_ways || (said && rules::direction_of(*said));
  }
  return !other_ways;
}

// Returns "torpedo", the word of announcement lists, for "missile"; other words unchanged.
std::string listed_word(const std::string& written) {
  return small_letters(written) == "missile" ? "torpedo" : written;
}

// Returns a word as announcement lists have it, without compass points.
std::string first_word(const std::string& written, bool compass) {
  const std::string word = small_letters(listed_word(written));
  if (compass && word == "s") return std::string(to_string(maps::Direction::down));
  const auto direction = compass_direction(word);
  return direction ? std::string(to_string(*direction)) : word;
}

std::string joined(const std::vector<Word>& words, std::size_t first, std::size_t count,
                   bool compass) {
  std::string line = first_word(words[first].text, compass);
  for (std::size_t i = 1; i < count; ++i) line += " " + listed_word(words[first + i].text);
  return line;
}

rules::AnnouncementReader list_reader(maps::Size sea) {
  rules::AnnouncementReader reader("", kTracked);
  reader.read_line("chartroom-announcements 1");
  reader.read_line("map any");
  reader.limit_to(sea);
  return reader;
}

}  // namespace

AnnouncedTrail read_trail(std::string_view text, maps::Size sea) {
  AnnouncedTrail trail;
  const std::vector<Word> words = with_letters_apart(words_of(text));
  const bool compass = by_compass(words);
  rules::AnnouncementReader reader = list_reader(sea);
  for (std::size_t next = 0; next < words.size();) {
    // Takes the longest valid reading of the next words: "torpedo D3 hit".
    std::size_t count = std::min(kMostWords, words.size() - next);
    for (; count > 0; --count) {
      rules::AnnouncementReader ahead = reader;
      const auto heard = ahead.read_line(joined(words, next, count, compass));
      if (!heard) {
        if (trail.why.empty()) trail.why = ahead.errors().back().what;
        continue;
      }
      // A trail has no line numbers.
      if (heard->corrects != 0 || heard->inserts != 0) continue;
      reader = std::move(ahead);
      trail.heard.push_back(*heard);
      trail.ends.push_back(words[next + count - 1].end);
      trail.why.clear();
      break;
    }
    if (count == 0) {
      trail.unread = words[next].text;
      return trail;
    }
    next += count;
  }
  return trail;
}

std::string without_last(const std::string& text, maps::Size sea) {
  const AnnouncedTrail trail = read_trail(text, sea);
  if (!trail.unread.empty()) return text.substr(0, trail.ends.empty() ? 0 : trail.ends.back());
  return trail.ends.size() < 2 ? "" : text.substr(0, trail.ends[trail.ends.size() - 2]);
}

std::string with_way(std::string text, maps::Point from, maps::Point to) {
  const auto add = [&text](maps::Direction direction, int steps) {
    for (int i = 0; i < steps; ++i) {
      if (!text.empty() && text.back() != ' ') text += ' ';
      text += to_string(direction);
    }
  };
  add(maps::Direction::right, to.column - from.column);
  add(maps::Direction::left, from.column - to.column);
  add(maps::Direction::down, to.row - from.row);
  add(maps::Direction::up, from.row - to.row);
  return text;
}

TrailFit fit_trail(const PlayedMap& map, const std::vector<rules::HeardLine>& heard,
                   const std::atomic<bool>* stop) {
  const auto tracking = play::make_tracking(map.map, map.rules, kTracked, false);
  play::Knowledge known = tracking->at_start();
  TrailFit fit;
  fit.at_start = known.count();
  for (const rules::HeardLine& line : heard) {
    if (stop != nullptr && *stop) break;
    known = tracking->hear(line);
    fit.counts.push_back(known.count());
    // Searching for corrections would be slow at every further line.
    if (known.refuted) break;
  }
  fit.exact = known.exact;
  fit.film = tracking->film();
  return fit;
}

}  // namespace chartroom::editor
