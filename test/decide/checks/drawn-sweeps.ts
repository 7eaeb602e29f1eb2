import type { ArmedSweep } from '../../../src/decide/findings.ts';
import type { Random } from '../../../src/math/random.ts';
import type { Sweep } from '../../../src/parse/index.ts';
import { sweepOf } from '../../support/sweeps.ts';

export type Parameters = NonNullable<Sweep['trials'][number]['parameters']>;

interface Making {
  readonly costs?: readonly (number | null)[];
  readonly running?: number;
}

/** A `sweep.meta.json` that says nothing. */
export const NO_META: NonNullable<Sweep['meta']> = {
  search: null,
  infrastructure: null,
  runtime: null,
  evaluation: null,
  code: null,
  notes: null,
};

/** A trial's score, null where it failed, and what was drawn. */
export type Row = readonly [score: number | null, parameters: Parameters | null];

/** A sweep of these trials in the order they were started. */
export function sweepWith(rows: readonly Row[], more: Partial<Sweep> = {}): Sweep {
  const [scores, parameters] = [rows.map(([score]) => score), rows.map(([, drawn]) => drawn)];
  return { ...sweepOf(scores, { parameters }), isOrdered: true, ...more };
}

/** A draw from a search space with something of everything. */
export function drawParameters(random: Random): Parameters {
  const momentum = random();
  const optimizer = random() < 0.5 ? 'sgd' : 'adam';
  return {
    lr: 10 ** (-5 * random()),
    layers: 1 + Math.floor(4 * random()),
    optimizer,
    ...(optimizer === 'sgd' ? { momentum } : {}),
    warmup: random() < 0.3 ? 'none' : 0.1,
    augment: random() < 0.5,
    dataset: 'wikitext',
  };
}

/** A random search of n trials, of which one in ten fails and scores are rounded. */
export function drawSweep(n: number, random: Random): Sweep {
  const rows = Array.from({ length: n }, (): Row => {
    const score = random() < 0.1 ? null : Math.round(200 * random()) / 200;
    return [score, drawParameters(random)];
  });
  return sweepWith(rows);
}

/** One after the other, n in all. */
export function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

/** A sweep that scores 0, 1, … n − 1. */
export function rampOf(n: number, making: Making = {}): Sweep {
  return sweepOf(
    times(n, (i) => i),
    making,
  );
}

/** The two sweeps of a comparison. */
export function both(baseline: Sweep, candidate: Sweep): ArmedSweep[] {
  return [
    { arm: 'baseline', sweep: baseline },
    { arm: 'candidate', sweep: candidate },
  ];
}
