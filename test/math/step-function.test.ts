import fc from 'fast-check';
import {
  commonBreaks,
  firstReaching,
  mapSteps,
  scaleBreaks,
  stepFunction,
  valueAt,
} from '../../src/math/functions.ts';

const steps = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 10 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 11, maxLength: 11 }),
  )
  .map(([ends, values]) => ({
    ends: [...ends.sort((a, b) => a - b), Infinity],
    values: values.slice(0, ends.length + 1),
  }));

test('empty steps are left out and equal neighbours joined', () => {
  const f = stepFunction([0, 1, 1, 2, 3, Infinity], [-Infinity, 5, 6, 5, 7, 7]);
  expect([...f.breaks]).toEqual([2, Infinity]);
  expect([...f.values]).toEqual([5, 7]);
});

test('breaks increase, the last is infinite, and neighbouring values differ', () => {
  fc.assert(
    fc.property(steps, ({ ends, values }) => {
      const f = stepFunction(ends, values);
      expect(f.breaks.at(-1)).toBe(Infinity);
      for (let j = 1; j < f.breaks.length; j++) {
        expect(f.breaks[j]).toBeGreaterThan(f.breaks[j - 1] as number);
        expect(f.values[j]).not.toBe(f.values[j - 1]);
      }
    }),
  );
});

test('the value is that of the first step whose end is not before, mapped or stretched alike', () => {
  const xs = fc.double({ min: 0.01, max: 14, noNaN: true });
  const half = (value: number) => Math.floor(value / 2);
  fc.assert(
    fc.property(steps, xs, fc.constantFrom(0.25, 1, 8), ({ ends, values }, x, factor) => {
      const f = stepFunction(ends, values);
      for (const at of [x, Math.ceil(x)]) {
        const value = values[ends.findIndex((end) => end >= at)] as number;
        expect(valueAt(f, at)).toBe(value);
        expect(valueAt(mapSteps(f, half), at)).toBe(half(value));
        expect(valueAt(scaleBreaks(f, factor), at * factor)).toBe(value);
      }
      expect(mapSteps(f, () => 4)).toEqual(stepFunction([Infinity], [4]));
    }),
  );
});

test('common breaks are those of all functions inside the stretch, and its end', () => {
  const f = stepFunction([1, 2, 5, Infinity], [1, 2, 3, 4]);
  const g = stepFunction([2, 3, Infinity], [1, 2, 3]);
  expect(commonBreaks([f, g], 1, 4)).toEqual([2, 3, 4]);
  expect(commonBreaks([f, g], 1, 5)).toEqual([2, 3, 5]);
  expect(commonBreaks([f, g], 2, 2)).toEqual([2]);
});

describe('where a step function first reaches a value', () => {
  const f = stepFunction([1, 2.5, Infinity], [-Infinity, 20, 30]);

  test('is the left end of the first step that does', () => {
    expect([19, 20, 20.5, 30].map((least) => firstReaching(f, least))).toEqual([1, 1, 2.5, 2.5]);
  });

  test('is 0 for what the first step reaches, and ∞ for what none does', () => {
    expect(firstReaching(f, -Infinity)).toBe(0);
    expect(firstReaching(f, 30.5)).toBe(Infinity);
    expect(firstReaching(f, Infinity)).toBe(Infinity);
    expect(firstReaching(stepFunction([3, Infinity], [1, Infinity]), Infinity)).toBe(3);
  });

  test('is the infimum: not yet there, just after it', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: -1, max: 4 }), ({ ends, values }, least) => {
        const rising = stepFunction(ends, [...values].sort());
        const first = firstReaching(rising, least);
        if (first > 0) expect(valueAt(rising, Math.min(first, 1e9))).toBeLessThan(least);
        if (first < Infinity) expect(valueAt(rising, first + 1e-9)).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
