import { dataError } from '../../errors.ts';
import { isMetaFile, META_FILE, printablePath, type SourceFile } from '../../read/index.ts';
import type { Row, SearchMethod, Table } from '../table.ts';
import type { SweepMeta } from './meta-file.ts';

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
export async function separateMeta(all: readonly SourceFile[]): Promise<MetaAndFiles> {
  const files = all.filter((file) => !isMetaFile(file));
  const [first, ...more] = all.filter(isMetaFile);
  if (first === undefined) return { meta: null, files };
  if (files.length > 0) {
    const { readMeta } = await import('./meta-file.ts');
    return { meta: commonMeta([first, ...more].map(readMeta)), files };
  }
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
  const rows = table.rows.map((row): Row => {
    const own = names.filter((name) => Object.hasOwn(row.fields, name));
    if (row.parameters !== undefined || own.length === 0) return row;
    return { ...row, parameters: Object.fromEntries(own.map((name) => [name, row.fields[name]])) };
  });
  return { ...table, rows, search: searchWithMeta(meta, table.search) };
}
