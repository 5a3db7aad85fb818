#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "tests/temporary_folder.h"

namespace chartroom::editor {
namespace {

namespace fs = std::filesystem;

constexpr int kDocuments = 5;

// A killed program's last edits that must survive, as reported and by the time passed.
struct Said {
  std::array<int, kDocuments> kept{};
  std::array<int, kDocuments> second_old{};
};

Said said(const std::string& log, long long killed_at) {
  Said result;
  std::istringstream lines(log);
  std::string word;
  std::size_t number = 0;
  long long time = 0;
  while (lines >> word >> number) {
    const std::size_t document = number % kDocuments;
    if (word == "kept") result.kept.at(document) = static_cast<int>(number);
    if (word == "edit" && lines >> time && time + 1'000'000'000 <= killed_at) {
      result.second_old.at(document) = static_cast<int>(number);
    }
  }
  return result;
}

std::string read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

long long nanoseconds_now() {
  timespec time{};
  ::clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

// Starts journal_work with its output in a file.
pid_t start(const std::vector<std::string>& arguments, const std::string& output) {
  const pid_t child = ::fork();
  if (child != 0) return child;
  const int file = ::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ::dup2(file, STDOUT_FILENO);
  std::vector<char*> words{const_cast<char*>(JOURNAL_WORK)};
  for (const std::string& a : arguments) words.push_back(const_cast<char*>(a.c_str()));
  words.push_back(nullptr);
  ::execv(JOURNAL_WORK, words.data());
  ::_exit(127);
}

// Returns the exit status of a program; -1 if it was killed.
int status_of(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(KilledProgram, LosesNothingKeptOfFiveDocumentsAtARandomMoment) {
  const int kills = CHARTROOM_NIGHTLY ? 1000 : 12;
  const unsigned longest_us = CHARTROOM_NIGHTLY ? 2'500'000 : 300'000;
  std::mt19937 random(4);
  for (int i = 0; i < kills; ++i) {
    const TemporaryFolder folder;
    const std::string journal = folder / "journal";
    const std::string log = folder / "log";
    const std::string files = folder / "files";
    fs::create_directory(files);
    const pid_t work = start({"edit", journal, files}, log);
    ::usleep(1000 + static_cast<unsigned>(random()) % longest_us);
    const long long killed_at = nanoseconds_now();
    ::kill(work, SIGKILL);
    status_of(work);
    const Said must = said(read(log), killed_at);
    ASSERT_EQ(status_of(start({"left_of_all", journal, files}, folder / "left")), 0)
        << "a file cannot be read";
    std::istringstream numbers(read(folder / "left"));
    for (std::size_t document = 0; document < kDocuments; ++document) {
      int left = -1;
      numbers >> left;
      EXPECT_GE(left, must.kept.at(document)) << document;
      // Only long runs measure time: writes may be slow on a busy machine.
      if (CHARTROOM_NIGHTLY) {
        EXPECT_GE(left, must.second_old.at(document)) << document;
      }
    }
  }
}

}  // namespace
}  // namespace chartroom::editor
