import type { Direction } from '../../settings/index.ts';
import { chooseStudy } from '../choose-study.ts';
import type { LeftOut, Row, SearchMethod, Table } from '../table.ts';

/** What a run's configuration records about its sweep, if it contains the sweep's. */
export interface SweepSettings {
  readonly method: string | null;
  readonly metric: string | null;
  readonly direction: Direction | null;
}

/** A run, wherever it was recorded. */
export interface WandbRun {
  readonly row: Row;
  /** The sweep whose agent started it; null if none is known. */
  readonly sweep: string | null;
  readonly settings: SweepSettings;
  /** The fields that can be the score. */
  readonly scores: readonly string[];
}

/** Method, metric and direction as the configuration of a sweep has them. */
export function sweepSettings(method: unknown, metric: unknown, goal: unknown): SweepSettings {
  const known = goal === 'maximize' || goal === 'minimize' ? goal : null;
  return { method: textIn(method), metric: textIn(metric), direction: known };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

interface Chosen {
  readonly runs: readonly WandbRun[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The runs of one sweep; all runs if no sweep is known. Other runs next to those of a sweep were
 * started by hand.
 *
 * @throws UserError if there are several sweeps, and none or another is asked for
 */
function chooseSweep(runs: readonly WandbRun[], study: string | null): Chosen {
  const groups = new Map<string, WandbRun[]>();
  for (const run of runs) {
    if (run.sweep === null) continue;
    const group = groups.get(run.sweep);
    if (group === undefined) groups.set(run.sweep, [run]);
    else group.push(run);
  }
  if (groups.size === 0 && study === null) return { runs, leftOut: [] };
  const studies = [...groups].map(([name, own]) => ({ names: [name], trials: own.length, own }));
  const { own } = chooseStudy(studies, { study, kind: 'sweeps' });
  const others = runs.filter(({ sweep }) => sweep === null).length;
  return { runs: own, leftOut: others > 0 ? [{ count: others, what: 'hand-picked trials' }] : [] };
}

const METHODS: ReadonlyMap<string, SearchMethod['method']> = new Map([
  ['random', 'random'],
  ['grid', 'grid'],
  ['bayes', 'adaptive'],
]);

/** Known only if every run agrees. */
export function searchOf(runs: readonly WandbRun[]): SearchMethod {
  const name = common(runs.map(({ settings }) => settings.method));
  const method = METHODS.get(name ?? '') ?? 'unknown';
  return { method, sampler: method === 'adaptive' ? name : null, seed: null };
}

interface Goal {
  readonly metric: string | null;
  readonly direction: Direction | null;
}

/** What the sweep optimises, if every run agrees. */
function goalOf(runs: readonly WandbRun[]): Goal {
  return {
    metric: common(runs.map(({ settings }) => settings.metric)),
    direction: common(runs.map(({ settings }) => settings.direction)),
  };
}

function common<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/**
 * The runs of one sweep.
 *
 * @throws UserError if there are several sweeps, and none or another is asked for
 */
export function tableOf(all: readonly WandbRun[], study: string | null): Table {
  const { runs, leftOut } = chooseSweep(all, study);
  const { metric, direction } = goalOf(runs);
  const sweep = runs[0]?.sweep ?? null;
  // Rows of one file share their list of names.
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== null && found.includes(metric);
  const recorded =
    isNamed && direction !== null
      ? { direction: null, directions: { [metric]: direction } }
      : { direction: null };
  return {
    ...recorded,
    rows: runs.map(({ row }) => row),
    scores: isNamed ? [metric] : found,
    search: searchOf(runs),
    leftOut,
    ...(sweep === null ? {} : { study: sweep }),
  };
}
