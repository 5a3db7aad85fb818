#include "maps/platform/safe_file.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <random>
#include <utility>

#include "maps/platform/hash.h"

namespace chartroom {
namespace {

[[noreturn]] void fail(const std::string& path, const Message& what) {
  throw FileException(FileError::with_message(path, what));
}

// Throws with errno's reason as the form's value.
[[noreturn]] void fail_with_errno(const std::string& path, MessageTemplate<1> pattern) {
  const int code = errno;
  fail(path, message(pattern, system_reason(code)));
}

Message no_file() { return message("is a device or a pipe (expected a file)"); }

// True for what a shell hands over, such as /dev/stdin or /dev/fd/63, and for devices by name.
bool is_stream(const std::string& path) {
  return path.starts_with("/dev/") || path.starts_with("/proc/self/fd/");
}

// Owns a file descriptor.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  int number() const { return number_; }
  bool good() const { return number_ >= 0; }
  // Closing reports writes that failed late; the descriptor is gone in any case.
  bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

// A file that is deleted unless it is kept.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string path) : path_(std::move(path)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (!kept_) ::unlink(path_.c_str());
  }
  const std::string& path() const { return path_; }
  void keep() { kept_ = true; }

 private:
  std::string path_;
  bool kept_ = false;
};

// Returns the file to replace. Follows links by hand: the last one may lead to no file yet.
std::string resolved(const std::string& path) {
  constexpr int kMostLinks = 40;
  std::filesystem::path result(path);
  std::error_code error;
  for (int links = 0; std::filesystem::is_symlink(result, error); ++links) {
    if (links == kMostLinks) fail(path, message("too many symbolic links (at most 40)"));
    const std::filesystem::path target = std::filesystem::read_symlink(result, error);
    if (error)
      fail(path, message("cannot follow the symbolic link: {}", system_reason(error.value())));
    result = result.parent_path() / target;
  }
  return result.string();
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return path.substr(0, slash == 0 ? 1 : slash);
}

std::string temporary_name(const std::string& folder) {
  std::random_device random;
  const std::uint64_t number = std::uint64_t{random()} << 32 | random();
  return fmt::format("{}/.chartroom-{:016x}.tmp", folder, number);
}

void write_all(int file, std::string_view bytes, const std::string& path) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail_with_errno(path, "cannot write: {}");
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

void refuse_changed(const std::string& path, const std::string& target,
                    const std::optional<FileStamp>& expected) {
  if (!expected) return;
  const std::optional<FileStamp> now = stamp_on_disk(target);
  if (!now) fail(path, message("the file has disappeared since it was loaded"));
  if (*now != *expected) {
    fail(path, message("the file has changed on disk since it was loaded"));
  }
}

// The attributes that a replacing file takes over.
struct Keep {
  mode_t mode = 0;
  uid_t owner = 0;
  gid_t group = 0;
};

// Returns the existing file's attributes, or nothing if there is no file.
std::optional<Keep> what_to_keep(const std::string& path, const std::string& target) {
  struct stat status {};
  if (::stat(target.c_str(), &status) != 0) {
    if (errno == ENOENT) return std::nullopt;
    fail_with_errno(path, "cannot save here: {}");
  }
  if (S_ISDIR(status.st_mode)) fail(path, message("is a folder (expected a file)"));
  if (!S_ISREG(status.st_mode)) fail(path, no_file());
  // A rename would replace a file that its owner has protected.
  if (::access(target.c_str(), W_OK) != 0) fail_with_errno(path, "cannot write: {}");
  return Keep{static_cast<mode_t>(status.st_mode & 07777), status.st_uid, status.st_gid};
}

// Sets owner and group where permitted, usually only for the administrator. Sets the mode last,
// because a change of owner clears some of its bits.
bool hand_over(int file, const Keep& keep) {
  if (::fchown(file, keep.owner, keep.group) != 0) {
    const bool group_kept = ::fchown(file, static_cast<uid_t>(-1), keep.group) == 0;
    (void)group_kept;
  }
  return ::fchmod(file, keep.mode) == 0;
}

enum class Wait { for_the_disk, no };

void fill(Descriptor& file, std::string_view bytes, const std::optional<Keep>& keep, Wait wait,
          const std::string& path) {
  write_all(file.number(), bytes, path);
  if (keep && !hand_over(file.number(), *keep))
    fail_with_errno(path, "cannot set the permissions: {}");
  if (wait == Wait::for_the_disk && ::fsync(file.number()) != 0) {
    fail_with_errno(path, "cannot write: {}");
  }
  if (!file.close()) fail_with_errno(path, "cannot write: {}");
}

