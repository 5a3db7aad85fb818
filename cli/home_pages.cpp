#include "cli/home_pages.h"

namespace chartroom::cli {

const std::string_view kHomePage = CHARTROOM_SITE;
const std::string_view kChecksPage = CHARTROOM_SITE "/checks";

}  // namespace chartroom::cli
