// Measures how long programs take to paint: time_to_paint ROUNDS PROGRAM [ARGUMENT]... [-- PROGRAM
// [ARGUMENT]...]..., in an otherwise unused X server. Starts the programs in turns; prints the
// median milliseconds of each, and the ratio to the first. A program has painted once the middle
// pixel of its window is painted. A busy machine notices this late and counts some later work too.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Command = std::vector<char*>;

constexpr int kLeastSide = 200;  // smallest side of a window that counts
constexpr std::chrono::seconds kDeadline{60};

pid_t start(Command command) {
  const pid_t child = ::fork();
  if (child != 0) return child;
  // Hide the program's messages about the machine.
  ::dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
  command.push_back(nullptr);
  ::execv(command[0], command.data());
  ::_exit(127);
}

// True if a large window has painted its middle: without a window manager only programs paint, and
// the screen below is black.
bool something_is_painted(Display* display) {
  const Window root = DefaultRootWindow(display);
  Window parent = 0;
  Window* children = nullptr;
  unsigned count = 0;
  XQueryTree(display, root, &parent, &parent, &children, &count);
  bool painted = false;
  for (unsigned i = 0; i < count; ++i) {
    XWindowAttributes window;
    if (XGetWindowAttributes(display, children[i], &window) == 0 ||
        window.map_state != IsViewable || window.width < kLeastSide || window.height < kLeastSide) {
      continue;
    }
    XImage* image = XGetImage(display, root, window.x + window.width / 2,
                              window.y + window.height / 2, 1, 1, AllPlanes, ZPixmap);
    painted = painted || (image != nullptr && (XGetPixel(image, 0, 0) & 0xffffffU) != 0);
    if (image != nullptr) XDestroyImage(image);
  }
  if (children != nullptr) XFree(children);
  return painted;
}

void wait_until(Display* display, bool painted) {
  const auto end = Clock::now() + kDeadline;
  while (something_is_painted(display) != painted) {
    if (Clock::now() > end) throw std::runtime_error("no window shows up");
    ::usleep(500);
  }
}

// Milliseconds until the first paint.
struct Times {
  std::vector<double> by_the_clock;
  std::vector<double> of_the_processor;  // the program's own, even on a busy machine
};

// Returns the processor time of the program's main thread.
double processor_milliseconds(pid_t program) {
  double nanoseconds = 0;
  std::ifstream("/proc/" + std::to_string(program) + "/schedstat") >> nanoseconds;
  return nanoseconds / 1e6;
}

void measure(Display* display, const Command& command, Times& times) {
  const auto begin = Clock::now();
  const pid_t program = start(command);
  wait_until(display, true);
  const std::chrono::duration<double, std::milli> time = Clock::now() - begin;
  times.by_the_clock.push_back(time.count());
  times.of_the_processor.push_back(processor_milliseconds(program));
  ::kill(program, SIGKILL);
  ::waitpid(program, nullptr, 0);
  wait_until(display, false);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

std::vector<Command> commands(int argc, char** argv) {
  std::vector<Command> list(1);
  for (int i = 2; i < argc; ++i) {
    if (std::string(argv[i]) == "--") {
      list.emplace_back();
    } else {
      list.back().push_back(argv[i]);
    }
  }
  return list;
}

// A window may close while it is examined.
int ignore_error(Display*, XErrorEvent*) { return 0; }

}  // namespace

int main(int argc, char** argv) {
  Display* display = XOpenDisplay(nullptr);
  if (argc < 3 || display == nullptr) return 2;
  XSetErrorHandler(ignore_error);
  const std::vector<Command> programs = commands(argc, argv);
  std::vector<Times> times(programs.size());
  try {
    for (int round = std::atoi(argv[1]); round > 0; --round) {
      for (std::size_t i = 0; i < programs.size(); ++i) measure(display, programs[i], times[i]);
    }
  } catch (const std::runtime_error& failure) {
    std::fprintf(stderr, "%s\n", failure.what());
    return 1;
  }
  for (std::size_t i = 0; i < programs.size(); ++i) {
    const double clock = median(times[i].by_the_clock);
    const double processor = median(times[i].of_the_processor);
    std::printf("%s: %.0f ms (%.2f times the first), %.0f ms of the processor (%.2f times)\n",
                programs[i][0], clock, clock / median(times[0].by_the_clock), processor,
                processor / median(times[0].of_the_processor));
  }
  XCloseDisplay(display);
  return 0;
}
