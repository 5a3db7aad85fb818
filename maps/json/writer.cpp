#include "maps/json/writer.h"

#include <fmt/format.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "maps/json/text.h"
#include "maps/platform/contract.h"

namespace chartroom::json {

struct JsonWriter::Implementation {
  rapidjson::StringBuffer buffer;
  rapidjson::Writer<rapidjson::StringBuffer> writer{buffer};
};

JsonWriter::JsonWriter() : implementation_(std::make_unique<Implementation>()) {}
JsonWriter::~JsonWriter() = default;

JsonWriter& JsonWriter::begin_object() {
  implementation_->writer.StartObject();
  return *this;
}

JsonWriter& JsonWriter::end_object() {
  implementation_->writer.EndObject();
  return *this;
}

JsonWriter& JsonWriter::begin_array() {
  implementation_->writer.StartArray();
  return *this;
}

JsonWriter& JsonWriter::end_array() {
  implementation_->writer.EndArray();
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  implementation_->writer.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  const std::string readable = readable_text(text);
  implementation_->writer.String(readable.data(),
                                 static_cast<rapidjson::SizeType>(readable.size()));
  return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number) {
  implementation_->writer.Int64(number);
  return *this;
}

JsonWriter& JsonWriter::value(std::uint64_t number) {
  implementation_->writer.Uint64(number);
  return *this;
}

JsonWriter& JsonWriter::value(bool truth) {
  implementation_->writer.Bool(truth);
  return *this;
}

JsonWriter& JsonWriter::decimal(double number) {
  const std::string text = fmt::format("{:.6f}", number);
  implementation_->writer.RawValue(text.data(), text.size(), rapidjson::kNumberType);
  return *this;
}

JsonWriter& JsonWriter::null() {
  implementation_->writer.Null();
  return *this;
}

std::string JsonWriter::text() const {
  CHARTROOM_EXPECTS(implementation_->writer.IsComplete());
  std::string text;
  text.reserve(implementation_->buffer.GetSize() + 1);
  text.append(implementation_->buffer.GetString(), implementation_->buffer.GetSize());
  return text += '\n';
}

}  // namespace chartroom::json
