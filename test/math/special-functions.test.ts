import {
  correlationTail,
  logChoose,
  normalQuantile,
  normalTail,
} from '../../src/math/special-functions.ts';
import reference from '../reference/significance.json';

test.each(reference.normal)('the tail of the normal distribution from $z on is exact', (row) => {
  expect(Math.abs(normalTail(row.z) / row.tail - 1)).toBeLessThan(1e-13);
  if (row.z >= -3) expect(normalQuantile(row.tail)).toBeCloseTo(-row.z, 11);
});

test.each(reference.correlation)(
  'a correlation of $rho is as rare as it is with $freedom degrees of freedom',
  (row) => {
    const { rho, freedom, tail } = row;
    expect(Math.abs(correlationTail(rho, freedom) / tail - 1)).toBeLessThan(3e-13);
  },
);

test('binomial coefficients have the digits that logarithms leave, whichever comes first', () => {
  expect(Math.exp(logChoose(48, 24))).toBeCloseTo(32_247_603_683_100, -2);
  expect(Math.exp(logChoose(5, 2))).toBeCloseTo(10, 13);
  expect(logChoose(7, 0)).toBe(0);
  // ln of 40,000! / 20,000!², by Stirling's formula to 1e-13.
  const found = 40_000 * Math.log(2) - Math.log(Math.PI * 20_000) / 2 - 1 / 160_000;
  expect(Math.abs(logChoose(40_000, 20_000) / found - 1)).toBeLessThan(1e-14);
});
