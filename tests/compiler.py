"""How the tests ask the compiler about single files: outside CMake, without precompiled headers."""

import functools
import os
import subprocess

PACKAGES = ["cairo", "pangocairo", "pangoft2", "fontconfig", "glib-2.0", "libqpdf", "libqrencode",
            "gtk+-3.0", "gtk+-unix-print-3.0", "gdk-pixbuf-2.0"]
CXX = os.environ.get("CXX", "g++")


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@functools.cache
def flags(root):
    """The flags that every source of the tree compiles with."""
    found = output_of("pkg-config", "--cflags", *PACKAGES).split()
    found += output_of("wx-config", "--cxxflags", "core,base").split()
    system = ["-isystem" + flag[2:] if flag.startswith("-I") else flag for flag in found]
    return ["-std=c++20", "-march=x86-64-v2", "-DPOINTERHOLDER_TRANSITION=4", f"-I{root}", *system]


def version():
    """The first number of the compiler's version: "12"."""
    return output_of(CXX, "-dumpversion").split(".")[0].strip()


def preprocessed_lines(root, path):
    """How many lines the compiler reads for a source, with all that it includes."""
    return output_of(CXX, *flags(root), "-E", str(path)).count("\n")


def complaint_about(root, path):
    """What the compiler says of a header that is compiled alone; "" if it is sound."""
    source = f'#include "{path}"\n'
    command = [CXX, *flags(root), "-Wall", "-Wextra", "-fsyntax-only", "-x", "c++", "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=False).stderr
