"""Fills a store with the tools' own clients: fill.py mlflow FOLDER | record URL EXPERIMENT BASE HEAD | optuna URL FOLDER | wandb FOLDER."""

import json
import math
import multiprocessing
import os
import random
import sqlite3
import sys
import uuid

BASE, HEAD = "a" * 40, "b" * 40
MODELS = ("resnet", "vit", "mlp")


def mlflow_store(folder):
    """Three experiments of two commits with 48 runs each, and one of 1,000 runs."""
    os.environ["MLFLOW_TRACKING_URI"] = f"sqlite:///{folder}/mlflow.db"
    import mlflow
    from mlflow.entities import Metric, Param
    from mlflow.tracking import MlflowClient

    client = MlflowClient()
    draw = random.Random(7)
    start = 1_790_000_000_000
    for model in MODELS:
        experiment = client.create_experiment(model)
        for sha, shift in ((BASE, 0.0), (HEAD, -0.3 if model == "resnet" else 0.0)):
            for trial in range(48):
                tags = {"mlflow.source.git.commit": sha}
                run = client.create_run(experiment, start_time=start + trial * 1000, tags=tags).info.run_id
                rate = 10 ** draw.uniform(-5, -1)
                score = 0.9 + shift - 0.05 * abs(math.log10(rate) + 3) + draw.gauss(0, 0.01)
                metrics = [] if trial % 16 == 15 else [Metric("accuracy", score, start, 0)]
                client.log_batch(run, metrics=metrics, params=[Param("lr", repr(rate))])
                client.set_terminated(run, "FAILED" if trial % 16 == 15 else "FINISHED", start + trial * 1000 + 500)
            found = mlflow.search_runs([experiment], f"tags.`mlflow.source.git.commit` = '{sha}'")
            found.to_csv(f"{folder}/{model}-{sha[:1]}.csv", index=False)
    many(client.create_experiment("many"), folder, int(os.environ.get("MANY_RUNS", "1000")))


def record(url, experiment, base, head):
    """Logs two sweeps through the server, as training does, with commits from the environment of each."""
    import mlflow

    mlflow.set_tracking_uri(url)
    mlflow.set_experiment(experiment)
    for sha, shift in ((base, 0.0), (head, -0.5)):
        os.environ["MLFLOW_RUN_CONTEXT"] = json.dumps({"mlflow.source.git.commit": sha})
        for trial in range(24):
            with mlflow.start_run():
                mlflow.log_metric("accuracy", 0.8 + shift + trial / 200)


def many(experiment, folder, count):
    """Copies one of the client's runs in its own store: a client needs a second for ten."""
    store = sqlite3.connect(f"{folder}/mlflow.db")
    [model] = store.execute("SELECT run_uuid FROM latest_metrics LIMIT 1").fetchone()
    ids = [uuid.uuid4().hex for _ in range(count)]

    def copied(table, **changed):
        columns = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
        row = store.execute(f"SELECT * FROM {table} WHERE run_uuid = ?", (model,)).fetchone()
        for i, run in enumerate(ids):
            values = dict(zip(columns, row)) | {"run_uuid": run}
            values |= {name: make(i) for name, make in changed.items()}
            marks = ",".join("?" * len(columns))
            store.execute(f"INSERT INTO {table} VALUES ({marks})", [values[name] for name in columns])

    copied("runs", experiment_id=lambda i: int(experiment), start_time=lambda i: 1_790_000_000_000 + i)
    copied("latest_metrics", value=lambda i: i / count)
    copied("params")
    store.commit()


def objective(trial):
    import optuna

    rate = trial.suggest_float("lr", 1e-5, 1e-1, log=True)
    kind = trial.suggest_categorical("kind", ["a", "b"])
    score = 0.9 - 0.05 * abs(math.log10(rate) + 3) + (0.01 if kind == "a" else 0)
    trial.report(score, 0)
    if trial.number % 11 == 3:
        raise ValueError("a crash")
    if trial.number % 7 == 2:
        raise optuna.TrialPruned()
    return -math.inf if trial.number % 13 == 5 else score


def work(url, name):
    import optuna

    # A worker in another zone writes its own time.
    os.environ["TZ"] = "America/New_York"
    study = optuna.load_study(study_name=name, storage=url, sampler=optuna.samplers.RandomSampler())
    study.optimize(objective, n_trials=12, catch=(ValueError,))


def optuna_store(url, folder):
    """Two studies with 48 trials each, which four workers make at once."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    for sha in (BASE, HEAD):
        name = f"resnet-{sha}"
        optuna.create_study(study_name=name, storage=url, direction="maximize")
        workers = [multiprocessing.Process(target=work, args=(url, name)) for _ in range(4)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        study = optuna.load_study(study_name=name, storage=url)
        study.trials_dataframe().to_csv(f"{folder}/optuna-{sha[:1]}.csv", index=False)


def wandb_runs(folder):
    """Prints the query for runs of the client itself, and records offline runs."""
    from wandb.apis.public.runs import _create_runs_query

    print(_create_runs_query(lazy=False))
    import wandb

    os.environ |= {"WANDB_MODE": "offline", "WANDB_SILENT": "true", "WANDB_DIR": folder}
    with wandb.init(project="vision", config={"lr": 0.1}) as run:
        run.log({"accuracy": 0.9})


if __name__ == "__main__":
    {"mlflow": mlflow_store, "record": record, "optuna": optuna_store, "wandb": wandb_runs}[sys.argv[1]](*sys.argv[2:])
