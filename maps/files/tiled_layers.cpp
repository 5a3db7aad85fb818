#include "maps/files/tiled_layers.h"

#include <utility>

namespace chartroom::maps {
namespace {

using json::Field;

class LayerWalk {
 public:
  void walk(const json::List<LayerDocument>& layers, const TiledLayer& group) {
    for (const Field<LayerDocument>& field : layers) {
      TiledLayer layer = group;
      layer.document = &*field.value;
      see(*field.value, layer);
      if (field.value->name.value) found_.push_back(layer);
      if (field.value->layers.value) walk(*field.value->layers.value, layer);
    }
  }

  std::vector<TiledLayer> found() && { return std::move(found_); }

 private:
  // Adds a fault unless the member is missing or has the value.
  template <class T>
  static void expect(const Field<T>& field, T value, const char* expected, TiledLayer& layer) {
    if (field.at == nullptr || field.value == value) return;
    layer.faults.push_back({field.at, expected});
  }

  static double pixels(const Field<double>& field, TiledLayer& layer) {
    if (field.at != nullptr && !field.value) layer.faults.push_back({field.at, "pixels"});
    return field.value.value_or(0);
  }

  static void see(const LayerDocument& document, TiledLayer& layer) {
    layer.x += pixels(document.offsetx, layer);
    layer.y += pixels(document.offsety, layer);
    expect(document.x, 0.0, "0 (a layer begins at the first column)", layer);
    expect(document.y, 0.0, "0 (a layer begins at the first row)", layer);
    for (const Field<double>* factor : {&document.parallaxx, &document.parallaxy}) {
      expect(*factor, 1.0, "1 (in Tiled: Layer Properties, Parallax Factor)", layer);
    }
    expect(document.visible, true, "true (in Tiled: the layer's eye in Layers)", layer);
    if (document.opacity.value == 0.0) {
      layer.faults.push_back({document.opacity.at, "over 0 (in Tiled: Layers, Opacity)"});
    }
    if (document.chunks.at != nullptr) {
      layer.faults.push_back(
          {document.chunks.at, "absent (in Tiled: turn off Map, Map Properties, Infinite)"});
    }
  }

  std::vector<TiledLayer> found_;
};

}  // namespace

std::vector<TiledLayer> tiled_layers(const json::List<LayerDocument>& layers) {
  LayerWalk walk;
  walk.walk(layers, {});
  return std::move(walk).found();
}

}  // namespace chartroom::maps
