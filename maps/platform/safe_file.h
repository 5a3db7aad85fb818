// Reads whole files, and writes them so that the user's work is never lost midway.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/file_error.h"

namespace chartroom {

// The default size limit of files that Chartroom reads.
inline constexpr std::size_t kMaxFileBytes = std::size_t{1} << 20;

// The hash and size of a file's bytes, to detect changes on disk.
struct FileStamp {
  std::uint64_t hash = 0;
  std::uint64_t size = 0;
  friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

FileStamp stamp_of(std::string_view bytes);
// Returns nothing if there is no such file.
std::optional<FileStamp> stamp_on_disk(const std::string& path);

// Returns a file's bytes, up to `most` + 1, which shows that it is too large. Errors are FileErrors
// with line 0: no such file, a folder, unreadable; a pipe or a device, which could be waited for
// forever, unless its name begins with /dev/ or /proc/self/fd/.
ParseResult<std::string> read_file(const std::string& path, std::size_t most = kMaxFileBytes);

// Writes through a temporary file in the same folder: O_EXCL, all bytes, fsync, rename, fsync of
// the folder. Keeps an existing file's mode, resolves symbolic links first, and removes the
// temporary file on failure. With `expected`, refuses if the file on disk has changed or is gone.
// Throws FileException; the old file is then untouched or, if only the folder's fsync failed, the
// new file is complete. A kill may leave a temporary file (".chartroom-….tmp"), but never an
// incomplete target.
void save_file(const std::string& path, std::string_view bytes,
               const std::optional<FileStamp>& expected = std::nullopt);

// Throws FileException if a link lies where the program chose the name of a file or folder: a
// stranger may have put it there, and it may lead anywhere.
void expect_no_link(const std::string& path);

// Saves a file whose name within the folder the program chose, and returns its path. Creates
// missing folders. Throws FileException if a part of the name is a link; the folder may be one.
std::string save_in_folder(const std::string& folder, const std::string& name,
                           std::string_view bytes);

// Does as save_file without waiting for the disk: the file survives any end of the program, but
// perhaps not a loss of power.
void replace_file(const std::string& path, std::string_view bytes);

}  // namespace chartroom
