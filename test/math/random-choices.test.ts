import { quickRandom, randomChoices } from '../../src/math/random.ts';

function draws(size: number, chosen: number, count: number): string[] {
  const drawn: string[] = [];
  for (const choice of randomChoices({ size, chosen }, quickRandom(3))) {
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
  const count = 40_000;
  const seen = new Map<string, number>();
  for (const choice of draws(size, chosen, count)) seen.set(choice, (seen.get(choice) ?? 0) + 1);
  expect(seen.size).toBe(choices);
  for (const [choice, times] of seen) {
    expect([...choice].filter((place) => place === '1')).toHaveLength(chosen);
    // Five standard deviations of a binomial count.
    expect(Math.abs(times - count / choices)).toBeLessThan(5 * Math.sqrt(count / choices));
  }
});

test('none and all of the places are chosen in one way', () => {
  expect(new Set(draws(3, 0, 10))).toEqual(new Set(['000']));
  expect(new Set(draws(3, 3, 10))).toEqual(new Set(['111']));
});

test('quick numbers are the same for the same seed, and others for another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, quickRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
