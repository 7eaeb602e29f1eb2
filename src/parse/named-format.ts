import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import type { Format } from './format.ts';

const GENERIC = ['csv', 'json', 'jsonl'];

/** Whether a format is no tool's own, so that it tells nothing of what columns mean. */
export function isGeneric({ name }: Pick<Format, 'name'>): boolean {
  return GENERIC.includes(name);
}

/**
 * Refuses files of one tool that are named as another's: what their columns mean would be guessed.
 * Any table looks like a plain one, whoever wrote it, and may be named so.
 *
 * @param formats all that are known, the more particular first
 * @throws UserError if the files do not look like the format named, but like another tool's
 */
export function checkNamedFormat(
  files: readonly SourceFile[],
  named: Format,
  formats: readonly Format[],
): void {
  const tools = formats.filter((format) => format !== named && !isGeneric(format));
  const odd = files.filter((file) => !file.refusal && !looksLike(named, file, files));
  for (const file of odd) {
    const other = tools.find((format) => looksLike(format, file, files));
    if (other !== undefined) throw anothers(file, named, other);
  }
}

function looksLike(format: Format, file: SourceFile, files: readonly SourceFile[]): boolean {
  return format.kind === 'folder' ? format.detect(files) : format.detect(file);
}

function anothers({ path }: SourceFile, named: Format, other: Format): UserError {
  const plain = named.kind === 'file' && other.kind === 'file' ? ', or name a plain one' : '';
  return new UserError({
    fault: 'settings',
    where: 'format (--format)',
    what: `is ${named.name}, while ${printablePath(path)} looks like ${other.name} (${other.title})`,
    fix: `Leave \`format\` (--format) out${plain}.`,
  });
}
