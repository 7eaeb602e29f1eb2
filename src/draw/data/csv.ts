import {
  type Arm,
  type Assessment,
  curvesOf,
  ownOf,
  type RunAssessment,
} from '../../decide/index.ts';
import { placeText } from '../../errors.ts';
import { limitsAt, type TuningCurve } from '../../estimate/index.ts';
import { commonBreaks, firstWhere } from '../../math/functions.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { toMetric } from '../../report/index.ts';
import type { Direction } from '../../settings/index.ts';

/**
 * The curves of a comparison as CSV: every step of median and band, exact, in the unit of the
 * budgets and of the metric; infinities are `Infinity` and `-Infinity`. Several comparisons have a first
 * column with their names. Null without a curve.
 */
export function curvesCsv(run: Run): string | null {
  return csvOfRun(CURVE_COLUMNS, run, (assessment) =>
    Object.entries(shownCurves(assessment)).flatMap(([arm, shown]) =>
      shown === null ? [] : curveRows(arm, shown),
    ),
  );
}

/** The same for the curve of a single sweep. */
export function curveCsv(sweep: Sweep, curve: TuningCurve): string {
  return csvText(CURVE_COLUMNS, curveRows('sweep', { sweep, curve }));
}

const CURVE_COLUMNS = ['arm', 'confidence', 'from', 'to', 'lower', 'median', 'upper'];

function curveRows(arm: string, { sweep, curve }: ShownCurve) {
  const { confidence } = curve.band;
  return curveSteps(curve, sweep.direction, Infinity).steps.map(
    ({ from, to, lower, median, upper }) => [arm, confidence, from, to, lower, median, upper],
  );
}

/**
 * Every counted trial of both sweeps as CSV: its number in the order of its sweep, how it ended, its
 * score in the metric's own unit, cost and seed, and where it was read; then a column for each
 * parameter, `params_NAME`. A failed trial has no score. Several comparisons have a first column with
 * their names. Null without a sweep.
 */
export function trialsCsv(run: Run): string | null {
  const sweepsOf = ({ baseline, candidate }: Assessment) => Object.entries({ baseline, candidate });
  const all = run.comparisons.flatMap(({ assessment }) => sweepsOf(assessment));
  const { header, rowsOf } = trialTable(all.map(([, sweep]) => sweep));
  return csvOfRun(header, run, (assessment) =>
    sweepsOf(assessment).flatMap(([arm, sweep]) => rowsOf(arm, sweep)),
  );
}

/** The same for a single sweep. */
export function sweepCsv(sweep: Sweep): string {
  const { header, rowsOf } = trialTable([sweep]);
  return csvText(header, rowsOf('sweep', sweep));
}

function trialTable(sweeps: readonly (Sweep | null)[]) {
  const trials = sweeps.flatMap((sweep) => sweep?.trials ?? []);
  const names = [...new Set(trials.flatMap(({ parameters }) => Object.keys(parameters ?? {})))];
  const columns = ['arm', 'trial', 'status', 'score', 'cost', 'seed', 'where'];
  return {
    header: [...columns, ...names.map((name) => `params_${name}`)],
    rowsOf: (arm: string, sweep: Sweep | null) =>
      (sweep?.trials ?? []).map(({ outcome, score, cost, seed, place, parameters }, i): Cell[] => {
        const known = sweep && Number.isFinite(score) ? orient(score, sweep.direction) : null;
        const values = names.map((name) => ownOf(parameters, name));
        return [arm, i + 1, outcome, known, cost, seed, placeText(place), ...values];
      }),
  };
}

type Run = Pick<RunAssessment, 'comparisons'>;

/** Numbers keep every digit; null leaves the cell empty. */
type Cell = string | number | boolean | null;

/** A header and rows as CSV [RFC 4180], in UTF-8, with a line feed after every row. */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(written).join(',')}\n`).join('');
}

/** The rows of a run's comparisons; if there are several, the first column has their names. Null without rows. */
function csvOfRun(
  header: readonly string[],
  { comparisons }: Run,
  rowsOf: (assessment: Assessment) => readonly (readonly Cell[])[],
): string | null {
  const first = (cell: string) => (comparisons.length > 1 ? [cell] : []);
  const rows = comparisons.flatMap(({ name, assessment }) =>
    rowsOf(assessment).map((row) => [...first(name), ...row]),
  );
  return rows.length === 0 ? null : csvText([...first('comparison'), ...header], rows);
}

/** What a spreadsheet takes for a formula: at the start of a cell, or after another separator. */
const FORMULA = /(^|[;\t\r\n])([^\S;\t\r\n]*)(?=[=+\-@＝＋－＠])/g;

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Text may come from a sweep. Where it would be a formula it gets an apostrophe in front, which
 * spreadsheets take for "this is text"; a number written as text is left as it is.
 */
function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = NUMBER.test(cell) ? cell : cell.replace(FORMULA, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface ShownCurve {
  readonly sweep: Sweep;
  readonly curve: TuningCurve;
}

/** The compared curves, or the candidate's alone; null for a sweep without a curve. */
export function shownCurves(assessment: Assessment): Record<Arm, ShownCurve | null> {
  const curves = curvesOf(assessment);
  const shown = (arm: Arm) => {
    const [sweep, curve] = [assessment[arm], curves[arm]];
    return sweep && curve && { sweep, curve };
  };
  return { baseline: shown('baseline'), candidate: shown('candidate') };
}

/**
 * A curve and its band as one list of steps that covers all budgets, in the metric's own unit; each holds on
 * (from, to]. A sweep of more trials than `maxSteps` is thinned to that many steps at even log-budgets; a merged
 * step has the lowest of its lower limits, so that the band still holds.
 */
export function curveSteps(curve: TuningCurve, direction: Direction, maxSteps: number) {
  const ends = commonBreaks([curve.lower, curve.point, curve.upper], 0, Infinity);
  const isThinned = curve.band.n > maxSteps && ends.length > maxSteps;
  const lasts = isThinned ? evenlySpaced(ends, maxSteps) : ends.map((_, i) => i);
  const steps = lasts.map((last, i) => {
    const first = (lasts[i - 1] ?? -1) + 1;
    const to = ends[last] as number;
    const lower = limitsAt(curve, ends[first] as number).lower;
    const limits = toMetric({ ...limitsAt(curve, to), lower }, direction);
    return { from: ends[first - 1] ?? 0, to, ...limits };
  });
  return { steps, isThinned };
}

/** Indexes of ends: for each even log-budget the last one at or before it, and the last of all. */
function evenlySpaced(ends: readonly number[], maxSteps: number): number[] {
  const logs = Float64Array.from(ends.slice(0, -1), Math.log);
  const [first, last] = [logs[0] as number, logs.at(-1) as number];
  const lasts = Array.from({ length: maxSteps - 1 }, (_, i) => {
    const target = first + ((last - first) * i) / (maxSteps - 2) + 1e-12;
    return firstWhere(logs, (log) => log > target) - 1;
  });
  return [...new Set(lasts), ends.length - 1];
}
