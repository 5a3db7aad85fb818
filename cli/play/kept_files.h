// Files that save games and lists while they are typed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "maps/platform/message.h"

namespace chartroom::cli {

bool file_exists(const std::string& path);

// Returns a name for a new file: "evening.game", "evening-2.game" and so on.
std::string new_file(const std::string& stem, const std::string& ending);

// Returns why the file cannot be written, known before play, or "". An existing file is a problem
// unless it `goes_on`; `how` says how to continue it.
// `language` is that of the system's own reasons.
Message problem_with_keeping(const std::string& path, bool goes_on, const std::string& how,
                             std::string_view language);

// Return the line with a saved game's seed, line break included, and the seed in a file; nothing if
// the file has none or cannot be read.
std::string seed_line(std::string_view done, std::uint64_t seed);
std::optional<std::uint64_t> seed_kept_in(const std::string& path);

// Returns the name of a map or deck in a saved file: its id or, if not found by id, its path
// relative to the file's folder.
std::string board_name(const std::string& id, bool by_id, const std::string& board_path,
                       const std::string& file);

}  // namespace chartroom::cli
