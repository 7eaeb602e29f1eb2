import { describeLimits, formatOf } from '../../src/render/arm-values.ts';

const limits = (lower: number, middle: number, upper: number) => ({ lower, middle, upper });
const written = (rows: readonly ReturnType<typeof limits>[]) =>
  rows.map((row) => describeLimits(row, formatOf(rows)));

describe('a column of scores', () => {
  test('has the digits that its narrowest limits warrant', () => {
    expect(written([limits(0.8, 0.85, 0.9), limits(0.9, 0.903, 0.906)])).toEqual([
      '0.850 (0.800 to 0.900)',
      '0.903 (0.900 to 0.906)',
    ]);
  });

  test('has none that nobody sees beside what it spans', () => {
    expect(written([limits(0.8, 0.85, 0.9), limits(0.9069901, 0.906997, 0.9069992)])).toEqual([
      '0.85000 (0.80000 to 0.90000)',
      '0.90700 (0.90699 to 0.90700)',
    ]);
  });

  test('without any span has four digits', () => {
    expect(written([limits(0.5, 0.5, 0.5)])).toEqual(['0.5000 (0.5000 to 0.5000)']);
    expect(written([limits(-Infinity, 0.5, Infinity)])).toEqual(['0.5000 (no limits)']);
  });
});
