import type { ComparisonRules } from '../../src/compare/index.ts';
import {
  type Design,
  gateDesign,
  type LooksQuestion,
  type WantedRate,
} from '../../src/plan/index.ts';
import type { BandMethod } from '../../src/settings/index.ts';
import { bandOf, RULES } from './bands.ts';

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
    baseline: { band: bandOf(n, method, confidence), trialCost: 1 },
    candidate: { band: bandOf(m, method, confidence), trialCost: 1 },
    quantile,
    rules: { ...RULES, ...rules },
  };
}

interface RateQuestion extends WantedRate, Omit<LooksQuestion, 'baseline' | 'sizes'> {
  readonly trials: readonly [baseline: number, candidate: number];
}

/** Of the bands that keep a false-alarm rate. */
export function confidenceFor({ trials, ...question }: RateQuestion): number {
  return gateDesign(trials, question, question).baseline.band.confidence;
}

/** All ways to choose k of some values: the chosen and the others, in their order. */
export function splits<T>(values: readonly T[], k: number): [chosen: T[], others: T[]][] {
  const [first, ...rest] = values;
  if (first === undefined) return k === 0 ? [[[], []]] : [];
  const withFirst = k > 0 ? splits(rest, k - 1) : [];
  return [
    ...withFirst.map(([chosen, others]): [T[], T[]] => [[first, ...chosen], others]),
    ...splits(rest, k).map(([chosen, others]): [T[], T[]] => [chosen, [first, ...others]]),
  ];
}
