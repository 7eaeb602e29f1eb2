import type { Assessment } from '../../decide/index.ts';
import { orient, type Sweep } from '../../parse/index.ts';
import { type Cell, csvText } from './csv.ts';

/**
 * Every counted trial of both sweeps as CSV: its number in the order of its sweep, how it ended, its
 * score in the metric's own unit, cost and seed, and where it was read; then a column for each
 * parameter, `params_NAME`. A failed trial has no score. Null without a sweep.
 */
export function trialsCsv({ baseline, candidate }: Pick<Assessment, 'baseline' | 'candidate'>) {
  const arms = { baseline, candidate };
  return sweepsCsv(
    Object.entries(arms).flatMap(([arm, sweep]) => (sweep ? [[arm, sweep] as const] : [])),
  );
}

/** The same for a single sweep. */
export function sweepCsv(sweep: Sweep): string | null {
  return sweepsCsv([['sweep', sweep]]);
}

const COLUMNS = ['arm', 'trial', 'status', 'score', 'cost', 'seed', 'where'];

function sweepsCsv(arms: readonly (readonly [arm: string, sweep: Sweep])[]): string | null {
  if (arms.length === 0) return null;
  const names = new Set<string>();
  for (const [, { trials }] of arms)
    for (const { parameters } of trials)
      for (const name of Object.keys(parameters ?? {})) names.add(name);
  const parameterNames = [...names];
  const header = [...COLUMNS, ...parameterNames.map((name) => `params_${name}`)];
  const rows = arms.flatMap(([arm, sweep]) =>
    sweep.trials.map((trial, i) => [
      ...[arm, i + 1, trial.outcome, scoreOf(trial, sweep), trial.cost, trial.seed, trial.where],
      ...parameterNames.map((name) => parameterOf(trial, name)),
    ]),
  );
  return csvText(header, rows);
}

type Trial = Sweep['trials'][number];

function scoreOf({ score }: Trial, { direction }: Sweep): number | null {
  return Number.isFinite(score) ? orient(score, direction) : null;
}

function parameterOf({ parameters }: Trial, name: string): Cell {
  if (parameters === null || !Object.hasOwn(parameters, name)) return null;
  return parameters[name] ?? null;
}
