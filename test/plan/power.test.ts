import fc from 'fast-check';
import { criticalSlowdowns } from '../../src/plan/critical-slowdowns.ts';
import { detectableSlowdown, hasPower, powerOf } from '../../src/plan/power.ts';
import { agreesWith } from '../support/binomial.ts';
import { designOf } from '../support/orders.ts';

const pairsOfSizes = fc.record({
  n: fc.integer({ min: 1, max: 30 }),
  m: fc.integer({ min: 1, max: 30 }),
});

describe('the power of strong evidence', () => {
  test('is that of simulated pairs of sweeps', () => {
    for (const [n, m] of [
      [48, 48],
      [15, 45],
    ] as const) {
      const design = designOf({ n, m });
      const [power, critical] = [powerOf(design), criticalSlowdowns(design, 1)];
      expect(critical.length).toBe(20_000);
      for (const slowdown of [1, 2, 4, 8, 16]) {
        const hits = critical.filter((one) => one < slowdown).length;
        expect(agreesWith({ hits, runs: critical.length }, power(slowdown))).toBe(true);
      }
    }
  });

  test('is simulated beyond 1,000 trials, and increases with the slowdown', () => {
    const design = designOf({ n: 700, m: 500, method: 'dkw' });
    const power = powerOf(design, 3);
    const chances = [1, 1.2, 1.5, 2, 3].map(power);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[0]).toBeLessThan(0.01);
    expect(chances[4]).toBe(1);
    expect([1, 1.2, 1.5, 2, 3].map(powerOf(design, 3))).toEqual(chances);
  });

  test('is asked for more cheaply where a bound is enough', () => {
    const design = designOf({ n: 48, m: 24 });
    const power = powerOf(design)(5);
    expect(hasPower(design, { slowdown: 5, power: power - 0.01, seed: 0 })).toBe(true);
    expect(hasPower(design, { slowdown: 5, power: power + 0.01, seed: 0 })).toBe(false);
  });
});

describe('the detectable slowdown', () => {
  test.each([
    [12, 16.6],
    [24, 6.5],
    [48, 4],
    [100, 2.7],
  ])('with two sweeps of %d is %d', (n, expected) => {
    const slowdown = detectableSlowdown(designOf({ n, m: n })) ?? Number.NaN;
    expect(Math.abs(slowdown - expected)).toBeLessThan(0.1);
  });

  test('has the power asked for, and smaller ones have less', () => {
    const powers = fc.constantFrom(0.05, 0.5, 0.8, 0.95);
    let found = 0;
    fc.assert(
      fc.property(pairsOfSizes, powers, (sizes, wanted) => {
        const design = designOf(sizes);
        const slowdown = detectableSlowdown(design, { power: wanted });
        const power = powerOf(design);
        if (slowdown === null) return expect(power(2 ** 20)).toBeLessThan(wanted);
        found++;
        expect(power(1.01 * slowdown)).toBeGreaterThan(wanted - 0.002);
        if (slowdown > 1) expect(power(0.99 * slowdown)).toBeLessThan(wanted + 0.002);
      }),
      { numRuns: 40, seed: 1 },
    );
    expect(found).toBeGreaterThan(10);
  });

  test('is none where nothing can be compared, or the evidence is out of reach', () => {
    expect(detectableSlowdown(designOf({ n: 1, m: 1 }))).toBeNull();
    expect(detectableSlowdown(designOf({ n: 48, m: 3 }))).toBeNull();
    const rules = { budgetMin: 20 };
    expect(detectableSlowdown(designOf({ n: 48, m: 48, rules }))).toBeNull();
    const large = designOf({ n: 600, m: 600, method: 'dkw', rules: { budgetMin: 1000 } });
    expect(detectableSlowdown(large)).toBeNull();
  });

  test('is 1 where even an unchanged candidate is caught as often', () => {
    const design = designOf({ n: 12, m: 12, confidence: 0.5 });
    expect(detectableSlowdown(design, { power: 0.01 })).toBe(1);
  });

  test('is all but the same simulated as exact', () => {
    const critical = criticalSlowdowns(designOf({ n: 48, m: 48 }), 0);
    const simulated = critical[Math.ceil(0.8 * critical.length) - 1] as number;
    const exact = detectableSlowdown(designOf({ n: 48, m: 48 })) as number;
    expect(Math.abs(simulated / exact - 1)).toBeLessThan(0.03);
    const large = designOf({ n: 700, m: 500, method: 'dkw' });
    const power = powerOf(large, 3);
    for (const wanted of [0.5, 0.8]) {
      const slowdown = detectableSlowdown(large, { power: wanted, seed: 3 }) as number;
      expect(power(slowdown)).toBeLessThan(wanted);
      expect(power(slowdown + 1e-9)).toBeGreaterThanOrEqual(wanted);
    }
  });
});
