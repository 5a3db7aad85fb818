#include "cli/folder_cache.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <vector>

#include "cli/output.h"
#include "exporters/drawing/text/font_stamp.h"
#include "maps/platform/hash.h"
#include "maps/platform/installed.h"
#include "maps/platform/safe_file.h"
#include "maps/release/release.h"

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kFormat = "chartroom-result 3\n";
constexpr std::size_t kMostBytes = std::size_t{1} << 26;

std::string hash_of(std::string_view bytes) { return fmt::format("{:016x}", fnv1a(bytes)); }

// Includes the program's bytes: development versions change results without a new number.
std::string program_stamp() {
  const ParseResult<std::string> program = read_program();
  return fmt::format("{} {} {}\n", release_version(), program ? hash_of(*program.value) : "",
                     exporters::font_stamp());
}

struct KeptFile {
  fs::file_time_type used;
  std::uintmax_t bytes = 0;
  fs::path path;
};

std::vector<KeptFile> files_of(const std::string& folder) {
  std::vector<KeptFile> files;
  std::error_code error;
  for (fs::recursive_directory_iterator file(folder, error), end; file != end;
       file.increment(error)) {
    if (error) break;
    if (!file->is_regular_file(error) || file->path().extension() != ".result") continue;
    files.push_back({file->last_write_time(error), file->file_size(error), file->path()});
  }
  return files;
}

// Returns the head of a file: the key's length and the hash of everything after it.
std::string head_of(std::string_view key, std::string_view rest) {
  return fmt::format("{}{} {}\n", kFormat, key.size(), hash_of(rest));
}

}  // namespace

FolderCache::FolderCache(std::string folder)
    : folder_(std::move(folder)), program_(program_stamp()) {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error || !fs::is_directory(folder_)) {
    throw FileException(FileError::of_file(
        folder_, "cannot be used as a folder for results" + (error ? ": " + error.message() : "")));
  }
}

FolderCache::~FolderCache() {
  if (!grown_) return;
  std::vector<KeptFile> files = files_of(folder_);
  std::ranges::sort(files, std::ranges::greater(), &KeptFile::used);
  std::uintmax_t bytes = 0;
  for (const KeptFile& file : files) {
    bytes += file.bytes;
    std::error_code gone;
    if (bytes > kMostCached) fs::remove(file.path, gone);
  }
}

// Puts files into folders by two digits, because huge folders are slow on some systems.
std::string FolderCache::path_of(const std::string& key) const {
  const std::string hash = hash_of(program_ + key);
  return (fs::path(folder_) / hash.substr(0, 2) / (hash.substr(2) + ".result")).string();
}

std::optional<std::string> FolderCache::find(const std::string& key) {
  const std::string path = path_of(key);
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return std::nullopt;
  ParseResult<std::string> bytes = read_file(path, kMostBytes);
  if (!bytes) return std::nullopt;
  const std::string whole_key = program_ + key;
  std::string_view rest = *bytes.value;
  const std::size_t at = rest.find('\n', kFormat.size());
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view head = rest.substr(0, at + 1);
  rest.remove_prefix(at + 1);
  if (head != head_of(whole_key, rest) || !rest.starts_with(whole_key)) return std::nullopt;
  fs::last_write_time(path, fs::file_time_type::clock::now(), error);  // it was used
  return std::string(rest.substr(whole_key.size()));
}

void FolderCache::keep(const std::string& key, std::string_view result) {
  const std::string path = path_of(key);
  const std::string rest = program_ + key + std::string(result);
  try {
    std::error_code error;
    // Removes links, through which the save would leave the folder.
    for (const fs::path& own : {fs::path(path).parent_path(), fs::path(path)}) {
      if (fs::is_symlink(own, error)) fs::remove(own, error);
    }
    fs::create_directory(fs::path(path).parent_path(), error);
    replace_file(path, head_of(program_ + key, rest) + rest);
    grown_ = true;
  } catch (const FileException& problem) {
    if (!told_) print_errors({problem.error()});
    told_ = true;
  }
}

}  // namespace chartroom::cli
