import { probabilityWithin } from '../../src/math/crossing.ts';
import { binomialCdf, logFactorials } from '../support/binomial.ts';

const fill = (n: number, value: (i: number) => number) =>
  Array.from({ length: n }, (_, index) => value(index + 1));
const clip = (x: number) => Math.min(1, Math.max(0, x));

/** The documented accuracy, with room for the rounding of the closed forms themselves. */
const ACCURACY = 1e-12;

function expectProbability(lower: number[], upper: number[], expected: number): void {
  expect(Math.abs(probabilityWithin(lower, upper) - expected)).toBeLessThan(ACCURACY);
}

describe('the probability that uniform order statistics stay between two boundaries', () => {
  test('is the length of the interval for a single uniform', () => {
    expectProbability([0.25], [0.7], 0.45);
    expectProbability([0], [1], 1);
    expectProbability([0.3], [0.3], 0);
  });

  test('is an area for two uniforms, integrated by hand', () => {
    // Disjoint intervals: 2·(0.3 − 0.1)·(0.9 − 0.5).
    expectProbability([0.1, 0.5], [0.3, 0.9], 0.16);
    // Equal intervals: both uniforms inside.
    expectProbability([0.2, 0.2], [0.7, 0.7], 0.25);
    // 0.1 ≤ x ≤ 0.6, 0.4 ≤ y ≤ 0.8, x ≤ y: 2·(0.3·0.4 + (0.4² − 0.2²)/2).
    expectProbability([0.1, 0.4], [0.6, 0.8], 0.36);
  });

  test('is uⁿ where all must lie below u, and (1 − l)ⁿ where all must lie above l', () => {
    for (const n of [1, 2, 5, 48, 400]) {
      for (const x of [0.05, 0.5, 0.99, 0.9999]) {
        expectProbability(Array(n).fill(0), Array(n).fill(x), x ** n);
        expectProbability(Array(n).fill(1 - x), Array(n).fill(1), x ** n);
      }
    }
  });

  test('is n!/nⁿ where each has a cell of width 1/n for itself', () => {
    for (const n of [1, 2, 3, 10, 40]) {
      const expected = fill(n, (i) => i / n).reduce((product, factor) => product * factor, 1);
      expectProbability(
        fill(n, (i) => (i - 1) / n),
        fill(n, (i) => i / n),
        expected,
      );
    }
  });

  test('is one between the ends of the unit interval and zero where a bound excludes its rank', () => {
    for (const n of [1, 2, 7, 100]) {
      expectProbability(Array(n).fill(0), Array(n).fill(1), 1);
      expect(probabilityWithin(Array(n).fill(0), Array(n).fill(0))).toBe(0);
      expect(probabilityWithin(Array(n).fill(1), Array(n).fill(1))).toBe(0);
    }
    expect(probabilityWithin([0, 0.5, 0.9], [0.4, 0.5, 1])).toBe(0);
    expect(probabilityWithin([0, 0.6, 0.9], [0.4, 0.5, 1])).toBe(0);
  });
});

describe("Daniels' theorem", () => {
  test.each([1, 2, 3, 10, 100, 700])('holds for n = %i, from below and from above', (n) => {
    // P(U₍ᵢ₎ ≥ λi/n for all i) = 1 − λ for every n.
    for (const lambda of [0.001, 0.3, 0.9, 0.999]) {
      expectProbability(
        fill(n, (i) => (lambda * i) / n),
        Array(n).fill(1),
        1 - lambda,
      );
      expectProbability(
        Array(n).fill(0),
        fill(n, (i) => 1 - (lambda * (n + 1 - i)) / n),
        1 - lambda,
      );
    }
  });
});

