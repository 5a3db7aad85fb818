// Reading whole files, and writing them so that no moment exists at which the user's work is lost.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"

namespace chartroom {

// No file that Chartroom reads is larger.
inline constexpr std::size_t kMaxFileBytes = std::size_t{1} << 20;

// Tells whether a file on disk is still what was read or written: its bytes' hash and size.
struct FileStamp {
  std::uint64_t hash = 0;
  std::uint64_t size = 0;
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

FileStamp stamp_of(std::string_view bytes);
// Nothing where there is no such file.
std::optional<FileStamp> stamp_on_disk(const std::string& path);

// All bytes of a file, up to `most` + 1 (so that a reader can see it is too large).
// Errors: no such file, a folder, unreadable: a FileError with line 0.
ParseResult<std::string> read_file(const std::string& path, std::size_t most = kMaxFileBytes);

// Writes through a temporary file in the same folder: O_EXCL, all bytes, fsync, rename, fsync of
// the folder. Keeps the mode of a file that is there, resolves symbolic links first, leaves no
// temporary file behind on failure. With `expected`, refuses when the file on disk is no longer
// that (changed or gone). Throws FileException; the old file is then untouched, or, where only the
// fsync of the folder failed, the new one complete in its place. A kill may leave a temporary file
// (".chartroom-….tmp"), but never half a file in the target's place.
void save_file(const std::string& path, std::string_view bytes,
               const std::optional<FileStamp>& expected = std::nullopt);

// As save_file, but without waiting for the disk: what is written outlasts the end of the program
// in any way, and a loss of power only where the system has come round to it.
void replace_file(const std::string& path, std::string_view bytes);

}  // namespace chartroom
