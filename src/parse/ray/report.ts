import { isEmptyFile, type SourceFile } from '../../read/index.ts';
import { readCsv } from '../csv/csv.ts';
import { parseJson, tryParseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue } from '../table.ts';
import { readNumber } from '../values.ts';
import type { TrialFolder } from './folder.ts';

/** The last report of a trial. */
export interface Report {
  readonly file: SourceFile;
  readonly fields: Fields;
}

/**
 * The last report in a trial's folder; null before the first.
 *
 * @throws UserError if it is damaged
 */
export function lastReport({ files }: TrialFolder): Report | null {
  const result = written(files.get('result.json'));
  if (result !== null) return { file: result, fields: lastLine(result) };
  const progress = written(files.get('progress.csv'));
  const row = progress && readCsv(progress).at(-1);
  return progress && row ? { file: progress, fields: row.fields } : null;
}

/** Null for an empty file, as before the first report. */
function written(file: SourceFile | undefined): SourceFile | null {
  if (file?.refusal !== undefined && !isEmptyFile(file)) throw file.refusal;
  return file?.text ? file : null;
}

/** One report per line. The last line may be torn if the run was killed. */
function lastLine(file: SourceFile): Fields {
  const { text, path } = file;
  const torn = text.slice(text.lastIndexOf('\n') + 1);
  const whole = torn.trim() === '' || isReport(torn) ? text : text.slice(0, -torn.length);
  const lines = whole.trimEnd();
  const start = lines.lastIndexOf('\n') + 1;
  if (lines === '') return {};
  const line = lines.slice(0, start).split('\n').length;
  const report = parseJson(lines.slice(start), { path, line });
  return isFields(report) ? report : {};
}

function isReport(line: string): boolean {
  return isFields(tryParseJson(line));
}

/** The configuration of a trial; null if its folder has none. */
export function configOf({ files }: TrialFolder): Fields | null {
  const file = written(files.get('params.json'));
  if (file === null) return null;
  const config = parseJson(file.text, { path: file.path, line: 1 });
  return isFields(config) ? config : null;
}

/** Fields that Ray Tune adds to every report. */
const OWN = new Set([
  ...['trial_id', 'trial_name', 'experiment_id', 'experiment_tag', 'logdir', 'date', 'timestamp'],
  ...['done', 'training_iteration', 'iterations_since_restore', 'checkpoint_dir_name'],
  ...['should_checkpoint', 'time_this_iter_s', 'time_total_s', 'time_since_restore', 'warmup_time'],
  ...['timesteps_total', 'timesteps_since_restore', 'episodes_total', 'pid', 'hostname', 'node_ip'],
  ...['config', 'duration'],
]);

/** Values within values, as Ray's own tables name them: `eval/loss`. */
const SEPARATOR = '/';

/** Whether a field, by the name it has in a table of Ray's, may be the score. */
export function mayBeScore(name: string): boolean {
  const [first = ''] = name.split(SEPARATOR, 1);
  return !OWN.has(first) && name !== '';
}

const MAX_DEPTH = 10;
const MAX_NAME = 500;
const MAX_VALUES = 10_000;

/** The values within the objects of a report, by the names that Ray's own tables give them. */
export function slashed(report: Fields): [string, unknown][] {
  const found: [string, unknown][] = [];
  const walk = (fields: Fields, prefix: string, depth: number) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${key}`;
      if (found.length >= MAX_VALUES) return;
      if (name.length > MAX_NAME) continue;
      if (isFields(value) && depth < MAX_DEPTH) walk(value, `${name}${SEPARATOR}`, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(report, '', 1);
  return found;
}

/** All that a report has, nested and by slashed names, and what the trial took, in seconds. */
export function fieldsOf(report: Fields): Fields {
  const nested = slashed(report).filter(([name]) => name.includes(SEPARATOR));
  return withDuration({ ...Object.fromEntries(nested), ...report });
}

/** A metric called duration is not overwritten. */
export function withDuration(fields: Fields): Fields {
  const seconds = readNumber(ownValue(fields, 'time_total_s'));
  if (typeof seconds !== 'number' || Object.hasOwn(fields, 'duration')) return fields;
  return { ...fields, duration: seconds };
}

/** Names of parameters in a table of Ray's as all formats have them: `model.layers`. */
export function dotted(name: string): string {
  return name.replaceAll(SEPARATOR, '.');
}

/**
 * A trial's place among the others: Ray counts them in their ids (`b92c8_00019`), or else in the
 * tags of the experiment (`11_lr=0.1`). Null where it is in neither.
 */
export function numberOf(id: unknown, tag: unknown): number | null {
  const counted = typeof id === 'string' ? COUNTED_ID.exec(id) : null;
  const tagged = typeof tag === 'string' ? /^(\d{1,9})(_|$)/.exec(tag) : null;
  const digits = counted?.[1] ?? tagged?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The id that Ray's own generator of random and grid trials gives. */
export const COUNTED_ID = /^[0-9a-f]{4,8}_(\d{5,9})$/;
