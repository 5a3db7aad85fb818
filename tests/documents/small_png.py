"""Pictures for pages: PNG of few colours, read and scaled by GdkPixbuf."""
import collections
import itertools
import struct
import zlib

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

COLOURS = 48


def scaled(path, width):
    picture = GdkPixbuf.Pixbuf.new_from_file(str(path))
    if width >= picture.get_width():
        return picture
    height = round(picture.get_height() * width / picture.get_width())
    return picture.scale_simple(width, height, GdkPixbuf.InterpType.HYPER)


class Table(dict):
    """What a function gives, worked out once for each pixel that there is: pictures have few colours."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def __missing__(self, pixel):
        self[pixel] = self.function(pixel)
        return self[pixel]


def on_white(pixel):
    red, green, blue, alpha = pixel
    return tuple((v * alpha + 255 * (255 - alpha)) // 255 for v in (red, green, blue))


def rows_of(picture):
    """The pixels as rows of (red, green, blue), on white."""
    bytes_of, stride, channels = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()
    flat = Table(on_white)
    for y in range(picture.get_height()):
        row = bytes_of[y * stride:y * stride + picture.get_width() * channels]
        pixels = zip(*(row[c::channels] for c in range(channels)))
        yield list(map(flat.__getitem__, pixels) if channels == 4 else pixels)


def palette_of(counts):
    """The most frequent colours, none of them too near to another."""
    chosen = []
    for near in (900, 300, 60):
        for colour, _ in counts.most_common():
            if len(chosen) == COLOURS:
                return chosen
            if all(distance(colour, other) > near for other in chosen):
                chosen.append(colour)
    return chosen


def distance(one, other):
    return sum((a - b) ** 2 for a, b in zip(one, other))


def write_small(picture, path):
    coarse = Table(lambda pixel: tuple(v & 0xF8 | v >> 5 for v in pixel))
    rows = [list(map(coarse.__getitem__, row)) for row in rows_of(picture)]
    counts = collections.Counter(itertools.chain.from_iterable(rows))
    palette = palette_of(counts)
    index = {colour: min(range(len(palette)), key=lambda i: distance(palette[i], colour)) for colour in counts}
    raw = b"".join(b"\0" + bytes(map(index.__getitem__, row)) for row in rows)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n"
                     + chunk(b"IHDR", struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0))
                     + chunk(b"PLTE", b"".join(map(bytes, palette)))
                     + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))
