#include "maps/platform/installed.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "maps/platform/safe_file.h"

namespace chartroom {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestProgram = std::size_t{1} << 30;

std::optional<std::string> runnable(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error) || ::access(file.c_str(), X_OK) != 0) return std::nullopt;
  const fs::path real = fs::canonical(file, error);
  return error ? std::nullopt : std::optional(real.string());
}

}  // namespace

std::optional<std::string> program_named(std::string_view name, std::string_view path) {
  if (name.empty()) return std::nullopt;
  if (name.find('/') != std::string_view::npos) return runnable(name);
  for (;;) {
    const std::size_t end = path.find(':');
    const std::string_view folder = path.substr(0, end);
    const auto found = runnable(fs::path(folder.empty() ? "." : folder) / name);
    if (found || end == std::string_view::npos) return found;
    path.remove_prefix(end + 1);
  }
}

#if defined(__linux__) && !defined(CHARTROOM_PORTABLE)

void started_as(const char*) {}

namespace {

std::optional<std::string> program_file() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? std::nullopt : std::optional(program.string());
}

}  // namespace

// Reads the running file, even if another one has been installed in its place.
ParseResult<std::string> read_program() { return read_file("/proc/self/exe", kLargestProgram); }

#else

namespace {

std::optional<std::string>& program_file() {
  static std::optional<std::string> file;
  return file;
}

}  // namespace

void started_as(const char* name) {
  const char* path = std::getenv("PATH");
  program_file() = program_named(name == nullptr ? "" : name, path == nullptr ? "" : path);
}

ParseResult<std::string> read_program() {
  return read_file(program_file().value_or(""), kLargestProgram);
}

#endif

std::optional<std::string> installed_folder(std::string_view name) {
  const std::optional<std::string> program = program_file();
  if (!program) return std::nullopt;
  const fs::path folder = fs::path(*program).parent_path().parent_path() / "share/chartroom" / name;
  std::error_code error;
  return fs::is_directory(folder, error) ? std::optional(folder.string()) : std::nullopt;
}

}  // namespace chartroom
