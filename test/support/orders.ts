import {
  type ComparisonRules,
  compareCurves,
  type NoChangeDesign,
} from '../../src/compare/index.ts';
import { confidenceBand, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { chanceToTouch } from '../../src/math/interleaving.ts';
import { type Design, strongStaircase } from '../../src/plan/index.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { BAND, RULES } from './bands.ts';

interface Sizes {
  readonly n: number;
  readonly m: number;
  readonly confidence?: number;
  readonly method?: BandMethod;
  readonly quantile?: number;
  readonly rules?: Partial<ComparisonRules>;
}

/** The design of a comparison in trials of n with m trials. */
export function designOf({ n, m, confidence = 0.8, method, quantile = 0.5, rules }: Sizes): Design {
  return {
    trials: [n, m],
    quantile,
    band: { ...BAND, method: method ?? BAND.method, confidence },
    rules: { ...RULES, ...rules },
  };
}

/** The chance of strong evidence that a candidate is worse, by how many times the trials it needs. */
export function powerOf(design: Design): (slowdown: number) => number {
  const orders = strongStaircase(design);
  return (slowdown) => chanceToTouch(orders, slowdown);
}

/** What the test of no change looks at in n trials and m. */
export function noChangeOf(
  n: number,
  m: number,
  more: Partial<NoChangeDesign> = {},
): NoChangeDesign {
  return { trials: [n, m], quantile: 0.5, budgetMin: 1, budgetMax: null, ...more };
}

/** All orders of the scores of two sweeps, all equally likely if nothing changed: the places of both, from the lowest. */
export function ordersOf(n: number, m: number): { baseline: number[]; candidate: number[] }[] {
  const places = Array.from({ length: n + m }, (_, i) => i);
  return splits(places, m).map(([candidate, baseline]) => ({ baseline, candidate }));
}

/** The level of evidence of "worse" in sweeps whose scores come in an order. */
export function levelOfOrder(design: Design, order: ReturnType<typeof ordersOf>[number]) {
  const [b, c] = (['baseline', 'candidate'] as const).map((arm) =>
    tuningCurve(order[arm], confidenceBand(order[arm].length, design.band), design.quantile),
  ) as [TuningCurve, TuningCurve];
  return compareCurves(b, c, design.rules).worse.level;
}

/** All ways to choose k of some values: the chosen and the others, in their order. */
function splits<T>(values: readonly T[], k: number): [chosen: T[], others: T[]][] {
  const [first, ...rest] = values;
  if (first === undefined) return k === 0 ? [[[], []]] : [];
  const withFirst = k > 0 ? splits(rest, k - 1) : [];
  return [
    ...withFirst.map(([chosen, others]): [T[], T[]] => [[first, ...chosen], others]),
    ...splits(rest, k).map(([chosen, others]): [T[], T[]] => [chosen, [first, ...others]]),
  ];
}
