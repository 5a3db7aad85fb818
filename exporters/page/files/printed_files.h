// Files of a print, and what may be written over.
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

// Whether a file of that name that is no earlier print of the same map or deck stays, or goes.
enum class Existing : std::uint8_t { keep, replace };

// What a print adds to the names of its files where it is not the usual one: "-de-ink-saving",
// "-bleed3mm-office". English, in colour, without bleed and for any printer adds nothing.
std::string name_of_request(const PageSettings& page, const std::string& language, Look look);

// A drawing that is no document of sheets, with what says which set it is of.
std::string with_set(const std::string& bytes, std::string_view format, const SheetSet& set);

// The id of the map or deck that a file was printed from, by its marks; nothing of another file.
std::optional<std::string> printed_from(const std::string& path);

// Thrown where a file must stay; its text says what is there.
class KeptFileException : public FileException {
 public:
  using FileException::FileException;
};

// Errors: KeptFileException where a file of one of these names must stay.
void expect_replaceable(const std::string& folder, std::span<const std::string> names,
                        const std::string& id);

// Writes the files into the folder, which is made where it is missing, and gives their paths. All
// of them or none: where one must stay, nothing is written.
// Errors: KeptFileException, and FileException where a file cannot be written.
std::vector<std::string> write_prints(const std::string& folder, std::span<const PrintedFile> files,
                                      const std::string& id, Existing existing);

}  // namespace chartroom::exporters
