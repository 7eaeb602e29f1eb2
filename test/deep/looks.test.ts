import { testOfNoChange } from '../../src/compare/index.ts';
import { quickRandom, type Random } from '../../src/math/random.ts';
import {
  forecastLooks,
  type LooksOutcome,
  type LooksPlan,
  type LooksQuestion,
  noChangeDesign,
  planLooks,
} from '../../src/plan/index.ts';
import { compareSweeps } from '../support/assessments.ts';
import { BAND, RULES } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';
import { repetitions } from './repetitions.ts';

/** At 1 in 100 the guard of 1e-6 is at about 3 in 100; in full, at 1.2 in 100. */
const RUNS = repetitions(800, 40_000);

const QUESTION: LooksQuestion = {
  baseline: 48,
  sizes: [12, 24, 36, 48],
  rate: 0.01,
  passAbove: 0.5,
  band: BAND,
  quantile: 0.5,
  rules: RULES,
};

type Scores = readonly number[];

/** A candidate that needs `slowdown` times the baseline's trials, or whose curve ends at a budget. */
interface Change {
  readonly slowdown?: number;
  readonly cap?: number;
}
/** Draws one score. */
type Draw = (random: Random, change: Change) => number;

const plain: Draw = (random, { slowdown = 1, cap = Infinity }) =>
  Math.min(0.5 ** (1 / cap), random() ** slowdown);
const rounded: Draw = (random, change) => Math.ceil(10 * plain(random, change)) / 10;
const failing: Draw = (random, change) => {
  const score = plain(random, change);
  return score < 0.4 ? -Infinity : score;
};

interface Pair {
  readonly baseline: Scores;
  readonly candidate: Scores;
}

interface End {
  readonly trials: number;
  readonly stoppedBy: 'worse' | 'better' | 'no-sign' | 'last';
}

function pValue(baseline: Scores, candidate: Scores, ties?: 'for' | 'against'): number {
  const design = noChangeDesign([baseline.length, candidate.length], QUESTION);
  return testOfNoChange([baseline, candidate], design, { ties }).pValue;
}

/** Looks at the first trials by the p-values of the test, with ties counted half each way. */
function train({ looks }: LooksPlan, { baseline, candidate }: Pair, passAbove: number): End {
  for (const { size: trials, alpha } of looks) {
    const first = candidate.slice(0, trials);
    const p = pValue(baseline, first);
    if (p <= alpha) return { trials, stoppedBy: 'worse' };
    if (pValue(first, baseline) <= alpha) return { trials, stoppedBy: 'better' };
    const mean = (p + pValue(baseline, first, 'against')) / 2;
    if (mean >= passAbove) return { trials, stoppedBy: 'no-sign' };
  }
  return { trials: candidate.length, stoppedBy: 'last' };
}

interface Simulation {
  readonly question?: Partial<LooksQuestion>;
  readonly draw?: Draw;
  readonly change?: Change;
}

function simulate({ question, draw = plain, change = {} }: Simulation): End[] {
  const asked = { ...QUESTION, ...question };
  const plan = planLooks(asked);
  const drawPair = pairsOf(asked, draw, quickRandom(asked.baseline + (change.slowdown ?? 0)));
  return Array.from({ length: RUNS }, () => train(plan, drawPair(change), asked.passAbove));
}

/** Draws a baseline, and a candidate with as many trials as the last look. */
function pairsOf({ baseline, sizes }: LooksQuestion, draw: Draw, random: Random) {
  const sweep = (length: number, change: Change) =>
    Array.from({ length }, () => draw(random, change));
  return (change: Change): Pair => ({
    baseline: sweep(baseline, {}),
    candidate: sweep(sizes.at(-1) ?? 0, change),
  });
}

function failures(ends: readonly End[]): number {
  return ends.filter(({ stoppedBy }) => stoppedBy === 'worse').length;
}

const SIZES: readonly Partial<LooksQuestion>[] = [
  {},
  { baseline: 100, sizes: [25, 50, 75, 100] },
  { baseline: 24, sizes: [6, 12, 24, 60], rate: 0.05 },
  { baseline: 60, sizes: [8, 20], rate: 0.05 },
];

