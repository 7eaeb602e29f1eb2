import { dataError, type UserError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { requireStatus } from '../columns/words.ts';
import { readCsv } from '../csv/csv.ts';
import { readObject } from '../folders.ts';
import { parseJson, tryParseJson } from '../json/parse-json.ts';
import { type Fields, isFields, ownValue, type Status, type ToolFolder } from '../table.ts';
import { fieldsIn } from '../values.ts';

/** A trial as the state of its experiment has it. */
export interface StateTrial {
  readonly id: string;
  readonly status: Status;
  readonly config: Fields;
  /** Its last report; empty before the first. */
  readonly lastResult: Fields;
}

/** What `experiment_state-….json` says. */
export interface ExperimentState {
  readonly file: SourceFile;
  readonly trials: readonly StateTrial[];
  /** The metric of the search; null if none was given. */
  readonly metric: string | null;
}

/** @throws UserError if it is damaged: trials still running would count as finished */
export function readState(file: SourceFile): ExperimentState {
  const state = readObject(file) ?? {};
  const trials = ownValue(state, 'trial_data');
  if (!Array.isArray(trials)) throw damaged(file, 'has no list of trials');
  const metric = ownValue(fieldsIn(state, 'runner_data'), '_metric');
  return {
    file,
    trials: trials.map((one, i) => readTrial(one, file, `trial_data[${i}]`)),
    metric: typeof metric === 'string' ? metric : null,
  };
}

/** A trial is a pair of JSON texts: what it is, and how it runs. */
function readTrial(item: unknown, file: SourceFile, place: string): StateTrial {
  const path = `${file.path}, ${place}`;
  const [fixed, running] = (Array.isArray(item) ? item : []).map((one) =>
    typeof one === 'string' ? parseJson(one, printablePath(path)) : one,
  );
  const fields = isFields(fixed) ? fixed : {};
  const id = ownValue(fields, 'trial_id');
  if (typeof id !== 'string') throw damaged(file, `has no trial_id in ${place}`);
  return {
    id,
    status: requireStatus(ownValue(fields, 'status'), printablePath(path), {
      restoring: 'unfinished',
    }),
    config: fieldsIn(fields, 'config'),
    lastResult: fieldsIn(running, 'last_result'),
  };
}

function damaged({ path }: SourceFile, what: string): UserError {
  return dataError(
    printablePath(path),
    what,
    'Copy the folder of the experiment again, or leave this file out.',
  );
}

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
export function lastReport({ files }: ToolFolder): Report | null {
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
function lastLine({ text, path }: SourceFile): Fields {
  const lines = text.trimEnd().split('\n');
  const torn = tryParseJson(lines.at(-1) ?? '');
  if (isFields(torn)) return torn;
  const isCut = !text.endsWith('\n');
  const i = lines.length - (isCut ? 2 : 1);
  const report = i < 0 ? null : parseJson(lines[i] ?? '', `${printablePath(path)}, line ${i + 1}`);
  return isFields(report) ? report : {};
}
