import { COST_UNIT, LARGEST_COST, LEAST_COST } from '../settings.ts';
import { TOOL } from '../tool.ts';
import { MOST_ROWS } from './format.ts';
import { meta } from './meta-format.ts';
import { LONGEST_NAME, LONGEST_VALUE, MOST_PARAMETERS } from './parameters.ts';
import {
  anyOf,
  boolean,
  dictionary,
  list,
  number,
  object,
  oneOf,
  optional,
  orNull,
  pattern,
  text,
} from './saved-fields.ts';
import { savedSettings } from './saved-settings.ts';
import { GAPS, LEFT_OUT, SEARCH_METHODS } from './sweep-record.ts';
import { training } from './training.ts';

export const FORMAT = 'tuning-gate-sweep';
export const VERSION = 1;
export const LONGEST_WHERE = 300;

const count = number(
  'a whole number of at least 0',
  (value) => Number.isSafeInteger(value) && value >= 0,
);

const whole = number('a whole number', Number.isSafeInteger);

const parameterValue = anyOf<string | number | boolean>(
  `text of at most ${LONGEST_VALUE} characters, a finite number, true or false`,
  [text(LONGEST_VALUE), number('', Number.isFinite), boolean],
);

const parameters = dictionary({
  name: text(LONGEST_NAME),
  value: orNull(parameterValue),
  most: MOST_PARAMETERS,
});

const unit = pattern('a unit such as seconds or GPU hours, of at most 20 characters', COST_UNIT);

const cost = number(
  `a number from ${LEAST_COST} to ${LARGEST_COST}`,
  (value) => value >= LEAST_COST && value <= LARGEST_COST,
);

/** What `schema/sweep.schema.json` publishes. */
const head = {
  format: oneOf(FORMAT),
  schemaVersion: oneOf(VERSION),
  tool: object({ name: oneOf(TOOL.name), version: pattern('a version', /^[\w.+-]{1,40}$/) }),
  training,
  read: object({
    format: pattern('the name of a format', /^[a-z][a-z0-9-]{0,39}$/),
    location: text(LONGEST_WHERE),
    search: object({
      method: oneOf(...SEARCH_METHODS),
      sampler: orNull(text(200)),
      seed: optional(whole),
    }),
    isOrdered: boolean,
    leftOut: list(object({ count, what: oneOf(...LEFT_OUT) }), 1000),
    gaps: optional(list(oneOf(...GAPS), GAPS.length)),
    meta: orNull(meta),
    settings: optional(savedSettings),
  }),
  metric: text(1000),
  direction: oneOf('maximize', 'minimize'),
  cost: orNull(object({ unit: orNull(unit) })),
};

const trial = object({
  outcome: oneOf('completed', 'pruned', 'failed', 'running'),
  /** In the metric's own unit; null where there is none. */
  value: orNull(number('a finite number', Number.isFinite)),
  cost: orNull(cost),
  where: text(LONGEST_WHERE),
  parameters: orNull(parameters),
  seed: optional(whole),
});

export type SavedTrial = NonNullable<ReturnType<typeof trial.read>>;

/** Everything but the trials. */
export const savedHead = object(head);

export const savedSweep = object({ ...head, trials: list(trial, MOST_ROWS) });
