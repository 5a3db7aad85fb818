#include "cli/play/console.h"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "cli/output.h"
#include "cli/screens/folded.h"
#include "cli/screens/screen_language.h"
#include "maps/platform/line_reader.h"
#include "maps/platform/shown_text.h"
#include "maps/platform/utf8.h"

namespace chartroom::cli {
namespace {

constexpr std::size_t kLongestLine = 4096;  // bytes; a longer line comes as several
constexpr int kLongestQuote = 40;           // columns of a terminal
constexpr int kNoTerminalWidth = 80;
constexpr int kNoTerminalHeight = 24;
constexpr std::size_t kRowsOfPaper = 50;  // hide the text above them

// The words for help in the supported languages.
constexpr std::string_view kHelpWords[] = {"help", "?", "hilfe", "aide", "aiuto", "도움말"};

constexpr std::string_view kScreenApart = "\x1b[?1049h";
constexpr std::string_view kUsualScreen = "\x1b[?1049l";
constexpr std::string_view kWiped = "\x1b[H\x1b[2J";

constexpr std::array kEndings{SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t signalled = 0;

void on_signal(int) { signalled = 1; }

winsize terminal_size() {
  winsize size{};
  if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

// True if output goes to a terminal that can erase.
bool has_screen() {
  const char* terminal = std::getenv("TERM");
  return isatty(STDOUT_FILENO) != 0 && terminal != nullptr && *terminal != '\0' &&
         std::string_view(terminal) != "dumb";
}

std::string trimmed(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kSpaces);
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(kSpaces) - first + 1));
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigaction(signal, &action, nullptr);
}

void block_endings(int how) {
  sigset_t endings;
  sigemptyset(&endings);
  for (const int signal : kEndings) sigaddset(&endings, signal);
  sigprocmask(how, &endings, nullptr);
}

// pselect ignores a signal if input, or its end, is ready too.
void let_endings_in() {
  block_endings(SIG_UNBLOCK);
  block_endings(SIG_BLOCK);
}

class Stopwatch {
 public:
  std::int64_t milliseconds() const {
    const auto passed = std::chrono::steady_clock::now() - start_;
    return std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

timespec timespec_of(std::int64_t milliseconds) {
  timespec time{};
  time.tv_sec = milliseconds / 1000;
  time.tv_nsec = milliseconds % 1000 * 1'000'000;
  return time;
}

}  // namespace

Console::Console(const Settings& settings, PlayClock time, std::string_view language)
    : language_(language),
      tr_(screen_translator(language)),
      colour_(use_colour(settings)),
      time_(time),
      echo_(isatty(STDIN_FILENO) == 0) {
  // Unblocks signals only while waiting for input. So none can arrive between the check for signals
  // and the wait, or interrupt a move.
  for (const int signal : kEndings) handle(signal, on_signal);
  block_endings(SIG_BLOCK);
  // If the reader is gone, writing fails, and the error can be reported and the game saved.
  handle(SIGPIPE, SIG_IGN);
}

Console::~Console() {
  try {
    show_to_all();
  } catch (const FileException&) {
    // The last caller of print got this error.
  }
  // A signal from meanwhile is too late and must not kill the program.
  block_endings(SIG_UNBLOCK);
  for (const int signal : kEndings) handle(signal, SIG_DFL);
}

void Console::keep_typed_line() {
  if (typed_ || !at_terminal() || time_ != PlayClock::real || isatty(STDOUT_FILENO) == 0) return;
  typed_ = std::make_unique<TypedLine>();
}

void Console::write(std::string_view text) { write_result("", text); }

void Console::print(const Message& text) { write(text.in(tr_)); }

void Console::say(const Message& text) {
  std::string lines = text.in(tr_);
  if (lines.empty()) return;
  if (!lines.ends_with('\n')) lines += '\n';
  const bool screen = isatty(STDOUT_FILENO) != 0;
  write(screen ? folded(lines, static_cast<std::size_t>(width())) : lines);
}

bool Console::fill(std::int64_t* left) {
  const bool timed = left != nullptr && time_ == PlayClock::real;
  const Stopwatch watch;
  const timespec limit = timed ? timespec_of(*left) : timespec{};
  let_endings_in();
  fd_set input;
  FD_ZERO(&input);
  FD_SET(STDIN_FILENO, &input);
  sigset_t open;
  sigemptyset(&open);
  const int ready = signalled != 0 ? -1
                                   : pselect(STDIN_FILENO + 1, &input, nullptr, nullptr,
                                             timed ? &limit : nullptr, &open);
  if (timed) *left = std::max<std::int64_t>(0, *left - watch.milliseconds());
  if (ready == 0) return false;
  if (ready > 0) {
    std::string bytes(kLongestLine, '\0');
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count > 0) {
      unread_.append(bytes, 0, static_cast<std::size_t>(count));
      return true;
    }
  }
  let_endings_in();
  leaving_ = signalled != 0 ? Leaving::interrupted : Leaving::input_ended;
  return false;
}

std::optional<std::string> Console::read_line(std::int64_t* left) {
  std::size_t end = 0;
  while ((end = unread_.find('\n')) == std::string::npos && unread_.size() < kLongestLine) {
    if (fill(left)) continue;
    if (!leaving_) return std::nullopt;  // the time is over
    // A last line without its end counts, unless a signal interrupted it.
    if (unread_.empty() || leaving_ == Leaving::interrupted) return std::nullopt;
    leaving_.reset();
    break;
  }
  std::string line = trimmed(unread_.substr(0, end));
  unread_.erase(0, end == std::string::npos ? end : end + 1);
  return line;
}

// Takes typed text up to the end of a line, and shows it. True at the line's end.
bool Console::take_typed(std::string_view prompt) {
  std::string shown_now;
  bool ended = false;
  while (!unread_.empty() && !ended && !leaving_) {
    const char byte = unread_.front();
    unread_.erase(0, 1);
    switch (typed_->take(byte)) {
      case TypedLine::Key::written:
        shown_now += byte;
        break;
      case TypedLine::Key::erased: {
        // Letters have at most two columns.
        const std::string line = "\r" + std::string(prompt) + typed_->text();
        const auto columns = static_cast<std::size_t>(2 * typed_->erased());
        shown_now += line + std::string(columns, ' ') + line;
        break;
      }
      case TypedLine::Key::line:
        ended = true;
        break;
      case TypedLine::Key::end:
        leaving_ = Leaving::input_ended;
        break;
      case TypedLine::Key::nothing:
        break;
    }
  }
  write(shown_now + (ended ? "\n" : ""));
  return ended;
}

std::optional<std::string> Console::read_typed_line(std::string_view prompt, std::int64_t* left) {
  typed_->hold();
  write(typed_->text());
  while (!take_typed(prompt)) {
    if (leaving_ || !fill(left)) return std::nullopt;
  }
  return trimmed(typed_->finish());
}

// True if a line only lets time pass.
bool Console::passes(std::string_view line, std::int64_t* left) const {
  constexpr std::string_view kWait = "wait ";
  if (left == nullptr || time_ != PlayClock::typed || !line.starts_with(kWait)) return false;
  int milliseconds = 0;
  const char* end = line.data() + line.size();
  const auto [stopped, error] = std::from_chars(line.data() + kWait.size(), end, milliseconds);
  if (error != std::errc{} || stopped != end || milliseconds < 0) return false;
  *left -= milliseconds;
  return true;
}

std::optional<std::string> Console::ask(const Message& prompt, const Message& help) {
  return ask_by(prompt.in(tr_), help.in(tr_), nullptr);
}

std::optional<std::string> Console::ask_within(const Message& prompt, const Message& help,
                                               std::int64_t& left) {
  return ask_by(prompt.in(tr_), help.in(tr_), &left);
}

std::optional<std::string> Console::ask_by(std::string_view prompt, std::string_view help,
                                           std::int64_t* left) {
  while (!leaving_ && (left == nullptr || *left > 0)) {
    write(prompt);
    auto line = typed_ ? read_typed_line(prompt, left) : read_line(left);
    if (!line) {
      write("\n");
      break;
    }
    if (echo_) write(printable(*line) + "\n");
    const std::string word = lower_case(*line);
    if (word == "quit" || word == "exit") {
      leaving_ = Leaving::quit;
    } else if (std::ranges::find(kHelpWords, small_letters(word)) != std::end(kHelpWords)) {
      write(folded(help, static_cast<std::size_t>(width())));
    } else if (!passes(word, left)) {
      return line;
    }
  }
  return std::nullopt;
}

void Console::wait(std::int64_t milliseconds) {
  if (time_ == PlayClock::typed) return;
  const timespec time = timespec_of(milliseconds);
  let_endings_in();
  sigset_t open;
  sigemptyset(&open);
  if (signalled == 0) pselect(0, nullptr, nullptr, nullptr, &time, &open);
  if (signalled != 0) leaving_ = Leaving::interrupted;
}

// Takes all unread lines from the terminal and this program, and the partly typed one.
std::string Console::take_all_typed() {
  int waiting = 0;
  while (!leaving_ && ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting > 0) {
    if (!fill(nullptr)) break;
  }
  // The terminal holds a partly typed line.
  if (!typed_) tcflush(STDIN_FILENO, TCIFLUSH);
  return (typed_ ? typed_->finish() : "") + std::exchange(unread_, "");
}

void Console::set_typed_aside() {
  if (!at_terminal()) return;
  const std::string typed = take_all_typed();
  if (typed_) aside_ += typed;
}

void Console::drop_typed() {
  if (!at_terminal()) return;
  const std::string typed = trimmed(take_all_typed());
  if (typed.empty()) return;
  const std::string first = trimmed(typed.substr(0, typed.find('\n')));
  const bool more = first.size() < typed.size();
  say(more
          ? message("Ignored \"{}\" and more: it was typed before this question.", printable(first))
          : message("Ignored \"{}\": it was typed before this question.", printable(first)));
}

void Console::take_up_typed() { unread_.insert(0, std::exchange(aside_, "")); }

void Console::show_to_all() {
  if (std::exchange(apart_, false)) write(kUsualScreen);
}

bool Console::hand_over(const Message& to) {
  if (has_screen()) {
    if (!std::exchange(apart_, true)) write(kScreenApart);
    write(kWiped);
  } else {
    write(std::string(kRowsOfPaper, '\n'));
  }
  const Message prompt = message("Hand over to {}. {}, press Enter when alone: ", to, to);
  const Message help =
      message("The next screen is for {} only. Press Enter, or type quit to leave the game.", to);
  while (const auto line = ask(prompt, help)) {
    if (line->empty()) return true;
    say(message("Press Enter first; \"{}\" was not played.", printable(*line)));
  }
  return false;
}

int Console::width() const {
  const int columns = terminal_size().ws_col;
  return columns > 0 ? columns : kNoTerminalWidth;
}

int Console::height() const {
  const int rows = terminal_size().ws_row;
  return rows > 0 ? rows : kNoTerminalHeight;
}

std::string printable(std::string_view typed) {
  std::size_t end = 0;
  int columns = 0;
  while (end < typed.size()) {
    // A byte that is no UTF-8 counts as a letter.
    const int length = code_point_length(typed, end);
    columns += length > 0 && is_wide(code_point_at(typed, end, length)) ? 2 : 1;
    if (columns > kLongestQuote) break;
    end += static_cast<std::size_t>(std::max(length, 1));
  }
  return shown(typed.substr(0, end)) + (end < typed.size() ? "..." : "");
}

std::optional<bool> yes_or_no(std::string_view typed) {
  constexpr std::string_view kYes[] = {"yes", "y", "ja", "oui", "sì", "si", "예", "네"};
  constexpr std::string_view kNo[] = {"no", "n", "nein", "non", "아니요", "아니오"};
  const std::string word = small_letters(typed);
  if (std::ranges::find(kYes, word) != std::end(kYes)) return true;
  if (std::ranges::find(kNo, word) != std::end(kNo)) return false;
  return std::nullopt;
}

std::string lower_case(std::string_view text) {
  std::string result;
  for (const char c : text) {
    result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return result;
}

}  // namespace chartroom::cli
