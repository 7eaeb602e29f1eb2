import { compareCurves, overallSlowdown } from '../../src/compare/index.ts';
import { tuningCurve } from '../../src/estimate/index.ts';
import { quickRandom, type Random } from '../../src/math/random.ts';
import { type LooksPlan, type LooksQuestion, planLooks } from '../../src/plan/index.ts';
import { type LooksOutcome, looksOutcomes } from '../../src/plan/looks.ts';
import { compareSweeps } from '../support/assessments.ts';
import { BAND, bandOf, RULES } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';
import { repetitions } from './repetitions.ts';

/** At 1 in 100 the guard of 1e-6 is at about 3 in 100; in full, at 1.2 in 100. */
const RUNS = repetitions(800, 40_000);

const QUESTION: LooksQuestion = {
  baseline: 48,
  sizes: [12, 24, 36, 48],
  rate: 0.01,
  band: BAND,
  quantile: 0.5,
  rules: RULES,
};

type Scores = readonly number[];
/** Draws one score of the baseline, and of a candidate that needs `slowdown` times its trials. */
type Draw = (random: Random, slowdown: number) => number;

const plain: Draw = (random, slowdown) => random() ** slowdown;
const rounded: Draw = (random, slowdown) => Math.ceil(10 * random() ** slowdown) / 10;
const failing: Draw = (random, slowdown) => {
  const score = random() ** slowdown;
  return score < 0.4 ? -Infinity : score;
};

interface End {
  readonly trials: number;
  readonly stoppedBy: 'worse' | 'better' | 'limit' | 'last';
}

interface Pair {
  readonly baseline: Scores;
  readonly candidate: Scores;
}

/** What a look decides by the curves of the first trials, with its own bands. */
function decide({ baseline, candidate }: Pair, confidence: number, stopBelow: number) {
  const curveOf = (scores: Scores) =>
    tuningCurve(scores, bandOf(scores.length, BAND.method, confidence));
  const { worse, better } = compareCurves(curveOf(baseline), curveOf(candidate), RULES);
  if (worse.level === 'strong') return 'worse';
  if (better.level === 'strong' && worse.level === 'none') return 'better';
  const upper = overallSlowdown(baseline, candidate, BAND.confidence)?.upper ?? Infinity;
  return upper < stopBelow ? 'limit' : null;
}

function train({ looks }: LooksPlan, { baseline, candidate }: Pair, stopBelow: number): End {
  for (const { size: trials, confidence } of looks) {
    if (confidence === null) continue;
    const first = { baseline, candidate: candidate.slice(0, trials) };
    const stoppedBy = decide(first, confidence, stopBelow);
    if (stoppedBy !== null) return { trials, stoppedBy };
  }
  return { trials: candidate.length, stoppedBy: 'last' };
}

interface Simulation {
  readonly question?: Partial<LooksQuestion>;
  readonly draw?: Draw;
  readonly slowdown?: number;
  readonly stopBelow?: number;
}

function simulate({ question, draw = plain, slowdown = 1, stopBelow = 2 }: Simulation): End[] {
  const asked = { ...QUESTION, ...question };
  const plan = planLooks(asked);
  const random = quickRandom(asked.baseline + slowdown);
  const drawPair = pairsOf(asked, draw, random);
  return Array.from({ length: RUNS }, () => train(plan, drawPair(slowdown), stopBelow));
}

