// Output: results, errors and colors.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/settings.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {

// Writes a result to a file, or to standard output if `path` is empty. Throws FileException.
void write_result(const std::string& path, std::string_view text);

// Throws FileException if the path is a link to a file: strangers may add a link to a work tree
// where a report is usually written. /dev/stdout is no file.
void refuse_link(const std::string& path);

// Prints one line per error on standard error, in a language as far as errors are translated.
void print_errors(const std::vector<FileError>& errors, std::string_view language = "en");
void print_error(std::string_view text);

// Returns the text for a shell: plain words unchanged, others in quotes.
std::string shell_word(const std::string& text);

// Returns the bytes of standard input, at most one more than the largest file.
std::string read_standard_input();

// True if standard output should have colors.
bool use_colour(const Settings& settings);
// True if standard error may have a progress line.
bool show_progress(const Settings& settings);

}  // namespace chartroom::cli
