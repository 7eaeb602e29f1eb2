import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { type Choice, type FileFormat, isFields, type Table } from './format.ts';
import { parseJson } from './json-text.ts';
import { type Line, linesOf } from './lines.ts';
import type { Operation } from './optuna-operation.ts';
import { OptunaReplay } from './optuna-replay.ts';
import { tableOf } from './optuna-study.ts';

/** The file of Optuna's journal storage: one operation a line, to be done again in their order. */
export const optunaJournal: FileFormat = {
  kind: 'file',
  name: 'optuna-journal',
  title: 'Optuna journal',
  hasHeader: false,
  isStreamed: true,
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

async function readJournal(file: SourceFile, choice: Choice): Promise<Table> {
  const replay = new OptunaReplay(file.path, choice.kept);
  for await (const line of linesOf(file)) {
    const operation = operationIn(line, file.path);
    if (operation !== null) replay.apply(operation);
  }
  return tableOf(replay.studies(), file.path, choice);
}

/** Whoever wrote the last line may have been stopped in the middle. */
function operationIn({ text, number, isEnded }: Line, path: string): Operation | null {
  const value = isEnded ? parseJson(text, { path, line: number }) : tryParse(text);
  const where = `${printablePath(path)}, line ${number}`;
  if (isFields(value)) return { fields: value, where };
  if (!isEnded) return null;
  throw new UserError({
    fault: 'data',
    where,
    what: 'is no operation of a journal',
    fix: 'Remove the line, or export the trials with study.trials_dataframe().',
  });
}
