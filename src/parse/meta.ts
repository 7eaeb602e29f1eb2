import { UserError } from '../errors.ts';
import { isMetaFile, META_FILE, printablePath, type SourceFile } from '../read/index.ts';
import { isFields, ownValue, type Row, type Table } from './format.ts';
import { parseJson } from './json-text.ts';
import { META_VERSION, metaFile, type SweepMeta } from './meta-format.ts';
import { readAs } from './saved-fields.ts';
import type { SearchMethod } from './sweep-record.ts';

/** The files of a sweep, and what is told about it beside them. */
export interface MetaAndFiles {
  readonly meta: SweepMeta | null;
  /** Those with trials; at least one. */
  readonly files: readonly SourceFile[];
}

/**
 * Tells the files with trials from those about them.
 *
 * @throws UserError if there are none with trials, or one about them is wrong
 */
export function separateMeta(all: readonly SourceFile[]): MetaAndFiles {
  const files = all.filter((file) => !isMetaFile(file));
  const [about, ...more] = all.filter(isMetaFile);
  if (about !== undefined && files.length === 0) throw onlyMeta(about);
  if (about === undefined) return { meta: null, files };
  return { meta: commonMeta([about, ...more].map(readMeta)), files };
}

/** What is said in common; where some say one thing and some another, nothing is said. */
export function commonMeta(metas: readonly (SweepMeta | null)[]): SweepMeta | null {
  const said = metas.filter((meta) => meta !== null);
  const [first, ...others] = said;
  if (first === undefined) return null;
  const entries = Object.entries(first).map(([name]): [string, unknown] => {
    const values = said.map((meta) => meta[name as keyof SweepMeta]).filter((one) => one !== null);
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    return [name, texts.size === 1 ? values[0] : null];
  });
  return others.length === 0 ? first : (Object.fromEntries(entries) as unknown as SweepMeta);
}

/** How the trials were drawn: what the tool recorded, else what is told beside its files. */
export function searchToldBy(meta: SweepMeta | null, recorded: SearchMethod): SearchMethod {
  const told = meta?.search?.method ?? null;
  const seed = recorded.seed ?? meta?.search?.seed ?? null;
  if (recorded.method !== 'unknown' || told === null) return { ...recorded, seed };
  return { method: told, sampler: recorded.sampler ?? meta?.search?.sampler ?? null, seed };
}

/**
 * A table with what is told beside its files: how the trials were drawn, and which columns are
 * parameters, where the tool records neither.
 */
export function withMeta(table: Table, meta: SweepMeta | null): Table {
  const names = Object.keys(meta?.search?.space ?? {});
  const rows =
    names.length === 0 ? table.rows : table.rows.map((row) => withParameters(row, names));
  return { ...table, rows, search: searchToldBy(meta, table.search) };
}

function withParameters(row: Row, names: readonly string[]): Row {
  const own = names.filter((name) => Object.hasOwn(row.fields, name));
  if (row.parameters !== undefined || own.length === 0) return row;
  return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
}

const CORRECTION = 'Correct it; docs/sweep-meta.md has an example.';
const LONGEST = 2 ** 18;

function readMeta({ path, text, refusal, database }: SourceFile): SweepMeta {
  const where = printablePath(path);
  if (refusal) throw refusal;
  if (database || text.length > LONGEST) throw wrong(where, 'is no text of at most 256 KiB');
  const document = parseJson(text, { path, line: 1 });
  const version = isFields(document) ? ownValue(document, 'schemaVersion') : undefined;
  if (Number.isSafeInteger(version) && version !== META_VERSION) {
    throw wrong(where, `has schemaVersion ${version}; this version reads ${META_VERSION}`);
  }
  const place = { file: where, field: '', fix: CORRECTION };
  const { $schema, schemaVersion, ...meta } = readAs(metaFile, document, place);
  return meta;
}

function wrong(where: string, what: string): UserError {
  return new UserError({ fault: 'data', where, what, fix: CORRECTION });
}

function onlyMeta({ path }: SourceFile): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `is the only file, and ${META_FILE} has no trials`,
    fix: 'Name the file with the trials, or the folder they are in.',
  });
}
