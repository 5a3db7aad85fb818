#include "cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "maps/safe_file.h"

namespace chartroom {

void write_result(const std::string& path, std::string_view text) {
  if (!path.empty()) {
    save_file(path, text);
    return;
  }
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0) {
    throw FileException({"standard output", 0, 0, "",
                         std::string("cannot be written: ") + std::strerror(errno), Fault::other});
  }
}

void print_error(std::string_view text) {
  std::fprintf(stderr, "chartroom: %.*s\n", static_cast<int>(text.size()), text.data());
}

void print_errors(const std::vector<FileError>& errors) {
  // Programs that follow errors to their places read `path:line:column` from the line's beginning.
  for (const FileError& error : errors) std::fprintf(stderr, "%s\n", error.text().c_str());
}

std::string read_standard_input() {
  std::string bytes(kMaxFileBytes + 1, '\0');
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), stdin));
  return bytes;
}

bool use_colour(const Settings& settings) {
  if (settings.color != "auto") return settings.color == "always";
  const char* no_colour = std::getenv("NO_COLOR");
  return (no_colour == nullptr || *no_colour == '\0') && isatty(STDOUT_FILENO) != 0;
}

bool show_progress(const Settings& settings) {
  return !settings.quiet && isatty(STDERR_FILENO) != 0;
}

}  // namespace chartroom
