// A list of findings with a filter, an order and a current one.
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

// The filter of shown findings.
struct FindingFilter {
  Severity at_least = Severity::note;
  std::vector<std::string> codes;  // codes or prefixes of codes; empty: all
  bool excluded = false;           // includes findings that the pack excludes
  friend bool operator==(const FindingFilter&, const FindingFilter&) = default;
};

// The order of the list. By severity, the most severe come first and excluded ones last; by place,
// findings are in the order of their file.
enum class FindingColumn : std::uint8_t { severity, code, place, text };
struct FindingOrder {
  FindingColumn column = FindingColumn::severity;
  bool reversed = false;
  friend bool operator==(const FindingOrder&, const FindingOrder&) = default;
};

// A level of validation, and whether its checks ran.
struct CheckedLevel {
  const char* name;  // marked: "structure"
  bool checked = false;
};

class FindingList {
 public:
  virtual ~FindingList() = default;

  // Sorted by place, as `validate` prints them; excluded ones too.
  virtual std::size_t size() const = 0;
  virtual const reports::Finding& at(std::size_t index) const = 0;
  // Returns the check with this code, of those that make the list; null if there is none.
  virtual const checks::Check* check(std::string_view code) const = 0;
  // Returns the checks that did not run and why: they need `validate`, or a pack is unreadable.
  virtual std::vector<reports::NotRun> not_checked() const = 0;
  // Returns the number of checks that ran.
  virtual int checked() const = 0;
  // Returns the levels that ran and those that did not; none if nothing was checked.
  virtual std::vector<CheckedLevel> levels() const = 0;

  // Returns why a player cares about findings of this code; "" if there is no such check.
  std::string why(std::string_view code) const;
  // Returns the game that shows what findings of this code are about.
  checks::ShownGame game(std::string_view code) const;

  // Return the number of findings that are not excluded, of one severity or of all.
  int count(Severity severity) const;
  int count() const;

  const FindingFilter& filter() const { return filter_; }
  void set_filter(FindingFilter filter) { filter_ = std::move(filter); }
  const FindingOrder& order() const { return order_; }
  void set_order(FindingOrder order) { order_ = order; }
  // Sets the language of findings. It affects sorting by text at once, and names in texts from the
  // next validation on.
  void set_language(std::string_view language) { language_ = language; }
  // Returns the indices of the shown findings, in order.
  std::vector<std::size_t> shown() const;

  // Returns the index of the current finding while it is there and shown, even with other figures.
  std::optional<std::size_t> current_index() const;
  void set_current(std::size_t index) { current_ = at(index); }
  // Goes to the next shown finding (+1) or the previous one (-1), around the ends; from none to the
  // first or last. Returns its index, or empty if none is shown.
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
