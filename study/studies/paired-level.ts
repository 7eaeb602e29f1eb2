import { type ScorePair, testOfPairs } from '../../src/compare/paired.ts';
import type { Sample } from '../../src/math/order-statistics.ts';
import type { Random } from '../../src/math/random.ts';
import { clopperPearson, describeShare } from '../intervals.ts';
import { PairedDecisions } from '../paired-decisions.ts';
import { drawPairs } from '../pairs.ts';
import { anyStudy, type Finding } from '../study.ts';

const LEVELS = [0.003, 0.01, 0.05, 0.2];

/** How pairs come about where nothing changed. */
interface Case {
  readonly name: string;
  readonly pairs: number;
  readonly draw: (n: number, random: Random) => ScorePair[];
  /** Why the level need not hold, where the case breaks a rule. */
  readonly breaks?: string;
}

function correlated(correlation: number, of = (score: number) => score) {
  return (n: number, random: Random): ScorePair[] => {
    const { baseline, candidate } = drawPairs(n, correlation, random);
    return Array.from(baseline, (x, i) => {
      return { baseline: of(x), candidate: of(candidate[i] as number) };
    });
  };
}

/** A trial fails by bad luck, whatever its configuration. */
function failingAtRandom(share: number) {
  return (n: number, random: Random): ScorePair[] => {
    const survive = (score: number) => (random() < share ? -Infinity : score);
    return correlated(0.9, survive)(n, random);
  };
}

const CASES: readonly Case[] = [
  ...[0, 0.5, 0.9, 0.99].map((correlation) => ({
    name: `correlation ${correlation}`,
    pairs: 12,
    draw: correlated(correlation),
  })),
  { name: 'identical code with the same seeds', pairs: 12, draw: correlated(1) },
  { name: 'scores on 5 values', pairs: 12, draw: correlated(0.8, (x) => Math.ceil(5 * x)) },
  {
    name: 'the worst 30 % fail',
    pairs: 12,
    draw: correlated(0.8, (x) => (x < 0.3 ? -Infinity : x)),
  },
  { name: '30 % fail at random', pairs: 12, draw: failingAtRandom(0.3) },
  {
    name: 'rare scores far above the rest',
    pairs: 12,
    draw: correlated(0.8, (x) => 1 / (1 - x) ** 2),
  },
  {
    name: '10 % of the partners lost at random in each sweep, pairs without both left out',
    pairs: 16,
    draw: (n, random) => correlated(0.9)(n, random).filter(() => random() > 0.1 && random() > 0.1),
  },
  { name: 'correlation 0.9', pairs: 24, draw: correlated(0.9) },
  { name: '30 % fail at random', pairs: 24, draw: failingAtRandom(0.3) },
  {
    name: '5 % of the partners lost at random in each sweep',
    pairs: 48,
    draw: (n, random) =>
      correlated(0.95)(n, random)
        .filter(() => random() > 0.05)
        .map((pair) => (random() < 0.05 ? { ...pair, candidate: -Infinity } : pair)),
    breaks: 'if missing partners of the candidate counted as failed',
  },
  {
    name: 'the best 24 configurations of 240, trained again',
    pairs: 24,
    draw: (n, random) =>
      correlated(0.9)(10 * n, random)
        .toSorted((a, b) => b.baseline - a.baseline)
        .slice(0, n),
    breaks: 'if configurations are chosen by the scores of the baseline',
  },
];

/** Larger cases are decided by the quick test of the studies, which is compared with the tool's elsewhere. */
const MAX_EXACT = 16;

export const pairedLevel = anyStudy<number, readonly Sample[]>({
  name: 'paired-level',
  title: 'The paired test keeps its level',
  setting: `Sweeps of the same configurations where nothing changed: each configuration is trained twice, and the two scores correlate (Gaussian copula with the given rank correlation). How often is the p-value at most ${LEVELS.join(', ')}? Up to ${MAX_EXACT} pairs by the tool's own test. The last two cases break a rule and show what it is for.`,
  tasks: CASES.map((_, i) => i),
  runs: 1_000,
  run(index, runs, random) {
    const { pairs: n, draw } = CASES[index] as Case;
    const hits = LEVELS.map(() => 0);
    const quick = new Map<number, PairedDecisions>();
    for (let run = 0; run < runs; run++) {
      const pairs = draw(n, random);
      const isFailed = n > MAX_EXACT ? decided(quick, pairs, random) : tested(pairs, run);
      for (const [i, failed] of isFailed.entries()) if (failed) hits[i] = (hits[i] as number) + 1;
    }
    return hits.map((count) => ({ hits: count, draws: runs }));
  },
  report(results) {
    const of = CASES.length * LEVELS.length;
    const findings: Finding[] = CASES.map(({ name, pairs, breaks }, i) => {
      const samples = results[i] as readonly Sample[];
      const keeps = samples.map((sample, l) => {
        return clopperPearson(sample, of)[0] <= (LEVELS[l] as number);
      });
      return {
        what: `${pairs} pairs, ${name}`,
        published: breaks
          ? `printed: at most ${LEVELS.join(', ')}; does not hold ${breaks}`
          : `printed: at most ${LEVELS.join(', ')}`,
        ours: breaks
          ? samples.map(({ hits, draws }) => (hits / draws).toFixed(4)).join(', ')
          : samples.map((sample) => describeShare(sample, of, 4)).join(', '),
        holds: breaks ? samples.some(exceeds) : keeps.every(Boolean),
      };
    });
    return {
      findings,
      charts: [],
      verdict:
        'The level holds for any correlation, with ties, failures and partners that are lost at random. It does not hold where the baseline’s own scores choose the configurations, nor if a missing partner counted as failed.',
    };
  },
});

/** Beyond what the luck of the simulation explains, by four standard errors. */
function exceeds({ hits, draws }: Sample, l: number): boolean {
  const level = LEVELS[l] as number;
  return hits / draws > level + 4 * Math.sqrt((level * (1 - level)) / draws);
}

function tested(pairs: readonly ScorePair[], seed: number): boolean[] {
  const n = pairs.length;
  const design = { trials: [n, n], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
  const { pValue } = testOfPairs(pairs, design, { seed, level: null }).worse;
  return LEVELS.map((level) => pValue <= level);
}

function decided(
  quick: Map<number, PairedDecisions>,
  pairs: readonly ScorePair[],
  random: Random,
): boolean[] {
  const n = pairs.length;
  const decisions = quick.get(n) ?? new PairedDecisions(n, random);
  quick.set(n, decisions);
  const columns = {
    baseline: Float64Array.from(pairs, ({ baseline }) => baseline),
    candidate: Float64Array.from(pairs, ({ candidate }) => candidate),
  };
  return decisions.decide(columns, LEVELS);
}
