// The parts of maps/json that deck files use. Only this file names them for Con Sonar!.
#pragma once

#include "maps/json/document.h"
#include "maps/json/source_index.h"

namespace chartroom::con_sonar {

using json::add_field_error;
using json::field_of;
using json::field_of_texts;
using json::header_of;
using json::HeaderDocument;
using json::source_index;
using json::SourceIndex;
using json::take_header;
using json::validate_name;
using json::validate_number;
using json::validate_texts;

}  // namespace chartroom::con_sonar
