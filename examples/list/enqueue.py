"""The same with Optuna: python enqueue.py settings.json sweep.log"""

import json
import sys

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from sklearn.datasets import load_digits
from sklearn.linear_model import SGDClassifier
from sklearn.model_selection import cross_val_score

pixels, digits = load_digits(return_X_y=True)


def objective(trial):
    alpha = trial.suggest_float("alpha", 1e-6, 1, log=True)
    learning_rate = trial.suggest_float("learning_rate", 1e-3, 10, log=True)
    model = SGDClassifier(learning_rate="adaptive", alpha=alpha, eta0=learning_rate, random_state=0)
    return cross_val_score(model, pixels / 16, digits, cv=3).mean()


storage = JournalStorage(JournalFileBackend(sys.argv[2]))
study = optuna.create_study(direction="maximize", storage=storage)
settings = json.load(open(sys.argv[1], encoding="utf-8"))["settings"]
for setting in settings:
    study.enqueue_trial(**setting)  # params, and user_attrs that say where the list is from
study.optimize(objective, n_trials=len(settings))
