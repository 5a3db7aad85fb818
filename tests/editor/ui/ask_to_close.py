"""ask_to_close.py WINDOW: what a window manager sends when the cross of a window is pressed."""

import ctypes
import sys


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("message", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]


class Event(ctypes.Union):
    _fields_ = [("client", ClientMessage), ("room", ctypes.c_long * 24)]


CLIENT_MESSAGE = 33
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
x.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x.XOpenDisplay(None))
window = int(sys.argv[1])
event = Event()
event.client = ClientMessage(CLIENT_MESSAGE, 0, 1, display, window,
                             x.XInternAtom(display, b"WM_PROTOCOLS", 0), 32,
                             (x.XInternAtom(display, b"WM_DELETE_WINDOW", 0), 0, 0, 0, 0))
x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
x.XCloseDisplay(display)
