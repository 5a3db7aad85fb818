#include "cli/home_pages.h"

namespace chartroom::cli {

const std::string_view kHomePage = CHARTROOM_HOMEPAGE;
const std::string_view kChecksPage = CHARTROOM_CHECKS_PAGE;

}  // namespace chartroom::cli
