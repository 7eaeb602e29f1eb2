"""Trains the same configurations several times: once for each change that a pull request might make.

Writes one CSV with one line per configuration: its settings, then one column per change with how many of the 800
validation images the model gets right, empty where training failed. The studies draw sweeps from such a pool of real trials.
"""

import argparse
import csv
import sys
import warnings
from pathlib import Path

import numpy as np
from sklearn.datasets import load_digits
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import SGDClassifier
from sklearn.model_selection import train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
from threadpoolctl import threadpool_limits

sys.path.insert(0, str(Path(__file__).parent.parent / "digits"))
from sweep import VALIDATION_IMAGES, log_uniform


def draw_linear(rng):
    return {
        "eta0": log_uniform(rng, 1e-5, 100),
        "alpha": log_uniform(rng, 1e-6, 1),
        "loss": str(rng.choice(["hinge", "log_loss", "modified_huber"])),
        "penalty": str(rng.choice(["l2", "l1", "elasticnet"])),
        "max_iter": int(rng.integers(1, 11)),
    }


def linear(params, seed):
    return make_pipeline(
        StandardScaler(), SGDClassifier(learning_rate="constant", tol=None, random_state=seed, **params)
    )


def draw_forest(rng):
    return {
        "n_estimators": int(log_uniform(rng, 1, 33)),
        "max_depth": int(rng.integers(1, 16)),
        "max_features": log_uniform(rng, 0.02, 1),
        "min_samples_leaf": int(log_uniform(rng, 1, 50)),
        "criterion": str(rng.choice(["gini", "entropy"])),
    }


def forest(params, seed):
    return RandomForestClassifier(random_state=seed, **params)


def at_most(name, most):
    return lambda params: {**params, name: min(params[name], most)}


def times(name, factor):
    return lambda params: {**params, name: type(params[name])(params[name] * factor)}


def squared(name):
    # On a logarithmic scale good values are then half as likely.
    return lambda params: {**params, name: params[name] ** 2}


# How configurations are drawn, the model, and the changes: to the settings unless they are to the data or the seed.
MODELS = {
    "linear": (draw_linear, linear, {"harder to tune": squared("eta0"), "capped": at_most("max_iter", 2)}),
    "forest": (draw_forest, forest, {"harder to tune": times("min_samples_leaf", 3), "capped": at_most("max_depth", 6)}),
}


def splits(digits):
    # The split is part of the task, so its seed never changes.
    def split(pixels):
        return train_test_split(
            pixels, digits.target, test_size=VALIDATION_IMAGES, stratify=digits.target, random_state=0
        )

    return split(digits.data), split(digits.data // 8)


def correct(model, split):
    train_x, valid_x, train_y, valid_y = split
    try:
        return round(model.fit(train_x, train_y).score(valid_x, valid_y) * VALIDATION_IMAGES)
    except ValueError:
        return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", choices=MODELS, required=True)
    parser.add_argument("--configurations", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", required=True, help="the CSV file to write")
    args = parser.parse_args()

    draw, model, changes = MODELS[args.model]
    usual, coarse = splits(load_digits())
    warnings.simplefilter("ignore")
    rows = []
    # One thread: the order of additions, and so the scores, must not depend on the number of cores.
    with threadpool_limits(1):
        for trial in range(args.configurations):
            rng = np.random.default_rng([args.seed, trial])
            params = draw(rng)
            seed, other = (int(each) for each in rng.integers(2**31, size=2))
            rows.append({
                **{f"params_{name}": value for name, value in params.items()},
                "baseline": correct(model(params, seed), usual),
                "other seed": correct(model(params, other), usual),
                "coarser images": correct(model(params, seed), coarse),
                **{name: correct(model(change(params), seed), usual) for name, change in changes.items()},
            })

    with open(args.output, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
