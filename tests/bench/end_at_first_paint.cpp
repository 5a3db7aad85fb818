// Preloaded into a GTK program: it ends as soon as it has drawn its first frame, so that a clock
// round it measures the time to the first painting.
#include <dlfcn.h>
#include <unistd.h>

struct _GdkWindow;
struct _GdkDrawingContext;

extern "C" void gdk_window_end_draw_frame(_GdkWindow* window, _GdkDrawingContext* context) {
  using EndDrawFrame = void (*)(_GdkWindow*, _GdkDrawingContext*);
  const auto draw = reinterpret_cast<EndDrawFrame>(dlsym(RTLD_NEXT, "gdk_window_end_draw_frame"));
  draw(window, context);
  _exit(0);
}
