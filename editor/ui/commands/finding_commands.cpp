// The list of findings, and what is done about one.
#include <utility>

#include "editor/ui/commands/commands.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/workbench/suggestions.h"
#include "validator/suggest/lines.h"

namespace chartroom::editor {
void bind_finding_commands(Workbench& at) {
  const auto some = [&at] { return at.findings != nullptr && at.findings->can_go(); };
  const auto fixable = [&at] { return at.findings != nullptr && at.findings->can_fix(); };
  const auto acceptable = [&at] {
    return at.findings != nullptr && at.findings->current() != nullptr &&
           !at.findings->can_include();
  };
  at.commands.bind(
      "findings.next", [&at] { at.findings->go(+1); }, some);
  at.commands.bind(
      "findings.previous", [&at] { at.findings->go(-1); }, some);
  at.commands.bind(
      "findings.fix", [&at] { at.findings->fix_current(); }, fixable);
  at.commands.bind(
      "findings.suggest", [&at] { at.suggestions->search(); },
      [&at] { return at.work != nullptr && !at.work->busy(); });
  at.commands.bind(
      "findings.suggest_mends", [&at] { at.suggestions->search(at.findings->current()); },
      [&at] {
        const bool can = at.work != nullptr && !at.work->busy() && at.findings != nullptr;
        const reports::Finding* finding = can ? at.findings->current() : nullptr;
        return finding != nullptr && !suggest::lines_of(finding->code).empty();
      });
  at.commands.bind(
      "findings.exclude", [&at] { at.findings->exclude_current(); }, acceptable);
  at.commands.bind(
      "findings.include", [&at] { at.findings->include_current(); },
      [&at] { return at.findings != nullptr && at.findings->can_include(); });
  at.commands.bind(
      "findings.accepted", [&at] { at.findings->show_accepted(!at.findings->accepted_shown()); },
      [&at] { return at.findings != nullptr; },
      [&at] { return at.findings != nullptr && at.findings->accepted_shown(); });
  constexpr std::pair<const char*, FindingColumn> kSorted[] = {
      {"findings.by_severity", FindingColumn::severity},
      {"findings.by_code", FindingColumn::code},
      {"findings.by_place", FindingColumn::place},
      {"findings.by_text", FindingColumn::text}};
  const auto there = [&at] { return at.findings != nullptr; };
  const auto order = [&at] {
    return at.findings == nullptr ? FindingOrder() : at.findings->order();
  };
  for (const auto& [id, sorted_by] : kSorted) {
    at.commands.bind(
        id,
        [&at, column = sorted_by] {
          at.findings->sort({column, at.findings->order().reversed});
        },
        there, [order, column = sorted_by] { return order().column == column; });
  }
  at.commands.bind(
      "findings.reversed",
      [&at, order] {
        at.findings->sort({order().column, !order().reversed});
      },
      there, [order] { return order().reversed; });
  at.commands.bind(
      "findings.explain", [&at] { at.findings->explain(); }, some);
}

}  // namespace chartroom::editor
