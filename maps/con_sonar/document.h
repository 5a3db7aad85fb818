// What deck files have in common with all files of Chartroom: header, texts, places. The one place
// where the second game reaches for it.
#pragma once

#include "maps/files/source_index.h"
#include "maps/json/document.h"

namespace chartroom::con_sonar {

using json::add_field_error;
using json::field_of;
using json::field_of_texts;
using json::header_of;
using json::HeaderDocument;
using json::take_header;
using json::validate_name;
using json::validate_number;
using json::validate_texts;
using maps::source_index;
using maps::SourceIndex;

}  // namespace chartroom::con_sonar
