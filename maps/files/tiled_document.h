// The members of a Tiled file that maps are read from. Tiled writes some in several types.
#pragma once

#include <cstdint>
#include <string>

#include "maps/json/archive.h"

namespace chartroom::maps {

// Pixels by which a tile set's pictures are drawn beside their places.
struct TileOffsetDocument {
  json::Field<double> x;
  json::Field<double> y;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("x", x), optional_member("y", y));
  }
};

struct TilesetDocument {
  json::Field<double> firstgid;
  json::Field<json::Scalar> name;
  json::Field<TileOffsetDocument> tileoffset;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("firstgid", firstgid), optional_member("name", name),
            optional_member("tileoffset", tileoffset));
  }
};

struct ObjectDocument {
  json::Field<std::string> name;
  json::Field<double> x;
  json::Field<double> y;
  json::Field<double> width;
  json::Field<double> height;
  json::Field<double> rotation;  // degrees, clockwise around x and y
  json::Field<bool> visible;
  json::Field<json::Scalar> gid;  // set if the object is a tile
  json::Field<json::Scalar> polygon;
  json::Field<json::Scalar> polyline;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("name", name), required_member("x", x), required_member("y", y),
            optional_member("width", width), optional_member("height", height),
            optional_member("rotation", rotation), optional_member("visible", visible),
            optional_member("gid", gid), optional_member("polygon", polygon),
            optional_member("polyline", polyline));
  }
};

// A layer of tiles, of objects, or a group of layers.
struct LayerDocument {
  json::Field<json::Scalar> name;
  json::Field<json::List<std::uint32_t>> data;
  json::Field<json::List<ObjectDocument>> objects;
  json::Field<json::List<LayerDocument>> layers;
  json::Field<double> x;  // tiles
  json::Field<double> y;
  json::Field<double> width;
  json::Field<double> height;
  json::Field<double> offsetx;  // pixels
  json::Field<double> offsety;
  json::Field<double> parallaxx;
  json::Field<double> parallaxy;
  json::Field<double> opacity;
  json::Field<bool> visible;
  json::Field<json::Scalar> chunks;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(optional_member("name", name), optional_member("data", data),
            optional_member("objects", objects), optional_member("layers", layers),
            optional_member("x", x), optional_member("y", y), optional_member("width", width),
            optional_member("height", height), optional_member("offsetx", offsetx),
            optional_member("offsety", offsety), optional_member("parallaxx", parallaxx),
            optional_member("parallaxy", parallaxy), optional_member("opacity", opacity),
            optional_member("visible", visible), optional_member("chunks", chunks));
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
  json::Field<std::string> orientation;
  json::Field<json::List<LayerDocument>> layers;
  json::Field<json::List<TilesetDocument>> tilesets;
  json::Field<json::List<PropertyDocument>> properties;

  template <class Archive>
  void serialize(Archive& archive) {
    archive(required_member("width", width), required_member("height", height),
            required_member("tilewidth", tilewidth), required_member("tileheight", tileheight),
            optional_member("infinite", infinite), optional_member("orientation", orientation),
            required_member("layers", layers), required_member("tilesets", tilesets),
            optional_member("properties", properties));
  }
};

}  // namespace chartroom::maps
