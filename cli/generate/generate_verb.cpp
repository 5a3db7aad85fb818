// chartroom generate: a pack of new maps, each certified to be fair.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/generate/certificates.h"
#include "cli/generate/generate_options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/record_input.h"
#include "cli/signals/interrupt.h"
#include "exporters/pictures/contact_sheet.h"
#include "maps/platform/safe_file.h"
#include "maps/platform/shown_text.h"
#include "validator/generate/pack_folder.h"

namespace chartroom::cli {
namespace {

generate::Signature signature_of(const GenerateOptions& options) {
  generate::Signature signature = generate::signature_of(options.folder);
  if (!options.name.empty()) signature.name = options.name;
  signature.author = options.author;
  signature.license = options.license;
  return signature;
}

// Prints an error and returns false if the request is impossible.
bool complete_request(const GenerateOptions& options, generate::Request& request) {
  if (generate::is_taken(options.folder)) {
    print_error(options.folder + ": already exists and is not an empty folder");
    return false;
  }
  if (!options.like.empty()) {
    const auto input = find_or_read_map(options.like);
    if (!input) return false;
    request.map_to_vary = generate::played_map(input->input);
    ask_for_variations(request);
    request.tracking = tracking_of(options, request.size);
  }
  if (const std::string problem = contradiction(request); !problem.empty()) {
    print_error("the request contradicts itself: " + problem);
    return false;
  }
  generate::expect_place_for(options.folder);
  return true;
}

generate::Search search_with(const GenerateOptions& options, const Settings& settings,
                             const generate::Request& request) {
  Progress progress(settings, "generate");
  generate::SearchHooks hooks;
  hooks.stop = &on_interrupt_stop();
  hooks.progress = [&](const generate::Search& at) {
    progress.show(fmt::format("{} of {} maps, {} candidates, {} games", at.found.size(),
                              request.count, at.candidates, at.games));
  };
  hooks.out_of_time = out_of_time(options.limits);
  return find_maps(request, hooks);
}

void write_pack(const GenerateOptions& options, const generate::GeneratedPack& pack,
                const std::string& report) {
  save_maps(options.folder, pack.maps);
  std::vector<exporters::ContactMap> pictures;
  for (const generate::Found& found : pack.maps) {
    pictures.push_back({text_in(found.layout.map.name, "en"), found.layout.map});
  }
  save_in_folder(options.folder, "contact-sheet.png",
                 exporters::png_contact_sheet(text_in(pack.pack.name, "en"), pictures));
  save_in_folder(options.folder, "report.md", report);
  generate::save_pack(options.folder, pack.pack);
}

int generate_pack(const GenerateOptions& options, const Settings& settings) {
  generate::Request request = request_of(options, settings);
  if (!complete_request(options, request)) return kFailed;
  const generate::Search search = search_with(options, settings, request);
  const bool all = static_cast<int>(search.found.size()) == options.count;
  if (!search.found.empty()) {
    const generate::GeneratedPack pack = generated_pack(request, search, signature_of(options));
    write_pack(options, pack,
               search_report(pack, search, typed(options, settings, search.candidates)));
    if (!settings.quiet) {
      write_result("", fmt::format("{}: {} of {} maps, {} candidates\n", shown(options.folder),
                                   search.found.size(), options.count, search.candidates));
      if (options.limits.time) {
        write_result("", fmt::format("{}\n", shown(typed(options, settings, search.candidates))));
      }
    }
  }
  if (interrupted()) return kInterrupted;
  if (all) return kDone;
  print_error(fmt::format("{} of {} maps within {} candidates: {}", search.found.size(),
                          options.count, search.candidates, nearest_text(request, search)));
  return kFound;
}

}  // namespace

void add_generate_verb(CLI::App& program, const Settings& settings, int& status) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* verb = program.add_subcommand(
      "generate",
      "Generate a pack of new maps that simulated play found fair at every skill, each with a "
      "certificate.\n\n"
      "Example: chartroom generate season --count 12 --time 10m\n"
      "Example: chartroom generate calm-waters --starts free --tracking easy --shapes atoll,chain");
  add_generate_options(*verb, *options);
  verb->callback([options, &settings, &status] { status = generate_pack(*options, settings); });
}

}  // namespace chartroom::cli
