import { normalQuantile, normalTail } from '../../src/math/normal.ts';

// Table 26.5 and 26.6 of Abramowitz and Stegun.
test.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.9, 1.2815515655446004],
  [0.001, -3.090232306167813],
])('the normal quantile at %d is %d', (chance, z) => {
  expect(normalQuantile(chance)).toBeCloseTo(z, 12);
  expect(normalTail(z)).toBeCloseTo(1 - chance, 14);
});
