// What `export` writes: the sheets of maps and decks, books and pictures.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/settings.h"

namespace chartroom::cli {

struct ExportOptions {
  std::string path;
  std::string back;  // a second map
  std::vector<std::string> sheets{"all"};
  std::string format = "pdf";
  std::string paper = "a4";
  std::optional<double> pitch;  // none: the usual one
  double bleed = 0;
  std::vector<std::string> languages{"en"};
  std::string output = "./sheets";
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

// The names that --sheet knows for maps: those of sheets, and of several at once.
std::vector<std::string_view> sheet_names();
std::vector<std::string_view> group_names();

// Whether all went well; what did not is told on standard error. Throws
// exporters::KeptFileException where a file stands in the way, and then writes nothing of its set.
bool export_all(const ExportOptions& options, const Settings& settings);

}  // namespace chartroom::cli
