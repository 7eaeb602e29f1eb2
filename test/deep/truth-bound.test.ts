import { inCost, type TuningCurve, tuningCurve } from '../../src/estimate/index.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import { commonBreaks, valueAt } from '../../src/math/step-function.ts';
import { designRange } from '../../src/plan/design.ts';
import { type Design, falseStrongBound, planLooks } from '../../src/plan/index.ts';
import { BAND, RULES } from '../support/bands.ts';
import { agreesWith, isNotTooRare } from '../support/binomial.ts';
import { designOf } from '../support/orders.ts';
import { repetitions } from './repetitions.ts';

const INDEPENDENT = { isPaired: false };

describe('the bound on false strong evidence', () => {
  test.each([
    { design: designOf({ n: 12, m: 30, confidence: 0.5 }) },
    { design: designOf({ n: 30, m: 12, confidence: 0.5, rules: { budgetMin: 1.3 } }) },
    { design: designOf({ n: 24, m: 24, confidence: 0.5, rules: { budgetMax: 1.5 } }) },
    { design: inCosts(designOf({ n: 20, m: 20, confidence: 0.5, quantile: 0.25 }), 2, 1) },
  ])('is how often one of the limits it needs is wrong ($#)', ({ design }) => {
    const runs = repetitions(4000, 40_000);
    const random = seededRandom(5);
    const hits = Array.from({ length: runs }, () => isAnyLimitWrong(design, random)).filter(
      Boolean,
    ).length;
    expect(agreesWith({ hits, runs }, falseStrongBound(design, INDEPENDENT))).toBe(true);
    expect(hits).toBeGreaterThan(100);
  });
});

test('the bound on false strong evidence is not less beyond 20,000 trials than at them', () => {
  const boundOf = (n: number, m: number) =>
    falseStrongBound(designOf({ n, m, method: 'dkw' }), INDEPENDENT);
  expect(boundOf(60, 20_001)).toBeGreaterThan(boundOf(60, 20_000));
  expect(boundOf(20_001, 60)).toBeGreaterThan(boundOf(20_000, 60));
});

function inCosts(design: Design, baseline: number, candidate: number): Design {
  return {
    ...design,
    baseline: { ...design.baseline, trialCost: baseline },
    candidate: { ...design.candidate, trialCost: candidate },
  };
}

describe('the bound on false strong evidence at any look', () => {
  test.each([
    [[12, 24, 36, 48], 0.01],
    [[4, 12, 30], 0.05],
  ])('of %j is at least how often one of the limits they need is wrong', (sizes, rate) => {
    const question = { baseline: 48, sizes, rate, band: BAND, quantile: 0.5, rules: RULES };
    const { looks, totalBound } = planLooks(question);
    const designs = looks.flatMap(({ size, confidence }) =>
      confidence === null ? [] : [designOf({ n: 48, m: size, confidence })],
    );
    const runs = repetitions(1500, 40_000);
    const random = seededRandom(6);
    let hits = 0;
    for (let run = 0; run < runs; run++) {
      const [baseline, candidate] = [draw(48, random), draw(sizes.at(-1) ?? 0, random)];
      if (designs.some((design) => isLimitWrong(design, baseline, candidate))) hits++;
    }
    expect(isNotTooRare({ hits: runs - hits, runs }, 1 - totalBound)).toBe(true);
    // The looks at one candidate mostly miss together.
    expect(hits / runs).toBeGreaterThan(totalBound / 2);
  });
});

function draw(n: number, random: Random): number[] {
  return Array.from({ length: n }, () => random());
}

function isAnyLimitWrong(design: Design, random: Random): boolean {
  const { baseline, candidate } = design;
  return isLimitWrong(design, draw(baseline.band.n, random), draw(candidate.band.n, random));
}

type Scores = readonly number[];

/**
 * Uniform scores have the curve τ(k) = quantile^(1/k).
 *
 * @param candidate of which the first count, as many as the design has
 */
function isLimitWrong(design: Design, baseline: Scores, candidate: Scores): boolean {
  const { quantile } = design;
  const curveOf = (scores: Scores, { band, trialCost }: Design['baseline']) =>
    inCost(tuningCurve(scores, band, quantile), trialCost);
  const b = curveOf(baseline, design.baseline);
  const c = curveOf(candidate.slice(0, design.candidate.band.n), design.candidate);
  const [from, to] = designRange(design) ?? [0, 0];
  const truth = ({ trialCost }: TuningCurve, budget: number) => quantile ** (trialCost / budget);
  // The truth rises with the budget: an upper limit is lowest at the end of its step, a lower at its start.
  const tooLow = commonBreaks([c.upper], from, to).some((x) => valueAt(c.upper, x) < truth(c, x));
  const ends = commonBreaks([b.lower], from, to);
  const starts = [from, ...ends.slice(0, -1)];
  const tooHigh = starts.some((x, i) => valueAt(b.lower, ends[i] as number) > truth(b, x));
  return tooLow || tooHigh;
}
