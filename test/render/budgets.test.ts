import fc from 'fast-check';
import { describeBudget, describeBudgets } from '../../src/render/budgets.ts';

const SECONDS = { kind: 'cost', unit: 'seconds' } as const;
const TRIALS = { kind: 'trials', unit: null } as const;

const PREFIXES: Readonly<Record<string, number>> = {
  T: 1e12,
  P: 1e15,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  m: 1e-3,
  µ: 1e-6,
  n: 1e-9,
};

/** The number that a budget in few characters stands for. */
function meant(text: string): number {
  const prefix = /[^\d.]$/.exec(text)?.[0];
  return prefix === undefined
    ? Number(text)
    : Number(text.slice(0, -1)) * (PREFIXES[prefix] ?? Number.NaN);
}

describe('budgets in cost', () => {
  test.each([
    [[[402.4, 3218.9]], 'for budgets of 403 to 3210 seconds'],
    [[[400, 3200]], 'for budgets of 400 to 3200 seconds'],
    [[[0.1666, 0.6308]], 'for budgets of 0.17 to 0.63 seconds'],
    [[[402.1, 402.7]], 'for budgets around 402 seconds'],
    [
      [
        [1.001, 2],
        [3.5, 4.04],
      ],
      'for budgets of 1.1 to 2 and 3.5 to 4 seconds',
    ],
    [[[60, 60]], 'for a budget of 60 seconds'],
  ] as [[number, number][], string][])('%j are %s', (intervals, expected) => {
    expect(describeBudgets(intervals, SECONDS)).toBe(expected);
  });

  test('are never said to hold beyond where they do', () => {
    const ends = fc
      .tuple(
        fc.double({ min: 1e-9, max: 1e12, noNaN: true }),
        fc.double({ min: 1, max: 1e4, noNaN: true }),
      )
      .map(([from, ratio]) => [from, from * ratio] as const);
    fc.assert(
      fc.property(ends, ([from, to]) => {
        const said = describeBudgets([[from, to]], SECONDS);
        const named = /^for (?:a budget|budgets) of (\S+)(?: to (\S+))? seconds$/.exec(said);
        if (named === null) {
          expect(said).toMatch(/^for budgets around \S+ seconds$/);
          return;
        }
        const [, first = '', last = first] = named;
        expect(meant(first)).toBeGreaterThanOrEqual(from * (1 - 1e-9));
        expect(meant(last)).toBeLessThanOrEqual(to * (1 + 1e-9));
      }),
    );
  });
});

test.each([
  [1, TRIALS, '1 trial'],
  [8.153, TRIALS, '8.2 trials'],
  [1, SECONDS, '1 seconds'],
  [402.4, SECONDS, '402 seconds'],
])('%d with its unit', (budget, axis, expected) => {
  expect(describeBudget(budget, axis)).toBe(expected);
});
