import { dataError, naming, settingsError, type UserError } from '../errors.ts';
import { printable, printablePath } from '../printable.ts';
import { isEmptyFile, type SourceFile, textIfAny } from '../read/index.ts';
import { csv, headerOf, parquet } from './csv.ts';
import { sklearnCvResults } from './cv-results.ts';
import { json, jsonl } from './json.ts';
import type { FileFormat, FolderMarks, Format, Marks } from './table.ts';
import { deephyperCsv } from './tools/deephyper.ts';
import { flamlLog } from './tools/flaml.ts';
import { hyperopt } from './tools/hyperopt.ts';
import { kerasTuner } from './tools/keras-tuner.ts';
import { mlflowApi, mlflowCsv, mlflowFiles, mlflowSqlite, mlflowUiCsv } from './tools/mlflow.ts';
import { optunaCsv, optunaDatabase, optunaJournal, optunaSqlite } from './tools/optuna.ts';
import { rayCsv, rayExperiment } from './tools/ray.ts';
import { syneTune } from './tools/syne-tune.ts';
import { ultralyticsTune } from './tools/ultralytics.ts';
import { wandbApi, wandbCsv, wandbRuns } from './tools/wandb.ts';
import { either } from './values.ts';

/** All formats, in the order in which they are tried: more specific ones first, CSV last. */
const FORMATS: readonly Format[] = [
  ...[optunaSqlite, optunaDatabase, optunaJournal, optunaCsv],
  ...[rayExperiment, rayCsv],
  kerasTuner,
  ...[mlflowSqlite, mlflowFiles, mlflowApi, mlflowCsv, mlflowUiCsv],
  ...[wandbRuns, wandbCsv, wandbApi],
  ...[sklearnCvResults, syneTune, hyperopt, flamlLog, deephyperCsv, ultralyticsTune],
  ...[jsonl, json, parquet],
  csv,
];

export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name).sort();

const PAGE = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs/formats.md';

