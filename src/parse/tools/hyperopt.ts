import { requireStatus } from '../columns/names.ts';
import { isListOf, readDocument } from '../json.ts';
import { type Fields, type FileFormat, isFields, plainTable, type Row } from '../table.ts';
import { fieldsIn, numberIn, readInstant, readNumber, secondsBetween } from '../values.ts';

/** A dump of `trials.trials`, whole documents, or of `trials.results`, what the objective returned. */
export const hyperopt: FileFormat = {
  name: 'hyperopt',
  title: 'Hyperopt trials (JSON)',
  marks: { text: [/^\s*\[\s*\{/, /"status": ?"(ok|fail|new|running|suspended)"/] },
  isText: (text) => isListOf(text, (trial) => isResult(resultIn(trial))),
  read: (file) => {
    const trials = readDocument(file);
    // Hyperopt leaves the trials out that raised an error: their numbers are missing.
    const numbers = new Set(trials.map(({ fields }) => numberIn(fields, 'tid')));
    return {
      ...plainTable(trials.map(toTrial)),
      scores: ['loss'],
      directions: { loss: 'minimize' },
      gaps: trials.every((_, i) => numbers.has(i)) ? [] : ['failures-hidden'],
    };
  },
};

function isResult({ status, loss = {} }: Fields): boolean {
  if (status === 'ok') return readNumber(loss) !== 'other';
  return ['fail', 'new', 'running', 'suspended'].includes(String(status));
}

function resultIn(trial: Fields): Fields {
  return Object.hasOwn(trial, 'misc') ? fieldsIn(trial, 'result') : trial;
}

/** New, running, done, failed and cancelled; the result of one that is done has its own status. */
const STATES = ['waiting', 'unfinished', null, 'failed', 'failed'] as const;

function toTrial({ fields: trial, ...place }: Row): Row {
  const result = resultIn(trial);
  // A parameter that was not needed has no value.
  const values = Object.entries(fieldsIn(fieldsIn(trial, 'misc'), 'vals'));
  const drawn = values.flatMap(([name, list]) =>
    Array.isArray(list) && list.length > 0 ? [[name, list[0]]] : [],
  );
  const parameters = result === trial ? result.params : Object.fromEntries(drawn);
  const duration = secondsBetween(readInstant(trial.book_time), readInstant(trial.refresh_time));
  const state = STATES[numberIn(trial, 'state') ?? -1];
  return {
    ...place,
    // A result is new until the objective returns, also while it runs.
    status: state ?? requireStatus(result.status, place, { new: 'unfinished' }),
    order: numberIn(trial, 'tid') ?? undefined,
    parameters: isFields(parameters) ? parameters : undefined,
    fields: duration === null ? result : { duration, ...result },
  };
}
