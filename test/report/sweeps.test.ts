import fc from 'fast-check';
import type { Sweep } from '../../src/parse/index.ts';
import { markdownBlocks } from '../../src/print/index.ts';
import { sweepsBlocks } from '../../src/report/tables.ts';
import { hostileTexts } from '../support/arbitraries.ts';
import { assessSweeps } from '../support/assessments.ts';
import { cellsOf, outsideCode } from '../support/markdown.ts';
import { settingsWith, sweepOf, type Trial, withTrials } from '../support/sweeps.ts';

/** A sweep whose trials have something more. */
const sweepWith = (
  values: readonly (number | null)[],
  more: (i: number) => Partial<Trial> = () => ({}),
  making: Parameters<typeof sweepOf>[1] = {},
) => withTrials(sweepOf(values, making), (_, i) => more(i));

function section(baseline: Sweep | null, candidate: Sweep | null): string {
  return markdownBlocks(sweepsBlocks(assessSweeps(baseline, candidate, settingsWith())));
}

/** What is said of one sweep, of whose one trial something is known. */
function alone(trial: Partial<Trial>): string {
  return section(
    null,
    sweepWith([1], () => trial),
  );
}

/** The cells right of a row's title, without the header. */
function rowOf(title: string, markdown: string): string[] | undefined {
  return cellsOf(markdown)
    .find(([first]) => first === title)
    ?.slice(1);
}

const BEST = '**Best score**';

describe('the sweeps with their best configurations', () => {
  test('stands side by side as a difference, with what was searched over first', () => {
    const baseline = sweepWith(
      [0.81, 0.9, 0.72],
      (i) => ({
        cost: 600 * (i + 1),
        seed: i,
        parameters: { epochs: 10, lr: 10 ** -(i + 2), act: 'relu' },
      }),
      { costs: [600, 1200, 1800], unit: 'seconds' },
    );
    const candidate = sweepWith([0.5, 0.85, 0.85], (i) => ({
      parameters: { lr: 0.00123456 * (i + 1), drop: i ? null : 0.1, epochs: 10 },
    }));
    expect(section(baseline, candidate)).toBe(
      `|  | Baseline | Candidate |
| :-- | :-- | :-- |
| Read from | \`sweep.csv\` (csv) | \`sweep.csv\` (csv) |
| Trials | 3 trials | 3 trials |
| Mean cost | 20 minutes (of 3 trials) | – |
| **Best score** | 0.9000 \`accuracy\` | 0.8500 \`accuracy\` (the first of 2 that share it) |
| found in | \`line 3\` | \`line 3\` |
| Cost | 20 minutes | – |
| Training seed | 1 | – |
| \`lr\` | \`0.001\` | \`0.0024691\` |
| \`drop\` | – | \`null\` |
| \`act\` | \`relu\` | – |

The same in both: \`epochs\`. A best score flatters: compare the curves.`,
    );
  });

  test('does not exist where all trials failed', () => {
    const markdown = section(sweepWith([null, null]), sweepWith([0.5]));
    expect(rowOf(BEST, markdown)).toEqual(['all trials failed', '0.5000 `accuracy`']);
    expect(section(null, null)).toBe('');
    expect(section(sweepWith([null]), null)).not.toContain('`search.space`');
  });

  test('says where the files do not tell parameters from other columns, and what does', () => {
    const known = sweepWith([1], () => ({ parameters: { x: 1 } }));
    const unknown = sweepWith([1]);
    const guessed = { ...known, gaps: ['parameters-guessed'] } as const;
    const remedy = 'list them under `search.space` in `sweep.meta.json`.';
    for (const one of [unknown, guessed]) {
      expect(section(known, one)).toContain(
        `The files do not tell parameters from other columns: ${remedy}`,
      );
    }
    const empty = sweepWith([1], () => ({ parameters: {} }));
    for (const one of [known, empty]) expect(section(one, one)).not.toContain(remedy);
  });

  test('writes values to be copied', () => {
    const written = {
      tiny: [1e-7, '1e-7'],
      long: [0.123456789, '0.12346'],
      negative: [-0.00012345678, '-1.2346e-4'],
      text: ['0.000123456789', '0.000123456789'],
      whole: [1234567890, '1234567890'],
      digits: ['00012345678901234567890', '00012345678901234567890'],
      version: ['1.10', '1.10'],
      sure: [true, 'true'],
      blank: ['', ' '],
    } as const;
    const values = Object.entries(written).map(([name, [value]]) => [name, value]);
    const markdown = alone({ parameters: Object.fromEntries(values) });
    for (const [name, [, text]] of Object.entries(written)) {
      expect(rowOf(`\`${name}\``, markdown)).toEqual([`\`${text}\``]);
    }
  });

  test('lists thirty parameters and counts the rest', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i]));
    const parametersIn = (count: number) => {
      const markdown = alone({ parameters: many(count) });
      const rows = cellsOf(markdown).filter(([title]) => title?.startsWith('`p'));
      return [rows.length, /\d+ more parameters? in `report.json`/.exec(markdown)?.[0]];
    };
    expect(parametersIn(30)).toEqual([30, undefined]);
    expect(parametersIn(31)).toEqual([30, '1 more parameter in `report.json`']);
    expect(parametersIn(1000)).toEqual([30, '970 more parameters in `report.json`']);
  });

  test('has none of what objects have of themselves', () => {
    const own = sweepWith([1], () => ({ parameters: Object.fromEntries([['constructor', 1]]) }));
    const other = sweepWith([1], () => ({ parameters: { x: 1 } }));
    const markdown = section(own, other);
    expect(rowOf('`constructor`', markdown)).toEqual(['`1`', '–']);
  });

  test('keeps the line of a place with a long path', () => {
    const place = { path: `${'folder/'.repeat(20)}sweep.csv`, line: 7 };
    expect(alone({ place })).toContain('line 7`');
  });
});

const parameters = fc.option(fc.dictionary(hostileTexts, fc.option(hostileTexts)));

test('hostile names and values stay in their cells and in code, and are cut', () => {
  fc.assert(
    fc.property(parameters, parameters, hostileTexts, (b, c, text) => {
      const making = { metric: text, location: text, unit: text, costs: [1] };
      const [baseline, candidate] = [b, c].map((drawn) =>
        sweepWith([0.5], () => ({ parameters: drawn }), making),
      );
      const markdown = section(baseline as Sweep, candidate as Sweep);
      const rows = cellsOf(markdown);
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => 3));
      const lines = outsideCode(markdown);
      expect(lines).not.toMatch(/[<>@#\\\u202e]|undefined/);
      expect(markdown.length).toBeLessThan(12_000);
    }),
  );
});
