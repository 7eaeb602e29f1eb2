import * as z from 'zod/mini';
import { type SourceFile, textOf } from '../../read/index.ts';
import { parseJson } from '../json.ts';
import * as s from './schema.ts';

const METHODS = ['random', 'grid', 'adaptive', 'list'] as const;
const PAIRINGS = ['auto', 'paired', 'independent'] as const;

export const savedSettings = s.object({
  failedValue: s.optional(s.finite),
  failedTrials: s.optional(s.oneOf(['worst', 'drop', 'error'])),
  prunedTrials: s.optional(s.oneOf(['last', 'worst', 'drop', 'error'])),
  unfinishedTrials: s.optional(s.oneOf(['worst', 'drop', 'error'])),
  searchMethod: s.optional(s.oneOf(METHODS)),
  metricMin: s.optional(s.finite),
  metricMax: s.optional(s.finite),
  minTrials: s.optional(s.wholeFrom(1), 'How many trials were to be drawn at least.'),
  pairing: s.optional(s.oneOf(PAIRINGS), 'Paired: drawn from a fixed list.'),
});

/** How a sweep's trials are to be judged; null where it was not given when they were read. */
export type SavedSettings = Readonly<z.output<typeof savedSettings>>;

const META_VERSION = 1;

const sentence = s.text(500);

const given = s.optional(sentence);

const dimension = s.object({
  distribution: s.optional(s.text(100), 'The sampler’s name for it, such as log-uniform.'),
  low: s.optional(s.finite),
  high: s.optional(s.finite),
  log: s.optional(s.truth, 'Whether it was drawn on a log scale.'),
  choices: s.optional(s.list(s.parameterValue, 100), 'All values it could take.'),
});

const fields = {
  search: s.optional(
    s.object({
      method: s.optional(s.oneOf(METHODS), 'How trials were drawn; used if the tool does not say.'),
      sampler: s.optional(s.text(200)),
      pruner: s.optional(s.text(200), 'By which rule trials were stopped early.'),
      seed: s.optional(s.whole, 'The seed of the sampler.'),
      space: s.optional(s.dictionary(dimension), 'What each parameter could be.'),
    }),
  ),
  infrastructure: s.optional(s.object({ hardware: given, software: given, provider: given })),
  runtime: s.optional(
    s.object({
      trialSeconds: s.optional(s.positive, 'Mean over the trials.'),
      totalSeconds: s.optional(s.positive),
      energyKilowattHours: s.optional(s.positive),
    }),
  ),
  evaluation: s.optional(
    s.object({
      data: s.optional(sentence, 'What the score was measured on.'),
      split: s.optional(sentence, 'How it was split from the rest.'),
      selection: s.optional(sentence, 'How the best configuration was chosen.'),
    }),
  ),
  code: s.optional(
    s.object({
      repository: s.optional(sentence, 'Where the code is; text, not followed.'),
      commit: s.optional(s.text(100)),
    }),
  ),
  notes: s.optional(s.text(2000)),
};

/** A file `sweep.meta.json`; published as `schema/sweep.meta.schema.json`. */
export const metaFile = s.object({
  $schema: s.optional(sentence),
  schemaVersion: z.literal(META_VERSION, String(META_VERSION)),
  ...fields,
});

/** The same within a saved sweep. */
export const meta = s.object(fields);

/** What people record about a sweep and its tool does not; null if not given. Untrusted. */
export type SweepMeta = Readonly<z.output<typeof meta>>;

const CORRECTION = 'Correct it; docs/formats.md#sweepmetajson has an example.';

export function readMeta(file: SourceFile): SweepMeta {
  const document = parseJson(textOf(file), file);
  const read = s.readAs(metaFile, document, { path: file.path, fix: CORRECTION });
  const { $schema, schemaVersion, ...meta } = read;
  return meta;
}

export function commonMeta(metas: readonly (SweepMeta | null)[]): SweepMeta | null {
  const given = metas.filter((meta) => meta !== null);
  const [first, ...others] = given;
  if (first === undefined) return null;
  const entries = Object.entries(first).map(([name]): [string, unknown] => {
    const values = given
      .map((meta) => meta[name as keyof SweepMeta])
      .filter((field) => field !== null);
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    return [name, texts.size === 1 ? values[0] : null];
  });
  return others.length === 0 ? first : (Object.fromEntries(entries) as unknown as SweepMeta);
}
