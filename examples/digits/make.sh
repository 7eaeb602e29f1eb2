#!/bin/sh
# Seeds differ between the sweeps: bands for two sweeps assume independent draws.
set -eu
cd "$(dirname "$0")"
python="${PYTHON:-python3}"

train() { "$python" sweep.py --trials 48 "$@"; }

train --seed 1 --output baseline.csv
train --seed 2 --output candidate-worse.csv --model pooled
train --seed 3 --output candidate-same.csv --model refactored
train --seed 7 --output candidate-narrow.csv --fix learning_rate=0.1 --fix hidden_units=10

train --seed 4 --output ../ablation/tuned.csv
train --seed 5 --output ../ablation/default-learning-rate.csv --default learning_rate
train --seed 6 --output ../ablation/default-weight-decay.csv --default alpha

# The same seed on purpose: both sweeps train the same configurations.
mkdir -p ../paired
pair() { "$python" sweep.py --trials 24 --seed 8 "$@"; }
pair --output ../paired/baseline.csv
pair --output ../paired/candidate.csv --epochs 8

# Adaptive searches, as so many jobs would make them.
mkdir -p ../searches
search() { "$python" sweep.py --jobs 6 --trials 16 "$@"; }
search --seed 9 --output ../searches/baseline.csv
search --seed 10 --output ../searches/candidate.csv --model pooled
