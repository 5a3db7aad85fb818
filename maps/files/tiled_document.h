// The members of a Tiled file that maps are read from. Tiled writes some in several types.
#pragma once

#include <cstdint>
#include <string>

#include "maps/json/archive.h"

namespace chartroom::maps {

struct TilesetDocument {
  json::Field<double> firstgid;
  json::Field<json::Scalar> name;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("firstgid", firstgid), optional_member("name", name));
  }
};

struct ObjectDocument {
  json::Field<std::string> name;
  json::Field<double> x;
  json::Field<double> y;
  json::Field<double> width;
  json::Field<double> height;
  json::Field<json::Scalar> gid;  // set if the object is a tile

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("name", name), required_member("x", x), required_member("y", y),
            optional_member("width", width), optional_member("height", height),
            optional_member("gid", gid));
  }
};

// A layer of tiles, of objects, or a group of layers.
struct LayerDocument {
  json::Field<json::Scalar> name;
  json::Field<json::List<std::uint32_t>> data;
  json::Field<json::List<ObjectDocument>> objects;
  json::Field<json::List<LayerDocument>> layers;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("name", name), optional_member("data", data),
            optional_member("objects", objects), optional_member("layers", layers));
  }
};

struct PropertyDocument {
  json::Field<json::Scalar> name;
  json::Field<json::Scalar> value;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("name", name), required_member("value", value));
  }
};

struct TiledDocument {
  json::Field<double> width;
  json::Field<double> height;
  json::Field<double> tilewidth;
  json::Field<double> tileheight;
  json::Field<bool> infinite;
  json::Field<json::List<LayerDocument>> layers;
  json::Field<json::List<TilesetDocument>> tilesets;
  json::Field<json::List<PropertyDocument>> properties;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("width", width), required_member("height", height),
            required_member("tilewidth", tilewidth), required_member("tileheight", tileheight),
            optional_member("infinite", infinite), required_member("layers", layers),
            required_member("tilesets", tilesets), optional_member("properties", properties));
  }
};

}  // namespace chartroom::maps
