import { falseAlarmRates } from '../../src/plan/index.ts';
import reference from '../reference/false-alarm.json';
import { agreesWith } from '../support/binomial.ts';
import { designOf } from '../support/orders.ts';

describe('the false-alarm rates', () => {
  const seed = 0;

  test.each(reference.filter(({ theta, n }) => theta === 1 && n < 100))(
    'of weak and fair evidence are the simulated ones at n = $n, m = $m, $confidence',
    ({ n, m, confidence, weak, fair }) => {
      const rates = falseAlarmRates(designOf({ n, m, confidence }), {
        levels: ['weak', 'fair'],
        seed,
      });
      for (const [found, expected] of [
        [rates.weak, weak],
        [rates.fair, fair],
      ] as const) {
        const error = Math.hypot(found?.standardError ?? 0, Math.sqrt(expected / 100_000));
        expect(Math.abs((found?.rate ?? 1) - expected)).toBeLessThan(4 * error);
      }
    },
  );

  test('of fair evidence count strong evidence anywhere, with any share', () => {
    const design = designOf({ n: 24, m: 24, confidence: 0.5, rules: { minShare: 1 } });
    const { fair, strong } = falseAlarmRates(design, { levels: ['fair'], seed });
    const sample = { hits: fair?.sample?.hits ?? 0, runs: fair?.sample?.draws ?? 0 };
    expect(agreesWith(sample, strong?.rate ?? 0)).toBe(true);
  });

  test('are those asked for, the same for the same seed, bounds with ties or a margin', () => {
    const design = designOf({ n: 12, m: 12 });
    const rates = falseAlarmRates(design, { levels: ['fair'], seed });
    expect([rates.weak, rates.strong?.isBound, rates.fair?.isBound]).toEqual([null, false, false]);
    expect(falseAlarmRates(design, { levels: ['fair'], seed })).toEqual(rates);
    expect(falseAlarmRates(design, { levels: ['fair'], seed: 1 })).not.toEqual(rates);
    const tied = falseAlarmRates(design, { levels: [], seed, isBound: true });
    expect(tied.strong).toEqual({ ...rates.strong, isBound: true });
    const raised = designOf({ n: 12, m: 12, rules: { margin: 1 } });
    expect(falseAlarmRates(raised, { levels: [], seed }).strong).toEqual(tied.strong);
  });

  test('have an error that is not zero without a hit', () => {
    const none = falseAlarmRates(
      designOf({ n: 30, m: 30, confidence: 0.999, rules: { minShare: 1 } }),
      {
        levels: ['fair'],
        seed,
      },
    ).fair;
    expect(none?.sample).toEqual({ hits: 0, draws: 50_000 });
    // Of half a hit in 50,001 draws.
    expect(none?.standardError).toBeCloseTo(Math.sqrt(0.5 / 50_001 / 50_000), 8);
  });

  test.each([
    [12, 12, 50_000],
    [10_001, 10_000, 1000],
  ])('of %i and %i trials are simulated with %i draws', (n, m, draws) => {
    const design = designOf({ n, m, method: 'dkw' });
    const { fair } = falseAlarmRates(design, { levels: ['fair'], seed });
    expect(fair?.sample?.draws).toBe(draws);
  });

  test('are 0 where nothing is compared, and of strong evidence unknown beyond 20,000 trials', () => {
    const rates = falseAlarmRates(designOf({ n: 2, m: 48 }), { levels: ['fair'], seed });
    const none = { rate: 0, standardError: 0, isBound: false, sample: null };
    expect(rates).toEqual({ weak: null, fair: none, strong: none });
    const strongOf = (n: number) =>
      falseAlarmRates(designOf({ n, m: 20, method: 'dkw' }), { levels: [], seed }).strong;
    expect(strongOf(20_000)?.rate).toBeGreaterThan(0);
    expect(strongOf(20_001)).toBeNull();
  });
});
