import {
  quickRandom,
  randomChoices,
  seededRandom,
  uniformOrderStatistics,
} from '../../src/math/random.ts';

test.each([
  ['seeded', seededRandom],
  ['quick', quickRandom],
])('%s numbers are the same for the same seed, and others for another', (_, random) => {
  const draw = (seed: number) => Array.from({ length: 5 }, random(seed));
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
  const runs = 2000;
  const sums = new Float64Array(n);
  for (let run = 0; run < runs; run++) {
    for (const [i, u] of uniformOrderStatistics(n, random).entries()) sums[i] = (sums[i] ?? 0) + u;
  }
  for (const [i, sum] of sums.entries()) {
    // Five standard errors of a mean of 2,000 numbers with a standard deviation of at most 0.2.
    expect(Math.abs(sum / runs - (i + 1) / (n + 1))).toBeLessThan(0.0224);
  }
});

function draws(size: number, chosen: number, count: number): string[] {
  const drawn: string[] = [];
  for (const choice of randomChoices(size, chosen, quickRandom(3))) {
    drawn.push(choice.join(''));
    if (drawn.length === count) break;
  }
  return drawn;
}

test.each([
  [5, 2, 10],
  [5, 4, 5],
  [6, 3, 20],
])('of %i places each choice of %i, %i in all, comes equally often', (size, chosen, choices) => {
  const count = 4000;
  const seen = new Map<string, number>();
  for (const choice of draws(size, chosen, count)) seen.set(choice, (seen.get(choice) ?? 0) + 1);
  expect(seen.size).toBe(choices);
  for (const [choice, times] of seen) {
    expect([...choice].filter((place) => place === '1')).toHaveLength(chosen);
    // Five standard deviations of a binomial count.
    expect(Math.abs(times - count / choices)).toBeLessThan(5 * Math.sqrt(count / choices));
  }
});
