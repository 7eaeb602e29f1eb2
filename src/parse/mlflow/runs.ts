import { requireStatus } from '../columns/words.ts';
import { chooseStudy } from '../studies.ts';
import { type Fields, plainTable, type Row, type Status, type Table } from '../table.ts';
import { groupBy, secondsBetween } from '../values.ts';

export interface MlflowRun {
  readonly row: Row;
  readonly id: string;
  /** The run that started it, which summarises its children; null if there is none. */
  readonly parent: string | null;
  readonly experiment: readonly string[];
  readonly isDeleted: boolean;
  readonly metrics: readonly string[];
}

/** What MLflow stores of a run, in files or in a database; times are in seconds since 1970. */
interface StoredRun extends Omit<MlflowRun, 'row' | 'metrics'> {
  readonly path: string;
  readonly where: string;
  readonly status: unknown;
  readonly start: number | null;
  readonly end: number | null;
  readonly metrics: readonly (readonly [name: string, value: number | null])[];
  readonly parameters: Fields;
}

export function storedRun(stored: StoredRun): MlflowRun {
  const { path, where, status, start, end, parameters, ...run } = stored;
  const metrics = stored.metrics.map(([name, value]) => [metricName(name), value] as const);
  const values = Object.fromEntries(metrics);
  const fields = { run_id: run.id, ...values, duration: secondsBetween(start, end) };
  const order = start ?? undefined;
  const row = { where, path, status: statusOf(status, where), order, parameters, fields };
  return { ...run, row, metrics: metrics.map(([name]) => name) };
}

/** A metric called as a field of the run itself gets another name. */
function metricName(name: string): string {
  return ['duration', 'run_id'].includes(name) ? `metrics.${name}` : name;
}

/**
 * The trials of one experiment. Experiments without trials are not offered, such as the default one
 * of every store.
 */
export function tableOf(runs: readonly MlflowRun[], study: string | null): Table {
  const parents = new Set(runs.map(({ parent }) => parent));
  const isTrial = (run: MlflowRun) => !run.isDeleted && !parents.has(run.id);
  const experiments = [...groupBy(runs, ({ experiment }) => experiment[0]).values()].map((own) => ({
    names: [...new Set(own.flatMap(({ experiment }) => experiment))],
    trials: own.filter(isTrial).length,
    own,
  }));
  const offered = experiments.filter(({ trials }) => trials > 0);
  const hasNone = offered.length === 0 && study === null;
  const chosen = hasNone ? runs : chooseStudy(offered, 'experiments', study).own;
  const trials = chosen.filter(isTrial);
  const deleted = chosen.filter(({ isDeleted }) => isDeleted).length;
  return {
    ...plainTable(trials.map(({ row }) => row)),
    scores: [...new Set(trials.flatMap(({ metrics }) => metrics))],
    leftOut: [
      { count: deleted, what: 'deleted runs' },
      { count: chosen.length - trials.length - deleted, what: 'parent runs' },
    ],
    study: chosen[0]?.experiment[0] ?? '',
  };
}

/** What the numbers in files stand for, from 1. */
const NUMBERED = ['running', 'scheduled', 'finished', 'failed', 'killed'];

export function statusOf(value: unknown, where: string): Status {
  return requireStatus(NUMBERED[Number(value) - 1] ?? value, where);
}
