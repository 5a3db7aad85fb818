#include "validator/reports/baseline.h"

#include "tests/fuzz/reader.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  reports::Baseline baseline;
  baseline.files["north-pole.map.json"] = {"1f2e",
                                           {"R202 A1 B2", "R202 A1 B2", "F004", "Q103 J10"}};
  baseline.by_id["sonar-family"] = {"P501"};
  baseline.schema = "baseline.schema.json";
  return {to_canonical_json(baseline), to_canonical_json(reports::Baseline{})};
}

void read(std::string_view bytes) {
  const auto parse = [](std::string_view text) { return reports::parse_baseline(text, "-"); };
  const auto baseline = parse(bytes);
  if (!was_read(baseline, bytes)) return;
  expect_to_come_back(*baseline.value, parse,
                      [](const reports::Baseline& b) { return to_canonical_json(b); });
}

}  // namespace chartroom::fuzz
