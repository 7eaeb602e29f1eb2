import { type Assessment, combineAssessments } from '../../src/decide/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { uniforms } from '../draw/models.ts';
import { assessSweeps, compared, searchesOf } from './assessments.ts';
import { settingsWith, spread, sweepOf } from './sweeps.ts';

type Making = NonNullable<Parameters<typeof sweepOf>[1]>;

/** Two sweeps and how they are compared; null is a sweep that was not found. */
export interface ReportCase {
  readonly baseline: readonly (number | null)[] | null;
  readonly candidate: readonly (number | null)[] | null;
  readonly flags?: Partial<Record<OptionName, string>>;
  /** What both sweeps are like, or the baseline where the candidate's is given. */
  readonly making?: Making;
  readonly candidateMaking?: Making;
}

const LOCATIONS = { baseline: 'sweeps/main.csv', candidate: 'sweeps/pull.csv' };

/** What is decided about a case. */
export function assessCase(given: ReportCase): Assessment {
  const { baseline, candidate, flags = {}, making = {}, candidateMaking = making } = given;
  return assessSweeps(
    baseline && sweepOf(baseline, { location: LOCATIONS.baseline, ...making }),
    candidate && sweepOf(candidate, { location: LOCATIONS.candidate, ...candidateMaking }),
    settingsWith(flags),
    searchesOf(LOCATIONS),
  );
}

/** The same of a case with two sweeps that can be compared. */
export const compareCase = (given: ReportCase) => compared(assessCase(given));

/** What is decided about the case of a name. */
export const assessNamed = (name: string) => assessCase(REPORT_CASES[name] as ReportCase);

export const compareNamed = (name: string) => compared(assessNamed(name));

/** Comparisons by name, each of the case of another name. */
export function runOfCases(
  cases: Readonly<Record<string, string>>,
  notes?: Parameters<typeof combineAssessments>[1],
) {
  const named = Object.entries(cases).map(([name, of]) => ({ name, assessment: assessNamed(of) }));
  return combineAssessments(named, notes);
}

/** Most random searches draw many good trials and a tail of bad ones. */
function skewed(n: number, worst: number, best: number, slowdown = 1): number[] {
  return spread(n, 0, 1).map((u) => best - (best - worst) * (1 - u ** slowdown) ** 3);
}

/** Every so many of its trials failed. */
function failing(values: readonly number[], every: (i: number) => boolean): (number | null)[] {
  return values.map((value, i) => (every(i) ? null : value));
}

const baseline = skewed(48, 0.6, 0.91);
/** A cost that is not the same in all trials. */
const costs = (n: number, mean: number) =>
  spread(n, 0.5 * mean, 1.5 * mean).map((cost) => Number(cost.toPrecision(4)));
/** Losses of configurations in any order of good and bad ones, and what changes their exponents. */
const configurations = uniforms(48, 3).map((u) => 10 ** (3.5 * u - 3));
const noise = uniforms(48, 7).map((u) => 0.5 * (u - 0.35));
/** Learning rates, and the scores that they nearly determine. */
const tunedRates = (seed: number, loss = 0) => {
  const rates = uniforms(48, seed);
  const noise = uniforms(48, seed + 50);
  return {
    scores: rates.map((lr, i) => 0.91 - loss - 0.2 * (lr - 0.4) ** 2 + 0.006 * (noise[i] ?? 0)),
    parameters: rates.map((lr) => ({ lr })),
  };
};
const [rates, worseRates] = [tunedRates(31), tunedRates(32, 0.005)];
/** Six searches of 16 trials that come closer to their best, from the first trial on. */
const adaptive = (seed: number, best: number) =>
  uniforms(96, seed).map((u, i) => best - 0.06 * u ** 2 - 0.03 * 0.8 ** (i % 16));
const SEARCH = { method: 'adaptive', jobs: 6 } as const;
const PERPLEXITY = { direction: 'minimize', metric: 'perplexity', unit: 'GPU hours' } as const;
const LONG = 'a-sweep-of-the-model-with-rotary-embeddings-and-the-tokenizer-of-last-spring-'.repeat(
  3,
);

