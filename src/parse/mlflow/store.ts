import { dataError } from '../../errors.ts';
import { isEmptyFile, printablePath, type SourceFile } from '../../read/index.ts';
import { readNumber, shown } from '../values.ts';

const ENTRY = /^([A-Za-z_]\w*):(?: (.*))?$/;

/** The top level of a `meta.yaml`, which is flat: texts by their keys; null if empty. */
export type Meta = ReadonlyMap<string, string | null>;

/** @throws UserError if it has no text */
export function readMeta({ text, refusal }: SourceFile): Meta {
  if (refusal !== undefined) throw refusal;
  const raw = new Map<string, string>();
  let last: string | null = null;
  // Long texts go on in the next lines, which are indented.
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ''] = ENTRY.exec(line) ?? [];
    if (key !== undefined) raw.set(key, value);
    else if (last !== null && line.startsWith(' '))
      raw.set(last, `${raw.get(last)} ${line.trim()}`);
    last = key ?? last;
  }
  return new Map([...raw].map(([key, value]) => [key, scalar(value.trim())]));
}

function scalar(text: string): string | null {
  if (['', '~', 'null'].includes(text)) return null;
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

interface Report {
  readonly time: number;
  readonly value: number;
  readonly step: number;
}

/**
 * The value that MLflow shows for a metric: of all lines `time value step` that of the greatest
 * step, and among those the last in time. NaN if it was reported so; null if nothing was.
 *
 * @throws UserError if a line is none
 */
export function latestValue(file: SourceFile): number | null {
  if (file.refusal !== undefined && !isEmptyFile(file)) throw file.refusal;
  const lines = file.text.split('\n');
  let latest: Report | null = null;
  for (const [i, line] of lines.entries()) {
    // A run that was killed may have written half a line.
    const isCut = i === lines.length - 1 && line.trim().split(' ').length < 3;
    if (line.trim() === '' || isCut) continue;
    const report = readReport(line.trim(), `${printablePath(file.path)}, line ${i + 1}`);
    if (latest === null || !isBefore(report, latest)) latest = report;
  }
  return latest?.value ?? null;
}

function readReport(line: string, where: string): Report {
  const [time, value, step = '0'] = line.split(' ');
  const number = /^[+-]?nan$/i.test(value ?? '') ? Number.NaN : readNumber(value);
  if (isWhole(time) && isWhole(step) && typeof number === 'number') {
    return { time: Number(time), value: number, step: Number(step) };
  }
  throw dataError(
    where,
    `is ${shown(line)}, not a time, a value and a step`,
    'Correct the line, or remove it.',
  );
}

function isWhole(text: string | undefined): boolean {
  return /^-?\d{1,20}$/.test(text ?? '');
}

/** For equal steps and times the greater value is the latest, as in MLflow. */
function isBefore(a: Report, b: Report): boolean {
  if (a.step !== b.step) return a.step < b.step;
  if (a.time !== b.time) return a.time < b.time;
  return !(a.value >= b.value);
}
