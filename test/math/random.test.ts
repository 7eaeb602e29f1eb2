import { seededRandom, uniformOrderStatistics } from '../../src/math/random.ts';

test('the same seed gives the same numbers and another seed gives others', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('uniform order statistics increase inside the open unit interval', () => {
  const random = seededRandom(1);
  for (const n of [1, 2, 48, 1000]) {
    const sample = uniformOrderStatistics(n, random);
    expect(sample).toHaveLength(n);
    expect(sample).toEqual(sample.slice().sort());
    expect(sample[0]).toBeGreaterThan(0);
    expect(sample.at(-1)).toBeLessThan(1);
  }
});

test('the i-th of n uniforms has mean i/(n+1)', () => {
  const random = seededRandom(2);
  const n = 4;
  const runs = 20_000;
  const sums = new Float64Array(n);
  for (let run = 0; run < runs; run++) {
    for (const [i, u] of uniformOrderStatistics(n, random).entries()) sums[i] = (sums[i] ?? 0) + u;
  }
  for (const [i, sum] of sums.entries()) {
    // Five standard errors of a mean of 20,000 numbers with a standard deviation of at most 0.2.
    expect(Math.abs(sum / runs - (i + 1) / (n + 1))).toBeLessThan(0.0071);
  }
});
