import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { jsonl } from './jsonl.ts';

/** In the order in which they are tried: the more particular first. */
const FORMATS: readonly Format[] = [jsonl, json, csv];

/**
 * The format all files of a sweep are in.
 *
 * @param wanted the name of a format, or `auto`: found from the content
 * @throws UserError if a file is in no format known, or in another than the first
 */
export function chooseFormat(files: readonly SourceFile[], wanted: string): Format {
  if (wanted !== 'auto') return namedFormat(wanted);
  const [first, ...others] = files.map((file) => ({ file, format: detectFormat(file) }));
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

function namedFormat(name: string): Format {
  const format = FORMATS.find((one) => one.name === name);
  if (format !== undefined) return format;
  throw new UserError({
    fault: 'settings',
    where: 'format (--format)',
    what: `${JSON.stringify(name.slice(0, 80))} is no format known`,
    fix: `Choose auto, ${namesOfFormats()}.`,
  });
}

function detectFormat({ path, text }: SourceFile): Format {
  const format = FORMATS.find((one) => one.detect(text));
  if (format !== undefined) return format;
  throw new UserError({
    fault: 'data',
    where: printablePath(path),
    what: 'is in no format known',
    fix: `Export the trials as ${namesOfFormats()}, or name the format with \`format\` (--format).`,
  });
}

function namesOfFormats(): string {
  const names = FORMATS.map(({ name }) => name).sort();
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
