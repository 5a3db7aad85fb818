#include "validator/checks/comparison/comparison.h"

#include <utility>

#include "maps/files/map_file.h"
#include "maps/platform/contract.h"

namespace chartroom::checks {
namespace {

maps::Map parsed_map(const reports::ReportedFile& file) {
  ParseResult<maps::MapFile> read = maps::parse_map(file.text, file.path);
  CHARTROOM_EXPECTS(read.value.has_value());
  return std::move(read.value->map);
}

}  // namespace

Comparison compare(const reports::Report& before, const reports::Report& after) {
  const reports::ReportedFile& old_file = before.files.at(0);
  const reports::ReportedFile& new_file = after.files.at(0);
  Comparison comparison{compare_reports(before, after), {}, {}, {}};
  comparison.before = parsed_map(old_file);
  comparison.after = parsed_map(new_file);
  comparison.difference = difference(comparison.before, comparison.after);
  return comparison;
}

}  // namespace chartroom::checks
