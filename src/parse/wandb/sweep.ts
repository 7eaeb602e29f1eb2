import type { Direction } from '../../settings/index.ts';
import { chooseStudy } from '../choose-study.ts';
import type { Row, SearchMethod, Table } from '../table.ts';
import { groupBy } from '../values.ts';

/** What a run's configuration records about its sweep, if it contains the sweep's. */
interface SweepSettings {
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
export function sweepSettings(method?: unknown, metric?: unknown, goal?: unknown): SweepSettings {
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const direction = goal === 'maximize' || goal === 'minimize' ? goal : null;
  return { method: textOf(method), metric: textOf(metric), direction };
}

const METHODS: ReadonlyMap<string | null, SearchMethod['method']> = new Map([
  ['random', 'random'],
  ['grid', 'grid'],
  ['bayes', 'adaptive'],
]);

/**
 * The runs of one sweep; all runs if no sweep is known. Other runs next to those of a sweep were
 * started by hand. What the configurations record counts if every run agrees.
 *
 * @throws UserError if there are several sweeps, and none or another is asked for
 */
export function tableOf(all: readonly WandbRun[], study: string | null): Table {
  const others = all.filter(({ sweep }) => sweep === null);
  const started = groupBy(
    all.filter(({ sweep }) => sweep !== null),
    ({ sweep }) => sweep,
  );
  const sweeps = [...started].map(([name, own]) => {
    return { names: [name ?? ''], trials: own.length, own };
  });
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, { study, kind: 'sweeps' }).own;

  const settings = runs.map((run) => run.settings);
  const metric = common(settings.map((one) => one.metric));
  const direction = common(settings.map((one) => one.direction));
  const name = common(settings.map((one) => one.method));
  const method = METHODS.get(name) ?? 'unknown';
  // Rows of one file share their list of names.
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = metric !== null && found.includes(metric);
  return {
    direction: null,
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    rows: runs.map(({ row }) => row),
    scores: isNamed ? [metric] : found,
    search: { method, sampler: method === 'adaptive' ? name : null, seed: null },
    leftOut: [{ count: hasNone ? 0 : others.length, what: 'hand-picked trials' }],
    study: runs[0]?.sweep ?? undefined,
  };
}

function common<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
