// What deck files have in common with all files of Chartroom: header, texts, places. The one place
// where the second game reaches for it.
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