describe('the exact distribution of Kolmogorov–Smirnov statistics', () => {
  const within = (n: number, d: number) =>
    probabilityWithin(
      fill(n, (i) => clip(i / n - d)),
      fill(n, (i) => clip((i - 1) / n + d)),
    );

  test('is n!(2d − 1/n)ⁿ for 1/(2n) ≤ d ≤ 1/n', () => {
    for (const n of [1, 2, 5, 20]) {
      for (const part of [0.55, 0.7, 1]) {
        const d = part / n;
        const expected = fill(n, (i) => i * (2 * d - 1 / n)).reduce((a, b) => a * b, 1);
        expect(Math.abs(within(n, d) - expected)).toBeLessThan(ACCURACY);
      }
    }
  });

  test('is 1 − 2(1 − d)ⁿ for d ≥ 1 − 1/n', () => {
    for (const n of [2, 3, 10, 50]) {
      for (const part of [0.1, 0.5, 1]) {
        const miss = part / n;
        expect(Math.abs(within(n, 1 - miss) - (1 - 2 * miss ** n))).toBeLessThan(ACCURACY);
      }
    }
  });

  test.each([
    [1, 0.3],
    [5, 0.4],
    [48, 0.15],
    [300, 0.06],
    [1000, 0.02],
  ])('is that of Birnbaum and Tingey on one side, n = %i and d = %d', (n, d) => {
    // P(D⁺ ≥ d) = d Σⱼ C(n, j) (1 − d − j/n)ⁿ⁻ʲ (d + j/n)ʲ⁻¹, a sum of positive terms.
    const logFactorial = logFactorials(n);
    let beyond = 0;
    for (let j = 0; j / n < 1 - d; j++) {
      const logChoose =
        (logFactorial[n] as number) - (logFactorial[j] as number) - (logFactorial[n - j] as number);
      const logTerm = (n - j) * Math.log(1 - d - j / n) + (j - 1) * Math.log(d + j / n);
      beyond += d * Math.exp(logChoose + logTerm);
    }
    const lower = fill(n, (i) => clip(i / n - d));
    // 1,000 logarithms lose about 1e-12 in the closed form.
    expect(Math.abs(probabilityWithin(lower, Array(n).fill(1)) - (1 - beyond))).toBeLessThan(1e-11);
  });
});

describe('long stretches without a boundary', () => {
  test.each([200, 201, 2000, 5000])('lose nothing when nothing is excluded, n = %i', (n) => {
    expectProbability(Array(n).fill(0), Array(n).fill(1), 1);
  });

  test.each([100, 401, 2000])('give binomial probabilities for a single limit, n = %i', (n) => {
    // At most h of n uniforms below one half, and at least h.
    const half = n >> 1;
    const atMost = binomialCdf(half, n, 0.5);
    const lower = fill(n, (i) => (i <= half ? 0 : 0.5));
    expect(Math.abs(probabilityWithin(lower, Array(n).fill(1)) - atMost)).toBeLessThan(1e-11);

    const atLeast = 1 - binomialCdf(half - 1, n, 0.5);
    const upper = fill(n, (i) => (i <= half ? 0.5 : 1));
    expect(Math.abs(probabilityWithin(Array(n).fill(0), upper) - atLeast)).toBeLessThan(1e-11);
  });
});

describe('boundaries', () => {
  test('are left untouched, frozen or typed arrays', () => {
    const lower = Object.freeze([0.1, 0.2]);
    const upper = Object.freeze([0.5, 0.9]);
    const typed = probabilityWithin(Float64Array.from(lower), Float64Array.from(upper));
    expect(probabilityWithin(lower, upper)).toBe(typed);
  });

  test.each<[string, number[], number[]]>([
    ['that decrease', [0.2, 0.1], [0.5, 0.9]],
    ['that decrease above', [0.1, 0.2], [0.9, 0.5]],
    ['below zero', [-0.1, 0.2], [0.5, 0.9]],
    ['above one', [0.1, 0.2], [0.5, 1.1]],
    ['that are no numbers', [0.1, Number.NaN], [0.5, 0.9]],
    ['of different length', [0.1], [0.5, 0.9]],
  ])('%s are refused', (_, lower, upper) => {
    expect(() => probabilityWithin(lower, upper)).toThrow(RangeError);
  });
});
