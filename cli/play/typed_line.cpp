#include "cli/play/typed_line.h"

#include <unistd.h>

#include <utility>

namespace chartroom::cli {
namespace {

constexpr std::size_t kLongest = 200;  // bytes, and the rest of the last letter; no call is longer

constexpr char kEscape = '\x1b';

bool goes_on_a_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }
bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20U || byte == '\x7f'; }

}  // namespace

TypedLine::TypedLine() {
  tcgetattr(STDIN_FILENO, &usual_);
  hold();
}

TypedLine::~TypedLine() { tcsetattr(STDIN_FILENO, TCSADRAIN, &usual_); }

void TypedLine::hold() {
  termios keys = usual_;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &keys);
}

bool TypedLine::is(char byte, int control) const {
  const cc_t key = usual_.c_cc[control];
  return key != _POSIX_VDISABLE && static_cast<cc_t>(byte) == key;
}

// True if the byte belongs to a key such as an arrow.
bool TypedLine::in_sequence(char byte) {
  if (sequence_ == Sequence::begun) {
    const bool goes_on = byte == '[' || byte == 'O';
    sequence_ = goes_on ? Sequence::inside : Sequence::none;
    return true;
  }
  if (sequence_ == Sequence::inside) {
    if (byte >= '@' && byte <= '~') sequence_ = Sequence::none;
    return true;
  }
  if (byte == kEscape) sequence_ = Sequence::begun;
  return byte == kEscape;
}

void TypedLine::take_back_letter() {
  while (!text_.empty() && goes_on_a_letter(text_.back())) text_.pop_back();
  if (!text_.empty()) text_.pop_back();
  ++taken_back_;
}

TypedLine::Key TypedLine::take_back_while(bool (*goes)(const std::string& text)) {
  while (!text_.empty() && goes(text_)) take_back_letter();
  return taken_back_ == 0 ? Key::nothing : Key::taken_back;
}

TypedLine::Key TypedLine::take(char byte) {
  taken_back_ = 0;
  if (in_sequence(byte)) return Key::nothing;
  if (byte == '\n' || byte == '\r') return Key::line;
  if (is(byte, VEOF)) return text_.empty() ? Key::end : Key::nothing;
  if (is(byte, VERASE) || byte == '\b' || byte == '\x7f') {
    if (text_.empty()) return Key::nothing;
    take_back_letter();
    return Key::taken_back;
  }
  if (is(byte, VKILL)) return take_back_while([](const std::string&) { return true; });
  if (is(byte, VWERASE)) {
    take_back_while([](const std::string& text) { return text.back() == ' '; });
    return take_back_while([](const std::string& text) { return text.back() != ' '; });
  }
  if (is_control(byte)) return Key::nothing;
  if (!goes_on_a_letter(byte)) full_ = text_.size() >= kLongest;
  if (full_) return Key::nothing;
  text_ += byte;
  return Key::written;
}

std::string TypedLine::finish() { return std::exchange(text_, ""); }

}  // namespace chartroom::cli
