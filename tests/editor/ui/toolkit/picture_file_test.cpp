#include "editor/ui/toolkit/picture_file.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

#include <gdk-pixbuf/gdk-pixbuf.h>

namespace chartroom::editor {
namespace {

constexpr int kWidth = 60;
constexpr int kHeight = 40;
constexpr guint32 kRed = 0xff0000ff;
constexpr guint32 kGreen = 0x00ff00ff;
constexpr guint32 kBlue = 0x0000ffff;
constexpr guint32 kClear = 0x00000000;

// Returns a picture of red, green and blue, clockwise from the top left. The lower left corner is
// transparent, or black without alpha.
std::string encoded(const char* kind, bool alpha) {
  GdkPixbuf* picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha, 8, kWidth, kHeight);
  gdk_pixbuf_fill(picture, kClear);
  const auto fill = [picture](int column, int row, guint32 colour) {
    GdkPixbuf* part = gdk_pixbuf_new_subpixbuf(picture, column * kWidth / 2, row * kHeight / 2,
                                               kWidth / 2, kHeight / 2);
    gdk_pixbuf_fill(part, colour);
    g_object_unref(part);
  };
  fill(0, 0, kRed);
  fill(1, 0, kGreen);
  fill(1, 1, kBlue);
  gchar* bytes = nullptr;
  gsize count = 0;
  EXPECT_TRUE(gdk_pixbuf_save_to_buffer(picture, &bytes, &count, kind, nullptr, nullptr));
  std::string text(bytes, count);
  g_free(bytes);
  g_object_unref(picture);
  return text;
}

// Returns the JPEG with a camera's orientation, 1 to 8 (Exif 2.3, tag 0x0112).
std::string held(std::string jpeg, char orientation) {
  using namespace std::string_literals;
  const std::string exif = "\xff\xe1\x00\x22"s + "Exif\0\0"s + "II*\0\x08\0\0\0"s + "\x01\0"s +
                           "\x12\x01\x03\0\x01\0\0\0"s + orientation + "\0\0\0"s + "\0\0\0\0"s;
  constexpr std::size_t kBehindStart = 2;
  return jpeg.insert(kBehindStart, exif);
}

class PictureFile : public testing::Test {
 protected:
  PictureFile() {
    std::string pattern = testing::TempDir() + "pictureXXXXXX";
    folder_ = mkdtemp(pattern.data());
  }
  ~PictureFile() override {
    unlink(path().c_str());
    rmdir(folder_.c_str());
  }

  std::string path() const { return folder_ + "/picture"; }
  std::optional<Pixels> read(const std::string& bytes, int longest_side = 1000) const {
    std::ofstream(path(), std::ios::binary) << bytes;
    return read_picture(path(), longest_side);
  }
  // Returns the corners clockwise from the top left, "rgbk", or w for white, as near as JPEG gets.
  static std::string corners(const Pixels& p) {
    std::string letters;
    const int right = p.width - 1;
    const int bottom = p.height - 1;
    for (const std::uint32_t colour :
         {p.at(0, 0), p.at(right, 0), p.at(right, bottom), p.at(0, bottom)}) {
      const bool red = (colour >> 16 & 255U) > 128;
      const bool green = (colour >> 8 & 255U) > 128;
      const bool blue = (colour & 255U) > 128;
      letters += red && green && blue ? 'w' : red ? 'r' : green ? 'g' : blue ? 'b' : 'k';
    }
    return letters;
  }

 private:
  std::string folder_;
};

TEST_F(PictureFile, IsTurnedAsTheCameraWasHeld) {
  const std::string jpeg = encoded("jpeg", false);
  constexpr std::array kUpright{"rgbk", "grkb", "bkrg", "kbgr", "rkbg", "krgb", "bgrk", "gbkr"};
  for (char orientation = 1; orientation <= 8; ++orientation) {
    const auto pixels = read(held(jpeg, orientation));
    ASSERT_TRUE(pixels) << int{orientation};
    const bool lies = orientation >= 5;
    EXPECT_EQ(pixels->width, lies ? kHeight : kWidth) << int{orientation};
    EXPECT_EQ(pixels->height, lies ? kWidth : kHeight) << int{orientation};
    EXPECT_EQ(corners(*pixels), kUpright.at(static_cast<std::size_t>(orientation - 1)))
        << int{orientation};
  }
  EXPECT_EQ(corners(*read(jpeg)), "rgbk") << "no camera has said anything";
}

TEST_F(PictureFile, IsWhiteWhereItIsClear) {
  EXPECT_EQ(corners(*read(encoded("png", true))), "rgbw");
}

TEST_F(PictureFile, IsMadeSmallerButNeverLarger) {
  const auto smaller = read(held(encoded("jpeg", false), 6), 30);
  ASSERT_TRUE(smaller);
  EXPECT_EQ(smaller->width, 20);
  EXPECT_EQ(smaller->height, 30);
  EXPECT_EQ(corners(*smaller), "krgb");
  EXPECT_EQ(read(encoded("png", false), 61)->width, kWidth);
}

TEST_F(PictureFile, IsNothingWhereTheFileIsNone) {
  EXPECT_FALSE(read("no picture"));
  EXPECT_FALSE(read(encoded("png", false).substr(0, 60)));
  EXPECT_FALSE(read_picture(path() + ".gone", 100));
}

}  // namespace
}  // namespace chartroom::editor
