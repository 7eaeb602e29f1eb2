import * as z from 'zod/mini';
import { dataError } from '../../errors.ts';
import { isMetaFile, META_FILE, printablePath, type SourceFile } from '../../read/index.ts';
import { parseJson } from '../json/parse-json.ts';
import {
  isFields,
  ownValue,
  type Row,
  SEARCH_METHODS,
  type SearchMethod,
  type Table,
} from '../table.ts';
import {
  dictionary,
  finite,
  list,
  object,
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

const interval = 'a range with low not above high';

const dimension = object({
  distribution: optional(
    text(100).check(z.describe('The sampler’s name for it, such as log-uniform.')),
  ),
  low: optional(finite),
  high: optional(finite),
  log: optional(truth.check(z.describe('Whether it was drawn on a log scale.'))),
  choices: optional(list(parameterValue, 100).check(z.describe('All values it could take.'))),
}).check(z.refine(({ low, high }) => low === null || high === null || low <= high, interval));

const METHODS = SEARCH_METHODS.filter((method) => method !== 'unknown');

const fields = {
  search: optional(
    object({
      method: optional(
        z
          .enum(METHODS, METHODS.map((method) => JSON.stringify(method)).join(' or '))
          .check(z.describe('How the trials were drawn; used if the tool does not record it.')),
      ),
      sampler: optional(text(200)),
      seed: optional(whole.check(z.describe('The seed of the sampler.'))),
      space: optional(dictionary(dimension).check(z.describe('What each parameter could be.'))),
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
      trialSeconds: optional(positive.check(z.describe('Mean over the trials.'))),
      totalSeconds: optional(positive),
      energyKilowattHours: optional(positive),
    }),
  ),
  evaluation: optional(
    object({
      data: optional(sentence.check(z.describe('What the score was measured on.'))),
      split: optional(sentence.check(z.describe('How it was split from the rest.'))),
      selection: optional(sentence.check(z.describe('How the best configuration was chosen.'))),
    }),
  ),
  code: optional(
    object({
      repository: optional(sentence.check(z.describe('Where the code is; text, not followed.'))),
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

/** The files of a sweep, and the metadata next to them. */
interface MetaAndFiles {
  readonly meta: SweepMeta | null;
  /** Those with trials; at least one. */
  readonly files: readonly SourceFile[];
}

/**
 * Separates the files with trials from the metadata files.
 *
 * @throws UserError if there are none with trials, or a metadata file is wrong
 */
export function separateMeta(all: readonly SourceFile[]): MetaAndFiles {
  const files = all.filter((file) => !isMetaFile(file));
  const [first, ...more] = all.filter(isMetaFile);
  if (first === undefined) return { meta: null, files };
  if (files.length > 0) return { meta: commonMeta([first, ...more].map(readMeta)), files };
  throw dataError(
    printablePath(first.path),
    `is the only file, and ${META_FILE} has no trials`,
    'Name the file with the trials, or the folder they are in.',
  );
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

/** How the trials were drawn: as the tool recorded it, else as the metadata says. */
export function searchWithMeta(meta: SweepMeta | null, recorded: SearchMethod): SearchMethod {
  const given = meta?.search?.method ?? null;
  const seed = recorded.seed ?? meta?.search?.seed ?? null;
  if (recorded.method !== 'unknown' || given === null) return { ...recorded, seed };
  return { method: given, sampler: recorded.sampler ?? meta?.search?.sampler ?? null, seed };
}

/**
 * A table with the metadata next to its files: how the trials were drawn, and which columns are
 * parameters, if the tool records neither.
 */
export function withMeta(table: Table, meta: SweepMeta | null): Table {
  const names = Object.keys(meta?.search?.space ?? {});
  const rows =
    names.length === 0 ? table.rows : table.rows.map((row) => withParameters(row, names));
  return { ...table, rows, search: searchWithMeta(meta, table.search) };
}

function withParameters(row: Row, names: readonly string[]): Row {
  const own = names.filter((name) => Object.hasOwn(row.fields, name));
  if (row.parameters !== undefined || own.length === 0) return row;
  return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
}

const CORRECTION = 'Correct it; docs/sweep-meta.md has an example.';

function readMeta({ path, text, refusal }: SourceFile): SweepMeta {
  const where = printablePath(path);
  if (refusal) throw refusal;
  const document = parseJson(text, { path, line: 1 });
  const version = isFields(document) ? ownValue(document, 'schemaVersion') : undefined;
  if (Number.isSafeInteger(version) && version !== META_VERSION) {
    const what = `has schemaVersion ${version}; this version reads ${META_VERSION}`;
    throw dataError(where, what, CORRECTION);
  }
  const read = readAs(metaFile, document, { file: where, fix: CORRECTION });
  const { $schema, schemaVersion, ...meta } = read;
  return meta;
}
