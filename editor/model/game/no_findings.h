// What the checks say of a game: nothing. The referee speaks in the game's own tab.
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
  const checks::Check* check(std::string_view) const override { return nullptr; }
  std::vector<reports::NotRun> not_judged() const override { return {}; }
  int judged() const override { return 0; }
  std::vector<JudgedLevel> levels() const override { return {}; }

 private:
  reports::Finding none_;
};

}  // namespace chartroom::editor
