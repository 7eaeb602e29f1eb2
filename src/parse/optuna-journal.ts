import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { type Choice, type FileFormat, isFields, type Table } from './format.ts';
import { parseJson } from './json-text.ts';
import type { Operation } from './optuna-operation.ts';
import { OptunaReplay } from './optuna-replay.ts';
import { tableOf } from './optuna-study.ts';

/** The file of Optuna's journal storage: one operation a line, to be done again in their order. */
export const optunaJournal: FileFormat = {
  kind: 'file',
  name: 'optuna-journal',
  title: 'Optuna journal',
  hasHeader: false,
  correction: 'Correct it, or set its state to 3 (FAIL) for a failed trial.',
  detect: ({ text }) => isJournal(text),
  read: readJournal,
};

/** The first line creates a study, and is short. */
const LONGEST_START = 2 ** 16;

function isJournal(text: string): boolean {
  const [line = ''] = text.slice(0, LONGEST_START).trimStart().split('\n', 1);
  const first = line.startsWith('{') ? tryParse(line) : null;
  return isFields(first) && Number.isInteger(first.op_code) && typeof first.worker_id === 'string';
}

function tryParse(text: string): unknown {
  try {
    return parseJson(text, { path: '', line: 1 });
  } catch {
    return undefined;
  }
}

function readJournal(file: SourceFile, choice: Choice): Table {
  const replay = new OptunaReplay(file.path);
  for (const operation of operationsOf(file)) replay.apply(operation);
  return tableOf(replay.studies(), file.path, choice);
}

/** One at a time, for there may be very many. */
function* operationsOf({ text, path }: SourceFile): Generator<Operation> {
  let start = 0;
  for (let line = 1; start < text.length; line++) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const operation = operationIn(text.slice(start, end), { path, line, isCut: found === -1 });
    if (operation !== null) yield operation;
    start = end + 1;
  }
}

interface Place {
  readonly path: string;
  readonly line: number;
  /** Nothing ends the line: whoever wrote it may have been stopped in the middle. */
  readonly isCut: boolean;
}

function operationIn(text: string, { path, line, isCut }: Place): Operation | null {
  if (text.trim() === '') return null;
  const value = isCut ? tryParse(text) : parseJson(text, { path, line });
  const where = `${printablePath(path)}, line ${line}`;
  if (isFields(value)) return { fields: value, where };
  if (isCut) return null;
  throw new UserError({
    fault: 'data',
    where,
    what: 'is no operation of a journal',
    fix: 'Remove the line, or export the trials with study.trials_dataframe().',
  });
}
