#include "cli/sheet_fonts.h"

#include "cli/output.h"
#include "maps/platform/installed.h"

namespace chartroom::cli {

void print_missing_fonts(const Settings& settings) {
  if (settings.quiet || installed_folder("fonts")) return;
  print_error(
      "sheets are set in this machine's fonts, as their own are not installed (package "
      "fonts-chartroom)");
}

}  // namespace chartroom::cli
