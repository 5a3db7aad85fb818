// Commands on the list of findings and on the chosen one.
#include <utility>

#include "editor/ui/commands/commands.h"
#include "editor/ui/play/work_bar.h"
#include "editor/ui/workbench/suggestions.h"
#include "validator/suggest/requirements.h"

namespace chartroom::editor {
void bind_finding_commands(Workbench& at) {
  const auto bind = [&at](const char* id, void (FindingsPanel::*run)(),
                          bool (FindingsPanel::*can)() const) {
    at.commands.bind(
        id, [&at, run] { (at.findings->*run)(); },
        [&at, can] { return at.findings != nullptr && (at.findings->*can)(); });
  };
  const auto there = [&at] { return at.findings != nullptr; };
  const auto some = [&at] { return at.findings != nullptr && at.findings->can_go(); };
  const auto idle = [&at] { return at.work != nullptr && !at.work->busy(); };
  at.commands.bind(
      "findings.next", [&at] { at.findings->go(+1); }, some);
  at.commands.bind(
      "findings.previous", [&at] { at.findings->go(-1); }, some);
  bind("findings.explain", &FindingsPanel::explain, &FindingsPanel::can_go);
  bind("findings.fix", &FindingsPanel::fix_current, &FindingsPanel::can_fix);
  bind("findings.exclude", &FindingsPanel::exclude_current, &FindingsPanel::can_exclude);
  bind("findings.include", &FindingsPanel::include_current, &FindingsPanel::can_include);
  at.commands.bind(
      "findings.suggest", [&at] { at.suggestions->search(); }, idle);
  at.commands.bind(
      "findings.suggest_mends", [&at] { at.suggestions->search(at.findings->current()); },
      [&at, idle] {
        const reports::Finding* finding =
            idle() && at.findings != nullptr ? at.findings->current() : nullptr;
        return finding != nullptr && !suggest::requirements_of(finding->code).empty();
      });
  at.commands.bind(
      "findings.accepted", [&at] { at.findings->show_accepted(!at.findings->accepted_shown()); },
      there, [&at] { return at.findings != nullptr && at.findings->accepted_shown(); });
  const auto order = [&at] {
    return at.findings == nullptr ? FindingOrder() : at.findings->order();
  };
  constexpr std::pair<const char*, FindingColumn> kSorted[] = {
      {"findings.by_severity", FindingColumn::severity},
      {"findings.by_code", FindingColumn::code},
      {"findings.by_place", FindingColumn::place},
      {"findings.by_text", FindingColumn::text}};
  for (const auto& [id, sorted_by] : kSorted) {
    at.commands.bind(
        id,
        [&at, order, column = sorted_by] {
          at.findings->sort({column, order().reversed});
        },
        there, [order, column = sorted_by] { return order().column == column; });
  }
  at.commands.bind(
      "findings.reversed",
      [&at, order] {
        at.findings->sort({order().column, !order().reversed});
      },
      there, [order] { return order().reversed; });
}

}  // namespace chartroom::editor
