import {
  detectableSlowdown,
  gateConfidence,
  powerOf,
  trialsToDetect,
} from '../../src/plan/index.ts';
import { BAND, bandOf, RULES } from '../support/bands.ts';
import { designOf } from '../support/orders.ts';

const QUESTION = {
  slowdown: 3,
  power: 0.8,
  budget: null,
  band: BAND,
  falseAlarm: null,
  quantile: 0.5,
  rules: RULES,
};

describe('the trials to detect a slowdown', () => {
  test.each([
    [3, 0.8],
    [4, 0.8],
    [6.5, 0.8],
    [10.5, 0.8],
    [4, 0.5],
    [8, 0.95],
  ])('are enough for %dx with power %d, and one fewer is not', (slowdown, power) => {
    const n = trialsToDetect({ ...QUESTION, slowdown, power }) ?? 0;
    const powerWith = (trials: number) =>
      powerOf(designOf({ n: trials, m: trials }))({ slowdown, where: 'everywhere' });
    expect(powerWith(n)).toBeGreaterThanOrEqual(power);
    expect(powerWith(n - 1)).toBeLessThan(power);
  });

  test('undo the detectable slowdown', () => {
    for (const n of [12, 24, 48]) {
      const slowdown = (detectableSlowdown(designOf({ n, m: n })) ?? 0) * 1.00001;
      // One or two more may again be too few.
      expect(trialsToDetect({ ...QUESTION, slowdown })).toBeLessThanOrEqual(n + 2);
    }
  });

  test('resolve the budget asked for, which may take more', () => {
    const n = trialsToDetect({ ...QUESTION, slowdown: 8, budget: 8 }) ?? 0;
    expect(Math.log(0.5) / Math.log(bandOf(n).lower.at(-1) as number)).toBeGreaterThanOrEqual(8);
    expect(n).toBeGreaterThan(trialsToDetect({ ...QUESTION, slowdown: 8 }) ?? n);
    expect(trialsToDetect({ ...QUESTION, slowdown: 8, budget: n / 100 })).toBeLessThan(n);
  });

  test('resolve the smallest budget that is compared', () => {
    const rules = { ...RULES, budgetMin: 5 };
    const n = trialsToDetect({ ...QUESTION, slowdown: 1000, power: 0.01, rules }) ?? 0;
    expect(Math.log(0.5) / Math.log(bandOf(n).lower.at(-1) as number)).toBeGreaterThanOrEqual(5);
  });

  test('grow with the power and fall with the slowdown', () => {
    const needed = [
      { slowdown: 6 },
      { slowdown: 4 },
      { slowdown: 4, power: 0.9 },
      { slowdown: 3, power: 0.9 },
    ].map((more) => trialsToDetect({ ...QUESTION, ...more }) ?? Infinity);
    expect(needed).toEqual([...needed].sort((a, b) => a - b));
    expect(new Set(needed).size).toBe(4);
  });

  test('are none beyond 2,000', () => {
    const band = { ...BAND, method: 'dkw' } as const;
    expect(trialsToDetect({ ...QUESTION, band, slowdown: 1.01 })).toBeNull();
    expect(trialsToDetect({ ...QUESTION, band, budget: 1000 })).toBeNull();
  });

  test('are fewer where a false-alarm rate chooses a lower confidence', () => {
    const falseAlarm = { rate: 0.01, failOn: 'strong' } as const;
    const n = trialsToDetect({ ...QUESTION, slowdown: 5, falseAlarm }) ?? 0;
    expect(n).toBeLessThan(trialsToDetect({ ...QUESTION, slowdown: 5 }) ?? 0);
    const powerWith = (trials: number) => {
      const question = { ...QUESTION, ...falseAlarm, trials: [trials, trials] as const };
      const confidence = gateConfidence(question);
      const design = designOf({ n: trials, m: trials, confidence });
      return powerOf(design)({ slowdown: 5, where: 'everywhere' });
    };
    expect(powerWith(n)).toBeGreaterThanOrEqual(0.8);
    expect(powerWith(n - 1)).toBeLessThan(0.8);
  });

  test('resolve the budget by the shown bands, not those a false-alarm rate chooses', () => {
    const falseAlarm = { rate: 0.01, failOn: 'strong' } as const;
    const n = trialsToDetect({ ...QUESTION, slowdown: 20, budget: 5, falseAlarm }) ?? 0;
    expect(Math.log(0.5) / Math.log(bandOf(n).lower.at(-1) as number)).toBeGreaterThanOrEqual(5);
  });

  test('are none beyond 500 where a false-alarm rate chooses the confidence', () => {
    const falseAlarm = { rate: 0.01, failOn: 'strong' } as const;
    const band = { ...BAND, method: 'dkw' } as const;
    expect(trialsToDetect({ ...QUESTION, band, budget: 22, falseAlarm })).toBeNull();
    expect(trialsToDetect({ ...QUESTION, band, budget: 22 })).not.toBeNull();
  });
});
