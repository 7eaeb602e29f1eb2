import { csv, parquet } from './csv.ts';
import { json, jsonl } from './json.ts';
import type { Format, Marks } from './table.ts';
import { flamlLog } from './tools/flaml.ts';
import { hyperopt } from './tools/hyperopt.ts';
import { kerasTuner } from './tools/keras-tuner.ts';
import { mlflowApi, mlflowCsv, mlflowFiles, mlflowSqlite, mlflowUiCsv } from './tools/mlflow.ts';
import { optunaCsv, optunaSqlite } from './tools/optuna.ts';
import { optunaJournal } from './tools/optuna-journal.ts';
import { rayCsv, rayExperiment } from './tools/ray.ts';
import { sklearnCvResults } from './tools/sklearn.ts';
import { syneTune } from './tools/syne-tune.ts';
import { wandbApi, wandbCsv, wandbRuns } from './tools/wandb.ts';

/** All formats, in the order in which they are tried: more specific ones first, CSV last. */
export const FORMATS: readonly Format[] = [
  ...[optunaSqlite, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowSqlite, mlflowFiles, mlflowApi, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv, wandbApi],
  ...[sklearnCvResults, syneTune, hyperopt, flamlLog],
  ...[jsonl, json, parquet],
  csv,
];

/** What `format` can be, besides `auto`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name).sort();

const PAGE = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs/formats.md';

/** Files that look like a sweep but cannot be read as one. */
export const LOOKALIKES: readonly {
  readonly marks: Marks;
  readonly what: string;
  readonly fix: string;
}[] = [
  {
    // Lines of a chart are named `<run> - <metric>`, with columns for their range.
    marks: { header: [[/ - .*__MIN$/, / - .*__MAX$/]] },
    what: 'is the CSV of a Weights & Biases chart, which has the steps of runs, not one row per run',
    fix: 'Download the runs table instead: open the table of runs and export it as CSV.',
  },
  {
    marks: { text: [/^\s*<(!doctype|html|head|body|\?xml)\b/i] },
    what: 'is a web page, not a table',
    fix: 'Download the file itself: this is the page that shows it, or that asks you to log in.',
  },
  {
    marks: { header: [['Experiment', 'rev', 'typ']] },
    what: 'lists DVC experiments next to the workspace and branches',
    fix: `Keep the rows of experiments, as the lines in ${PAGE}#dvc do.`,
  },
  {
    marks: { text: [/^\s*\[\s*\{\s*"rev":\s*"workspace"/] },
    what: 'lists DVC experiments within the workspace and branches',
    fix: `Export them with \`dvc exp show --csv\`, and keep the rows of experiments: ${PAGE}#dvc`,
  },
  {
    marks: { text: [/^\s*\{\s*"(stats|data|configs)":/, /"config_origins":/] },
    what: 'is the run history of SMAC, which has a row for each budget and seed',
    fix: `Write a row for each configuration: ${PAGE}#smac3`,
  },
  {
    marks: { text: [/^\s*\[\s*\[\s*\d+,\s*\d+,\s*\d+\s*\],/] },
    what: 'was written by BOHB or HpBandSter, which have a row for each budget and keep parameters in another file',
    fix: `Join results.json and configs.json: ${PAGE}#bohb-and-hpbandster`,
  },
  {
    marks: { text: [/^\s*\{\s*"ongoing_trials":/, /"tried_so_far":/] },
    what: 'is the state of a Keras Tuner search, without its trials',
    fix: 'Name the whole folder of the project, with its folders trial_….',
  },
  {
    marks: { text: [/^\s*\{\s*"_?_type":/, /"search_space":/] },
    what: 'is a snapshot of Ax, in which trials and their data are apart',
    fix: 'Load it with Client.load_from_json_file(path), and export client.summarize().to_csv("trials.csv").',
  },
  {
    marks: { text: [/^\s*\{\s*"results":\s*\{/, /"(n-shot|task_hashes|lm_eval_version)":/] },
    what: 'holds the results of one model in LM Evaluation Harness, not a sweep',
    fix: 'Write one row for each model that was evaluated, with its score.',
  },
  {
    marks: { text: [/^\s*\{\s*("columns":\s*\[|("[^"]*":\s*\{\s*"0":[^{}]*\},?\s*){2})/] },
    what: 'is a table that pandas wrote by columns, or with orient="split"',
    fix: 'Write one object for each row: df.to_json(path, orient="records").',
  },
  {
    marks: { header: [['datetime_start', 'params']] },
    what: 'has two lines of headers, as trials_dataframe(multi_index=True) writes them',
    fix: 'Leave multi_index out.',
  },
  {
    marks: { text: [/^\s*name:\s*\w+\s*\n\s*best_\w+:/] },
    what: 'is the optimization_results.yaml of Hydra, which has only the best trial',
    fix: `Let each job write its score: ${PAGE}#hydra`,
  },
  {
    marks: { text: [/^(sep=.\s|#[^,;\t\r\n]*\r?\n[^\r\n]*[,;\t])/] },
    what: 'begins with a line that is not the header: a comment, or sep= for spreadsheets',
    fix: 'Remove what is above the header.',
  },
];
