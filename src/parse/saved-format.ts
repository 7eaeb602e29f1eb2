import { TOOL } from '../tool.ts';
import { MOST_ROWS } from './format.ts';
import { list, number, object, oneOf, orNull, pattern, text } from './saved-fields.ts';
import { training } from './training.ts';

export const FORMAT = 'tuning-gate-sweep';
export const VERSION = 1;
export const LONGEST_WHERE = 300;

/** What `schema/sweep.schema.json` publishes. */
const head = {
  format: oneOf(FORMAT),
  schemaVersion: oneOf(VERSION),
  tool: object({ name: oneOf(TOOL.name), version: pattern('a version', /^[\w.+-]{1,40}$/) }),
  training,
  read: object({
    format: pattern('the name of a format', /^[a-z][a-z0-9-]{0,39}$/),
    location: text(LONGEST_WHERE),
  }),
  metric: text(1000),
  direction: oneOf('maximize', 'minimize'),
  cost: orNull(object({ unit: orNull(text(100)) })),
};

const trial = object({
  outcome: oneOf('completed', 'pruned', 'failed', 'running'),
  /** In the metric's own unit; null where there is none. */
  value: orNull(number('a finite number', Number.isFinite)),
  cost: orNull(number('a finite number above 0', (cost) => cost > 0 && cost < Infinity)),
  where: text(LONGEST_WHERE),
});

export type SavedTrial = NonNullable<ReturnType<typeof trial.read>>;

/** Everything but the trials. */
export const savedHead = object(head);

export const savedSweep = object({ ...head, trials: list(trial, MOST_ROWS) });
