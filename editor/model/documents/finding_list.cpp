#include "editor/model/documents/finding_list.h"

#include <algorithm>

#include "validator/reports/translation.h"

namespace chartroom::editor {
namespace {

// True for findings of one code in one place, even if the figures in their texts differ.
bool same_finding(const reports::Finding& a, const reports::Finding& b) {
  return a.code == b.code && a.places == b.places && a.pointer == b.pointer;
}

bool begins_with_one_of(const std::string& code, const std::vector<std::string>& beginnings) {
  return beginnings.empty() ||
         std::any_of(beginnings.begin(), beginnings.end(),
                     [&](const std::string& beginning) { return code.starts_with(beginning); });
}

bool is_before(const reports::Finding& a, const reports::Finding& b, FindingColumn column) {
  switch (column) {
    case FindingColumn::severity:
      return std::pair(!a.excluded, a.severity) > std::pair(!b.excluded, b.severity);
    case FindingColumn::code:
      return a.code < b.code;
    case FindingColumn::text:
    case FindingColumn::place:
      break;
  }
  return false;
}

// Returns the text of each finding.
std::vector<std::string> texts_of(const FindingList& list, std::string_view language) {
  const Translator tr = reports::report_translator(language);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < list.size(); ++i) texts.push_back(reports::said_in(tr, list.at(i)));
  return texts;
}

}  // namespace

std::string FindingList::why(std::string_view code) const {
  const checks::Check* found = check(code);
  return found == nullptr ? "" : std::string(found->why);
}

checks::ShownGame FindingList::game(std::string_view code) const {
  const checks::Check* found = check(code);
  return found == nullptr ? checks::ShownGame::none : found->game;
}

int FindingList::count(Severity severity) const {
  int found = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    if (at(i).severity == severity && !at(i).excluded) ++found;
  }
  return found;
}

int FindingList::count() const {
  return count(Severity::error) + count(Severity::warning) + count(Severity::note);
}

std::vector<std::size_t> FindingList::shown() const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < size(); ++i) {
    const reports::Finding& f = at(i);
    if (f.severity >= filter_.at_least && begins_with_one_of(f.code, filter_.codes) &&
        (filter_.excluded || !f.excluded)) {
      places.push_back(i);
    }
  }
  std::vector<std::string> texts;
  if (order_.column == FindingColumn::text) texts = texts_of(*this, language_);
  const auto before = [&](std::size_t a, std::size_t b) {
    return texts.empty() ? is_before(at(a), at(b), order_.column) : texts[a] < texts[b];
  };
  std::stable_sort(places.begin(), places.end(), before);
  if (order_.reversed) std::reverse(places.begin(), places.end());
  return places;
}

std::optional<std::size_t> FindingList::current_index() const {
  if (!current_) return std::nullopt;
  std::vector<std::size_t> places;
  for (const std::size_t place : shown()) {
    if (!same_finding(at(place), *current_)) continue;
    if (at(place).message == current_->message) return place;
    places.push_back(place);
  }
  return places.size() == 1 ? std::optional(places.front()) : std::nullopt;
}

std::optional<std::size_t> FindingList::go(int step) {
  const std::vector<std::size_t> places = shown();
  if (places.empty()) return std::nullopt;
  const auto count = static_cast<int>(places.size());
  const auto now = std::find(places.begin(), places.end(), current_index());
  int from = step > 0 ? -1 : count;
  if (now != places.end()) from = static_cast<int>(now - places.begin());
  set_current(places[static_cast<std::size_t>((from + step + count) % count)]);
  return current_index();
}

}  // namespace chartroom::editor
