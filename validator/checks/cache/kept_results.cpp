#include "validator/checks/cache/kept_results.h"

#include <fmt/core.h>

#include <utility>

#include "validator/checks/pipeline/placement.h"

namespace chartroom::checks {
namespace {

bool is_deep(const Check& check, const FileChecks& file) {
  return check.level > Level::structure && file.runs(check);
}

// Has everything that the results depend on, except the program itself.
std::string key_of(const FileChecks& file) {
  const Profile& profile = file.profile();
  std::string key = fmt::format("{}\n{}\n{}\n{}\n", file.contents(), to_string(profile.level),
                                profile.seed, profile.language);
  for (const Check& check : profile.catalogue) {
    if (is_deep(check, file)) key += fmt::format("{} ", check.code);
  }
  if (file.file().pack == nullptr) return key;
  for (const auto& [name, value] : file.file().pack->pack.checks.thresholds) {
    key += fmt::format("\n{} {}", name, value);
  }
  return key;
}

// Counts and plays, and runs the checks that need this.
DeepResults made_results(FileChecks& file) {
  DeepResults results;
  const Level reached = file.deepen(results);
  for (const Check& check : file.profile().catalogue) {
    if (!is_deep(check, file) || check.level > reached) continue;
    for (Diagnostic& diagnostic : file.run(check)) {
      results.findings.push_back(finding_of(check, std::move(diagnostic)));
    }
  }
  return results;
}

// Sets the path: the results may come from an equal file at another path.
DeepResults on_path(DeepResults results, const std::string& path) {
  for (reports::Metric& metric : results.metrics) metric.path = path;
  for (reports::NotRun& one : results.not_run) one.path = path;
  if (results.play) results.play->path = path;
  return results;
}

}  // namespace

DeepResults kept_results(FileChecks& file) {
  ResultCache* cache = file.profile().cache;
  if (cache == nullptr) return made_results(file);
  const std::string key = key_of(file);
  if (const std::optional<std::string> known = cache->find(key)) {
    std::optional<DeepResults> results = unpacked(*known);
    if (results) return on_path(std::move(*results), file.file().path);
  }
  DeepResults results = made_results(file);
  const std::optional<std::string> bytes = packed(results, file.profile().language);
  if (bytes) cache->keep(key, *bytes);
  return results;
}

}  // namespace chartroom::checks
