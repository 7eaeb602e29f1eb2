import { readFileSync } from 'node:fs';
import type { ConfiguredTrial } from '../src/compare/index.ts';
import type { Random } from '../src/math/random.ts';

/** Real trials: the same configurations trained once for each change, by examples/pools/train.py. */
export interface Pool {
  readonly name: string;
  /** By the change, the validation images that each configuration gets right; −∞ where training failed. */
  readonly columns: ReadonlyMap<string, Float64Array>;
  /** Of each configuration. */
  readonly settings: readonly Readonly<Record<string, string>>[];
}

export function readPool(name: string): Pool {
  const text = readFileSync(new URL(`pools/${name}.csv`, import.meta.url), 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const rows = lines.map((line) => line.split(','));
  const names = header.split(',');
  const columns = names.map((column, i) => {
    const scores = rows.map((row) => (row[i] === '' ? -Infinity : Number(row[i])));
    return [column, Float64Array.from(scores)] as const;
  });
  const settings = rows.map((row) =>
    Object.fromEntries(
      names.flatMap((column, i) =>
        column.startsWith('params_') ? [[column, row[i] as string] as const] : [],
      ),
    ),
  );
  return { name, columns: new Map(columns), settings };
}

interface Draw {
  readonly n: number;
  readonly random: Random;
  /** What was changed. */
  readonly column?: string;
  /** How many times the trials it needs: all settings lose alike. */
  readonly slowdown?: number;
}

/** Trials of a pool, drawn with replacement, with their settings. */
export function drawTrials(
  { columns, settings }: Pool,
  { n, random, column = 'baseline', slowdown = 1 }: Draw,
): ConfiguredTrial[] {
  const scores = columns.get(column) as Float64Array;
  const slow = slowedIn(scores, slowdown, random);
  return Array.from({ length: n }, () => {
    const i = (random() * scores.length) | 0;
    return { score: slow(scores[i] as number), settings: settings[i] as Pool['settings'][number] };
  });
}

/** Lowers a score, so that a search needs R times the trials for the same: by Lehmann's model, in the order of a pool's. */
export function slowedIn(
  scores: Float64Array,
  slowdown: number,
  random: Random,
): (score: number) => number {
  if (slowdown === 1) return (score) => score;
  const sorted = scores.toSorted();
  return (score) => {
    // A place among those that tie.
    const [from, to] = [
      sorted.findIndex((one) => one >= score),
      sorted.findLastIndex((one) => one <= score),
    ];
    const share = (from + random() * (to - from + 1)) / sorted.length;
    return sorted[
      Math.min(sorted.length - 1, Math.floor(sorted.length * share ** slowdown))
    ] as number;
  };
}
