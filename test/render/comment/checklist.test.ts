import fc from 'fast-check';
import type { Sweep, SweepMeta } from '../../../src/parse/index.ts';
import { checklistSection } from '../../../src/render/comment/checklist.ts';
import { checklistJson } from '../../../src/render/json/comparison.ts';
import { hostileTexts } from '../../support/arbitraries.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { cellsOf, outsideCode } from '../../support/markdown.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';

type Drawn = Sweep['trials'][number]['parameters'];
type Space = NonNullable<NonNullable<SweepMeta['search']>['space']>;

const UNBOUNDED = { distribution: null, low: null, high: null, log: null, choices: null };
const RANDOM = { method: 'random', sampler: null, seed: null } as const;

function metaOf(text: string, space: Space | null = null): SweepMeta {
  return {
    search: { method: 'random', sampler: text, seed: null, space },
    infrastructure: { hardware: text, software: text, provider: text },
    runtime: { trialSeconds: 1260, totalSeconds: 60_480, energyKilowattHours: 1.2 },
    evaluation: { data: text, split: text, selection: text },
    code: { repository: text, commit: text },
    notes: text,
  };
}

/** A sweep with its parameters and its metadata. */
function sweepWith(
  values: readonly (number | null)[],
  more: Partial<Sweep> = {},
  drawn: (i: number) => Drawn = () => null,
): Sweep {
  const sweep = sweepOf(values);
  const trials = sweep.trials.map((trial, i) => ({ ...trial, seed: null, parameters: drawn(i) }));
  return { ...sweep, search: RANDOM, trials, ...more };
}

function section(baseline: Sweep | null, candidate: Sweep | null): string {
  return checklistSection(assessSweeps(baseline, candidate, settingsWith()));
}

/** What is said of one sweep in the row of this title. */
function cell(title: string, sweep: Sweep): string | undefined {
  return cellsOf(section(null, sweep)).find(([first]) => first === title)?.[1];
}

const scores = spread(48, 0.8, 0.9);
const bare = sweepWith(scores);

describe('the reporting checklist', () => {
  test('of a fully documented sweep has nothing missing', () => {
    const space = {
      lr: { ...UNBOUNDED, low: 1e-5, high: 0.1, log: true },
      drop: { ...UNBOUNDED, distribution: 'uniform', low: 0, high: 0.5 },
      act: { ...UNBOUNDED, choices: ['relu', 'gelu', null] },
    };
    const told = metaOf('as told', space);
    const search = { method: 'random', sampler: 'numpy', seed: 7 } as const;
    const complete = sweepWith(scores, { meta: told, search }, (i) => ({ lr: 0.001 * (i + 1) }));
    expect(section(null, complete)).toBe(
      `<details><summary>Reporting checklist: 11 of 11 items</summary>

|  | Candidate |
| --: | :-- |
| Computing infrastructure | \`as told\`; \`as told\`; \`as told\` |
| Average runtime | 1260 \`seconds\` a trial on average; 60.5k \`seconds\` in total; 1.2 \`kWh\` |
| Data splits | \`as told\`; \`as told\` |
| Link to the code | \`as told\`; \`as told\` |
| Bounds of the search space | \`lr\`: 1e−5 to 0.1<br>\`drop\`: 0 to 0.5<br>\`act\`: \`relu\`, \`gelu\`, \`null\` |
| Method of choosing values | random; \`numpy\` |
| Criterion to select by | \`as told\` |

After Dodge et al. (2019), text box 1.

</details>`,
    );
  });

  test('names the sweep if only one of them lacks an item', () => {
    const lacking = (baseline: Sweep, candidate: Sweep) =>
      /incomplete:\*\* ([^.]*)\./.exec(section(baseline, candidate))?.[1];
    const few = sweepWith([1, 2, 3]);
    const told = { ...few, meta: metaOf('x') };
    expect(lacking(told, few)).toMatch(/^computing infrastructure \(candidate\), average/);
    expect(lacking(few, told)).toMatch(/^computing infrastructure \(baseline\), average/);
    expect(lacking(few, few)).toMatch(/^computing infrastructure, average/);
  });

  test('suggests no field for what no field can supply', () => {
    const meta = metaOf('x', { lr: { ...UNBOUNDED, low: 0, high: 1 } });
    const [told, other] = [{ meta }, { meta, metric: 'loss' }].map((more) =>
      sweepWith([1], more, () => ({ lr: 0.5 })),
    );
    expect(section(told ?? null, other ?? null)).toContain('incomplete:** tuning curve. After');
  });

  test('is empty without a sweep, and for programs has the items of each sweep there is', () => {
    expect(section(null, null)).toBe('');
    expect(checklistJson(assessSweeps(null, null, settingsWith()))).toBeNull();
    const json = checklistJson(assessSweeps(null, bare, settingsWith()));
    expect(json?.baseline).toBeNull();
    expect(json?.candidate?.map(({ item }) => item)).toContain('search-space-bounds');
  });
});

