import { readCsv } from '../csv.ts';
import { type FileFormat, plainTable, type Row } from '../table.ts';
import { numberIn, parametersUnder, secondsBetween, textIn } from '../values.ts';

const OBJECTIVE = /^objective(_\d+)?$/;

export const deephyperCsv: FileFormat = {
  name: 'deephyper-csv',
  title: 'DeepHyper results (CSV)',
  identity: ['job_id'],
  marks: { header: [[OBJECTIVE, 'job_id', /^(m:)?timestamp_(submit|gather)$/]] },
  read: (file) => {
    const rows = readCsv(file);
    const scores = Object.keys(rows[0]?.fields ?? {}).filter((name) => OBJECTIVE.test(name));
    const directions = Object.fromEntries(scores.map((name) => [name, 'maximize'] as const));
    return { ...plainTable(rows.map((row) => toTrial(row, scores))), scores, directions };
  },
};

function toTrial({ fields, ...place }: Row, scores: readonly string[]): Row {
  // A trial that failed has F in place of its score, perhaps with the reason: F_timeout.
  const marked = scores.filter((name) => /^F(_|$)/.test(textIn(fields, name)));
  const missing = Object.fromEntries(marked.map((name) => [name, null]));
  const drawn = parametersUnder('p:', fields);
  const stamp = (name: string) => numberIn(fields, `m:timestamp_${name}`);
  return {
    ...place,
    status: marked.length > 0 ? 'failed' : 'finished',
    order: numberIn(fields, 'job_id') ?? undefined,
    // Older versions do not mark them.
    parameters: Object.keys(drawn).length > 0 ? drawn : undefined,
    fields: { duration: secondsBetween(stamp('start'), stamp('end')), ...fields, ...missing },
  };
}
