// Files of a print, and rules for overwriting.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exporters/page/look.h"
#include "exporters/page/page_settings.h"
#include "exporters/page/sheet_set.h"
#include "maps/platform/file_error.h"

namespace chartroom::exporters {

struct PrintedFile {
  std::string name;  // "north-pole-a4.pdf"
  std::string bytes;
};

// A file before it is made.
struct PlannedFile {
  std::string name;
  std::function<std::string()> bytes;
};

std::vector<std::string> names_of(std::span<const PlannedFile> files);
std::vector<PrintedFile> made(std::span<const PlannedFile> files);

// Keeps or replaces a file of that name that is no earlier print of the map or deck.
enum class Existing : std::uint8_t { keep, replace };

// Returns the part of file names for unusual settings: "-de-ink-saving", "-bleed3mm-office".
// English in color, without bleed and for any printer, gives "".
std::string name_of_request(const PageSettings& page, const std::string& language, Look look);

// Returns a drawing that is no document of sheets, marked with its set.
std::string with_set(const std::string& bytes, std::string_view format, const SheetSet& set);

// Returns the id of the map or deck that a file shows, by its marks; nothing for other files.
std::optional<std::string> printed_from(const std::string& path);

// Thrown if a file must stay; its text names the file.
class KeptFileException : public FileException {
 public:
  using FileException::FileException;
};

// Throws KeptFileException if a file of one of these names must stay.
void expect_replaceable(const std::string& folder, std::span<const std::string> names,
                        const std::string& id);

// Writes the files into the folder, which it creates if necessary, and returns their paths. Throws
// KeptFileException, and writes nothing, if a file must stay. Throws FileException on errors.
std::vector<std::string> write_prints(const std::string& folder, std::span<const PrintedFile> files,
                                      const std::string& id, Existing existing);

}  // namespace chartroom::exporters
