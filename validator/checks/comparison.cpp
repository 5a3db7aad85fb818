#include "validator/checks/comparison.h"

#include <map>
#include <set>

#include "validator/checks/fingerprint.h"

namespace chartroom {
namespace {

// What stands on the left and has no like on the right.
std::vector<Finding> surplus(const Report& left, const Report& right) {
  const auto key = [](const Finding& finding, const Report& report) {
    const Identity identity = identity_of(finding, report);
    return std::pair(identity.code, identity.where);
  };
  std::multiset<std::pair<std::string, std::string>> known;
  for (const Finding& finding : right.findings) {
    if (!finding.excluded) known.insert(key(finding, right));
  }
  std::vector<Finding> result;
  for (const Finding& finding : left.findings) {
    if (finding.excluded) continue;
    const auto like = known.find(key(finding, left));
    if (like == known.end()) {
      result.push_back(finding);
    } else {
      known.erase(like);
    }
  }
  return result;
}

std::vector<FigureChange> changed_figures(const Report& before, const Report& after) {
  std::map<std::string, FigureChange> figures;
  for (const Figure& figure : before.figures) figures[figure.name].before = figure.value;
  for (const Figure& figure : after.figures) figures[figure.name].after = figure.value;
  std::vector<FigureChange> changed;
  for (auto& [name, figure] : figures) {
    if (figure.before == figure.after) continue;
    figure.name = name;
    changed.push_back(figure);
  }
  return changed;
}

}  // namespace

Comparison compare(const Report& before, const Report& after) {
  const JudgedFile& old_file = before.files.at(0);
  const JudgedFile& new_file = after.files.at(0);
  CHARTROOM_EXPECTS(old_file.map && new_file.map);
  return {old_file.path,
          new_file.path,
          *old_file.map,
          *new_file.map,
          after.level,
          difference(*old_file.map, *new_file.map),
          surplus(after, before),
          surplus(before, after),
          changed_figures(before, after)};
}

}  // namespace chartroom
