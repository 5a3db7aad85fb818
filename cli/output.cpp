#include "cli/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {

namespace {

// True for /dev/stdout, whatever it leads to, or >(a command).
bool is_system_stream(const std::string& path) { return path.starts_with("/dev/"); }

// True for paths that can only be written to and not replaced.
bool is_stream(const std::string& path) {
  if (is_system_stream(path)) return true;
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::status(path, error);
  return std::filesystem::is_character_file(status) || std::filesystem::is_fifo(status);
}

// True for a terminal that only prints: no colors and no erasing.
bool is_dumb_terminal() {
  const char* terminal = std::getenv("TERM");
  return terminal != nullptr && std::string_view(terminal) == "dumb";
}

void write_all(std::FILE* file, const std::string& name, std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (written && std::fflush(file) == 0) return;
  throw FileException({name, 0, 0, "", std::string("cannot be written: ") + std::strerror(errno),
                       ErrorKind::other});
}

}  // namespace

void write_result(const std::string& path, std::string_view text) {
  if (path.empty()) return write_all(stdout, "standard output", text);
  if (!is_stream(path)) return save_file(path, text);
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "we"),
                                                             std::fclose);
  if (!file) {
    throw FileException({path, 0, 0, "", std::string("cannot be opened: ") + std::strerror(errno),
                         ErrorKind::other});
  }
  write_all(file.get(), path, text);
}

void refuse_link(const std::string& path) {
  std::error_code error;
  if (is_system_stream(path) || !std::filesystem::is_symlink(path, error)) return;
  throw FileException(FileError::of_file(path, "is a link (reports and baselines must be files)"));
}

void print_error(std::string_view text) {
  std::fprintf(stderr, "chartroom: %s\n", shown(text).c_str());
}

void print_errors(const std::vector<FileError>& errors, std::string_view language) {
  const Translator tr = reports::report_translator(language);
  // Programs that jump to errors read `path:line:column` from the beginning of the line.
  for (const FileError& error : errors) std::fprintf(stderr, "%s\n", error.text_in(tr).c_str());
}

std::string shell_word(const std::string& text) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,+:@";
  if (text.find_first_not_of(kPlain) == std::string::npos) return text;
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

std::string read_standard_input() {
  std::string bytes(kMaxFileBytes + 1, '\0');
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), stdin));
  return bytes;
}

bool use_colour(const Settings& settings) {
  if (settings.color != "auto") return settings.color == "always";
  const char* no_colour = std::getenv("NO_COLOR");
  return (no_colour == nullptr || *no_colour == '\0') && !is_dumb_terminal() &&
         isatty(STDOUT_FILENO) != 0;
}

bool show_progress(const Settings& settings) {
  return !settings.quiet && !is_dumb_terminal() && isatty(STDERR_FILENO) != 0;
}

}  // namespace chartroom::cli