describe('where nothing changed, looks fail at most as often as asked, with', () => {
  test.each([
    ['plain scores', plain],
    ['ties', rounded],
    ['failures', failing],
  ])('%s', (_, draw) => {
    for (const question of SIZES) {
      // Without early passes there are more looks that may fail.
      for (const passAbove of draw === plain ? [0.5, 1] : [1]) {
        const hits = failures(simulate({ question: { ...question, passAbove }, draw }));
        const rate = question.rate ?? QUESTION.rate;
        expect(isNotTooRare({ hits: RUNS - hits, runs: RUNS }, 1 - rate)).toBe(true);
      }
    }
  });
});

describe('the assessment of a sweep', () => {
  test.each([
    ['12 trials', { baseline: 12, sizes: [4, 8, 12], rate: 0.05 }, 12],
    ['48 trials', {}, 2],
  ])('of up to %s ends at the look that the p-values say', (_, change, each) => {
    const question = { ...QUESTION, ...change };
    const plan = planLooks(question);
    const { sizes, rate } = question;
    const settings = settingsWith({ looks: sizes.join(), 'false-alarm-rate': String(rate) });
    const seen = new Set<string>();
    for (const [i, draw] of [plain, rounded, failing].entries()) {
      const drawPair = pairsOf(question, draw, quickRandom(i));
      for (const slowdown of [0.2, 1, 3, 9]) {
        for (let run = 0; run < each; run++) {
          const pair = drawPair({ slowdown });
          const end = train(plan, pair, question.passAbove);
          const last = sizes.at(-1) ?? 0;
          const { look, stoppedBy, gate, decided } = compareSweeps(
            sweepOf(pair.baseline.map(withFailures)),
            { ...sweepOf(pair.candidate.map(withFailures)), isOrdered: true },
            settings,
          );
          expect(decided).toBe(true);
          expect(look?.sizes[look.index - 1]).toBe(end.trials);
          expect(stoppedBy).toBe(end.trials === last ? 'last' : end.stoppedBy);
          expect(gate === 'fail').toBe(end.stoppedBy === 'worse');
          seen.add(`${stoppedBy} ${gate}`);
        }
      }
    }
    expect(seen).toContain('worse fail');
    expect(seen).toContain('no-sign pass');
  });
});

function withFailures(score: number): number | null {
  return score === -Infinity ? null : score;
}

describe('what a plan says of looks', () => {
  function outcomeFor({ slowdown = 1, cap }: Change, question: LooksQuestion): LooksOutcome {
    const { outcomes, capped } = forecastLooks(question, null);
    const found =
      cap === undefined
        ? outcomes.find((outcome) => outcome.slowdown === slowdown)
        : capped.find(({ budget }) => budget === cap);
    if (found === undefined) throw new Error('no such outcome');
    return found;
  }

  test.each([
    { sizes: [12, 24, 36, 48], passAbove: 0.5 },
    { sizes: [24, 48], passAbove: 0.7 },
  ])('is what comes of p-values at $sizes, passing from $passAbove on', (more) => {
    const question = { ...QUESTION, ...more, band: { ...BAND, seed: 1 } };
    for (const change of [{}, { slowdown: 2 }, { slowdown: 4 }, { cap: 4 }]) {
      const planned = outcomeFor(change, question);
      const ends = simulate({ question: more, change });
      const isEarly = ({ trials, stoppedBy }: End) => trials < 48 && stoppedBy !== 'worse';
      const found = {
        fail: failures(ends) / RUNS,
        passEarly: ends.filter(isEarly).length / RUNS,
        meanTrials: ends.reduce((sum, { trials }) => sum + trials, 0) / RUNS,
      };
      for (const name of ['fail', 'passEarly', 'meanTrials'] as const) {
        // Both are simulated.
        const error = planned.standardErrors[name] * Math.sqrt(1 + 12_500 / RUNS);
        expect(Math.abs(found[name] - planned[name])).toBeLessThan(5 * error + 2 / RUNS);
      }
    }
  });

  test('of one look is exact', () => {
    for (const change of [{}, { slowdown: 2 }, { cap: 2 }]) {
      const hits = failures(simulate({ question: { sizes: [48] }, change }));
      const { single } = outcomeFor(change, { ...QUESTION, sizes: [48] });
      expect(agreesWith({ hits, runs: RUNS }, single.fail)).toBe(true);
    }
  });
});
