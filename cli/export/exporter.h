// The verb `export`: sheets of maps and decks, books and pictures.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

struct ExportOptions {
  std::string path;
  std::string back;  // a second map's path
  std::vector<std::string> sheets{"all"};
  std::string format = "pdf";
  std::string paper = "a4";
  std::optional<double> pitch;  // none: the default
  double bleed = 0;
  std::vector<std::string> languages{"en"};
  std::string output = "./sheets";
  bool names_output = false;  // the user gave it
  std::string verify;
  std::string style = "colour";
  std::string calibrate;
  std::string printer;
  std::string backs;  // "": not given
  bool force = false;
  bool pdf_x = false;
  bool greys = false;
  bool layers = false;
  bool back_to_back = false;
};

// Return the names that --sheet takes for maps: sheets, and groups of sheets.
std::vector<std::string_view> sheet_names();
std::vector<std::string_view> group_names();

// True if all succeeded; prints errors. Throws exporters::KeptFileException if a file must not be
// overwritten, and then writes nothing of its set.
bool export_all(const ExportOptions& options, const Settings& settings);

}  // namespace chartroom::cli
