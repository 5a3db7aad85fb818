// Reads results of earlier runs from a cache.
#include <cstdint>

#include "tests/fuzz/reader.h"
#include "validator/checks/cache/result_cache.h"

namespace chartroom::fuzz {

std::vector<std::string> seeds() {
  checks::DeepResults results;
  results.metrics = {{"", "mean", 0.1, true}, {"", "bits", -1e-300, false}};
  results.not_run = {{.code = "P501", .path = "", .reason = "plain"}};
  results.play.emplace().sentence = "fair";
  reports::Finding finding;
  finding.code = "T401";
  finding.message = "by hand";
  finding.said = Message(std::string("by hand"));
  finding.points = maps::PointSet{maps::Point{0, 0}};
  finding.evidence = {{"n", std::int64_t{-5}},
                      {"l", std::vector<std::int64_t>{1, 2}},
                      {"s", std::vector<std::string>{"", "b"}}};
  results.findings = {finding};
  return {checks::packed(results, "en").value(), checks::packed({}, "en").value()};
}

void read(std::string_view bytes) {
  const auto results = checks::unpacked(bytes);
  if (!results) return;
  const std::string kept = checks::packed(*results, "en").value();
  const auto again = checks::unpacked(kept);
  expect(again && checks::packed(*again, "en") == kept, "what is kept comes back as the same",
         kept);
}

}  // namespace chartroom::fuzz
