// Findings as a list that is gone through: which of them are shown, and which is at hand.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "maps/platform/severity.h"
#include "validator/checks/check.h"
#include "validator/reports/finding.h"
#include "validator/reports/report.h"

namespace chartroom::editor {

// Which findings are shown.
struct FindingFilter {
  Severity at_least = Severity::note;
  std::vector<std::string> codes;  // codes or beginnings of codes; empty: all
  bool excluded = false;           // those that the pack excludes, too
  friend bool operator==(const FindingFilter&, const FindingFilter&) = default;
};

// By what the list is sorted. By severity the gravest come first, and what is accepted last; by
// place findings stand as in their file.
enum class FindingColumn : std::uint8_t { severity, code, place, text };
struct FindingOrder {
  FindingColumn column = FindingColumn::severity;
  bool reversed = false;
  friend bool operator==(const FindingOrder&, const FindingOrder&) = default;
};

// A kind of checks, and whether they were made.
struct JudgedLevel {
  const char* name;  // marked: "structure"
  bool judged = false;
};

class FindingList {
 public:
  virtual ~FindingList() = default;

  // Sorted by place, as validate prints them; excluded ones too.
  virtual std::size_t size() const = 0;
  virtual const reports::Finding& at(std::size_t place) const = 0;
  // The check with that code, of those that make the list; null where there is none.
  virtual const checks::Check* check(std::string_view code) const = 0;
  // What this list says nothing about: checks that only `validate` runs, and why; a pack that
  // cannot be read.
  virtual std::vector<reports::NotRun> not_judged() const = 0;
  // How many checks were made.
  virtual int judged() const = 0;
  // What kinds of checks were made, and which were not; none where nothing was judged.
  virtual std::vector<JudgedLevel> levels() const = 0;

  // Why a player cares about findings of that code; "" where there is no such check.
  std::string why(std::string_view code) const;
  // The game that shows what findings of that code are about.
  checks::ShownGame game(std::string_view code) const;

  // How many are not excluded: of a severity, of all.
  int count(Severity severity) const;
  int count() const;

  const FindingFilter& filter() const { return filter_; }
  void set_filter(FindingFilter filter) { filter_ = std::move(filter); }
  const FindingOrder& order() const { return order_; }
  void set_order(FindingOrder order) { order_ = order; }
  // In which findings are shown: where they are sorted by what they say, by what they say in it,
  // and what has names in it is called so from the next judging on.
  void set_language(std::string_view language) { language_ = language; }
  // Places in the list, in that order.
  std::vector<std::size_t> shown() const;

  // The place of the finding that was last gone to, as long as it is there and shown, also with
  // other figures.
  std::optional<std::size_t> current_place() const;
  void set_current(std::size_t place) { current_ = at(place); }
  // To the next shown finding (+1) or the one before (-1), and round; from none to the first or
  // last. Nothing where none is shown.
  std::optional<std::size_t> go(int step);

 protected:
  const std::string& language() const { return language_; }

  FindingList() = default;
  FindingList(const FindingList&) = default;
  FindingList(FindingList&&) = default;
  FindingList& operator=(const FindingList&) = default;
  FindingList& operator=(FindingList&&) = default;

 private:
  FindingFilter filter_;
  FindingOrder order_;
  std::string language_ = "en";
  std::optional<reports::Finding> current_;
};

}  // namespace chartroom::editor
