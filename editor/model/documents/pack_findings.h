// What the checks say of a pack and all its files: the list that `validate` would print.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/model/documents/finding_list.h"
#include "editor/model/documents/pack_document.h"

namespace chartroom::editor {

// Judges the pack as it would be if it were saved now, with its files as they are on the disk. The
// places of a finding begin with the name of its file.
class PackFindings : public FindingList {
 public:
  explicit PackFindings(checks::Catalogue catalogue) : catalogue_(std::move(catalogue)) {}

  // Call after every change, and when the disk may hold something else.
  void judge(const PackDocument& document);

  std::size_t size() const override { return all_.size(); }
  const reports::Finding& at(std::size_t place) const override { return all_.at(place); }
  const checks::Check* check(std::string_view code) const override { return catalogue_.find(code); }
  std::vector<reports::NotRun> not_judged() const override { return {}; }
  // How many errors there are in that file; those that are accepted do not count.
  int errors_in(const std::string& path) const;
  int judged() const override;
  std::vector<JudgedLevel> levels() const override;

 private:
  // What decides what there is to find.
  struct State {
    std::string path;
    std::string text;
    std::vector<std::pair<std::string, std::optional<FileStamp>>> files;  // that it lists
    friend bool operator==(const State&, const State&) = default;
  };
  static State state_of(const PackDocument& document);

  checks::Catalogue catalogue_;
  std::optional<State> judged_;
  std::vector<reports::Finding> all_;
};

}  // namespace chartroom::editor