const LOOKALIKES: readonly Readonly<{ marks: Marks; what: string; fix: string }>[] = [
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
    marks: { text: [/^\s*name:[ \t]*\w+[ \t]*\r?\n[ \t]*best_\w+:/] },
    what: 'is the optimization_results.yaml of Hydra, which has only the best trial',
    fix: `Let each job write its score: ${PAGE}#hydra`,
  },
  {
    marks: { header: [['model', 'score_val', 'pred_time_val', 'stack_level', 'fit_order']] },
    what: 'is a leaderboard of AutoGluon, which has the models of one ensemble, not the trials of a search',
    fix: 'Write one row for each configuration that was tried, with its score.',
  },
  {
    marks: { text: [/^(#[^\n]*\n\r?\n?)?[^\n]*\n(\|[ \t]*:?-|:?-{3,}:?[ \t]*\|)/] },
    what: 'is a Markdown table',
    fix: 'Write it as CSV where it is made: with pandas, df.to_csv("trials.csv", index=False).',
  },
  {
    marks: {
      text: [
        /^(\[?([DIWEC] )?\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d,\d{3}\b|(DEBUG|INFO|WARNING|ERROR|CRITICAL):[\w.]{1,100}:|Traceback \()/,
      ],
    },
    what: 'is the log of a Python program, not a table',
    fix: 'Let the program write its trials: with Optuna, study.trials_dataframe().to_csv("trials.csv").',
  },
  {
    marks: { text: [/^"(\s|\\n)*[[{]((\s|\\n)*\{)?(\s|\\n)*\\"/] },
    what: 'is JSON inside a JSON string: it was encoded twice',
    fix: 'Write it once: json.dump(trials, file), without json.dumps.',
  },
  {
    marks: { text: [/^(sep=.\s|#[^,;\t\r\n]*\r?\n[^\r\n]*[,;\t])/] },
    what: 'begins with a line that is not the header: a comment, or sep= for spreadsheets',
    fix: 'Remove what is above the header.',
  },
];

const FORMAT = { option: 'format' };

const FOLDER_FORMATS = FORMATS.filter((format) => format.kind === 'folder');
const FILE_FORMATS = FORMATS.filter((format) => format.kind !== 'folder');

export function recognize(files: readonly SourceFile[], name: string): Format {
  if (name === 'auto') return detectFormat(files);
  const named = FORMATS.find((format) => format.name === name);
  if (named === undefined) {
    const what = `is ${JSON.stringify(printable(name))}, an unknown format`;
    throw settingsError('format', what, `Choose auto, ${either(FORMAT_NAMES)}.`);
  }
  // The columns of other files would get the meanings of the tool's.
  const detected = named.isGeneric ? named : detectFormat(files);
  if (detected === named) return named;
  const what = `is ${named.name} (${named.title}), but the files look like ${detected.name}`;
  const fix = naming`Leave ${FORMAT} out, or name a plain format: csv, json or jsonl.`;
  throw settingsError('format', what, fix);
}

function isInFormat(file: SourceFile, { marks, isText }: FileFormat): boolean {
  return hasMarks(file, marks) && (isText?.(textIfAny(file)) ?? true);
}

function detectFormat(files: readonly SourceFile[]): Format {
  const folders = FOLDER_FORMATS.map((format) => ({ format, ...findFolders(files, format.marks) }));
  const matching = folders.filter((folder) => folder.folders.length > 0);
  const whole = matching.find(({ others }) => others.length === 0);
  if (whole !== undefined) return whole.format;
  const [mixed] = matching;
  if (mixed !== undefined) {
    // Files of a tool's folder are not trials by themselves, so that its readers must see all of it.
    const what = `holds files of the format ${mixed.format.name} (${mixed.format.title}), next to files that do not belong to it`;
    const fix = 'Name the folder that the tool wrote, or move the other files out of it.';
    throw dataError(mixed.folders[0] ?? '', what, fix);
  }
  for (const file of files) {
    const other = LOOKALIKES.find(({ marks }) => hasMarks(file, marks));
    if (other !== undefined) throw dataError(file, other.what, other.fix);
  }
  const written = files.filter((file) => !isEmptyFile(file));
  const shown = written.length === 0 ? files : written;
  const [first, ...others] = shown.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === undefined) throw new Error('A sweep has at least one file');
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === undefined) return first.format;
  const what = `looks like ${odd.format.name}, but ${printablePath(first.file.path)} looks like ${first.format.name}`;
  const fix = naming`Name only the files of one sweep, all in one format, or name the format with ${FORMAT}.`;
  throw dataError(odd.file, what, fix);
}

function detectFileFormat(file: SourceFile): FileFormat {
  if (file.kind === 'unread') throw file.refusal;
  const format = FILE_FORMATS.find((known) => isInFormat(file, known));
  if (format !== undefined) return format;
  if (file.kind === 'sqlite') throw unknownDatabase(file);
  const what = 'has an unknown format';
  const fix = naming`Export the trials as csv, json or jsonl, or name the format with ${FORMAT}.`;
  throw dataError(file, what, fix);
}

export function checkReadable(file: SourceFile, format: FileFormat): void {
  if (file.kind === 'unread') throw file.refusal;
  const isText = file.kind === 'text';
  if ((isText && !format.marks.isParquet) || isInFormat(file, format)) return;
  if (file.kind === 'sqlite') throw unknownDatabase(file);
  const what = `is ${isText ? 'text' : 'a Parquet file'}, not ${format.title}`;
  throw dataError(file, what, naming`Leave ${FORMAT} out.`);
}

function unknownDatabase({ path }: SourceFile): UserError {
  const what =
    'is an SQLite database of an unknown tool, or its data is still in the file ending in -wal';
  const fix = 'Close the program that writes to it, or export the trials as CSV or JSON.';
  return dataError({ path }, what, fix);
}

function hasMarks(file: SourceFile, marks: Marks): boolean {
  if (file.kind === 'sqlite')
    return marks.database?.every((word) => file.bytes.includes(word)) ?? false;
  const isParquet = file.kind === 'parquet' || file.kind === 'table';
  if (marks.database !== undefined) return false;
  if (marks.isParquet || (isParquet && !marks.header)) return marks.isParquet === isParquet;
  if (marks.text?.some((pattern) => !pattern.test(textIfAny(file)))) return false;
  return marks.header === undefined || hasColumns(file, marks.header);
}

function hasColumns(file: SourceFile, sets: NonNullable<Marks['header']>): boolean {
  // No header begins so.
  if (/^\s*[[{<]/.test(textIfAny(file))) return false;
  const header = headerOf(file);
  const isThere = (mark: string | RegExp) =>
    header.some((name) => (typeof mark === 'string' ? name === mark : mark.test(name)));
  return sets.some((marks) => marks.every(isThere));
}

const BACKSLASH = '\\';

/** The folders that have any of these marks, with their files, each in the innermost; and the files in none. */
export function findFolders(files: readonly SourceFile[], marks: readonly FolderMarks[]) {
  const folders = new Map<string, Map<string, SourceFile>>();
  const placed = files.map((file) => ({ file, path: file.path.replaceAll(BACKSLASH, '/') }));
  for (const { file, path } of placed) {
    const mark = marks.find((candidate) => candidate.path.test(path) && hasMarks(file, candidate));
    if (mark !== undefined) folders.set(above(path, mark.depth), new Map());
  }
  const others = placed.filter(({ file, path }) => {
    let folder = above(path);
    while (folder !== '' && !folders.has(folder)) folder = above(folder);
    const name = path.slice(folder.length).replace(/^\//, '');
    return folders.get(folder)?.set(name, file) === undefined;
  });
  return { folders: [...folders].map(([path, inIt]) => ({ path, files: inIt })), others };
}

/** The folder that a path is in, or one further up; empty at the top. */
function above(path: string, levels = 1): string {
  let end = path.length;
  for (let i = 0; i < levels && end > 0; i++) end = path.lastIndexOf('/', end - 1);
  return path.slice(0, Math.max(0, end));
}
