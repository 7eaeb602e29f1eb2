import fc from 'fast-check';
import {
  commonBreaks,
  type StepFunction,
  stepFunction,
  valueAt,
} from '../../src/math/step-function.ts';
import { thinned } from '../../src/render/comment/quickchart.ts';

const runningSums = (all: readonly number[]) =>
  all.reduce<number[]>((sums, one) => sums.concat((sums.at(-1) ?? 0) + one), []);

/** A curve with `n` steps that goes up (or down), one end of it infinite now and then. */
const curve = (sign: 1 | -1) =>
  fc
    .record({
      gaps: fc.array(fc.double({ min: 0.001, max: 5, noNaN: true }), { maxLength: 80 }),
      rises: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 81, maxLength: 81 }),
      isOpen: fc.boolean(),
    })
    .map(({ gaps, rises, isOpen }) => {
      const ends = runningSums([0.5, ...gaps]).slice(1);
      const values = runningSums(rises.slice(0, ends.length + 1)).map((value) => sign * value);
      if (isOpen) values[0] = sign * Number.NEGATIVE_INFINITY;
      return stepFunction([...ends, Number.POSITIVE_INFINITY], values);
    });
const stretch = fc
  .tuple(
    fc.double({ min: 0.1, max: 20, noNaN: true }),
    fc.double({ min: 1.01, max: 50, noNaN: true }),
  )
  .map(([from, factor]) => ({ from, to: from * factor }));
const sign = fc.constantFrom<1 | -1>(1, -1);
const given = sign.chain((s) => fc.tuple(curve(s), stretch, fc.integer({ min: 1, max: 30 })));

const lowest = (first: number, _: number, last: number) => Math.min(first, last);
const highest = (first: number, _: number, last: number) => Math.max(first, last);

/** Each stretch where the curve is level, with the piece that stands for it. */
function pairs(
  steps: StepFunction,
  from: number,
  pieces: readonly { end: number; value: number }[],
) {
  const to = pieces.at(-1)?.end ?? from;
  return commonBreaks([steps], from, to).map((end) => ({
    value: valueAt(steps, end),
    piece: pieces.find((one) => one.end >= end),
  }));
}

describe('thinned steps', () => {
  test('are the curve itself where it has few enough', () => {
    const steps = stepFunction([1, 2, 4, 9, Number.POSITIVE_INFINITY], [0, 1, 2, 3, 4]);
    expect(thinned(steps, { from: 1.5, to: 6, most: 3 }, lowest)).toEqual([
      { end: 2, value: 1 },
      { end: 4, value: 2 },
      { end: 6, value: 3 },
    ]);
  });

  test('end at ends of the curve, before budgets an even factor apart', () => {
    const ends = [1.5, 2, 3, 4, 6, 8, 12];
    const steps = stepFunction([...ends, Number.POSITIVE_INFINITY], [0, 1, 2, 3, 4, 5, 6, 7]);
    const pieces = thinned(steps, { from: 1, to: 16, most: 4 }, (_, middle) => middle);
    expect(pieces).toEqual([
      { end: 2, value: 0 },
      { end: 4, value: 2 },
      { end: 8, value: 4 },
      { end: 16, value: 6 },
    ]);
  });

  test('are no more than asked for, in order, and reach the end', () => {
    fc.assert(
      fc.property(given, ([steps, { from, to }, most]) => {
        const ends = thinned(steps, { from, to, most }, lowest).map(({ end }) => end);
        expect(ends.length).toBeLessThanOrEqual(most);
        expect(ends.at(-1)).toBe(to);
        expect(ends.every((end, i) => end > (ends[i - 1] ?? from))).toBe(true);
      }),
    );
  });

  test('stay on their side of the curve', () => {
    fc.assert(
      fc.property(given, ([steps, { from, to }, most]) => {
        const below = thinned(steps, { from, to, most }, lowest);
        const above = thinned(steps, { from, to, most }, highest);
        for (const { value, piece } of pairs(steps, from, below)) {
          expect(piece?.value).toBeLessThanOrEqual(value);
        }
        for (const { value, piece } of pairs(steps, from, above)) {
          expect(piece?.value).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });
});
