import type { Sweep, SweepMeta } from '../../src/parse/index.ts';
import { markdownBlocks } from '../../src/print/index.ts';
import { facts } from '../../src/report/index.ts';
import { checklistOf } from '../../src/report/tables.ts';
import { assessSweeps } from '../support/assessments.ts';
import { cellsOf } from '../support/markdown.ts';
import { comparisonReport } from '../support/reports.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

type Drawn = Sweep['trials'][number]['parameters'];
type Space = NonNullable<NonNullable<SweepMeta['search']>['space']>;

const UNBOUNDED = { distribution: null, low: null, high: null, log: null, choices: null };
const RANDOM = { method: 'random', sampler: null, seed: null } as const;

function metaOf(text: string, space: Space | null = null): SweepMeta {
  return {
    search: { method: 'random', sampler: text, pruner: text, seed: null, space },
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
  return {
    ...sweepOf(values, { parameters: values.map((_, i) => drawn(i)) }),
    search: RANDOM,
    ...more,
  };
}

function section(baseline: Sweep | null, candidate: Sweep | null): string {
  return markdownBlocks(
    facts(checklistOf(assessSweeps(baseline, candidate, settingsWith())) ?? []),
  );
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
      `|  |  |
| :-- | :-- |
| Reported | 11 of 11 items |
| Computing infrastructure | hardware: \`as told\`; software: \`as told\`; provider: \`as told\` |
| Average runtime | 21 minutes a trial, 17 hours in total, 1.2 kWh |
| Data splits | data: \`as told\`; split: \`as told\` |
| Link to the code | repository: \`as told\`; commit: \`as told\` |
| Bounds of the search space | parameters: 3 |
| Method of choosing values | method: \`random\`; sampler: \`numpy\`; seed: \`7\` |
| Criterion to select by | selection: \`as told\` |
| After | Dodge et al. (2019), text box 1 |`,
    );
  });

  test('names the sweep if only one of them lacks an item', () => {
    const lacking = (baseline: Sweep, candidate: Sweep) =>
      /incomplete \| ([^.]*)\./.exec(section(baseline, candidate))?.[1];
    const few = sweepWith([1, 2, 3]);
    const told = { ...few, meta: metaOf('x') };
    expect(lacking(told, few)).toMatch(/^computing infrastructure \(candidate\), average/);
    expect(lacking(few, told)).toMatch(/^computing infrastructure \(baseline\), average/);
    expect(lacking(few, few)).toMatch(/^computing infrastructure, average/);
  });

  test('also names a curve that is not shown', () => {
    const meta = metaOf('x', { lr: { ...UNBOUNDED, low: 0, high: 1 } });
    const [told, other] = [{ meta }, { meta, metric: 'loss' }].map((more) =>
      sweepWith([1], more, () => ({ lr: 0.5 })),
    );
    expect(section(told ?? null, other ?? null)).toContain('incomplete | tuning curve. ');
  });

  test('is empty without a sweep, and for programs has the items of each sweep there is', () => {
    expect(section(null, null)).toBe('');
    const of = (candidate: Sweep | null) =>
      JSON.parse(comparisonReport(assessSweeps(null, candidate, settingsWith())).json).checklist;
    expect(of(null)).toBeNull();
    expect(of(bare).baseline).toBeNull();
    expect(of(bare).candidate).toContainEqual(
      expect.objectContaining({ item: 'search-space-bounds' }),
    );
  });
});

test('the checklist shows what is known of a sweep, and nothing where nothing is', () => {
  const costing = { ...sweepOf([1, 2, 3], { costs: [60, 120, 180], unit: 'USD' }), search: RANDOM };
  expect(cell('Average runtime', costing)).toContain('120 `USD` a trial');
  const saved = { ...bare.source, sha: 'a'.repeat(40), runUrl: 'https://x/runs/1' };
  expect(cell('Link to the code', { ...bare, source: saved })).toBe(
    `commit: \`${'a'.repeat(40)}\`; runUrl: \`https://x/runs/1\``,
  );
  expect(cell('Data splits', bare)).toBeUndefined();
});
