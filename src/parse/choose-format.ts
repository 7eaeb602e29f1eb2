import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { csv } from './csv.ts';
import type { Choice, FileFormat, FolderFormat, Format, Table } from './format.ts';
import { json } from './json.ts';
import { jsonl } from './jsonl.ts';
import { Kept } from './kept.ts';
import { kerasTuner } from './keras-tuner.ts';
import { tooLargeFor, withoutLarge } from './large-files.ts';
import { mergeTables } from './merge-tables.ts';
import { findMixedFolder } from './mixed-folder.ts';
import { mlflowCsv } from './mlflow-csv.ts';
import { mlflowFiles } from './mlflow-files.ts';
import { mlflowUiCsv } from './mlflow-ui-csv.ts';
import { checkNamedFormat, isGeneric } from './named-format.ts';
import { optunaCsv } from './optuna-csv.ts';
import { optunaJournal } from './optuna-journal.ts';
import { optunaSqlite } from './optuna-sqlite.ts';
import { rayCsv } from './ray-csv.ts';
import { rayExperiment } from './ray-experiment.ts';
import { refusalOf } from './refusals.ts';
import { checkRepeats } from './repeated-files.ts';
import { checkIdentities } from './repeated-trials.ts';
import { checkRowsAreTrials } from './rows-are-trials.ts';
import { sklearnCvResults } from './sklearn-cv-results.ts';
import { isAllInLog } from './sqlite.ts';
import { refuseStray } from './stray-files.ts';
import { wandbCsv } from './wandb-csv.ts';
import { wandbRuns } from './wandb-runs.ts';

/** In the order in which they are tried: the more particular first. */
const FOLDER_FORMATS: readonly FolderFormat[] = [rayExperiment, kerasTuner, mlflowFiles, wandbRuns];
const FILE_FORMATS: readonly FileFormat[] = [
  optunaSqlite,
  optunaJournal,
  optunaCsv,
  jsonl,
  json,
  rayCsv,
  mlflowCsv,
  mlflowUiCsv,
  wandbCsv,
  sklearnCvResults,
  csv,
];
const FORMATS: readonly Format[] = [...FOLDER_FORMATS, ...FILE_FORMATS];

/** What `format` can be, beside `auto`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name).sort();

/** Files as the format they are in understands them. */
export interface Understood {
  readonly format: Format;
  readonly table: Table;
}

interface Asked extends Choice {
  /** The name of a format, or `auto`: found from the content. */
  readonly format: string;
}

/**
 * Reads all files of a sweep in the one format they are in.
 *
 * @throws UserError if a file is damaged, in no format known, or in another than the first
 */
export async function understand(files: readonly SourceFile[], asked: Asked): Promise<Understood> {
  const format = recognize(files, asked.format);
  return { format, table: await readTable(files, format, asked) };
}

/** @throws UserError if a file is damaged, or not what the format reads */
export async function readTable(
  files: readonly SourceFile[],
  format: Format,
  choice: Choice,
): Promise<Table> {
  const table = await readAny(files, format, choice);
  checkIdentities(table.rows, format.identity ?? []);
  return table;
}

async function readAny(
  files: readonly SourceFile[],
  format: Format,
  choice: Choice,
): Promise<Table> {
  if (format.kind === 'folder') return format.read(withoutLarge(files, format.name), choice);
  const tables: Table[] = [];
  const known = { ...choice, kept: new Kept() };
  for (const file of files) {
    const table = await format.read(readable(file, format), known);
    if (isGeneric(format)) checkRowsAreTrials(table.rows, file.path);
    tables.push(table);
  }
  await checkRepeats(tables, files);
  return mergeTables(tables, files);
}

/**
 * The format that files are in.
 *
 * @param name of a format, or `auto`
 * @throws UserError if they are in none that is known, in different ones, or in another than named
 */
export function recognize(files: readonly SourceFile[], name: string): Format {
  if (name === 'auto') return detectFormat(files);
  const format = namedFormat(name);
  checkNamedFormat(files, format, FORMATS);
  if (isGeneric(format)) refuseStray(files, isPlain);
  return format;
}

function namedFormat(name: string): Format {
  const format = FORMATS.find((one) => one.name === name);
  if (format !== undefined) return format;
  throw new UserError({
    fault: 'settings',
    where: 'format (--format)',
    what: `${JSON.stringify(name.slice(0, 80))} is no format known`,
    fix: `Choose auto, ${namesOfFormats(FORMAT_NAMES)}.`,
  });
}

function detectFormat(files: readonly SourceFile[]): Format {
  const folder = FOLDER_FORMATS.find((format) => format.detect(files));
  if (folder !== undefined) return folder;
  refuseMixed(files);
  refuseKnown(files);
  refuseStray(files, isPlain);
  const [first, ...others] = files.map((file) => ({ file, format: detectFileFormat(file) }));
  if (first === undefined) throw new Error('A sweep has at least one file');
  const odd = others.find(({ format }) => format !== first.format);
  if (odd === undefined) return first.format;
  throw new UserError({
    fault: 'data',
    where: printablePath(odd.file.path),
    what: `looks like ${odd.format.name}, while ${printablePath(first.file.path)} looks like ${first.format.name}`,
    fix: 'Name the files of one sweep alone, all in one format, or name the format with `format` (--format).',
  });
}

/** What is known not to be read tells more than whatever lies beside it. */
function refuseKnown(files: readonly SourceFile[]): void {
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal !== null) throw refusal;
  }
}

/** Whatever is in no other format may be CSV. */
function isPlain(file: SourceFile): boolean {
  const format = FILE_FORMATS.find((one) => one.detect(file));
  return format === undefined || format === csv;
}

/** The files of a tool's folder are no trials by themselves, whatever lies beside them. */
function refuseMixed(files: readonly SourceFile[]): void {
  const found = findMixedFolder(files, FOLDER_FORMATS);
  if (found === null) return;
  throw new UserError({
    fault: 'data',
    where: printablePath(found.folder),
    what: `holds files of the format ${found.format.name} (${found.format.title}), with others beside them that are none of its`,
    fix: 'Name the folder that the tool wrote, or take the other files out of it.',
  });
}

function detectFileFormat(file: SourceFile): FileFormat {
  if (file.refusal) throw file.refusal;
  const format = FILE_FORMATS.find((one) => one.detect(file));
  if (format !== undefined) return format;
  if (file.database) throw unknownDatabase(file);
  throw new UserError({
    fault: 'data',
    where: printablePath(file.path),
    what: 'is in no format known',
    fix: `Export the trials as ${namesOfFormats(['csv', 'json', 'jsonl'])}, or name the format with \`format\` (--format).`,
  });
}

/** @throws UserError if a file is not what the format reads */
function readable(file: SourceFile, format: FileFormat): SourceFile {
  if (file.refusal) throw file.refusal;
  if (file.database && !format.detect(file)) throw refusalOf(file) ?? unknownDatabase(file);
  if (file.large && !format.isStreamed) throw tooLargeFor(file, format.name);
  return file;
}

function unknownDatabase({ path, database }: SourceFile): UserError {
  if (database && isAllInLog(database)) return unfinishedDatabase(path);
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is an SQLite database of no tool known',
    fix: 'Export the trials as CSV or JSON.',
  });
}

function unfinishedDatabase(path: string): UserError {
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is an SQLite database without tables: what was written is in the file ending in -wal beside it',
    fix: 'Close what writes to it, or run `PRAGMA wal_checkpoint(TRUNCATE)` on it, and read it then.',
  });
}

function namesOfFormats(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
