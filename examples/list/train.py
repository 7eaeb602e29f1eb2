"""Trains the settings of a list: python train.py settings.csv sweep.csv"""

import csv
import sys

from sklearn.datasets import load_digits
from sklearn.linear_model import SGDClassifier
from sklearn.model_selection import train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

data = train_test_split(*load_digits(return_X_y=True), test_size=800, random_state=0)


def accuracy(alpha, learning_rate):
    train_x, valid_x, train_y, valid_y = data
    # The same seed for every setting and on both sides.
    model = SGDClassifier(learning_rate="adaptive", alpha=alpha, eta0=learning_rate, random_state=0)
    return make_pipeline(StandardScaler(), model).fit(train_x, train_y).score(valid_x, valid_y)


rows = []
for setting in csv.DictReader(open(sys.argv[1], encoding="utf-8")):
    score = accuracy(float(setting["params_alpha"]), float(setting["params_learning_rate"]))
    # All columns of the list stay: they say which settings were trained, and where the list is from.
    rows.append({**setting, "accuracy": score})

with open(sys.argv[2], "w", encoding="utf-8", newline="") as file:
    writer = csv.DictWriter(file, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
