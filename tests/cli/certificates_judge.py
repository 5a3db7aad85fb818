"""A judge that took no part in the search plays games of its own and agrees with certificates.

Of every certified map in FOLDER each level plays GAMES games with other seeds. The judge contradicts
a certificate where a share that is claimed to be near even is shown to be farther off, and where the
certificate's games and its own cannot be of the same map. Over all claims together it does either by
chance once in a hundred times. Of every hundred estimates one may differ by more than chance does in
ninety-nine of a hundred. A map whose start was moved by a step must be contradicted, else the judge
shows nothing.

Usage: certificates_judge.py PROGRAM FOLDER GAMES [THREADS]
"""
import json
import math
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

MARGINS = {"side": 0.01, "first_move": 0.03}  # as validator/GENERATION.md says of certificates
UNFINISHED = 0.02
ERROR = 0.01  # of all that is judged together
RARELY = statistics.NormalDist().inv_cdf(1 - ERROR / 2)


def share(pairs):
    """An estimate by the pairs of games and its standard error: pairs go by half points, 0 to 4."""
    count = sum(pairs)
    mean = sum(points * n for points, n in enumerate(pairs)) / 4 / count
    variance = sum((points / 4 - mean) ** 2 * n for points, n in enumerate(pairs)) / (count - 1)
    return mean, math.sqrt(variance / count)


def tallies(program, path, level, games, threads):
    run = subprocess.run(
        [program, "simulate", path, "--blue", level, "--green", level, "--games", str(games), "--seed", "777",
         "--jobs", threads, "--format", "json", "--quiet"], capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def judge(program, folder, games, threads):
    """What contradicts the certificates, and how many of how many estimates differ from theirs."""
    certificates = sorted(pathlib.Path(folder).glob("*.certificate.json"))
    assert certificates, f"{folder}: no certificate"
    claims = len(certificates) * 3 * (2 * len(MARGINS) + 1)
    surely = statistics.NormalDist().inv_cdf(1 - ERROR / claims / 2)
    wrong, apart, estimates = [], 0, 0
    for file in certificates:
        certificate = json.loads(file.read_text(encoding="utf-8"))
        path = file.with_name(certificate["map"] + ".map.json")
        for level in certificate["levels"]:
            played = tallies(program, path, level["level"], games, threads)
            for name, margin in MARGINS.items():
                key = "pairs" if name == "side" else "pairs_by_first"
                here, error = share(played[key])
                there, other_error = share(level[key])
                what = f"{file.name}: {level['level']}: {name}: {here:.4f} of {games} games"
                if abs(here - 0.5) - surely * error > margin:
                    wrong.append(f"{what} is not within {margin}")
                if abs(here - there) > surely * math.hypot(error, other_error):
                    wrong.append(f"{what} differs from {there:.4f}")
                apart += abs(here - there) > RARELY * math.hypot(error, other_error)
                estimates += 1
            unfinished = played["unfinished"] / games
            if unfinished - surely * math.sqrt(UNFINISHED / games) > UNFINISHED:
                wrong.append(f"{file.name}: {level['level']}: {unfinished:.4f} unfinished")
    return wrong, apart, estimates


def moved(folder, other):
    """A copy of the first certified map with forced starts, green's moved by a step."""
    for file in sorted(pathlib.Path(folder).glob("*.certificate.json")):
        certificate = json.loads(file.read_text(encoding="utf-8"))
        path = file.with_name(certificate["map"] + ".map.json")
        game = json.loads(path.read_text(encoding="utf-8"))
        if "starts" not in game:
            continue
        column, row = game["starts"]["green"][0], int(game["starts"]["green"][1:])
        rows = game["points"]
        for near in (row - 1, row + 1):
            if 1 <= near <= len(rows) and rows[near - 1][ord(column) - ord("A")] != "#":
                game["starts"]["green"] = f"{column}{near}"
                (other / path.name).write_text(json.dumps(game), encoding="utf-8")
                shutil.copy(file, other)
                return True
    return False


def most_by_chance(estimates):
    """As many estimates as differ only once in a thousand judgements."""
    chance = 0.0
    for k in range(estimates + 1):
        chance += math.comb(estimates, k) * ERROR**k * (1 - ERROR) ** (estimates - k)
        if chance > 0.999:
            return k
    return estimates


def main():
    program, folder, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    threads = sys.argv[4] if len(sys.argv) > 4 else "2"
    wrong, apart, estimates = judge(program, folder, games, threads)
    for line in wrong:
        print(line)
    print(f"{apart} of {estimates} estimates differ from the certificates' (99 % intervals)")
    assert not wrong and apart <= most_by_chance(estimates)
    with tempfile.TemporaryDirectory() as other:
        assert moved(folder, pathlib.Path(other)), "no certified map has forced starts"
        assert judge(program, other, min(games, 8192), threads)[0], "a moved start was not noticed"


if __name__ == "__main__":
    main()
