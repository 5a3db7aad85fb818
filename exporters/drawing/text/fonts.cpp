#include "exporters/drawing/text/fonts.h"

#include <fmt/core.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>

#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "exporters/drawing/text/font_stamp.h"
#include "maps/platform/hash.h"
#include "maps/platform/installed.h"

namespace chartroom::exporters {

namespace {

struct FontMapDeleter {
  void operator()(void* object) const { g_object_unref(object); }
};
struct ConfigDeleter {
  void operator()(FcConfig* config) const { FcConfigDestroy(config); }
};
using FontMapPtr = std::unique_ptr<PangoFontMap, FontMapDeleter>;
using ConfigPtr = std::unique_ptr<FcConfig, ConfigDeleter>;

// Adds files singly: for a folder fontconfig would keep a cache, and complain if it cannot.
void add_folder(FcConfig* config, const std::string& folder) {
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    const std::string path = entry.path().string();
    if (entry.path().extension() != ".copyright") {
      FcConfigAppFontAddFile(config, reinterpret_cast<const FcChar8*>(path.c_str()));
    }
  }
}

FontMapPtr font_map(FcConfig* config) {
  FontMapPtr map(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), config);
  return map;
}

FontMapPtr machine_map(const std::string& folder) {
  constexpr const char* kNoColour =
      "<fontconfig><selectfont><rejectfont><pattern><patelt name='color'><bool>true</bool>"
      "</patelt></pattern></rejectfont></selectfont></fontconfig>";
  const ConfigPtr config(FcInitLoadConfig());
  FcConfigParseAndLoadFromMemory(config.get(), reinterpret_cast<const FcChar8*>(kNoColour), FcTrue);
  FcConfigBuildFonts(config.get());
  if (!folder.empty()) add_folder(config.get(), folder);
  return font_map(config.get());
}

FontMapPtr bundled_map(const std::string& folder) {
  if (folder.empty()) return machine_map(folder);
  const ConfigPtr config(FcConfigCreate());
  add_folder(config.get(), folder);
  return font_map(config.get());
}

std::string folder_of_fonts() { return installed_folder("fonts").value_or(""); }

void add_fonts(const FcFontSet* fonts, std::set<std::string>& files) {
  if (fonts == nullptr) return;
  for (int i = 0; i < fonts->nfont; ++i) {
    FcChar8* name = nullptr;
    int version = 0;
    if (FcPatternGetString(fonts->fonts[i], FC_FILE, 0, &name) != FcResultMatch) continue;
    FcPatternGetInteger(fonts->fonts[i], FC_FONTVERSION, 0, &version);
    const std::filesystem::path path(reinterpret_cast<const char*>(name));
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    files.insert(fmt::format("{} {} {}\n", path.filename().string(), version, error ? 0 : size));
  }
}

}  // namespace

PangoFontMap* bundled_fonts() {
  thread_local const FontMapPtr kMap = bundled_map(folder_of_fonts());
  return kMap.get();
}

PangoFontMap* all_fonts() {
  thread_local const FontMapPtr kMap = machine_map(folder_of_fonts());
  return kMap.get();
}

std::string font_stamp() {
  FcConfig* config = pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(all_fonts()));
  std::set<std::string> files;
  add_fonts(FcConfigGetFonts(config, FcSetSystem), files);
  add_fonts(FcConfigGetFonts(config, FcSetApplication), files);
  std::string all = fmt::format("{} {}\n", pango_version_string(), cairo_version_string());
  for (const std::string& file : files) all += file;
  return fmt::format("{:016x}", fnv1a(all));
}

}  // namespace chartroom::exporters
