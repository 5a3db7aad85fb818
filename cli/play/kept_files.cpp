#include "cli/play/kept_files.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <filesystem>

#include "maps/platform/safe_file.h"
#include "validator/reports/translation.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBySeed = " with --seed ";

// Returns the system's error if no file can be created there, or 0.
int error_of_saving(const fs::path& file) {
  std::string trial = (file.parent_path() / ".chartroom-XXXXXX.tmp").string();
  const int made = mkstemps(trial.data(), 4);
  if (made < 0) return errno;
  close(made);
  unlink(trial.c_str());
  return 0;
}

// True if a file can name the map or deck this way: one word, without '#', which begins a comment.
bool is_one_word(const std::string& text) {
  return text.find_first_of(" \t\r\n#=") == std::string::npos;
}

// Returns a path relative to a file's folder.
std::string path_from(const std::string& file, const std::string& board) {
  std::error_code error;
  const fs::path from = fs::absolute(file, error).parent_path();
  const fs::path path = fs::relative(fs::absolute(board, error), from, error);
  return error ? fs::absolute(board, error).string() : path.string();
}

}  // namespace

bool file_exists(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

std::string new_file(const std::string& stem, const std::string& ending) {
  std::string path = stem + ending;
  for (int number = 2; file_exists(path); ++number)
    path = fmt::format("{}-{}{}", stem, number, ending);
  return path;
}

Message problem_with_keeping(const std::string& path, bool goes_on, const std::string& how,
                             std::string_view language) {
  if (!goes_on && file_exists(path)) {
    return message("{} already exists (choose another name, or continue it with {})", path, how);
  }
  const fs::path file(path);
  std::error_code error;
  if (fs::is_directory(file, error)) return message("cannot write {}: it is a folder", path);
  const int reason = error_of_saving(file);
  if (reason == 0) return {};
  const Translator tr = reports::report_translator(language);
  return message("cannot write {}: {}", path, system_reason(reason).in(tr));
}

std::string seed_line(std::string_view done, std::uint64_t seed) {
  return fmt::format("# {}{}{}\n", done, kBySeed, seed);
}

std::optional<std::uint64_t> seed_kept_in(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes || !bytes.value->starts_with("# ")) return std::nullopt;
  const std::string_view line = std::string_view(*bytes.value).substr(0, bytes.value->find('\n'));
  const std::size_t place = line.find(kBySeed);
  if (place == line.npos) return std::nullopt;
  std::uint64_t seed = 0;
  const char* begin = line.data() + place + kBySeed.size();
  const auto [end, error] = std::from_chars(begin, line.data() + line.size(), seed);
  return error == std::errc{} ? std::optional(seed) : std::nullopt;
}

std::string board_name(const std::string& id, bool by_id, const std::string& board_path,
                       const std::string& file) {
  if (by_id) return id;
  const std::string path = path_from(file, board_path);
  return is_one_word(path) ? path : id;
}

}  // namespace chartroom::cli
