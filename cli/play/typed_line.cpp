#include "cli/play/typed_line.h"

#include <unistd.h>

#include <utility>

namespace chartroom::cli {
namespace {

constexpr std::size_t kLongest = 200;  // bytes, and the rest of the last letter; no call is longer

constexpr char kEscape = '\x1b';

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }
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
    const bool begins_key = byte == '[' || byte == 'O';
    sequence_ = begins_key ? Sequence::inside : Sequence::none;
    return true;
  }
  if (sequence_ == Sequence::inside) {
    if (byte >= '@' && byte <= '~') sequence_ = Sequence::none;
    return true;
  }
  if (byte == kEscape) sequence_ = Sequence::begun;
  return byte == kEscape;
}

void TypedLine::erase_letter() {
  while (!text_.empty() && continues_letter(text_.back())) text_.pop_back();
  if (!text_.empty()) text_.pop_back();
  ++erased_;
}

TypedLine::Key TypedLine::erase_while(bool (*matches)(const std::string& text)) {
  while (!text_.empty() && matches(text_)) erase_letter();
  return erased_ == 0 ? Key::nothing : Key::erased;
}

TypedLine::Key TypedLine::take(char byte) {
  erased_ = 0;
  if (in_sequence(byte)) return Key::nothing;
  if (byte == '\n' || byte == '\r') return Key::line;
  if (is(byte, VEOF)) return text_.empty() ? Key::end : Key::nothing;
  if (is(byte, VERASE) || byte == '\b' || byte == '\x7f') {
    if (text_.empty()) return Key::nothing;
    erase_letter();
    return Key::erased;
  }
  if (is(byte, VKILL)) return erase_while([](const std::string&) { return true; });
  if (is(byte, VWERASE)) {
    erase_while([](const std::string& text) { return text.back() == ' '; });
    return erase_while([](const std::string& text) { return text.back() != ' '; });
  }
  if (is_control(byte)) return Key::nothing;
  if (!continues_letter(byte)) full_ = text_.size() >= kLongest;
  if (full_) return Key::nothing;
  text_ += byte;
  return Key::written;
}

std::string TypedLine::finish() { return std::exchange(text_, ""); }

}  // namespace chartroom::cli
