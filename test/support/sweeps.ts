import type { Sweep } from '../../src/parse/index.ts';
import { orient } from '../../src/parse/index.ts';
import {
  type Direction,
  type OptionName,
  readSettings,
  type Settings,
} from '../../src/settings/index.ts';

export type Flags = Partial<Record<OptionName, string>>;

/** Settings as given by flags; everything else at its default. */
export function settingsWith(flags: Flags = {}): Settings {
  return readSettings((name) => flags[name]);
}

interface Making {
  readonly direction?: Direction;
  readonly metric?: string;
  readonly location?: string;
  readonly running?: number;
  readonly method?: Sweep['search']['method'];
  /** What each trial cost; null where one has none. */
  readonly costs?: readonly (number | null)[];
  readonly unit?: string | null;
  /** Of each trial. */
  readonly parameters?: readonly Sweep['trials'][number]['parameters'][];
  /** Jobs that trained as many trials each, one after the other. */
  readonly jobs?: number;
}

/** A sweep as the parsers give it; null is a failed trial. */
export function sweepOf(values: readonly (number | null)[], making: Making = {}): Sweep {
  const {
    direction = 'maximize',
    metric = 'accuracy',
    location = 'sweep.csv',
    running = 0,
    method = 'random',
    costs = [],
    unit = null,
    parameters = [],
    jobs = null,
  } = making;
  const known = costs.flatMap((cost) => cost ?? []);
  const mean = known.reduce((sum, cost) => sum + cost, 0) / known.length;
  const ended = values.map((value, i) => ({
    place: { path: location, line: i + 2 },
    outcome: value === null ? ('failed' as const) : ('completed' as const),
    score: value === null ? -Infinity : orient(value, direction),
    cost: costs[i] ?? null,
    parameters: parameters[i] ?? null,
    seed: null,
    number: i,
    shard: jobs === null ? null : String(Math.floor((i * jobs) / values.length)),
    columns: null,
  }));
  const unfinished = Array.from({ length: running }, (_, i) => ({
    place: { path: location, line: values.length + i + 2 },
    outcome: 'running' as const,
    score: -Infinity,
    cost: null,
    parameters: null,
    seed: null,
    number: values.length + i,
    shard: null,
    columns: null,
  }));
  const trials = [...ended, ...unfinished];
  const { length } = trials;
  const failed = values.filter((value) => value === null).length;
  return {
    source: { kind: 'file', location, sha: null, runUrl: null, createdAt: null },
    format: 'csv',
    metric,
    direction,
    trials,
    counts: { drawn: length, counted: length, failed, pruned: 0, running, ignored: 0 },
    cost: known.length === 0 ? null : { mean, unit, from: known.length },
    search: { method, sampler: null, seed: null },
    isOrdered: false,
    leftOut: [],
    meta: null,
  };
}

export type Trial = Sweep['trials'][number];

/** The same sweep, whose trials have something else. */
export function withTrials(sweep: Sweep, change: (trial: Trial, i: number) => Partial<Trial>) {
  return { ...sweep, trials: sweep.trials.map((trial, i) => ({ ...trial, ...change(trial, i) })) };
}

/** n values spread evenly between two, in an order that is not sorted. */
export function spread(n: number, from: number, to: number): number[] {
  const even = Array.from({ length: n }, (_, i) => from + ((to - from) * (i + 0.5)) / n);
  return even
    .map((_, i) => even[(i * 7 + 3) % n] ?? 0)
    .map((value, i) => (n % 7 ? value : (even[i] ?? 0)));
}
