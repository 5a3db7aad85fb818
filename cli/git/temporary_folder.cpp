#include "cli/git/temporary_folder.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace chartroom::cli {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_to_make(const std::string& path) {
  throw fs::filesystem_error("cannot create a temporary folder", path,
                             std::error_code(errno, std::generic_category()));
}

}  // namespace

TemporaryFolder::TemporaryFolder(const std::string& name) {
  std::string path = (fs::temp_directory_path() / (name + "XXXXXX")).string();
  if (::pipe(ended_.data()) != 0) fail_to_make(path);
  for (const int end : ended_) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  signals_.emplace();
  if (::mkdtemp(path.data()) == nullptr) fail_to_make(path);
  path_ = fs::canonical(path);
  waiting_ = std::thread([this] { wait_for_signal(); });
}

TemporaryFolder::~TemporaryFolder() {
  ::close(ended_[1]);
  waiting_.join();
  ::close(ended_[0]);
  remove();
}

void TemporaryFolder::remove() {
  std::error_code none;
  fs::remove_all(path_, none);
}

// Waits for a signal, which then ends the program.
void TemporaryFolder::wait_for_signal() {
  std::array<pollfd, 2> files{pollfd{signals_->file(), POLLIN, 0}, pollfd{ended_[0], POLLIN, 0}};
  while (::poll(files.data(), files.size(), -1) < 0 && errno == EINTR) {
  }
  if (files[0].revents == 0) return;
  const std::lock_guard filled(filling_);
  remove();
  signals_.reset();
}

}  // namespace chartroom::cli
