import { checkAssumptions } from '../../src/decide/assumptions.ts';
import { configurationWarnings, searchedColumns } from '../../src/decide/configurations.ts';
import { pairingWarnings, relationOf } from '../../src/decide/pairing.ts';
import { quickRandom, type Random, seededRandom } from '../../src/math/random.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { drawSweep, type Row, sweepWith, times } from '../decide/checks/drawn-sweeps.ts';
import { isNotTooRare } from '../support/binomial.ts';
import { settingsWith } from '../support/sweeps.ts';
import { repetitions } from './repetitions.ts';

const settings = settingsWith();
const codesOf = (baseline: Sweep, candidate: Sweep) =>
  checkAssumptions({ baseline, candidate }, settings).map(({ code }) => code);
const STATISTICAL = ['drift', 'failures-differ', 'search-space-differs'];
const FACTS = ['ties', 'small-n', 'unequal-n'];

test.each([
  [20, 33],
  [12, 60],
  [6, 8],
])(
  'sound random sweeps of %i and %i trials get a false warning in at most 1 report in 100',
  (n, m) => {
    const random = seededRandom(n);
    const runs = repetitions(300, 5000);
    const found = times(runs, () => codesOf(drawSweep(n, random), drawSweep(m, random)));
    const hits = found.filter((codes) => codes.every((code) => !STATISTICAL.includes(code))).length;
    expect(isNotTooRare({ hits, runs }, 0.99)).toBe(true);
    const others = found.flat().filter((code) => ![...STATISTICAL, ...FACTS].includes(code));
    expect(others).toEqual([]);
  },
);

const CODES = ['same-rows', 'partly-paired', 'repeated-configurations'];

function warningsOf(baseline: Sweep, candidate: Sweep) {
  const pair = { baseline, candidate };
  return [
    ...configurationWarnings(pair, searchedColumns(pair), { isPaired: false, repeats: 'separate' }),
    ...pairingWarnings(relationOf(pair, settingsWith())),
  ];
}

const RUNS = repetitions(250, 5000);
/** A space of so many configurations, in which training is deterministic. */
const discrete = (size: number, n: number, random: Random) =>
  sweepWith(
    times(n, (): Row => {
      const number = Math.floor(size * random());
      return [Math.sin(number), { a: number % 3, b: Math.floor(number / 3) }];
    }),
  );

test.each([
  [2, 2],
  [4, 4],
  [12, 12],
  [12, 30],
  [48, 48],
])(
  'in simulated sweeps, in any space, chance overlap of %i and %i trials gives no warning',
  (n, m) => {
    const random = quickRandom(n + m);
    const sizes = [2, 3, 6, 12, 25, 50, 100, 400, 1500, 10_000];
    for (const size of sizes) {
      const codes = times(RUNS, () => {
        const [one, other] = [discrete(size, n, random), discrete(size, m, random)];
        return warningsOf(one, other).map(({ code }): string => code);
      });
      for (const code of CODES) {
        const hits = codes.filter((given) => !given.includes(code)).length;
        expect(isNotTooRare({ hits, runs: RUNS }, 0.99)).toBe(true);
      }
    }
  },
);
