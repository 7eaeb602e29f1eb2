import fc from 'fast-check';
import { UserError } from '../../src/errors.ts';
import { upperLimit } from '../../src/math/beta.ts';
import { designRange } from '../../src/plan/design.ts';
import { falseAlarmRates } from '../../src/plan/index.ts';
import { BAND, RULES } from '../support/bands.ts';
import { confidenceFor, designOf } from '../support/orders.ts';

const QUESTION: Parameters<typeof confidenceFor>[0] = {
  rate: 0.01,
  failOn: 'strong',
  trials: [48, 48],
  band: BAND,
  quantile: 0.5,
  rules: RULES,
};
const DKW = { ...BAND, method: 'dkw' } as const;

function rateAt(confidence: number, { trials: [n, m], failOn }: typeof QUESTION) {
  const design = designOf({ n, m, confidence });
  return falseAlarmRates(design, { levels: [failOn], seed: 0 })[failOn];
}

describe('the confidence for a false-alarm rate', () => {
  test.each([
    [12, 0.683, 0.00952],
    [24, 0.649, 0.00942],
    [48, 0.636, 0.00994],
    [100, 0.616, 0.00986],
  ])('of 1 in 100 with %i trials each is %d, with a rate of %d', (n, confidence, rate) => {
    const question = { ...QUESTION, trials: [n, n] as const };
    const found = confidenceFor(question);
    expect(Math.abs(found - confidence)).toBeLessThanOrEqual(0.0006);
    expect(rateAt(found, question)?.rate.toFixed(5)).toBe(String(rate));
  });

  test('is the smallest that keeps the rate, to a millionth', () => {
    const sizes = fc.integer({ min: 5, max: 40 });
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom(0.001, 0.01, 0.05, 0.2), (n, m, rate) => {
        const question = { ...QUESTION, trials: [n, m] as const, rate };
        const found = confidenceFor(question);
        expect(rateAt(found, question)?.rate).toBeLessThanOrEqual(rate);
        expect(rateAt(found - 2e-6, question)?.rate).toBeGreaterThan(rate);
      }),
      { numRuns: 10, seed: 1 },
    );
  });

  test('leaves nothing to compare where no gate keeps the rate', () => {
    const confidence = confidenceFor({ ...QUESTION, trials: [4, 4] });
    expect(designRange(designOf({ n: 4, m: 4, confidence }))).toBeNull();
    expect(designRange(designOf({ n: 4, m: 4, confidence: confidence - 2e-6 }))).not.toBeNull();
  });

  test('of fair evidence is the least half percent from which on its upper limit keeps the rate', () => {
    const question = {
      ...QUESTION,
      failOn: 'fair' as const,
      rate: 0.02,
      trials: [20, 30] as const,
    };
    const found = confidenceFor(question);
    const limitAt = (confidence: number) => {
      const sample = rateAt(confidence, question)?.sample;
      return sample ? upperLimit(sample) : 0;
    };
    for (const more of [0, 0.005, 0.01, 0.02]) {
      expect(limitAt(found + more)).toBeLessThanOrEqual(0.02);
    }
    expect(limitAt(found - 0.005)).toBeGreaterThan(0.02);
    expect(Math.abs(found * 200 - Math.round(found * 200))).toBeLessThan(1e-9);
  });

  test('is enough for a rate that it reaches and does not exceed', () => {
    const question = { ...QUESTION, trials: [12, 12] as const };
    const found = confidenceFor(question);
    const rate = rateAt(found, question)?.rate ?? 0;
    expect(rate).toBeLessThan(0.01);
    expect(confidenceFor({ ...question, rate })).toBeCloseTo(found, 5);
  });

  test('of fair evidence is half a percent for a rate that any bands keep', () => {
    const any = { ...QUESTION, failOn: 'fair' as const, rate: 0.99, trials: [4, 4] as const };
    expect(confidenceFor(any)).toBe(0.005);
  });

  test('is known for 20,000 trials', () => {
    const found = confidenceFor({ ...QUESTION, band: DKW, trials: [20_000, 12] });
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(0.99);
  });

  test.each([
    [
      { failOn: 'fair', rate: 1e-5 },
      'is 0.00001, less than 50,000 simulated comparisons can show',
      'Ask for a higher rate, or set fail-on to strong: its rate is computed exactly.',
    ],
    [
      { rate: 1e-15, trials: [3000, 3000], band: DKW },
      'is 1e-15, which no bands keep',
      'Ask for a higher rate.',
    ],
    [
      { trials: [20_001, 12] },
      'is 0.01, but a sweep has 20,001 trials: rates are known only up to 20,000',
      'Set `confidence` instead.',
    ],
  ] as const)('is refused for what cannot be known (%#)', (change, what, fix) => {
    const find = () => confidenceFor({ ...QUESTION, ...change });
    expect(find).toThrow(UserError);
    expect(find).toThrow(expect.objectContaining({ what, fix }));
    expect(find).toThrow('false-alarm-rate');
  });
});
