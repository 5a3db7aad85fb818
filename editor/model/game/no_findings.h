// The empty list of findings of a game. The game's tab shows broken rules.
#pragma once

#include <string>
#include <vector>

#include "editor/model/documents/finding_list.h"
#include "maps/platform/contract.h"

namespace chartroom::editor {

class NoFindings : public FindingList {
 public:
  std::size_t size() const override { return 0; }
  const reports::Finding& at(std::size_t) const override {
    CHARTROOM_EXPECTS(false);
    return none_;
  }
  std::string why(const std::string&) const override { return ""; }
  std::vector<reports::NotRun> not_judged() const override { return {}; }
  int judged() const override { return 0; }
  std::vector<JudgedLevel> levels() const override { return {}; }

 private:
  reports::Finding none_;
};

}  // namespace chartroom::editor
