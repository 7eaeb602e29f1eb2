import { normalLimit, normalTail } from '../../src/math/normal.ts';

describe('the normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.15865525393145705],
    [1.2815515655446004, 0.1],
    [1.959963984540054, 0.025],
    [2.5, 0.006209665325776132],
    [3, 0.0013498980316300933],
    [5, 2.866515718791939e-7],
    [10, 7.61985302416052e-24],
  ])('has beyond %d a tail of %d, and the other way round', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(1e-12);
    expect(normalLimit(tail)).toBeCloseTo(z, 11);
  });

  test('has a tail without a step where the methods meet', () => {
    expect(normalTail(2.5 - 1e-12) / normalTail(2.5)).toBeCloseTo(1, 10);
  });
});