/** Draws a baseline, and a candidate with as many trials as the last look. */
function pairsOf({ baseline, sizes }: LooksQuestion, draw: Draw, random: Random) {
  const sweep = (length: number, slowdown: number) =>
    Array.from({ length }, () => draw(random, slowdown));
  return (slowdown: number): Pair => ({
    baseline: sweep(baseline, 1),
    candidate: sweep(sizes.at(-1) ?? 0, slowdown),
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
      for (const stopBelow of draw === plain ? [2, 1e-9] : [1e-9]) {
        const hits = failures(simulate({ question, draw, stopBelow }));
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
  ])('of up to %s ends at the look that the plan and the curves say', (_, change, each) => {
    const question = { ...QUESTION, ...change };
    const plan = planLooks(question);
    const { sizes, rate } = question;
    const settings = settingsWith({ looks: sizes.join(), 'false-alarm-rate': String(rate) });
    const seen = new Set<string>();
    for (const [i, draw] of [plain, failing].entries()) {
      const drawPair = pairsOf(question, draw, quickRandom(i));
      for (const slowdown of [0.2, 1, 3, 9]) {
        for (let run = 0; run < each; run++) {
          const pair = drawPair(slowdown);
          const end = train(plan, pair, 2);
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
    expect(seen).toContain('limit pass');
  });
});

function withFailures(score: number): number | null {
  return score === -Infinity ? null : score;
}

describe('what a plan says of looks', () => {
  const outcomesOf = (sizes: readonly number[]) => {
    const question = { ...QUESTION, sizes };
    return looksOutcomes({ ...question, band: { ...BAND, seed: 1 } }, planLooks(question), 2);
  };

  function at(outcomes: readonly LooksOutcome[], slowdown: number): LooksOutcome {
    const found = outcomes.find((outcome) => outcome.slowdown === slowdown);
    if (found === undefined) throw new Error(`no slowdown ${slowdown}`);
    return found;
  }

  test.each([{ sizes: [12, 24, 36, 48] }, { sizes: [24, 48] }])(
    'is what comes of comparing scores at $sizes',
    ({ sizes }) => {
      const outcomes = outcomesOf(sizes);
      for (const slowdown of [1, 2, 4]) {
        const { fail, passEarly, meanTrials, standardErrors } = at(outcomes, slowdown);
        const ends = simulate({ question: { sizes }, slowdown });
        const isEarly = ({ trials, stoppedBy }: End) => trials < 48 && stoppedBy !== 'worse';
        const early = ends.filter(isEarly).length;
        // Both are simulated.
        const [a, b] = [failures(ends) / RUNS - fail, early / RUNS - passEarly];
        const errorOf = (error: number) => 5 * error * Math.sqrt(1 + 12_500 / RUNS) + 2 / RUNS;
        expect(Math.abs(a)).toBeLessThan(errorOf(standardErrors.fail));
        expect(Math.abs(b)).toBeLessThan(errorOf(standardErrors.passEarly));
        const mean = ends.reduce((sum, { trials }) => sum + trials, 0) / RUNS;
        expect(Math.abs(mean - meanTrials)).toBeLessThan(errorOf(standardErrors.meanTrials));
      }
    },
  );

  test('at 12, 24, 36 and 48 of 48 trials takes 20.7 where nothing changed', () => {
    const outcomes = outcomesOf(QUESTION.sizes);
    const expected = [
      // slowdown, mean trials, fail, pass early; with 100,000 draws
      [0.5, 12.4, 0, 0.999],
      [1, 20.7, 0.007, 0.87],
      [2, 36.7, 0.296, 0.202],
      [3, 31.4, 0.746, 0.039],
      [4, 25.1, 0.932, 0.01],
      [8, 16.5, 0.9995, 0],
    ] as const;
    for (const [slowdown, meanTrials, fail, passEarly] of expected) {
      const found = at(outcomes, slowdown);
      const errors = found.standardErrors;
      expect(Math.abs(found.meanTrials - meanTrials)).toBeLessThan(5 * errors.meanTrials + 0.05);
      expect(Math.abs(found.fail - fail)).toBeLessThan(5 * errors.fail + 0.0005);
      expect(Math.abs(found.passEarly - passEarly)).toBeLessThan(5 * errors.passEarly + 0.0005);
    }
    expect(at(outcomes, 4).single.fail).toBeCloseTo(0.969, 3);
    expect(at(outcomes, 3).single.fail).toBeCloseTo(0.841, 3);
  });

  test('of one look is exact', () => {
    const outcomes = outcomesOf([48]);
    for (const slowdown of [1, 2, 4]) {
      const hits = failures(simulate({ question: { sizes: [48] }, slowdown }));
      const { single } = at(outcomes, slowdown);
      expect(agreesWith({ hits, runs: RUNS }, single.fail)).toBe(true);
    }
  });
});
