import { type KernelColumn, KernelRegression } from '../../src/math/kernel-fit.ts';
import { quickRandom } from '../../src/math/random.ts';

const first = (rows: number) => [...Array(rows).keys()];

function columnsOf(rows: number, seed: number): KernelColumn[] {
  const random = quickRandom(seed);
  return [0, 1, 2].map(() => {
    const kinds = Int32Array.from({ length: rows }, () => Math.floor(3 * random()));
    return { kinds, places: Float64Array.from(kinds, (kind) => (kind === 1 ? random() : 0)) };
  });
}

test('weights of columns that say nothing are 0, and others are not', () => {
  const random = quickRandom(4);
  const [informative, noise] = [0, 1].map(() => ({
    kinds: new Int32Array(90).fill(1),
    places: Float64Array.from({ length: 90 }, random),
  })) as [KernelColumn, KernelColumn];
  const targets = informative.places.map((place) => Math.sin(6 * place) + 0.2 * random());
  const { weights } = new KernelRegression([informative, noise], first(90)).fit(targets);
  expect(weights[0]).toBeGreaterThan(1);
  expect(weights[1]).toBe(0);
});

test('of many rows of which half have a number, ridges too small for a fit are passed over', () => {
  const rows = 200;
  const random = quickRandom(4);
  const kinds = Int32Array.from({ length: rows }, (_, i) => i % 2);
  const places = Float64Array.from(kinds, (kind, i) => (kind === 1 ? i / rows : 0));
  const targets = Float64Array.from(
    kinds,
    (kind, i) => 0.5 * (kind === 1 ? (places[i] as number) : 1) + random() - 0.5,
  );
  const { weights, ridge, residuals } = new KernelRegression([{ kinds, places }], first(rows)).fit(
    targets,
  );
  expect(weights).toEqual([0.35]);
  expect(ridge).toBe(1);
  expect(residuals.every(Number.isFinite)).toBe(true);
});

test('weights and ridge that are given are taken, and the same targets have the same fit again', () => {
  const regression = new KernelRegression(columnsOf(40, 2), first(40));
  const targets = Float64Array.from({ length: 40 }, (_, i) => Math.sin(i));
  const fit = regression.fit(targets);
  expect(regression.fit(targets)).toEqual(fit);
  expect(regression.fit(targets, { weights: [0, 0, 5.6], ridge: 1 })).toMatchObject({
    weights: [0, 0, 5.6],
    ridge: 1,
  });
});
