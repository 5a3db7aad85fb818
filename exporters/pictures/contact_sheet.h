// All maps of a pack on one picture, each with its name.
#pragma once

#include <string>
#include <vector>

#include "maps/map.h"

namespace chartroom::exporters {

struct ContactMap {
  std::string name;
  maps::Map map;
};

// Returns a PNG with a title and the boards below it, in rows and in order, all equally wide. Needs
// at least one map. Throws Cairo's errors as a FileException that names the title.
std::string png_contact_sheet(const std::string& title, const std::vector<ContactMap>& maps);

}  // namespace chartroom::exporters
