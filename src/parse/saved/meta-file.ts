import * as z from 'zod/mini';
import { type SourceFile, textOf } from '../../read/index.ts';
import { parseJson } from '../json.ts';
import {
  dictionary,
  finite,
  list,
  object,
  oneOf,
  optional,
  parameterValue,
  positive,
  readAs,
  text,
  truth,
  whole,
} from './fields.ts';

const META_VERSION = 1;

const sentence = text(500);

const dimension = object({
  distribution: optional(text(100), 'The sampler’s name for it, such as log-uniform.'),
  low: optional(finite),
  high: optional(finite),
  log: optional(truth, 'Whether it was drawn on a log scale.'),
  choices: optional(list(parameterValue, 100), 'All values it could take.'),
});

const fields = {
  search: optional(
    object({
      method: optional(
        oneOf(['random', 'grid', 'adaptive']),
        'How the trials were drawn; used if the tool does not record it.',
      ),
      sampler: optional(text(200)),
      pruner: optional(text(200), 'By which rule trials were stopped early.'),
      seed: optional(whole, 'The seed of the sampler.'),
      space: optional(dictionary(dimension), 'What each parameter could be.'),
    }),
  ),
  infrastructure: optional(
    object({
      hardware: optional(sentence),
      software: optional(sentence),
      provider: optional(sentence),
    }),
  ),
  runtime: optional(
    object({
      trialSeconds: optional(positive, 'Mean over the trials.'),
      totalSeconds: optional(positive),
      energyKilowattHours: optional(positive),
    }),
  ),
  evaluation: optional(
    object({
      data: optional(sentence, 'What the score was measured on.'),
      split: optional(sentence, 'How it was split from the rest.'),
      selection: optional(sentence, 'How the best configuration was chosen.'),
    }),
  ),
  code: optional(
    object({
      repository: optional(sentence, 'Where the code is; text, not followed.'),
      commit: optional(text(100)),
    }),
  ),
  notes: optional(text(2000)),
};

/** A file `sweep.meta.json`; published as `schema/sweep.meta.schema.json`. */
export const metaFile = object({
  $schema: optional(sentence),
  schemaVersion: z.literal(META_VERSION, String(META_VERSION)),
  ...fields,
});

/** The same within a saved sweep. */
export const meta = object(fields);

/** What people record about a sweep and its tool does not; null if not given. Untrusted. */
export type SweepMeta = Readonly<z.output<typeof meta>>;

const CORRECTION = 'Correct it; docs/sweep-meta.md has an example.';

export function readMeta(file: SourceFile): SweepMeta {
  const document = parseJson(textOf(file), file);
  const read = readAs(metaFile, document, { path: file.path, fix: CORRECTION });
  const { $schema, schemaVersion, ...meta } = read;
  return meta;
}

/** What several of them agree on; a field is null if they differ. */
export function commonMeta(metas: readonly (SweepMeta | null)[]): SweepMeta | null {
  const given = metas.filter((meta) => meta !== null);
  const [first, ...others] = given;
  if (first === undefined) return null;
  const entries = Object.entries(first).map(([name]): [string, unknown] => {
    const values = given.map((meta) => meta[name as keyof SweepMeta]).filter((one) => one !== null);
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    return [name, texts.size === 1 ? values[0] : null];
  });
  return others.length === 0 ? first : (Object.fromEntries(entries) as unknown as SweepMeta);
}
