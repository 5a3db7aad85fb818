#include "cli/export/printer_measurements.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <vector>

#include "cli/output.h"
#include "cli/settings.h"
#include "exporters/page/printer_file.h"

namespace chartroom::cli {

namespace {

void refuse_printer_name(const std::string& name) {
  print_error(
      fmt::format("\"{}\" is not a name for a printer (expected letters, digits, - and _)", name));
}

std::optional<exporters::MeasuredLengths> parse_lengths(const std::string& text) {
  std::array<double, 4> numbers{};
  const char* at = text.data();
  const char* end = at + text.size();
  for (std::size_t k = 0; k < numbers.size(); ++k) {
    if (k > 0 && (at == end || *at++ != ',')) return std::nullopt;
    const auto [next, error] = std::from_chars(at, end, numbers[k]);
    if (error != std::errc()) return std::nullopt;
    at = next;
  }
  if (at != end) return std::nullopt;
  return exporters::MeasuredLengths{{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
}

}  // namespace

int calibrate_printer(const std::string& text, bool quiet) {
  const std::size_t equals = text.find('=');
  const std::string name = text.substr(0, equals);
  const auto lengths =
      equals == std::string::npos ? std::nullopt : parse_lengths(text.substr(equals + 1));
  if (!lengths) {
    print_error(fmt::format(
        "--calibrate {}: not four lengths (expected office=232.8,158.7,232.9,158.6: paper across "
        "and down, then film across and down)",
        text));
    return kFailed;
  }
  if (!exporters::is_printer_name(name)) {
    refuse_printer_name(name);
    return kFailed;
  }
  const auto scale = printer_scale(*lengths);
  if (const auto* problem = std::get_if<std::string>(&scale)) {
    print_error("--calibrate " + name + ": " + *problem);
    return kFailed;
  }
  const exporters::Ratio paper = std::get<exporters::PrinterScale>(scale).paper;
  save_printer(exporters::printer_path(name), *lengths);
  if (!quiet) {
    fmt::print("{}: prints {:.2f}% across and {:.2f}% down; --printer {} corrects it\n",
               exporters::printer_path(name), 100 * paper.across, 100 * paper.down, name);
  }
  return kDone;
}

std::optional<exporters::PrinterScale> scale_of_printer(const std::string& name) {
  if (!exporters::is_printer_name(name)) {
    refuse_printer_name(name);
    return std::nullopt;
  }
  const std::vector<std::string> known = exporters::printer_names();
  if (std::find(known.begin(), known.end(), name) == known.end()) {
    print_error(fmt::format(
        "there is no printer \"{}\" in {} ({}; add one with --calibrate NAME=A,B,C,D)", name,
        exporters::printer_path(name),
        known.empty() ? "no printers known" : fmt::format("known: {}", fmt::join(known, ", "))));
    return std::nullopt;
  }
  const std::string path = exporters::printer_path(name);
  const auto scale = exporters::printer_scale(exporters::load_printer(path));
  if (const auto* problem = std::get_if<std::string>(&scale)) {
    print_error(path + ": " + *problem);
    return std::nullopt;
  }
  return std::get<exporters::PrinterScale>(scale);
}

}  // namespace chartroom::cli
