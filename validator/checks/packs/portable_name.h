// Names of files and folders that not every system can store.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chartroom::checks {

// Why a name fails elsewhere, the worst reason first.
enum class NameFault : std::uint8_t {
  not_utf8,   // macOS refuses it
  character,  // Windows refuses one of its characters: see refused_character
  control,    // Windows refuses control characters
  device,     // Windows keeps it for a device
  ending,     // Windows drops spaces and periods at the end
  hidden,     // it has an invisible character, or one that turns the order of letters
  length,     // it is too long for some systems, or for the name of a copy
  none
};

// Judges the name of one file or folder, not a path.
NameFault fault_of_name(std::string_view name);

// True if Windows or macOS cannot store a name with this fault.
bool is_refused(NameFault fault);

// Returns the first of the name's characters that Windows refuses; "" if there is none.
std::string refused_character(std::string_view name);

// Returns a similar name without faults, or the name itself.
std::string portable_name(std::string_view name);

}  // namespace chartroom::checks
