import { dataError } from '../../errors.ts';
import { printablePath, type SourceFile } from '../../read/index.ts';
import { parseJson, tryParseJson } from '../json/parse-json.ts';
import { type Choice, type FileFormat, isFields, type Table } from '../table.ts';
import { OptunaReplay } from './replay.ts';
import { tableOf } from './study.ts';

/** The file of Optuna's journal storage: one operation per line, replayed in order. */
export const optunaJournal: FileFormat = {
  kind: 'file',
  name: 'optuna-journal',
  title: 'Optuna journal',
  hasHeader: false,
  correction: 'Correct it, or set its state to 3 (FAIL) for a failed trial.',
  marks: {
    text: [/^\s*\{"op_code": ?\d/, /^[^\n]*[^\\]"worker_id": ?"[^\n]*\}\s*\n/],
  },
  read: readJournal,
};

function readJournal({ path, text }: SourceFile, choice: Choice): Table {
  const replay = new OptunaReplay(path);
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    // The writer may have been stopped in the middle of the last line.
    const isLast = i === lines.length - 1;
    const value = isLast ? tryParseJson(line) : parseJson(line, { path, line: i + 1 });
    const where = `${printablePath(path)}, line ${i + 1}`;
    if (isFields(value)) replay.apply({ fields: value, where });
    else if (!isLast) {
      throw dataError(
        where,
        'is not an operation of a journal',
        'Remove the line, or export the trials with study.trials_dataframe().',
      );
    }
  }
  return tableOf(replay.studies(), path, choice);
}
