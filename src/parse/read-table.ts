import { dataError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { mergeTables } from './merge-tables.ts';
import { checkReadable, recognize } from './recognize.ts';
import { type Choice, type Format, ownValue, type Row, type Table } from './table.ts';

/**
 * Reads all files of a sweep in the one format they are in.
 *
 * @param asked with the name of a format, or `auto` to find it from the content
 * @throws UserError if a file is damaged, in an unknown format, or in another than the first
 */
export async function understand(
  files: readonly SourceFile[],
  asked: Choice & { readonly format: string },
): Promise<{ readonly format: Format; readonly table: Table }> {
  const format = recognize(files, asked.format);
  return { format, table: await readTable(files, format, asked) };
}

/** @throws UserError if a file is damaged, or not what the format reads */
export async function readTable(
  files: readonly SourceFile[],
  format: Format,
  choice: Choice,
): Promise<Table> {
  const table =
    format.kind === 'folder'
      ? await format.read(files, choice)
      : await readFiles(files, format, choice);
  checkIdentities(table.rows, format.identity ?? []);
  return table;
}

async function readFiles(
  files: readonly SourceFile[],
  format: Format & { kind: 'file' },
  choice: Choice,
): Promise<Table> {
  const tables: Table[] = [];
  for (const file of files) {
    checkReadable(file, format);
    tables.push(await format.read(file, choice));
  }
  checkRepeats(tables, files);
  return mergeTables(tables, files);
}

/**
 * Refuses a file that is the same as another, whose trials would count twice. Single trials may
 * well be equal: failed ones are.
 */
function checkRepeats(tables: readonly Table[], files: readonly SourceFile[]): void {
  const several = files.filter((_, i) => (tables[i]?.rows.length ?? 0) > 1);
  const seen = new Map<string, SourceFile>();
  for (const file of several) {
    const content = file.database?.toString('latin1') ?? file.text;
    const other = seen.get(content);
    if (other !== undefined) {
      throw dataError(
        printablePath(file.path),
        `is the same as ${printablePath(other.path)}, so its trials would count twice`,
        'Name every file of the sweep once.',
      );
    }
    seen.set(content, file);
  }
}

/** Refuses a trial that appears twice: files overlap, or one was appended to itself. */
function checkIdentities(rows: readonly Row[], identity: readonly string[]): void {
  if (identity.length === 0) return;
  const seen = new Map<string, Row>();
  for (const row of rows) {
    const values = identity.map((name) => ownValue(row.fields, name) ?? '');
    if (values.includes('')) continue;
    const key = JSON.stringify(values);
    const other = seen.get(key);
    if (other !== undefined) {
      throw dataError(
        row.where,
        `is the same trial as ${other.where}, going by ${identity.join(' and ')}`,
        'Name every trial of the sweep once.',
      );
    }
    seen.set(key, row);
  }
}
