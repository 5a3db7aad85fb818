// The findings on a pack and all its files: the list that `validate` would print.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/finding_list.h"
#include "editor/model/documents/pack_document.h"

namespace chartroom::editor {

// Checks the pack as if saved now, with its files as they are on the disk. The places of a finding
// begin with the name of its file.
class PackFindings : public FindingList {
 public:
  explicit PackFindings(checks::Catalogue catalogue) : catalogue_(std::move(catalogue)) {}

  // Call after every change, and when files on the disk may have changed.
  void validate(const PackDocument& document);

  std::size_t size() const override { return all_.size(); }
  const reports::Finding& at(std::size_t index) const override { return all_.at(index); }
  const checks::Check* check(std::string_view code) const override { return catalogue_.find(code); }
  std::vector<reports::NotRun> not_checked() const override { return {}; }
  // Returns the number of errors in that file, without excluded ones.
  int errors_in(const std::string& path) const;
  int checked() const override;
  std::vector<CheckedLevel> levels() const override;

 private:
  // Everything that the findings depend on.
  struct State {
    std::string path;
    std::string text;
    std::vector<std::pair<std::string, std::optional<FileStamp>>> files;  // that it lists
    friend bool operator==(const State&, const State&) = default;
  };
  static State state_of(const PackDocument& document);

  checks::Catalogue catalogue_;
  std::optional<State> checked_;
  std::vector<reports::Finding> all_;
};

}  // namespace chartroom::editor
