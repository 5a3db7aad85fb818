// The options of `generate`, and what they ask for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/generate/search_limits.h"

namespace chartroom::cli {

struct GenerateOptions {
  std::string folder;
  int count = 12;
  std::string size = "10x10";
  std::string islands = "4-10";
  std::vector<std::string> themes{"all"};
  std::string tracking = "any";
  std::string starts = "forced";
  int surfacing_damage = 0;
  std::optional<int> surface_points;
  std::string quadrants = "straight";
  std::vector<std::string> shapes{"all"};
  std::optional<double> asymmetry;
  std::string like;
  SearchLimits limits;
  std::string name;
  std::string author = "Chartroom";
  std::string license = "CC0-1.0";
};

void add_generate_options(CLI::App& verb, GenerateOptions& options);

// What the options ask for; without --like's map, which is read by whoever asks. Throws
// CLI::ValidationError where one of them is not understood.
generate::Request request_of(const GenerateOptions& options, const Settings& settings);

// What --tracking asks for on a sea of this size. Throws likewise.
generate::Tracking tracking_of(const GenerateOptions& options, maps::Size size);

// The options that differ from what they are anyway, as they are typed, with so many evaluations.
std::string typed(const GenerateOptions& options, const Settings& settings,
                  generate::Count evaluations);

}  // namespace chartroom::cli
