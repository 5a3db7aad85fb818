#include "cli/generate/certificates.h"

#include <fmt/format.h>

#include <filesystem>

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

// A link is not followed: what it leads to is no part of what strangers send.
ParseResult<std::string> read_certificate(const std::string& path) {
  std::error_code error;
  if (!fs::is_symlink(path, error)) return read_file(path);
  return {{}, {FileError::of_file(path, "is a link (a certificate is a file)")}};
}

// Nothing where the files cannot be read: then errors were printed.
std::optional<std::string> verdict_on(const maps::InputFile& input, const std::string& path,
                                      const Settings& settings) {
  const std::optional<MapInput> map = read_map_input(input.path, input.root);
  const ParseResult<std::string> bytes = read_certificate(path);
  ParseResult<generate::Certificate> certificate{{}, bytes.errors};
  if (bytes) certificate = generate::parse_certificate(*bytes.value, path);
  print_errors(certificate.errors);
  if (!map || !certificate) return std::nullopt;
  // Its games are played by the rules of the map alone.
  if (map->rules() != rules::rulebook_for(map->map)) {
    return "the rules of the map's pack make it another game";
  }
  return generate::verify(*certificate.value, *bytes.value, map->map, settings.jobs(),
                          &on_interrupt_stop());
}

}  // namespace

int verify_certificates(const std::vector<std::string>& paths, const Settings& settings) {
  std::vector<FileError> errors;
  const std::vector<maps::InputFile> inputs = maps::find_input_files(paths, errors);
  print_errors(errors);
  int status = errors.empty() ? kDone : kCouldNot;
  int certificates = 0;
  for (const maps::InputFile& input : inputs) {
    const std::string path = generate::certificate_path(input.path);
    std::error_code error;
    const bool there = fs::exists(fs::symlink_status(path, error));
    if (input.kind != maps::FileKind::map || !there) continue;
    ++certificates;
    const std::optional<std::string> reason = verdict_on(input, path, settings);
    if (interrupted()) return kInterrupted;
    if (!reason) {
      status = kCouldNot;
      continue;
    }
    write_result("", fmt::format("{}: {}\n", shown(path),
                                 reason->empty() ? "holds" : "does not hold: " + *reason));
    if (!reason->empty()) status = std::max(status, kFound);
  }
  if (certificates == 0 && errors.empty()) {
    print_error("there is no certificate beside the maps (generate writes ID.certificate.json)");
    return kCouldNot;
  }
  return status;
}

}  // namespace chartroom::cli
