import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';
import { isEmpty } from './empty-file.ts';
import { readNumber, shown } from './number.ts';

interface Report {
  readonly time: number;
  readonly value: number;
  readonly step: number;
}

/**
 * The value that MLflow shows for a metric: of all lines `time value step` that of the greatest
 * step, and among those the last in time. NaN where it was reported so; null where nothing was.
 *
 * @throws UserError if a line is none
 */
export function latestValue(file: SourceFile): number | null {
  if (file.refusal !== undefined && !isEmpty(file)) throw file.refusal;
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
  throw new UserError({
    fault: 'data',
    where,
    what: `is ${shown(line)}, not a time, a value and a step`,
    fix: 'Correct the line, or remove it.',
  });
}

function isWhole(text: string | undefined): boolean {
  return /^-?\d{1,20}$/.test(text ?? '');
}

/** Of equal steps and times the greater value is the latest one, as for MLflow. */
function isBefore(a: Report, b: Report): boolean {
  if (a.step !== b.step) return a.step < b.step;
  if (a.time !== b.time) return a.time < b.time;
  return !(a.value >= b.value);
}
