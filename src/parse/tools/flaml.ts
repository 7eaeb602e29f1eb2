import { dataError } from '../../errors.ts';
import type { SourceFile } from '../../read/index.ts';
import { readLines } from '../json.ts';
import { type FileFormat, plainTable, type Table } from '../table.ts';
import { fieldsIn, groupBy, numberIn, textIn } from '../values.ts';

/** The log of AutoML: a line for each trial, and lines that name the best so far. */
export const flamlLog: FileFormat = {
  name: 'flaml-log',
  title: 'FLAML log (JSON Lines)',
  hasHeader: false,
  marks: { text: [/^\s*\{"record_id":/, /"iter_per_learner":/] },
  read: toTable,
};

function toTable(file: SourceFile): Table {
  const rows = readLines(file).filter(({ fields }) => Object.hasOwn(fields, 'record_id'));
  // Each learner counts its trials; by default only those are logged that are better than all before.
  const learners = groupBy(rows, ({ fields }) => textIn(fields, 'learner'));
  const counts = [...learners.values()].map((all) =>
    all.reduce((most, { fields }) => Math.max(most, numberIn(fields, 'iter_per_learner') ?? 0), 0),
  );
  const tried = counts.reduce((sum, count) => sum + count, 0);
  if (tried > rows.length) {
    const what = `lists only trials that were better than all before them: ${rows.length} of at least ${tried}`;
    const fix = 'Search again with AutoML().fit(…, log_type="all"): all trials are needed.';
    throw dataError(file, what, fix);
  }
  const trials = rows.map(({ fields, ...row }, order) => {
    const { learner, trial_time: duration } = fields;
    const parameters = { learner, ...fieldsIn(fields, 'config') };
    return { ...row, fields: { duration, ...fields }, order, parameters };
  });
  const directions = { validation_loss: 'minimize' } as const;
  return { ...plainTable(trials), scores: ['validation_loss'], directions };
}
