#include "cli/generate/certificates.h"

#include <fmt/core.h>

#include <filesystem>
#include <set>

#include "cli/map_input.h"
#include "cli/output.h"
#include "cli/signals/interrupt.h"
#include "maps/files/input_files.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/generate/certificate_file.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

// Reads a certificate. Ignores links, which could leave a stranger's files, and pipes, which wait.
ParseResult<std::string> read_certificate(const std::string& path) {
  std::error_code error;
  if (fs::is_regular_file(fs::symlink_status(path, error))) return read_file(path);
  return {{}, {FileError::of_file(path, "is a link or a device (a certificate must be a file)")}};
}

// Returns a verdict's text. Prints errors and returns nothing if the files cannot be read.
std::optional<std::string> verdict_on(const maps::InputFile& input, const std::string& path,
                                      const Settings& settings) {
  const std::optional<MapInput> map = read_map_input(input.path, input.root);
  const ParseResult<std::string> bytes = read_certificate(path);
  ParseResult<generate::Certificate> certificate{{}, bytes.errors};
  if (bytes) certificate = generate::parse_certificate(*bytes.value, path);
  print_errors(certificate.errors);
  if (!map || !certificate) return std::nullopt;
  // A certificate's games use only the map's own rules.
  if (map->rules() != rules::rulebook_for(map->map)) {
    return "the rules of the map's pack change the game";
  }
  return generate::verify(*certificate.value, *bytes.value, map->map, settings.jobs(),
                          &on_interrupt_stop());
}

// Returns the certificates below a folder. Skips hidden folders and links, like a search for maps.
std::set<std::string> certificates_below(const std::string& root) {
  std::set<std::string> found;
  std::error_code error;
  fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with(".")) {
      at.disable_recursion_pending();
    } else if (name.ends_with(generate::kCertificateEnding)) {
      found.insert(at->path().lexically_normal().string());
    }
  }
  return found;
}

}  // namespace

int verify_certificates(const std::vector<std::string>& paths, const Settings& settings) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files(paths, errors);
  print_errors(errors);
  int status = errors.empty() ? kDone : kFailed;
  std::set<std::string> roots;
  std::set<std::string> played;
  for (const maps::InputFile& input : inputs) {
    if (!input.root.empty()) roots.insert(input.root);
    const std::string path = generate::certificate_path(input.path);
    std::error_code error;
    const bool there = fs::exists(fs::symlink_status(path, error));
    if (input.kind != maps::FileKind::map || !there) continue;
    played.insert(fs::path(path).lexically_normal().string());
    const std::optional<std::string> reason = verdict_on(input, path, settings);
    if (interrupted()) return kInterrupted;
    if (!reason) {
      status = kFailed;
      continue;
    }
    write_result("", fmt::format("{}: {}\n", shown(path),
                                 reason->empty() ? "holds" : "does not hold: " + *reason));
    if (!reason->empty()) status = std::max(status, kFound);
  }
  for (const std::string& root : roots) {
    for (const std::string& path : certificates_below(root)) {
      if (!played.insert(path).second) continue;
      write_result("", fmt::format("{}: does not hold: its map is missing\n", shown(path)));
      status = std::max(status, kFound);
    }
  }
  if (played.empty() && errors.empty()) {
    print_error("no certificates found beside the maps (generate writes ID.certificate.json)");
    return kFailed;
  }
  return status;
}

}  // namespace chartroom::cli
