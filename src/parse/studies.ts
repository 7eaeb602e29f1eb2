import { posix } from 'node:path';
import { dataError, settingsError } from '../errors.ts';
import { printable } from '../printable.ts';
import { fitsPattern, type SourceFile } from '../read/index.ts';
import { ORDER_COLUMNS } from './columns/names.ts';
import { byOrder, namesOfColumns, type Row, type Table, type ToolFolder } from './table.ts';
import { groupBy, listed, numberIn, textIn } from './values.ts';

interface Study {
  /** Names it can be chosen by, the first for people; untrusted text. */
  readonly names: readonly string[];
  readonly trials: number;
}

/** What is asked for fits several studies: each is read by itself. */
class SeveralStudies extends Error {
  studies: readonly string[] = [];
}

/** A table of each study that is asked for: of one, or of all that a pattern such as `tuning-*` fits. */
export async function readEach(
  read: (study: string | null) => Promise<Table> | Table,
  study: string | null,
): Promise<Table[]> {
  try {
    return [await read(study)];
  } catch (error) {
    if (!(error instanceof SeveralStudies)) throw error;
    const tables: Table[] = [];
    for (const name of error.studies) tables.push(await read(name));
    return tables;
  }
}

export function isPattern(study: string | null): study is string {
  return study?.includes('*') ?? false;
}

/** The one asked for, or else the only one. @throws UserError that lists them; SeveralStudies if a pattern fits more */
export function chooseStudy<T extends Study>(
  studies: readonly T[],
  kind: string,
  study: string | null,
): T {
  const [first, second] = studies;
  if (first === undefined) {
    const fix = 'Name the file or folder that the tool wrote, or leave `format` out.';
    throw dataError({ option: 'format' }, `the files hold no ${kind} of this format`, fix);
  }
  if (study === null && second === undefined) return first;
  // In quotes, as they are printed, any can be named: also one without a name, or of blanks.
  const isAsked = (name: string) => name === study || JSON.stringify(name) === study;
  const asked = studies.filter(({ names }) => names.some(isAsked));
  // A name wins over an id: an experiment may be called 1.
  const named = asked.find(({ names }) => names[0] === study) ?? asked[0];
  if (named !== undefined) return named;
  const fits = (name: string) => isPattern(study) && fitsPattern(name, study);
  const fitting = studies.filter(({ names }) => names.some(fits));
  const several = fitting.flatMap(({ names }) => names.at(-1) ?? []);
  if (fitting.length > 1) throw Object.assign(new SeveralStudies(), { studies: several });
  if (fitting[0] !== undefined) return fitting[0];
  const said = study === null ? 'is not given' : `is ${JSON.stringify(printable(study))}`;
  const count = studies.length === 1 ? 'only' : `${studies.length} ${kind}:`;
  const what = `${said}, and the files hold ${count} ${listed(studies.map(describe))}`;
  throw settingsError('study', what, 'Name one of them.');
}

function describe({ names, trials }: Study): string {
  const [name, ...others] = names.map((text) => printable(text, 60));
  const known = others.length === 0 ? '' : `, ${others.join(', ')}`;
  return `${JSON.stringify(name)} (${trials} ${trials === 1 ? 'trial' : 'trials'}${known})`;
}

/** The rows of one study, where people pool several in one table: each of them numbers its trials from the start. */
export function rowsOfStudy(rows: readonly Row[], study: string | null): readonly Row[] {
  const columns = [...namesOfColumns(rows)];
  const column = columns.find((name) => /^study(_name|_id)?$/i.test(name));
  const number = columns.find((name) => ORDER_COLUMNS.includes(name));
  if (column === undefined || number === undefined) return rows;
  const studies = groupBy(rows, ({ fields }) => textIn(fields, column));
  const numbers = new Set(rows.map(({ fields }) => textIn(fields, number)));
  if (studies.size < 2 || numbers.size === rows.length) return rows;
  const all = [...studies].map(([name, group]) => ({ names: [name], trials: group.length, group }));
  const isAsked = ([name]: readonly [string, ...unknown[]]) =>
    isPattern(study) && !studies.has(study) && fitsPattern(name, study);
  const fitting = [...studies].filter(isAsked);
  if (fitting.length < 2) return chooseStudy(all, 'studies', study).group;
  return fitting.flatMap(([search, group]) => {
    const numbered = group.map((row) => ({ ...row, order: numberIn(row.fields, number) ?? 0 }));
    return ofSearch(numbered, search);
  });
}

/** As they were started; the order that is recorded is one within the search, unless it is of all. */
export function ofSearch(rows: readonly Row[], search: string | null, isOfAll = false): Row[] {
  const known = search === null ? {} : { search };
  return rows.toSorted(byOrder).map(({ order, ...row }) => {
    return { ...row, ...known, ...(isOfAll && { order }) };
  });
}

/** The direct subfolders, each with its files by their paths in it. Files next to them are left out. */
export function foldersIn({ path, files }: ToolFolder): ToolFolder[] {
  const folders = new Map<string, Map<string, SourceFile>>();
  for (const [name, file] of files) {
    const [, folder, rest] = /^([^/]+)\/(.*)$/s.exec(name) ?? [];
    if (folder === undefined || rest === undefined) continue;
    folders.set(folder, (folders.get(folder) ?? new Map()).set(rest, file));
  }
  return [...folders].map(([name, inIt]) => ({ path: posix.join(path, name), files: inIt }));
}

export function chooseFolder(
  folders: readonly ToolFolder[],
  trialsIn: (folder: ToolFolder) => readonly unknown[],
  kind: string,
  study: string | null,
): ToolFolder {
  const studies = folders.map((folder) => {
    const names = [...new Set([posix.basename(folder.path) || '.', folder.path])];
    return { folder, names, trials: trialsIn(folder).length };
  });
  return chooseStudy(studies, kind, study).folder;
}
