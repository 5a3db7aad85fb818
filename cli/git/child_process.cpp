#include "cli/git/child_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>

extern char** environ;  // not declared in every system's headers

namespace chartroom::cli {
namespace {

// The program's standard streams.
class Streams {
 public:
  Streams(int output, Errors errors) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    if (errors == Errors::shown) return;
    posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  ~Streams() { posix_spawn_file_actions_destroy(&actions_); }
  const posix_spawn_file_actions_t* actions() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

std::string read_to_end(int file) {
  std::string text;
  std::array<char, 1U << 14> block;
  for (;;) {
    const ssize_t got = ::read(file, block.data(), block.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return text;
    text.append(block.data(), static_cast<std::size_t>(got));
  }
}

bool ends_well(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

std::optional<std::string> output_of(const std::vector<std::string>& words, Errors errors) {
  std::array<int, 2> pipe{};
  if (::pipe(pipe.data()) != 0) return std::nullopt;
  for (const int end : pipe) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const Streams streams(pipe[1], errors);
  const int failed =
      ::posix_spawnp(&child, arguments[0], streams.actions(), nullptr, arguments.data(), environ);
  ::close(pipe[1]);
  std::string text = failed == 0 ? read_to_end(pipe[0]) : "";
  ::close(pipe[0]);
  if (failed != 0 || !ends_well(child)) return std::nullopt;
  return text;
}

}  // namespace chartroom::cli
