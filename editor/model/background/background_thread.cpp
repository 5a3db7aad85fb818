#include "editor/model/background/background_thread.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace chartroom::editor {

void let_others_go_first() {
#ifdef __linux__
  // On Linux this is about the calling thread, whose number 0 stands for; other systems would slow
  // down the whole program.
  constexpr int kLast = 19;
  setpriority(PRIO_PROCESS, 0, kLast);
#endif
}

}  // namespace chartroom::editor
