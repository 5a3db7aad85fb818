// Files in which what is done at a keyboard is kept while it is done: games and lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chartroom::cli {

bool file_exists(const std::string& path);

// A file that is not there yet: "evening.game", "evening-2.game" and so on.
std::string new_file(const std::string& stem, const std::string& ending);

// What keeps the file from being written, better known before than after; "" where nothing does.
// One that is there already is in the way unless it `goes_on`; `how` tells how it would.
std::string problem_with_keeping(const std::string& path, bool goes_on, const std::string& how);

// The line of a kept game that tells by which seed it is drawn, line break included, and the seed
// that a file tells so; nothing where it tells none, or cannot be read.
std::string seed_line(std::string_view done, std::uint64_t seed);
std::optional<std::uint64_t> seed_kept_in(const std::string& path);

// The name of a map or deck in a kept file: its id, or, when it is not found by that, its path as
// seen from the folder of the file.
std::string board_name(const std::string& id, bool by_id, const std::string& board_path,
                       const std::string& file);

}  // namespace chartroom::cli
