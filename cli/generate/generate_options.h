// The options of `generate`, and the request that they make.
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

// Returns the request of the options, except the map of --like, which the caller reads. Throws
// CLI::ValidationError if an option is invalid.
generate::Request request_of(const GenerateOptions& options, const Settings& settings);

// Returns the request of --tracking for this size. Throws CLI::ValidationError.
generate::Tracking tracking_of(const GenerateOptions& options, maps::Size size);

// Returns the options that differ from their defaults, as typed, with this number of evaluations.
std::string typed(const GenerateOptions& options, const Settings& settings,
                  generate::Count evaluations);

}  // namespace chartroom::cli
