"""The windows of the X server, without a program for each look: flows look often while they wait."""

import ctypes
import functools


class Attributes(ctypes.Structure):
    _fields_ = [("place", ctypes.c_int * 6), ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong),
                ("kind", ctypes.c_int * 4), ("backing", ctypes.c_ulong * 2), ("save_under", ctypes.c_int),
                ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
                ("masks", ctypes.c_long * 3), ("override_redirect", ctypes.c_int),
                ("screen", ctypes.c_void_p)]


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("message", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]


class Event(ctypes.Union):
    _fields_ = [("client", ClientMessage), ("room", ctypes.c_long * 24)]


VIEWABLE = 2
CLIENT_MESSAGE = 33


@functools.cache
def library():
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    x.XInternAtom.restype = ctypes.c_ulong
    # A window may go while it is looked at: by default that ends the program.
    handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
    x.XSetErrorHandler(handler)
    x.kept_handler = handler
    return x


@functools.cache
def display():
    opened = library().XOpenDisplay(None)
    if not opened:
        raise OSError("no X server")
    return ctypes.c_void_p(opened)


@functools.cache
def atom(name):
    return ctypes.c_ulong(library().XInternAtom(display(), name.encode(), 0))


def property_of(window, name):
    """The bytes of a property; numbers are 8 bytes each. None if the window has no such property."""
    x = library()
    kind, form = ctypes.c_ulong(), ctypes.c_int()
    count, rest, data = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
    status = x.XGetWindowProperty(
        display(), ctypes.c_ulong(window), atom(name), ctypes.c_long(0), ctypes.c_long(1024), 0,
        ctypes.c_ulong(0), ctypes.byref(kind), ctypes.byref(form), ctypes.byref(count), ctypes.byref(rest),
        ctypes.byref(data))
    if status != 0 or not data.value:
        return None
    held = ctypes.string_at(data, count.value * form.value // (4 if form.value == 32 else 8))
    x.XFree(data)
    return held if kind.value else None


def is_visible(window):
    attributes = Attributes()
    return bool(library().XGetWindowAttributes(display(), ctypes.c_ulong(window), ctypes.byref(attributes))
                and attributes.map_state == VIEWABLE)


def children_of(window):
    """From the lowest to the uppermost."""
    root, parent = ctypes.c_ulong(), ctypes.c_ulong()
    first, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
    if not library().XQueryTree(display(), ctypes.c_ulong(window), ctypes.byref(root), ctypes.byref(parent),
                                ctypes.byref(first), ctypes.byref(count)):
        return []
    children = first[:count.value]
    if first:
        library().XFree(first)
    return children


def windows_of(process_id, within=None):
    """Number and title of each window of a program that can be seen, the uppermost last."""
    if within is None:
        within = library().XDefaultRootWindow(display())
    found = []
    for window in children_of(within):
        owner = property_of(window, "_NET_WM_PID")
        if owner is None:
            # A window manager's frame.
            found += windows_of(process_id, window)
        elif int.from_bytes(owner[:4], "little") == process_id and is_visible(window):
            title = property_of(window, "_NET_WM_NAME") or property_of(window, "WM_NAME") or b""
            found.append((window, title.decode(errors="replace")))
    return found


def ask_to_close(window):
    """Sends what a window manager sends when the cross of a window is pressed."""
    x = library()
    event = Event()
    event.client = ClientMessage(CLIENT_MESSAGE, 0, 1, display(), window, atom("WM_PROTOCOLS"), 32,
                                 (atom("WM_DELETE_WINDOW").value, 0, 0, 0, 0))
    x.XSendEvent(display(), ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x.XFlush(display())
