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

// The bytes of a PNG with a title and the boards below it, in rows, in their order. Boards are as
// wide as each other. There must be one at least. What Cairo reports is thrown as a FileException
// that names the title.
std::string png_contact_sheet(const std::string& title, const std::vector<ContactMap>& maps);

}  // namespace chartroom::exporters
