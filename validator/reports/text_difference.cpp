#include "validator/reports/text_difference.h"

#include <fmt/core.h>

#include <algorithm>
// dtl.hpp lacks its own includes.
#include <iostream>
#include <list>
#include <map>
#include <set>
#include <sstream>

#include <dtl/dtl.hpp>

namespace chartroom::reports {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kContext = 3;
// A comparison of this many pairs of lines takes some milliseconds.
constexpr std::size_t kMostPairs = 4'000'000;

std::size_t count_lines(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

Lines split(std::string_view text) {
  Lines lines;
  lines.reserve(count_lines(text) + 1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

bool is_line_start(std::string_view text, std::size_t at) {
  return at == 0 || text[at - 1] == '\n';
}

// The lines between the common first lines and the common last lines of two texts.
struct Middle {
  std::size_t first = 0;  // line
  Lines before;
  Lines after;
};

Middle middle_of(std::string_view before, std::string_view after) {
  const auto same = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first;
  const std::string_view head(before.data(), static_cast<std::size_t>(same - before.begin()));
  const std::size_t begin = head.rfind('\n') + 1;  // 0 where there is none
  const std::size_t first = count_lines(head);
  before.remove_prefix(begin);
  after.remove_prefix(begin);
  const auto alike = std::mismatch(before.rbegin(), before.rend(), after.rbegin(), after.rend());
  auto tail = static_cast<std::size_t>(alike.first - before.rbegin());
  while (tail > 0 && !(is_line_start(before, before.size() - tail) &&
                       is_line_start(after, after.size() - tail))) {
    --tail;
  }
  before.remove_suffix(tail);
  after.remove_suffix(tail);
  return {first, split(before), split(after)};
}

// Joins single removed and inserted lines into changes.
class Collector {
 public:
  explicit Collector(std::size_t first) : at_(static_cast<int>(first)) {}

  void keep() {
    ++at_;
    open_ = false;
  }
  void remove() {
    ++change().removed;
    ++at_;
  }
  void insert(std::string_view line) { change().inserted.emplace_back(line); }
  std::vector<LineChange> changes() && { return std::move(changes_); }

 private:
  LineChange& change() {
    if (!open_) changes_.push_back({at_, 0, {}});
    open_ = true;
    return changes_.back();
  }

  int at_;
  bool open_ = false;
  std::vector<LineChange> changes_;
};

std::string marked(char mark, std::string_view line) {
  return mark + std::string(line) +
         (line.ends_with('\n') ? "" : "\n\\ No newline at end of file\n");
}

// Writes a name in a patch's header as git does: in quotes with escapes where a character would end
// it or could get lost. A tab follows a name with spaces, so that no tool reads its end as a date.
std::string header_name(const std::string& name) {
  static constexpr std::string_view kNamed = "\a\b\t\n\v\f\r\"\\";
  static constexpr std::string_view kEscapes = "abtnvfr\"\\";
  std::string quoted;
  bool plain = true;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    const std::size_t named = kNamed.find(c);
    const bool odd = byte < 0x20 || byte >= 0x7F;
    plain = plain && named == std::string_view::npos && !odd;
    if (named != std::string_view::npos) {
      quoted += {'\\', kEscapes[named]};
    } else {
      quoted += odd ? fmt::format("\\{:03o}", byte) : std::string(1, c);
    }
  }
  return (plain ? name : '"' + quoted + '"') + (name.find(' ') == std::string::npos ? "" : "\t");
}

// Writes "first,count" as in patches: from 1; an empty range has the number of the line before it.
std::string range(std::size_t first, std::size_t count) {
  if (count == 1) return fmt::format("{}", first + 1);
  return fmt::format("{},{}", count == 0 ? first : first + 1, count);
}

// Returns the end of the changes from `at` on that are so close that their context lines meet.
std::size_t end_of_hunk(const std::vector<LineChange>& changes, std::size_t at) {
  const auto close = [](const LineChange& a, const LineChange& b) {
    return static_cast<std::size_t>(b.first - a.first - a.removed) <= 2 * kContext;
  };
  while (at + 1 < changes.size() && close(changes[at], changes[at + 1])) ++at;
  return at + 1;
}

// Writes one hunk of a patch and updates `shift`, the later text's lead in lines.
std::string hunk(const Lines& before, const std::vector<LineChange>& changes, std::size_t begin,
                 std::size_t end, long& shift) {
  const auto first_changed = static_cast<std::size_t>(changes[begin].first);
  const std::size_t first = first_changed - std::min(kContext, first_changed);
  const auto last_changed =
      static_cast<std::size_t>(changes[end - 1].first + changes[end - 1].removed);
  const std::size_t last = std::min(last_changed + kContext, before.size());
  const long old_shift = shift;
  std::string text;
  std::size_t at = first;
  for (std::size_t i = begin; i < end; ++i) {
    const LineChange& change = changes[i];
    while (at < static_cast<std::size_t>(change.first)) text += marked(' ', before[at++]);
    for (int n = 0; n < change.removed; ++n) text += marked('-', before[at++]);
    for (const std::string& line : change.inserted) text += marked('+', line);
    shift += static_cast<long>(change.inserted.size()) - change.removed;
  }
  while (at < last) text += marked(' ', before[at++]);
  const auto moved = [](std::size_t line, long by) {
    return static_cast<std::size_t>(static_cast<long>(line) + by);
  };
  return fmt::format("@@ -{} +{} @@\n", range(first, last - first),
                     range(moved(first, old_shift), moved(last, shift) - moved(first, old_shift))) +
         text;
}

}  // namespace

std::vector<LineChange> line_changes(std::string_view before, std::string_view after) {
  const Middle middle = middle_of(before, after);
  Collector collector(middle.first);
  if (middle.before.size() * middle.after.size() > kMostPairs) {
    for (std::size_t i = 0; i < middle.before.size(); ++i) collector.remove();
    for (const std::string_view line : middle.after) collector.insert(line);
    return std::move(collector).changes();
  }
  dtl::Diff<std::string_view, Lines> comparison(middle.before, middle.after);
  comparison.compose();
  for (const auto& [line, info] : comparison.getSes().getSequence()) {
    if (info.type == dtl::SES_COMMON) collector.keep();
    if (info.type == dtl::SES_DELETE) collector.remove();
    if (info.type == dtl::SES_ADD) collector.insert(line);
  }
  return std::move(collector).changes();
}

std::string unified_difference(const std::string& path, std::string_view before,
                               std::string_view after) {
  const std::vector<LineChange> changes = line_changes(before, after);
  if (changes.empty()) return "";
  const Lines lines = split(before);
  std::string text =
      fmt::format("--- {}\n+++ {}\n", header_name("a/" + path), header_name("b/" + path));
  long shift = 0;
  for (std::size_t begin = 0; begin < changes.size();) {
    const std::size_t end = end_of_hunk(changes, begin);
    text += hunk(lines, changes, begin, end, shift);
    begin = end;
  }
  return text;
}

}  // namespace chartroom::reports
