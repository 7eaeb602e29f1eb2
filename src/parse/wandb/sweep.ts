import { chooseStudy } from '../choose-study.ts';
import type { Row, SearchMethod, Table } from '../table.ts';
import { groupBy } from '../values.ts';

/** A run, wherever it was recorded. */
export interface WandbRun {
  readonly row: Row;
  /** The sweep whose agent started it; null if none is known. */
  readonly sweep: string | null;
  /** Method, metric and goal of its sweep, if its configuration contains them. */
  readonly settings: readonly unknown[];
  /** The fields that can be the score. */
  readonly scores: readonly string[];
}

const METHODS: ReadonlyMap<unknown, SearchMethod['method']> = new Map([
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
  const sweeps = [...groupBy(all, ({ sweep }) => sweep)].flatMap(([name, own]) =>
    name === null ? [] : [{ names: [name], trials: own.length, own }],
  );
  const hasNone = sweeps.length === 0 && study === null;
  const runs = hasNone ? all : chooseStudy(sweeps, { study, kind: 'sweeps' }).own;
  const byHand = hasNone ? 0 : all.filter(({ sweep }) => sweep === null).length;

  const common = [0, 1, 2].map((i) => {
    const [value, ...others] = new Set(runs.map(({ settings }) => settings[i]));
    return others.length === 0 ? value : null;
  });
  const [sampler, metric, goal] = common.map((value) => (typeof value === 'string' ? value : null));
  const direction = goal === 'maximize' || goal === 'minimize' ? goal : null;
  const method = METHODS.get(sampler) ?? 'unknown';
  // Rows of one file share their list of names.
  const found = [...new Set([...new Set(runs.map(({ scores }) => scores))].flat())];
  const isNamed = typeof metric === 'string' && found.includes(metric);
  return {
    direction: null,
    directions: isNamed && direction !== null ? { [metric]: direction } : {},
    rows: runs.map(({ row }) => row),
    scores: isNamed ? [metric] : found,
    search: { method, sampler: method === 'adaptive' ? (sampler ?? null) : null, seed: null },
    leftOut: [{ count: byHand, what: 'hand-picked trials' }],
    study: runs[0]?.sweep ?? undefined,
  };
}
