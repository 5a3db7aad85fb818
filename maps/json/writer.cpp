#include "maps/json/writer.h"

#include <cstdint>

#include <fmt/core.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "maps/json/text.h"
#include "maps/platform/contract.h"

namespace chartroom::json {

struct Writer::Implementation {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer> writer{buffer};
};

Writer::Writer() : implementation_(std::make_unique<Implementation>()) {}
Writer::~Writer() = default;

Writer& Writer::begin_object() {
  implementation_->writer.StartObject();
  return *this;
}

Writer& Writer::end_object() {
  implementation_->writer.EndObject();
  return *this;
}

Writer& Writer::begin_array() {
  implementation_->writer.StartArray();
  return *this;
}

Writer& Writer::end_array() {
  implementation_->writer.EndArray();
  return *this;
}

Writer& Writer::key(std::string_view name) {
  implementation_->writer.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
  return *this;
}

Writer& Writer::value(std::string_view text) {
  const std::string readable = repaired_utf8(text);
  implementation_->writer.String(readable.data(),
                                 static_cast<rapidjson::SizeType>(readable.size()));
  return *this;
}

Writer& Writer::value(std::int64_t number) {
  implementation_->writer.Int64(number);
  return *this;
}

Writer& Writer::value(std::uint64_t number) {
  implementation_->writer.Uint64(number);
  return *this;
}

Writer& Writer::value(bool truth) {
  implementation_->writer.Bool(truth);
  return *this;
}

Writer& Writer::decimal(double number) {
  const std::string text = fmt::format("{:.6f}", number);
  implementation_->writer.RawValue(text.data(), text.size(), rapidjson::kNumberType);
  return *this;
}

Writer& Writer::null() {
  implementation_->writer.Null();
  return *this;
}

std::string Writer::text() const {
  CHARTROOM_EXPECTS(implementation_->writer.IsComplete());
  std::string text;
  text.reserve(implementation_->buffer.GetSize() + 1);
  text.append(implementation_->buffer.GetString(), implementation_->buffer.GetSize());
  return text += '\n';
}

}  // namespace chartroom::json
