import { type KernelColumn, KernelRegression } from '../../src/math/kernel-fit.ts';
import { quickRandom } from '../../src/math/random.ts';

/** The solution of A x = y, by elimination. */
function solve(matrix: readonly (readonly number[])[], y: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, y[i] as number]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows[i] as number[];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return rows.map((row, i) => (row[n] as number) / (row[i] as number));
}

function columnsOf(rows: number, seed: number): KernelColumn[] {
  const random = quickRandom(seed);
  return [0, 1, 2].map(() => {
    const kinds = Int32Array.from({ length: rows }, () => Math.floor(3 * random()));
    return { kinds, places: Float64Array.from(kinds, (kind) => (kind === 1 ? random() : 0)) };
  });
}

function kernelAt(
  columns: readonly KernelColumn[],
  weights: readonly number[],
  i: number,
  j: number,
) {
  const distances = columns.map(({ kinds, places }) =>
    kinds[i] === kinds[j] ? ((places[i] as number) - (places[j] as number)) ** 2 : 0.25,
  );
  return Math.exp(-distances.reduce((sum, d, c) => sum + (weights[c] as number) * d, 0));
}

test.each([1, 2, 5, 8, 11, 30])(
  'residuals of %i rows are what each has beyond what a fit to all others predicts',
  (rows) => {
    const columns = columnsOf(rows, rows);
    const random = quickRandom(9);
    const targets = Float64Array.from(
      { length: rows },
      (_, i) => (columns[0]?.places[i] ?? 0) + random() - 0.5,
    );
    const { weights, ridge, residuals } = new KernelRegression(columns, rows).fit(targets);
    const all = [...targets.keys()];
    for (const i of all) {
      const others = all.filter((j) => j !== i);
      const matrix = others.map((j) =>
        others.map((k) => kernelAt(columns, weights, j, k) + (j === k ? ridge : 0)),
      );
      const shares = solve(
        matrix,
        others.map((j) => targets[j] as number),
      );
      const predicted = others.reduce(
        (sum, j, at) => sum + (shares[at] as number) * kernelAt(columns, weights, i, j),
        0,
      );
      // Alone, a row is predicted to be 0.
      expect(residuals[i]).toBeCloseTo((targets[i] as number) - predicted, 10);
    }
  },
);

test('weights of columns that say nothing are 0, and others are not', () => {
  const random = quickRandom(4);
  const [informative, noise] = [0, 1].map(() => ({
    kinds: new Int32Array(90).fill(1),
    places: Float64Array.from({ length: 90 }, random),
  })) as [KernelColumn, KernelColumn];
  const targets = informative.places.map((place) => Math.sin(6 * place) + 0.2 * random());
  const { weights } = new KernelRegression([informative, noise], 90).fit(targets);
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
  const { weights, ridge, residuals } = new KernelRegression([{ kinds, places }], rows).fit(
    targets,
  );
  expect(weights).toEqual([0.35]);
  expect(ridge).toBe(1);
  expect(residuals.every(Number.isFinite)).toBe(true);
});

test('weights and ridge that are given are taken, and the same targets have the same fit again', () => {
  const regression = new KernelRegression(columnsOf(40, 2), 40);
  const targets = Float64Array.from({ length: 40 }, (_, i) => Math.sin(i));
  const fit = regression.fit(targets);
  expect(regression.fit(targets)).toEqual(fit);
  expect(regression.fit(targets, { weights: [0, 0, 5.6], ridge: 1 })).toMatchObject({
    weights: [0, 0, 5.6],
    ridge: 1,
  });
});
