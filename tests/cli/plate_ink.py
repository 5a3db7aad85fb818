#!/usr/bin/python3
"""How much of a plate is inked, in per cent: plate_ink.py PLATE.tif (one grey sample a pixel,
without compression; 0 is full ink)."""
import struct
import sys


def main():
    data = open(sys.argv[1], "rb").read()
    order = "<" if data[:2] == b"II" else ">"
    directory = struct.unpack_from(order + "I", data, 4)[0]
    fields = {}
    for k in range(struct.unpack_from(order + "H", data, directory)[0]):
        tag, kind, count, value = struct.unpack_from(order + "HHII", data, directory + 2 + 12 * k)
        size = {1: 1, 3: 2, 4: 4}.get(kind, 8)
        at = directory + 2 + 12 * k + 8 if size * count <= 4 else value
        form = {1: "B", 3: "H", 4: "I"}.get(kind)
        if form:
            fields[tag] = struct.unpack_from(order + str(count) + form, data, at)
    pixels = bytearray()
    for offset, count in zip(fields[273], fields[279]):
        pixels += data[offset:offset + count]
    assert fields[259][0] == 1, "compressed"
    assert len(pixels) >= fields[256][0] * fields[257][0], "too few pixels"
    print("%.3f" % (100 * (255 - sum(pixels) / len(pixels)) / 255))


main()
