import { csv } from './csv/csv.ts';
import { flamlLog } from './flaml/log.ts';
import { hyperopt } from './hyperopt/trials.ts';
import { json, jsonl } from './json/json.ts';
import { kerasTuner } from './keras-tuner/project.ts';
import { mlflowCsv, mlflowUiCsv } from './mlflow/csv.ts';
import { mlflowSqlite } from './mlflow/database.ts';
import { mlflowFiles } from './mlflow/files.ts';
import { optunaCsv } from './optuna/csv.ts';
import { optunaJournal } from './optuna/journal.ts';
import { optunaSqlite } from './optuna/storage.ts';
import { parquet } from './parquet/parquet.ts';
import { rayCsv } from './ray/csv.ts';
import { rayExperiment } from './ray/experiment.ts';
import { sklearnCvResults } from './sklearn/cv-results.ts';
import { syneTune } from './syne-tune/results.ts';
import type { Format } from './table.ts';
import { wandbApi } from './wandb/api.ts';
import { wandbCsv } from './wandb/csv.ts';
import { wandbRuns } from './wandb/runs.ts';

/** All formats, in the order in which they are tried: more specific ones first, CSV last. */
export const FORMATS: readonly Format[] = [
  ...[optunaSqlite, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowSqlite, mlflowFiles, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv, wandbApi],
  ...[sklearnCvResults, syneTune, hyperopt, flamlLog],
  ...[jsonl, json, parquet],
  csv,
];

/** What `format` can be, besides `auto`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name).sort();
