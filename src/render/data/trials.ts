import type { RunAssessment } from '../../decide/index.ts';
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
    comparisons.map(({ name, assessment: { baseline, candidate } }) => ({
      name,
      arms: Object.entries({ baseline, candidate }).flatMap(([arm, sweep]) =>
        sweep ? [{ arm, sweep }] : [],
      ),
    })),
  );
}

/** The same for a single sweep. */
export function sweepCsv(sweep: Sweep): string | null {
  return sweepsCsv([{ name: '', arms: [{ arm: 'sweep', sweep }] }]);
}

/** What a trial is called in pictures and tables: "c17" is the candidate's 17th, in the order of its sweep. */
export function trialId(arm: string, index: number): string {
  return `${arm.charAt(0)}${index + 1}`;
}

const COLUMNS = ['arm', 'trial', 'status', 'score', 'cost', 'seed', 'where'];

interface ComparedArms {
  readonly name: string;
  readonly arms: readonly { readonly arm: string; readonly sweep: Sweep }[];
}

function sweepsCsv(comparisons: readonly ComparedArms[]): string | null {
  const trials = comparisons.flatMap(({ arms }) => arms.flatMap(({ sweep }) => sweep.trials));
  const parameters = new Set(trials.flatMap((trial) => Object.keys(trial.parameters ?? {})));
  const header = [...COLUMNS, ...[...parameters].map((name) => `params_${name}`)];
  const rowsOf = ({ arm, sweep }: ComparedArms['arms'][number]) =>
    sweep.trials.map(({ outcome, score, cost, seed, where, parameters: drawn }, i): Cell[] => {
      const inMetric = Number.isFinite(score) ? orient(score, sweep.direction) : null;
      const cellOf = (name: string) =>
        drawn !== null && Object.hasOwn(drawn, name) ? (drawn[name] ?? null) : null;
      return [arm, i + 1, outcome, inMetric, cost, seed, where, ...[...parameters].map(cellOf)];
    });
  return csvOfRun(
    header,
    comparisons.map(({ name, arms }) => ({ name, rows: arms.flatMap(rowsOf) })),
  );
}
