// Where results, errors and colours go.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/settings.h"
#include "maps/platform/file_error.h"

namespace chartroom::cli {

// Writes a result to standard output, or into a file when `path` is not empty.
// Throws FileException where that fails.
void write_result(const std::string& path, std::string_view text);

// Throws FileException where the path is a link and stands for a file: a work tree that strangers
// send changes of may hold one wherever a report is written by habit. /dev/stdout is no file.
void refuse_link(const std::string& path);

// One line for each error, on standard error.
void print_errors(const std::vector<FileError>& errors);
void print_error(std::string_view text);

// As a shell reads it back: plain words as they are, others between quotes.
std::string shell_word(const std::string& text);

// All bytes of standard input, one more than the largest file at most.
std::string read_standard_input();

// Whether to colour what goes to standard output.
bool use_colour(const Settings& settings);
// Whether a progress line may be drawn on standard error.
bool show_progress(const Settings& settings);

}  // namespace chartroom::cli
