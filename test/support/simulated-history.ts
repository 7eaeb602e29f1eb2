import { createHash } from 'node:crypto';
import { testOfNoChange } from '../../src/compare/index.ts';
import { limitsAt, resolvableBudget, tuningCurve } from '../../src/estimate/index.ts';
import { quickRandom } from '../../src/math/random.ts';
import type { HistoryLine } from '../../src/parse/index.ts';
import { bandOf } from './bands.ts';
import { historyLineOf, NOTHING_FOUND } from './history-lines.ts';

interface Simulated {
  readonly merges: number;
  /** From which merge on how many times the trials are needed. */
  readonly slowdowns?: Readonly<Record<number, number>>;
  readonly trials?: number;
}

const RULES = { quantile: 0.5, budgetMin: 1, budgetMax: null };
const LEVEL = 0.003;

/** A sweep of accuracies from 0.6 to 0.95, some of whose trials fail; in increasing order. */
function draw(trials: number, slowdown: number, random: () => number): number[] {
  const scores = Array.from({ length: trials }, () => {
    const luck = random() ** slowdown;
    return luck < 0.04 ? -Infinity : Number((0.95 - 0.35 * (1 - luck) ** 2).toFixed(4));
  });
  return scores.sort((a, b) => a - b);
}

function measured(scores: readonly number[]): Pick<HistoryLine, 'at' | 'largest' | 'scores'> {
  const band = bandOf(scores.length);
  const curve = tuningCurve(scores, band, 0.5);
  const at = (budget: number) => {
    const { lower, point: median, upper } = limitsAt(curve, budget);
    return { budget, lower, median, upper };
  };
  const written = scores.map((score) => (score === -Infinity ? null : score));
  return { at: [1, 2, 4].map(at), largest: at(resolvableBudget(band, 0.5)), scores: written };
}

function compared(before: readonly number[], after: readonly number[]): HistoryLine['predecessor'] {
  const isWorse = (one: readonly number[], other: readonly number[]) => {
    const design = { ...RULES, trials: [one.length, other.length] as const };
    return testOfNoChange([one, other], design).pValue <= LEVEL;
  };
  const [alarmed, isBetter] = [isWorse(before, after), isWorse(after, before)];
  return {
    verdict: alarmed ? 'worse' : isBetter ? 'better' : 'none',
    alarmed,
    rate: LEVEL,
  };
}

/** The lines of a main with verdicts. */
export function simulatedLines({ merges, slowdowns = {}, trials = 48 }: Simulated) {
  const random = quickRandom(merges);
  const commitOf = (i: number) => createHash('sha1').update(`${i}`).digest('hex');
  let slowdown = 1;
  const sweeps = Array.from({ length: merges }, (_, i) => {
    slowdown = slowdowns[i] ?? slowdown;
    return draw(trials, slowdown, random);
  });
  return sweeps.map((scores, i) => {
    const before = sweeps[i - 1];
    return historyLineOf(i + 1, {
      ...measured(scores),
      commit: commitOf(i),
      trials: { counted: trials },
      predecessor: before
        ? compared(before, scores)
        : { ...NOTHING_FOUND, verdict: 'no-baseline', rate: null },
    });
  });
}
