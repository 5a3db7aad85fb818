#include "validator/play/tracking/tracking_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>

#include "maps/json/writer.h"
#include "validator/rules/spoken_words.h"

namespace chartroom::play {
namespace {

constexpr int kFewPoints = 12;

Message points_text(const Knowledge& known) {
  if (known.refuted) return message("no position fits");
  if (known.count() == 0) return message("lost until undo, mend, insert, surface or start");
  if (known.count() > kFewPoints) return {};
  std::string text;
  for (const maps::Point point : known.points) text += (text.empty() ? "" : " ") + to_string(point);
  return text;
}

Message standing_text(const Knowledge& known, std::string_view who) {
  if (known.count() == 0) return message("Nothing fits everything you heard.");
  if (known.count() == 1) return message("Position of {}: {}.", who, to_string(known.points[0]));
  return known.exact
             ? message("Possible positions of {}: {}.", who, known.count())
             : message(
                   "Possible positions of {}: {} or fewer (there are too many trails to follow).",
                   who, known.count());
}

void write(json::Writer& json, const Mishearing& mishearing) {
  json.begin_object()
      .member("line", mishearing.line)
      .member("heard", mishearing.heard)
      .member("meant", mishearing.meant)
      .end_object();
}

// Returns the line to type: "mend 12 down", "mend 12", "insert 4 up".
std::string correction_text(const Mishearing& correction, const TrackingLanguage& language) {
  const std::string what = correction.heard.empty() ? "insert" : "mend";
  return spoken_line(fmt::format("{} {}{}{}", what, correction.line,
                                 correction.meant.empty() ? "" : " ", correction.meant),
                     language);
}

// "correct line 12 to down".
Message correction_sentence(const Mishearing& correction, const TrackingLanguage& language) {
  const std::string meant = spoken_line(correction.meant, language);
  if (correction.heard.empty()) {
    return message("insert {} before line {}", meant, correction.line);
  }
  if (correction.meant.empty()) return message("remove line {}", correction.line);
  return message("correct line {} to {}", correction.line, meant);
}

// Returns the first corrections. The last of them makes room for the removal of a line that was
// typed twice, which is a slip of its own kind.
std::vector<Mishearing> told_first(const Knowledge& known, std::size_t most) {
  std::vector<Mishearing> told = known.corrections;
  if (told.size() <= most + 1) return told;
  told.resize(most);
  if (known.repeated && std::find(told.begin(), told.end(), *known.repeated) == told.end()) {
    told.back() = *known.repeated;
  }
  return told;
}

Message likeliest_text(const Knowledge& known, const TrackingLanguage& language) {
  if (!known.mishearing) return message("no single correction explains it");
  const Mishearing& slip = *known.mishearing;
  const std::string meant = spoken_line(slip.meant, language);
  if (slip.heard.empty()) {
    return message("likeliest mistake: \"{}\" is missing before line {}", meant, slip.line);
  }
  if (slip.line == known.unexplained->line && known.repeated != slip) {
    return slip.meant.empty()
               ? message("no correction of an earlier line explains it; perhaps nothing was said")
               : message("no correction of an earlier line explains it; perhaps it was \"{}\"",
                         meant);
  }
  const std::string heard = spoken_line(slip.heard, language);
  return slip.meant.empty()
             ? message("likeliest mistake: line {}, \"{}\", was not said", slip.line, heard)
             : message("likeliest mistake: line {}, \"{}\", was \"{}\"", slip.line, heard, meant);
}

Message refuted(const Knowledge& known, const TrackingLanguage& language) {
  const Mishearing& line = known.unexplained.value();
  const std::string heard = spoken_line(line.heard, language);
  const Message likeliest = likeliest_text(known, language);
  if (known.refuted) {
    return known.reason.empty()
               ? message("no position fits \"{}\" ({})", heard, likeliest)
               : message("no position fits \"{}\": {} ({})", heard, known.reason, likeliest);
  }
  return known.reason.empty()
             ? message("no position fits yet line {}, \"{}\" ({})", line.line, heard, likeliest)
             : message("no position fits yet line {}, \"{}\": {} ({})", line.line, heard,
                       known.reason, likeliest);
}

Message changed(const Knowledge& known, const TrackingLanguage& language) {
  const Mishearing& change = *known.change;
  const auto quoted = [&](const std::string& text) {
    return text.empty() ? message("not said") : message("\"{}\"", spoken_line(text, language));
  };
  if (known.event == "undo") {
    return message("removed line {}: {}", change.line, spoken_line(change.heard, language));
  }
  if (known.event == "insert") {
    return message("inserted before line {}: {}", change.line, quoted(change.meant));
  }
  return message("corrected line {}: {}, not {}", change.line, quoted(change.meant),
                 quoted(change.heard));
}

Message unexplained(const Knowledge& known, const TrackingLanguage& language) {
  const Mishearing& line = known.unexplained.value();
  const std::string heard = spoken_line(line.heard, language);
  return known.reason.empty()
             ? message("Nothing explains line {}, \"{}\".", line.line, heard)
             : message("Nothing explains line {}, \"{}\": {}.", line.line, heard, known.reason);
}

// Returns the language's first word for each word of a list; other words stay.
std::string word_in(const std::string& word, std::string_view language) {
  const auto meaning = rules::parse_word(word);
  if (!meaning) return word;
  for (const rules::SpokenLanguage& spoken : rules::spoken_languages()) {
    if (spoken.code != language) continue;
    for (const rules::SpokenWord& one : spoken.words) {
      if (one.word == *meaning) return std::string(one.text);
    }
  }
  return word;
}

}  // namespace

std::string spoken_line(const std::string& line, const TrackingLanguage& language) {
  if (language.code == "en") return rules::shown_line(line);
  std::istringstream words(line);
  std::string text;
  for (std::string word; words >> word;) {
    text += (text.empty() ? "" : " ") + word_in(word, language.code);
  }
  return text;
}

std::string tracking_row(const Knowledge& known, const TrackingLanguage& language) {
  std::string row =
      fmt::format("{:>5}  {:<18} {:>4}  {}", known.position.line, spoken_line(known.text, language),
                  known.count(), points_text(known).in(language.tr));
  row.erase(row.find_last_not_of(' ') + 1);
  return row + "\n";
}

std::string tracking_json(const Knowledge& known) {
  json::Writer json;
  json.begin_object()
      .member("line", known.position.line)
      .member("event", known.event)
      .member("count", known.count())
      .member("hypotheses", known.hypotheses)
      .member("exact", known.exact);
  json.key("points").begin_array();
  for (const maps::Point point : known.points) json.value(to_string(point));
  json.end_array();
  if (known.change) write(json.key("change"), *known.change);
  if (known.unexplained) {
    json.member("unexplained", known.unexplained->line).key("mends").begin_array();
    for (const Mishearing& correction : known.corrections) write(json, correction);
    json.end_array().member("all_mends", known.all_corrections);
  }
  if (!known.reason.empty()) json.member("reason", known.reason.english());
  json.end_object();
  return json.text();
}

std::string refuted_text(const Knowledge& known, const TrackingLanguage& language) {
  return refuted(known, language).in(language.tr);
}

std::string change_text(const Knowledge& known, const TrackingLanguage& language) {
  return known.change ? changed(known, language).in(language.tr) : "";
}

std::vector<std::string> correction_sentences(const Knowledge& known,
                                              const TrackingLanguage& language) {
  std::vector<std::string> lines;
  for (const Mishearing& correction : known.corrections) {
    lines.push_back(message("{} ({})", correction_sentence(correction, language),
                            correction_text(correction, language))
                        .in(language.tr));
  }
  return lines;
}

std::string never_text(const Knowledge& known, const TrackingLanguage& language) {
  if (known.unexplained || known.reason.empty()) return "";
  return message("Line {}, \"{}\", is impossible, too: {}.", known.position.line,
                 spoken_line(known.text, language), known.reason)
             .in(language.tr) +
         "\n";
}

std::string slips_text(const Knowledge& known, std::size_t most, const TrackingLanguage& language) {
  std::string text;
  const auto add = [&](std::string_view indent, const Message& line) {
    text += std::string(indent) + line.in(language.tr) + "\n";
  };
  add("", unexplained(known, language));
  if (known.corrections.empty()) {
    add("", message("No single correction explains it. Type undo, or continue."));
    return text;
  }
  add("", known.all_corrections
              ? message("One of these corrections would (likeliest first):")
              : message("One of these corrections would, and others may (likeliest first):"));
  const std::vector<Mishearing> told = told_first(known, most);
  for (const Mishearing& correction : told) {
    const std::string typed = correction_text(correction, language);
    add("  ", known.repeated == correction ? message("{} (typed twice?)", typed) : Message(typed));
  }
  const std::size_t more = known.corrections.size() - told.size();
  if (more > 0) add("  ", message("and {} more (press Enter for all)", more));
  return text;
}

std::string tracking_picture(const maps::Map& map, const Knowledge& known, std::string_view who,
                             const TrackingLanguage& language) {
  std::string text = standing_text(known, who).in(language.tr) + "\n\n  ";
  for (int column = 0; column < map.size.columns; ++column) text += " " + maps::column_name(column);
  for (int row = 0; row < map.size.rows; ++row) {
    text += fmt::format("\n{:>2}", maps::row_name(row));
    for (int column = 0; column < map.size.columns; ++column) {
      const maps::Point point{column, row};
      const bool left =
          std::find(known.points.begin(), known.points.end(), point) != known.points.end();
      text += left ? " x" : map.islands.contains(point) ? " #" : " .";
    }
  }
  return text + "\n";
}

void TrackingTally::add(const Knowledge& known) {
  ++events_;
  points_ += known.count();
  largest_ = std::max(largest_, known.count());
}

std::string TrackingTally::text(double seconds, const TrackingLanguage& language) const {
  const double mean = events_ > 0 ? static_cast<double>(points_) / events_ : 0;
  const double rate = seconds > 0 ? events_ / seconds : 0;
  return message("{} events, {} possible positions on average, {} at most, {} updates per second",
                 events_, decimal(mean), largest_, fmt::format("{:.0f}", rate))
             .in(language.tr) +
         "\n";
}

}  // namespace chartroom::play
