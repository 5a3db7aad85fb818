// Owners of Cairo's and Pango's objects, and a guard of the drawing state.
#pragma once

#include <cairo.h>

#include <memory>

namespace chartroom::exporters {

struct CairoDeleter {
  void operator()(cairo_t* cr) const { cairo_destroy(cr); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_pattern_t* pattern) const { cairo_pattern_destroy(pattern); }
};

using CairoPtr = std::unique_ptr<cairo_t, CairoDeleter>;
using SurfacePtr = std::unique_ptr<cairo_surface_t, CairoDeleter>;
using PatternPtr = std::unique_ptr<cairo_pattern_t, CairoDeleter>;

// Saves and restores all state of a cairo_t, including the current path.
class StateGuard {
 public:
  explicit StateGuard(cairo_t* cr) : cr_(cr), path_(cairo_copy_path(cr)) {
    cairo_save(cr_);
    cairo_new_path(cr_);
  }
  ~StateGuard() {
    cairo_restore(cr_);
    cairo_new_path(cr_);
    if (path_->status == CAIRO_STATUS_SUCCESS) cairo_append_path(cr_, path_);
    cairo_path_destroy(path_);
  }
  StateGuard(const StateGuard&) = delete;
  StateGuard& operator=(const StateGuard&) = delete;

 private:
  cairo_t* cr_;
  cairo_path_t* path_;
};

// Puts drawings during its lifetime into the structure of a tagged document.
class TagScope {
 public:
  TagScope(cairo_t* cr, const char* tag, const char* attributes = "") : cr_(cr), tag_(tag) {
    cairo_tag_begin(cr, tag, attributes);
  }
  ~TagScope() { cairo_tag_end(cr_, tag_); }
  TagScope(const TagScope&) = delete;
  TagScope& operator=(const TagScope&) = delete;

 private:
  cairo_t* cr_;
  const char* tag_;
};

}  // namespace chartroom::exporters