/** One of every kind of report that a reader may get. */
export const REPORT_CASES: Readonly<Record<string, ReportCase>> = {
  'strongly-worse': { baseline, candidate: skewed(48, 0.55, 0.88) },
  fair: { baseline, candidate: skewed(48, 0.6, 0.91, 2.2) },
  weak: { baseline, candidate: skewed(48, 0.6, 0.9078) },
  none: { baseline, candidate: skewed(48, 0.61, 0.9102) },
  better: { baseline, candidate: skewed(48, 0.68, 0.93) },
  crossing: { baseline: skewed(60, 0.3, 0.91), candidate: skewed(60, 0.8, 0.89) },
  insufficient: { baseline: [0.81, 0.84, 0.79], candidate: [0.82, 0.8, 0.78] },
  'no-baseline': { baseline: null, candidate: baseline },
  'no-candidate': { baseline, candidate: null },
  invalid: { baseline, candidate: baseline, candidateMaking: { metric: 'f1' } },
  'minimise-with-cost': {
    baseline: spread(48, 0, 1).map((u) => 18.2 + 6 * u ** 3),
    candidate: spread(36, 0, 1).map((u) => 18.6 + 9 * u ** 3),
    making: { ...PERPLEXITY, costs: costs(48, 2.4) },
    candidateMaking: { ...PERPLEXITY, costs: costs(36, 3.1) },
    flags: { target: '18.7' },
  },
  ties: { baseline: Array(30).fill(0.5), candidate: Array(30).fill(0.5) },
  'forty-percent-failed': {
    baseline,
    candidate: failing(skewed(50, 0.6, 0.91), (i) => i % 5 < 2),
  },
  'one-trial': { baseline: [0.9], candidate: [0.8] },
  'two-thousand-trials': {
    baseline: skewed(2000, 0.6, 0.91),
    candidate: skewed(2000, 0.598, 0.907),
  },
  'long-names': {
    baseline,
    candidate: skewed(48, 0.55, 0.88),
    making: { metric: `validation/${LONG}accuracy`, location: `sweeps/${LONG}main.csv` },
    candidateMaking: { metric: `validation/${LONG}accuracy`, location: `sweeps/${LONG}pull.csv` },
  },
  'right-to-left-and-emoji': {
    baseline,
    candidate: skewed(48, 0.55, 0.88),
    making: { metric: 'דיוק 🎯', location: 'sweeps/مقارنة-🚀.csv' },
    candidateMaking: { metric: 'דיוק 🎯', location: 'sweeps/候補-👩‍🔬.csv' },
  },
  outlier: {
    baseline: [...skewed(47, 0.6, 0.91), -40],
    candidate: [...skewed(47, 0.6, 0.908), -55],
    making: { metric: 'r2' },
  },
  'loss-over-decades': {
    baseline: spread(48, -3, 1.4).map((exponent) => 10 ** exponent),
    candidate: spread(48, -2, 2.4).map((exponent) => 10 ** exponent),
    making: { direction: 'minimize', metric: 'val_loss' },
  },
  'tiny-differences': {
    baseline: skewed(48, 0.9999, 0.99999),
    candidate: skewed(48, 0.99988, 0.999975),
  },
  'large-integers': {
    baseline: skewed(48, 120_000, 301_714).map(Math.round),
    candidate: skewed(48, 110_000, 280_000).map(Math.round),
    making: { metric: 'episode_reward' },
  },
  'gate-by-rate': {
    baseline,
    candidate: skewed(48, 0.55, 0.88),
    flags: { 'false-alarm-rate': '0.01' },
  },
  paired: {
    baseline: baseline.slice(0, 24),
    // Each configuration loses about 0.01, and one fails.
    candidate: failing(
      baseline.slice(0, 24).map((score, i) => score - 0.002 * ((i * 5) % 11)),
      (i) => i === 7,
    ),
    flags: { 'pair-by': 'trial' },
  },
  'paired-losses': {
    baseline: failing(configurations, (i) => i % 16 === 5),
    candidate: failing(
      configurations.map((loss, i) => loss * 10 ** (noise[i] ?? 0)),
      (i) => i % 8 === 5,
    ),
    making: { direction: 'minimize', metric: 'val_loss' },
    flags: { pairing: 'paired', 'pair-by': 'trial' },
  },
  settings: {
    baseline: rates.scores,
    candidate: worseRates.scores,
    making: { parameters: rates.parameters },
    candidateMaking: { parameters: worseRates.parameters },
  },
  searches: { baseline: adaptive(41, 0.91), candidate: adaptive(42, 0.9), making: SEARCH },
  'chinese-names': {
    baseline,
    candidate: skewed(48, 0.55, 0.88),
    making: { metric: '验证集准确率', location: '实验/主分支.csv' },
    candidateMaking: { metric: '验证集准确率', location: '实验/候选版本.csv' },
  },
  'identical-files': { baseline, candidate: baseline },
  'percent-and-fractions': { baseline, candidate: skewed(48, 61, 91.02) },
  'within-a-margin': {
    baseline,
    candidate: skewed(48, 0.55, 0.88),
    flags: { margin: '0.01', target: '0.9' },
  },
};
