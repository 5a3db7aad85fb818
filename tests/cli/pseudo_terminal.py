"""A program at a terminal of its own, which is the one that Ctrl-C comes from."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios


class PseudoTerminal:
    def __init__(self, program, arguments, folder, prompt, size=(24, 80), **environment):
        self.prompt = prompt
        self.pid, self.side = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            # Before the program looks at the size of its window.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
            os.execve(program, [str(program), *arguments],
                      {**os.environ, "TERM": "xterm", "NO_COLOR": "1", **environment})

    def until(self, end):
        """What the program writes up to `end`, or all of it where it ends (None)."""
        told = b""
        while end is None or not told.replace(b"\r", b"").endswith(end.encode()):
            ready, _, _ = select.select([self.side], [], [], 60)
            assert ready, (end, told.decode("utf-8", "replace"))
            try:
                got = os.read(self.side, 65536)
            except OSError:
                got = b""
            if not got:
                assert end is None, told.decode("utf-8", "replace")
                break
            told += got
        return told.decode("utf-8").replace("\r", "")

    def keys(self, keys):
        os.write(self.side, keys.encode())

    def types(self, *lines):
        """What is shown after the last line, the echo of it left out."""
        for line in lines:
            self.keys(line + "\n")
            told = self.until(self.prompt)
        assert told.startswith(lines[-1] + "\n"), told
        return told[len(lines[-1]) + 1:]

    def ends(self, how):
        """Status and last words, after a key or a signal."""
        if isinstance(how, signal.Signals):
            os.kill(self.pid, how)
        else:
            self.keys(how)
        told = self.until(None)
        os.close(self.side)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]), told
