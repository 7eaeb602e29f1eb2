import type { RunAssessment } from '../../decide/index.ts';
import { placeText } from '../../errors.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { type Cell, csvOfRun } from './csv.ts';

/**
 * Every counted trial of both sweeps as CSV: its number in the order of its sweep, how it ended, its
 * score in the metric's own unit, cost and seed, and where it was read; then a column for each
 * parameter, `params_NAME`. A failed trial has no score. Several comparisons have a first column with
 * their names. Null without a sweep.
 */
export function trialsCsv({ comparisons }: Pick<RunAssessment, 'comparisons'>): string | null {
  return sweepsCsv(
    comparisons.map(({ name, assessment: { baseline, candidate } }) => {
      return { name, arms: { baseline, candidate } };
    }),
  );
}

/** The same for a single sweep. */
export function sweepCsv(sweep: Sweep): string | null {
  return sweepsCsv([{ name: '', arms: { sweep } }]);
}

const COLUMNS = ['arm', 'trial', 'status', 'score', 'cost', 'seed', 'where'];

interface ComparedArms {
  readonly name: string;
  readonly arms: Readonly<Record<string, Sweep | null>>;
}

function sweepsCsv(comparisons: readonly ComparedArms[]): string | null {
  const all = comparisons.flatMap(({ arms }) => Object.values(arms).flatMap((arm) => arm?.trials));
  const names = [...new Set(all.flatMap((trial) => Object.keys(trial?.parameters ?? {})))];
  const rowsOf = ([arm, sweep]: [string, Sweep | null]) =>
    sweep?.trials.map(({ outcome, score, cost, seed, place, parameters: drawn }, i): Cell[] => {
      const inMetric = Number.isFinite(score) ? orient(score, sweep.direction) : null;
      const cellOf = (name: string) =>
        drawn !== null && Object.hasOwn(drawn, name) ? (drawn[name] ?? null) : null;
      return [arm, i + 1, outcome, inMetric, cost, seed, placeText(place), ...names.map(cellOf)];
    }) ?? [];
  return csvOfRun(
    [...COLUMNS, ...names.map((name) => `params_${name}`)],
    comparisons.map(({ name, arms }) => ({ name, rows: Object.entries(arms).flatMap(rowsOf) })),
  );
}
