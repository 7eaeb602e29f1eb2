import { confidenceBand, inCost, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { commonBreaks, valueAt } from '../../src/math/functions.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import { designRange } from '../../src/plan/design.ts';
import { type Design, falseStrongBound } from '../../src/plan/index.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf } from '../support/orders.ts';
import { rateOf, repetitions } from './repetitions.ts';

const COSTS = [2, 1] as const;
const INDEPENDENT = { isPaired: false };

test.each([
  { design: designOf({ n: 12, m: 30, confidence: 0.5 }) },
  { design: designOf({ n: 30, m: 12, confidence: 0.5, rules: { budgetMin: 1.3 } }) },
  { design: designOf({ n: 24, m: 24, confidence: 0.5, rules: { budgetMax: 1.5 } }) },
  {
    design: { ...designOf({ n: 20, m: 20, confidence: 0.5, quantile: 0.25 }), trialCosts: COSTS },
  },
])(
  'the bound on false strong evidence is how often one of the limits it needs is wrong ($#)',
  ({ design }) => {
    const random = seededRandom(5);
    const rate = rateOf(repetitions(4000, 40_000), () => isAnyLimitWrong(design, random));
    expect(agreesWith(rate, falseStrongBound(design, INDEPENDENT))).toBe(true);
    expect(rate.hits).toBeGreaterThan(100);
  },
);

test('the bound on false strong evidence is not less beyond 20,000 trials than at them', () => {
  const boundOf = (n: number, m: number) =>
    falseStrongBound(designOf({ n, m, method: 'dkw' }), INDEPENDENT);
  expect(boundOf(60, 20_001)).toBeGreaterThan(boundOf(60, 20_000));
  expect(boundOf(20_001, 60)).toBeGreaterThan(boundOf(20_000, 60));
});

function draw(n: number, random: Random): number[] {
  return Array.from({ length: n }, () => random());
}

/** Uniform scores have the curve τ(k) = quantile^(1/k). */
function isAnyLimitWrong(design: Design, random: Random): boolean {
  const { quantile, trials, trialCosts = [1, 1] } = design;
  const curveOf = (arm: 0 | 1) => {
    const scores = draw(trials[arm], random);
    const curve = tuningCurve(scores, confidenceBand(trials[arm], design.band), quantile);
    return inCost(curve, trialCosts[arm]);
  };
  const [b, c] = [curveOf(0), curveOf(1)];
  const [from, to] = designRange(design) ?? [0, 0];
  const truth = ({ trialCost }: TuningCurve, budget: number) => quantile ** (trialCost / budget);
  // The truth rises with the budget: an upper limit is lowest at the end of its step, a lower at its start.
  const tooLow = commonBreaks([c.upper], from, to).some((x) => valueAt(c.upper, x) < truth(c, x));
  const ends = commonBreaks([b.lower], from, to);
  const starts = [from, ...ends.slice(0, -1)];
  const tooHigh = starts.some((x, i) => valueAt(b.lower, ends[i] as number) > truth(b, x));
  return tooLow || tooHigh;
}
