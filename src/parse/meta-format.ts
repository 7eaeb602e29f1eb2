import { LONGEST_NAME, LONGEST_VALUE, MOST_PARAMETERS } from './parameters.ts';
import {
  anyOf,
  boolean,
  type Check,
  dictionary,
  list,
  number,
  object,
  oneOf,
  optional,
  orNull,
  text,
  wrongField,
} from './saved-fields.ts';
import { SEARCH_METHODS } from './sweep-record.ts';

export const META_VERSION = 1;

const sentence = optional(text(500));
const finite = number('a finite number', Number.isFinite);
const positive = number('a finite number above 0', (value) => value > 0 && value < Infinity);

const choice = anyOf<string | number | boolean>(
  `text of at most ${LONGEST_VALUE} characters, a finite number, true or false`,
  [text(LONGEST_VALUE), finite, boolean],
);

const dimension = object({
  /** What the sampler calls it: `log-uniform`. */
  distribution: optional(text(100)),
  low: optional(finite),
  high: optional(finite),
  /** Whether it was drawn on a log scale. */
  log: optional(boolean),
  /** All values it could take, where these are few. */
  choices: optional(list(orNull(choice), 100)),
});

/** Of what is above its own upper bound, nobody can tell what was meant. */
const boundedDimension: typeof dimension = {
  expected: dimension.expected,
  read: (value, place) => {
    const read = dimension.read(value, place);
    const [low, high] = [read?.low ?? null, read?.high ?? null];
    if (low === null || high === null || low <= high) return read;
    throw wrongField(place, `has low ${low} above high ${high}`);
  },
};

const fields = {
  search: optional(
    object({
      method: optional(oneOf(...SEARCH_METHODS.filter((method) => method !== 'unknown'))),
      sampler: optional(text(200)),
      /** What the sampler drew from. */
      seed: optional(number('a whole number', Number.isSafeInteger)),
      space: optional(
        dictionary({ name: text(LONGEST_NAME), value: boundedDimension, most: MOST_PARAMETERS }),
      ),
    }),
  ),
  infrastructure: optional(object({ hardware: sentence, software: sentence, provider: sentence })),
  runtime: optional(
    object({
      trialSeconds: optional(positive),
      totalSeconds: optional(positive),
      energyKilowattHours: optional(positive),
    }),
  ),
  evaluation: optional(object({ data: sentence, split: sentence, selection: sentence })),
  code: optional(object({ repository: sentence, commit: optional(text(100)) })),
  notes: optional(text(2000)),
};

/** What `schema/sweep.meta.schema.json` publishes. */
export const metaFile = object({
  $schema: sentence,
  schemaVersion: oneOf(META_VERSION),
  ...fields,
});

/** The same within a saved sweep. */
export const meta = object(fields);

/** What tells of a sweep what its tool does not record; null where it is not told. Untrusted. */
export type SweepMeta = typeof meta extends Check<infer T> ? T : never;
export type Dimension = typeof dimension extends Check<infer T> ? T : never;