describe('the checklist shows', () => {
  const costing = (costs: readonly number[], unit: string | null) => ({
    ...sweepOf(costs, { costs, unit }),
    search: RANDOM,
  });
  const told = (meta: Partial<SweepMeta>) => ({ ...bare, meta: { ...metaOf('x'), ...meta } });
  const saved = { ...bare.source, sha: 'a'.repeat(40), runUrl: 'https://x/runs/1' };
  const by = { method: 'unknown', sampler: 'x', seed: null } as const;

  test.each<[title: string, sweep: Sweep, expected: string]>([
    [
      'Average runtime',
      costing([60, 120, 180], 'seconds'),
      '120 `seconds` a trial on average; 360 `seconds` in total',
    ],
    ['Average runtime', costing([2], null), '2 a trial on average; 2 in total'],
    ['Link to the code', { ...bare, source: saved }, '[run](https://x/runs/1); `aaaaaaa`'],
    ['Link to the code', told({ code: { repository: 'git.x', commit: null } }), '`git.x`'],
    [
      'Computing infrastructure',
      told({ infrastructure: { hardware: null, software: 'x', provider: null } }),
      '`x`',
    ],
    ['Data splits', told({ evaluation: { data: 'x', split: null, selection: null } }), '`x`'],
    ['Method of choosing values', { ...bare, search: by }, '`x`'],
  ])('as %s what is known: %#', (title, sweep, expected) => {
    expect(cell(title, sweep)).toBe(expected);
  });

  const bounds = (drawn: readonly Drawn[], space: Space) =>
    cell(
      'Bounds of the search space',
      sweepWith(
        drawn.map((_, i) => i),
        { meta: metaOf('x', space) },
        (i) => drawn[i] ?? null,
      ),
    );

  test('the declared bounds', () => {
    const space = {
      lr: { ...UNBOUNDED, low: 0, high: 0.3 },
      drop: { ...UNBOUNDED, low: 0 },
      act: { ...UNBOUNDED, choices: ['a', 'b', 'c', 'd', 'e', 'f'] },
    };
    const drawn = [0, 1, 2].map((i) => ({ lr: i / 4, drop: i, act: 'a', other: i }));
    expect(bounds(drawn, space)).toBe(
      '`lr`: 0 to 0.3<br>`drop`: 0 to ?<br>`act`: `a`, `b`, `c`, `d`, `e`',
    );
  });

  test('eight parameters, and how many more there are', () => {
    const names = Array.from({ length: 20 }, (_, i) => `p${i}`);
    const bound = { ...UNBOUNDED, low: 0, high: 1 };
    const space = Object.fromEntries(names.map((name) => [name, bound]));
    const lines = bounds([{}], space)?.split('<br>') ?? [];
    expect([lines.length, lines[8]]).toEqual([9, 'and 12 more']);
  });
});

describe('hostile names and texts', () => {
  const drawn = fc.option(fc.dictionary(hostileTexts, fc.oneof(hostileTexts, fc.constant(null))));
  const space = hostileTexts.chain((text) => {
    const ends = fc.constantFrom(null, 1);
    const dimension = fc.record({
      distribution: fc.constantFrom(null, text),
      low: ends,
      high: ends,
      log: fc.constant(null),
      choices: fc.constantFrom(null, [text, 1]),
    });
    return fc.option(fc.dictionary(hostileTexts, dimension));
  });

  test('stay in their cells and in code, and are cut', () => {
    fc.assert(
      fc.property(drawn, drawn, space, hostileTexts, (b, c, declared, text) => {
        const search = { method: 'unknown', sampler: text, seed: null } as const;
        const more = { metric: text, meta: metaOf(text, declared), search };
        const baseline = sweepWith([0.5, null], more, (i) => (i ? c : b));
        const unit = { ...sweepOf([1, 2], { costs: [1, 2], unit: text }), search };
        const markdown = section(baseline, unit);
        const rows = cellsOf(markdown);
        expect(rows.map((row) => row.length)).toEqual(rows.map(() => 3));
        const lines = outsideCode(markdown).split('\n').slice(1, -1).join('\n');
        expect(lines.replaceAll('<br>', '')).not.toMatch(/[<>@#\\\u202e]|undefined|NaN/);
        expect(markdown.length).toBeLessThan(20_000);
      }),
    );
  });
});
