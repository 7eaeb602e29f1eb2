import fc from 'fast-check';
import { plainText } from '../../src/print/index.ts';
import { describeBudget, describeBudgets, formatBudgetLimits } from '../../src/report/index.ts';

const SECONDS = { kind: 'cost', unit: 'seconds' } as const;
const TRIALS = { kind: 'trials', unit: null } as const;

/** The number that a budget in few characters stands for. */
function meant(text: string): number {
  return Number(text.replaceAll(',', '').replace('−', '-').replace('k', 'e3').replace('M', 'e6'));
}

describe('budgets in cost', () => {
  test.each<[from: number, to: number, expected: string]>([
    [402.4, 3218.9, 'from 403 to 3,210 seconds'],
    [400, 3200, 'from 400 to 3,200 seconds'],
    [0.1666, 0.6308, 'from 0.17 to 0.63 seconds'],
    [402.1, 402.7, 'around 402 seconds'],
    [60, 60, 'at 60 seconds'],
    [1, 1, 'at 1 second'],
    [1.001, 1.003, 'around 1 second'],
    [4e-12, 3.2e28, 'from 4e−12 to 3.2e28 seconds'],
  ])('from %d to %d are %s', (from, to, expected) => {
    expect(plainText(describeBudgets([[from, to]], SECONDS))).toBe(expected);
  });

  test('are never said to hold beyond where they do', () => {
    const ends = fc
      .tuple(
        fc.double({ min: -30, max: 30, noNaN: true }).map((exponent) => 10 ** exponent),
        fc.double({ min: 1, max: 1e4, noNaN: true }),
      )
      .map(([from, ratio]) => [from, from * ratio] as const);
    fc.assert(
      fc.property(ends, ([from, to]) => {
        const said = plainText(describeBudgets([[from, to]], SECONDS));
        const named = /^(?:from|at) (\S+)(?: to (\S+))? seconds?$/.exec(said);
        if (named === null) {
          expect(said).toMatch(/^around \S+ seconds?$/);
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
  ['1.5355 to 8.154', 'from 2 to 8 trials'],
  ['1 to 1, 6.4 to 8.2', 'at 1 and from 7 to 8 trials'],
  ['1 to 1.4', 'at 1 trial'],
  ['1.2 to 1.8', 'around 1.5 trials'],
  ['1 to 2.5, 2.6 to 2.8, 4.5 to 8.1', 'from 1 to 2 and from 5 to 8 trials'],
  ['3.5 to 4.2, 4.8 to 8.1', 'from 4 to 8 trials'],
  ['1 to 1.5, 3 to 3.5, 5 to 5.5, 7 to 8', 'at 4 stretches between 1 and 8 trials'],
])('budgets are rounded inwards to whole trials %s is %s', (given, expected) => {
  const intervals = given.split(', ').map((one) => one.split(' to ').map(Number));
  expect(plainText(describeBudgets(intervals as [number, number][], TRIALS))).toBe(expected);
});

test.each([
  [8.154, 8.154, '8.1 to 8.2'],
  [1, 8, '1 to 8'],
  [22.32, 22.32, '22.3 to 22.4'],
  [9.99, 9.99, '9.9 to 10'],
  [1234, 12345, '1,230 to 12.4k'],
  [0.00012345, 3.2e28, '1.23e−4 to 3.2e28'],
])('limits of %f and %f are rounded outwards: %s', (lower, upper, expected) => {
  expect(formatBudgetLimits(lower, upper).join(' to ')).toBe(expected);
});

test.each([
  [1, TRIALS, '1 trial'],
  [1.02, TRIALS, '1 trial'],
  [8.153, TRIALS, '8.2 trials'],
  [1, SECONDS, '1 second'],
  [402.4, SECONDS, '402 seconds'],
  [1, { kind: 'cost', unit: 'GPU hours' } as const, '1 GPU hour'],
  [1, { kind: 'cost', unit: 'ms' } as const, '1 ms'],
  [1, { kind: 'cost', unit: 'US$' } as const, '1 US$'],
  [1, { kind: 'cost', unit: 'GPU hours per s' } as const, '1 GPU hours per s'],
  [1, { kind: 'cost', unit: null } as const, '1 unit of cost'],
  [2, { kind: 'cost', unit: null } as const, '2 units of cost'],
])('%d with its unit', (budget, axis, expected) => {
  expect(plainText(describeBudget(budget, axis))).toBe(expected);
});
