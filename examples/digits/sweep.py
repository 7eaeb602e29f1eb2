"""Random search over a small neural network on scikit-learn's digits.

Writes one CSV with one line per trial. Every trial is an independent draw
from the same search space, which is what makes the trials of a sweep
exchangeable and its tuning curve meaningful.
"""

import argparse
import csv
import time
import warnings

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from threadpoolctl import threadpool_limits

VALIDATION_IMAGES = 800  # One image is 0.00125 of accuracy: few ties between good trials.

# The three states of the code under comparison differ in this one expression.
MODELS = {
    "baseline": lambda digits: digits.data,
    "pooled": lambda digits: digits.images.reshape(-1, 4, 2, 4, 2).mean(axis=(2, 4)).reshape(-1, 16),
    "refactored": lambda digits: digits.images.reshape(-1, 64),
}


def log_uniform(rng, low, high):
    return float(np.exp(rng.uniform(np.log(low), np.log(high))))


def draw(rng):
    return {
        # Up to 10 on purpose: the far end really diverges, as in a first search on a new model.
        "learning_rate": log_uniform(rng, 1e-3, 10),
        "hidden_units": int(log_uniform(rng, 8, 129)),
        "alpha": log_uniform(rng, 1e-6, 1),
        "momentum": float(rng.uniform(0, 0.95)),
        "batch_size": int(rng.choice([16, 32, 64, 128])),
    }


# What scikit-learn takes if nobody tunes them.
DEFAULTS = {
    "learning_rate": MLPClassifier().learning_rate_init,
    "alpha": MLPClassifier().alpha,
}


def accuracy(params, split, weights_seed, epochs):
    train_x, valid_x, train_y, valid_y = split
    network = MLPClassifier(
        solver="sgd",
        max_iter=epochs,
        learning_rate_init=params["learning_rate"],
        hidden_layer_sizes=(params["hidden_units"],),
        alpha=params["alpha"],
        momentum=params["momentum"],
        batch_size=params["batch_size"],
        random_state=weights_seed,
    )
    model = make_pipeline(StandardScaler(), network)
    return float(model.fit(train_x, train_y).score(valid_x, valid_y))


def run(trial, seed, split, fixed, epochs, best=None):
    # A generator per trial: more trials leave the earlier ones as they are.
    rng = np.random.default_rng([seed, trial])
    params = {**draw(rng), **fixed}
    if best:
        params = {name: best[f"params_{name}"] if rng.random() < 0.6 else new for name, new in params.items()}
    weights_seed = int(rng.integers(2**31))
    score, error = "", ""
    start = time.perf_counter()
    try:
        score = accuracy(params, split, weights_seed, epochs)
    except Exception as problem:
        # A trial that crashes has a result too: leaving it out would flatter the search.
        error = str(problem).split(". ")[0] or type(problem).__name__
    seconds = time.perf_counter() - start
    return {
        "trial": trial,
        "status": "failed" if error else "finished",
        "accuracy": score,
        "duration_seconds": seconds,
        **{f"params_{name}": value for name, value in params.items()},
        "error": error,
    }


def adaptive(trials, *given):
    """A search that changes some settings of its best trial, after five that are drawn at random."""
    rows = []
    for trial in range(trials):
        finished = [row for row in rows if row["status"] == "finished"]
        best = max(finished, key=lambda row: row["accuracy"]) if trial >= 5 and finished else None
        rows.append(run(trial, *given, best))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--trials", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--output", required=True, help="the CSV file to write")
    parser.add_argument("--model", choices=MODELS, default="baseline")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument(
        "--default",
        choices=DEFAULTS,
        help="leave this hyperparameter at its default and tune only the others",
    )
    parser.add_argument(
        "--fix",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="do not tune this hyperparameter either; may be repeated",
    )
    parser.add_argument("--jobs", type=int, help="so many adaptive searches, not a random one")
    args = parser.parse_args()

    fixed = {args.default: DEFAULTS[args.default]} if args.default else {}
    for name, _, value in (fix.partition("=") for fix in args.fix):
        fixed[name] = type(draw(np.random.default_rng(0))[name])(value)
    digits = load_digits()
    # The split is part of the task, not of the sweep, so its seed never changes.
    split = train_test_split(
        MODELS[args.model](digits),
        digits.target,
        test_size=VALIDATION_IMAGES,
        stratify=digits.target,
        random_state=0,
    )
    # Stopping before the end and overflowing are both expected here.
    warnings.simplefilter("ignore")
    # One thread: the order of additions, and so the scores, must not depend on the number of cores.
    with threadpool_limits(1):
        given = (split, fixed, args.epochs)
        if args.jobs:
            rows = [
                {"job": job, **row}
                for job in range(args.jobs)
                for row in adaptive(args.trials, 1000 * args.seed + job, *given)
            ]
        else:
            rows = [run(trial, args.seed, *given) for trial in range(args.trials)]

    with open(args.output, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