std::string read_all(int file, std::size_t most, bool& good) {
  std::string bytes;
  std::array<char, 1U << 16> block;  // not filled first: most files need little of it
  while (bytes.size() <= most) {
    const std::size_t wanted = std::min(block.size(), most + 1 - bytes.size());
    const ssize_t got = ::read(file, block.data(), wanted);
    if (got < 0 && errno == EINTR) continue;
    good = got >= 0;
    if (got <= 0) break;
    bytes.append(block.data(), static_cast<std::size_t>(got));
  }
  return bytes;
}

ParseResult<std::string> unreadable(const std::string& path, const Message& what) {
  return {std::nullopt, {FileError::with_message(path, what)}};
}

void write_file(const std::string& path, std::string_view bytes,
                const std::optional<FileStamp>& expected, Wait wait) {
  const std::string target = resolved(path);
  refuse_changed(path, target, expected);
  const std::optional<Keep> keep = what_to_keep(path, target);
  const std::string folder = folder_of(target);
  // Opened before anything is written, so that a folder that cannot be synced stops the save.
  const Descriptor folder_file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder_file.good()) fail_with_errno(path, "cannot open the folder: {}");

  const std::string name = temporary_name(folder);
  Descriptor file(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                         keep ? 0600 : 0666));
  if (!file.good()) fail_with_errno(path, "cannot write to the folder: {}");
  TemporaryFile temporary(name);
  fill(file, bytes, keep, wait, path);
  refuse_changed(path, target, expected);
  if (::rename(name.c_str(), target.c_str()) != 0)
    fail_with_errno(path, "cannot replace the file: {}");
  temporary.keep();
  if (wait == Wait::no) return;
  // Some file systems report that they cannot sync folders, and then nothing is lost.
  if (::fsync(folder_file.number()) != 0 && errno != EINVAL) {
    fail_with_errno(path, "the file is saved, but a power failure may lose it: {}");
  }
}

// Creates the folder. Throws if that fails.
void make_folders(const std::string& folder) {
  std::error_code error;
  if (!folder.empty()) std::filesystem::create_directories(folder, error);
  if (error) fail(folder, message("cannot be created: {}", system_reason(error.value())));
}

}  // namespace

FileStamp stamp_of(std::string_view bytes) { return {fnv1a(bytes), bytes.size()}; }

std::optional<FileStamp> stamp_on_disk(const std::string& path) {
  const ParseResult<std::string> bytes = read_file(path);
  if (!bytes) return std::nullopt;
  return stamp_of(*bytes.value);
}

ParseResult<std::string> read_file(const std::string& path, std::size_t most) {
  // Opening a pipe would wait for somebody to write into it.
  const int waits = is_stream(path) ? 0 : O_NONBLOCK;
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | waits));
  if (!file.good() && errno == ENXIO) return unreadable(path, no_file());
  if (!file.good()) {
    return unreadable(path, message("cannot read: {}", system_reason(errno)));
  }
  struct stat status {};
  if (::fstat(file.number(), &status) == 0 && S_ISDIR(status.st_mode)) {
    return unreadable(path, message("is a folder (expected a file)"));
  }
  if (!S_ISREG(status.st_mode) && !is_stream(path)) return unreadable(path, no_file());
  bool good = true;
  std::string bytes = read_all(file.number(), most, good);
  if (!good) return unreadable(path, message("cannot read: {}", system_reason(errno)));
  return {std::move(bytes), {}};
}

void save_file(const std::string& path, std::string_view bytes,
               const std::optional<FileStamp>& expected) {
  write_file(path, bytes, expected, Wait::for_the_disk);
}

void expect_no_link(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error)) return;
  fail(path, message("is a link (Chartroom does not write through links)"));
}

std::string save_in_folder(const std::string& folder, const std::string& name,
                           std::string_view bytes) {
  make_folders(folder);
  std::filesystem::path path = folder;
  for (const std::filesystem::path& part : std::filesystem::path(name)) {
    make_folders(path.string());
    path /= part;
    expect_no_link(path.string());
  }
  save_file(path.string(), bytes);
  return path.string();
}

void replace_file(const std::string& path, std::string_view bytes) {
  write_file(path, bytes, std::nullopt, Wait::no);
}

}  // namespace chartroom
