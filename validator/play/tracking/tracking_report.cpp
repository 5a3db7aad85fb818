#include "validator/play/tracking/tracking_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "maps/json/writer.h"

namespace chartroom::play {
namespace {

constexpr int kFewPoints = 12;

std::string points_text(const Knowledge& known) {
  if (known.refuted) return "no position fits";
  if (known.count() == 0) return "lost until undo, mend, insert, surface or start";
  if (known.count() > kFewPoints) return "";
  std::string text;
  for (const maps::Point point : known.points) text += (text.empty() ? "" : " ") + to_string(point);
  return text;
}

std::string standing_text(const Knowledge& known, std::string_view who) {
  if (known.count() == 0) return "Nothing fits everything you heard.\n";
  if (known.count() == 1) {
    return fmt::format("Position of {}: {}.\n", who, to_string(known.points[0]));
  }
  return fmt::format("Possible positions of {}: {}{}.\n", who, known.count(),
                     known.exact ? "" : " or fewer (there are too many trails to follow)");
}

void write(json::Writer& json, const Mishearing& mishearing) {
  json.begin_object()
      .member("line", mishearing.line)
      .member("heard", mishearing.heard)
      .member("meant", mishearing.meant)
      .end_object();
}

// Returns the line to type: "mend 12 down", "mend 12", "insert 4 up".
std::string correction_text(const Mishearing& correction) {
  return fmt::format("{} {}{}{}", correction.heard.empty() ? "insert" : "mend", correction.line,
                     correction.meant.empty() ? "" : " ", rules::shown_line(correction.meant));
}

// "correct line 12 to down".
std::string correction_sentence(const Mishearing& correction) {
  if (correction.heard.empty()) {
    return fmt::format("insert {} before line {}", rules::shown_line(correction.meant),
                       correction.line);
  }
  if (correction.meant.empty()) return fmt::format("remove line {}", correction.line);
  return fmt::format("correct line {} to {}", correction.line, rules::shown_line(correction.meant));
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

std::string likeliest_text(const Knowledge& known) {
  if (!known.mishearing) return "no single correction explains it";
  const Mishearing& slip = *known.mishearing;
  if (slip.heard.empty()) {
    return fmt::format("likeliest mistake: \"{}\" is missing before line {}",
                       rules::shown_line(slip.meant), slip.line);
  }
  if (slip.line == known.unexplained->line && known.repeated != slip) {
    return fmt::format("no correction of an earlier line explains it; perhaps {}",
                       slip.meant.empty()
                           ? "nothing was said"
                           : fmt::format("it was \"{}\"", rules::shown_line(slip.meant)));
  }
  return fmt::format("likeliest mistake: line {}, \"{}\", was {}", slip.line,
                     rules::shown_line(slip.heard),
                     slip.meant.empty() ? "not said" : "\"" + rules::shown_line(slip.meant) + "\"");
}

}  // namespace

std::string tracking_row(const Knowledge& known) {
  std::string row = fmt::format("{:>5}  {:<18} {:>4}  {}", known.position.line,
                                rules::shown_line(known.text), known.count(), points_text(known));
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
  if (!known.reason.empty()) json.member("reason", known.reason);
  json.end_object();
  return json.text();
}

std::string refuted_text(const Knowledge& known) {
  const Mishearing& line = known.unexplained.value();
  const std::string which = known.refuted ? "" : fmt::format(" yet line {},", line.line);
  return fmt::format("no position fits{} \"{}\"{}{} ({})", which, rules::shown_line(line.heard),
                     known.reason.empty() ? "" : ": ", known.reason, likeliest_text(known));
}

std::string change_text(const Knowledge& known) {
  if (!known.change) return "";
  const Mishearing& change = *known.change;
  const auto quoted = [](const std::string& text) {
    return text.empty() ? "not said" : "\"" + rules::shown_line(text) + "\"";
  };
  if (known.event == "undo") {
    return fmt::format("removed line {}: {}", change.line, rules::shown_line(change.heard));
  }
  if (known.event == "insert") {
    return fmt::format("inserted before line {}: {}", change.line, quoted(change.meant));
  }
  return fmt::format("corrected line {}: {}, not {}", change.line, quoted(change.meant),
                     quoted(change.heard));
}

std::vector<std::string> correction_sentences(const Knowledge& known) {
  std::vector<std::string> lines;
  for (const Mishearing& correction : known.corrections) {
    lines.push_back(
        fmt::format("{} ({})", correction_sentence(correction), correction_text(correction)));
  }
  return lines;
}

std::string never_text(const Knowledge& known) {
  if (known.unexplained || known.reason.empty()) return "";
  return fmt::format("Line {}, \"{}\", is impossible, too: {}.\n", known.position.line,
                     rules::shown_line(known.text), known.reason);
}

std::string slips_text(const Knowledge& known, std::size_t most) {
  const Mishearing& line = known.unexplained.value();
  std::string text =
      fmt::format("Nothing explains line {}, \"{}\"{}{}.\n", line.line,
                  rules::shown_line(line.heard), known.reason.empty() ? "" : ": ", known.reason);
  if (known.corrections.empty())
    return text + "No single correction explains it. Type undo, or continue.\n";
  text += fmt::format("One of these corrections would{} (likeliest first):\n",
                      known.all_corrections ? "" : ", and others may");
  const std::vector<Mishearing> told = told_first(known, most);
  for (const Mishearing& correction : told) {
    const bool repeated = known.repeated == correction;
    text += fmt::format("  {}{}\n", correction_text(correction), repeated ? " (typed twice?)" : "");
  }
  if (told.size() == known.corrections.size()) return text;
  return text + fmt::format("  and {} more (press Enter for all)\n",
                            known.corrections.size() - told.size());
}

std::string tracking_picture(const maps::Map& map, const Knowledge& known, std::string_view who) {
  std::string text = standing_text(known, who);
  text += "\n  ";
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

std::string TrackingTally::text(double seconds) const {
  const double mean = events_ > 0 ? static_cast<double>(points_) / events_ : 0;
  return fmt::format(
      "{} events, {:.1f} possible positions on average, {} at most, {:.0f} updates per second\n",
      events_, mean, largest_, seconds > 0 ? events_ / seconds : 0);
}

}  // namespace chartroom::play
