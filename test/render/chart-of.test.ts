import { chartOf, label } from '../../src/render/chart-of.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const sweep = (location = 'sweeps/change.csv') => sweepOf(spread(48, 0.8, 0.9), { location });

describe('the chart', () => {
  test('of a candidate alone shows its curve', () => {
    const chart = chartOf(assessSweeps(null, sweep(), settingsWith()));
    expect(chart?.title).toBe('Tuning curve of change');
    expect(chart?.arms.map(({ name, trials }) => ({ name, trials }))).toEqual([
      { name: 'change', trials: 48 },
    ]);
    expect(chart?.lane).toEqual([]);
  });

  test('of two sweeps shows both, with the evidence', () => {
    const other = sweepOf(spread(48, 0.5, 0.6), { location: 'main.csv' });
    const chart = chartOf(assessSweeps(sweep(), other, settingsWith()));
    expect(chart?.arms.map(({ role, name }) => [role, name])).toEqual([
      ['baseline', 'change'],
      ['candidate', 'main'],
    ]);
    expect(chart?.lane).toMatchObject([{ level: 'strong', direction: 'worse' }]);
  });

  test('is none without a candidate, or of sweeps that cannot be compared', () => {
    const settings = settingsWith();
    expect(chartOf(assessSweeps(sweep(), null, settings))).toBeNull();
    expect(chartOf(assessSweeps(null, null, settings))).toBeNull();
    const opposite = sweepOf([0.5], { direction: 'minimize' });
    expect(chartOf(assessSweeps(sweep(), opposite, settings))).toBeNull();
  });
});

describe('a sweep is called', () => {
  test.each([
    ['sweeps/change.csv', 'change'],
    ['runs/small/trials.jsonl', 'small'],
    ['runs\\small\\results.csv', 'small'],
    ['runs/small/*.json', 'small'],
    ['sweep.csv', 'sweep.csv'],
    ['artifact:sweep-*', 'artifact:sweep-*'],
    ['a\u202eb.csv', 'a b'],
  ])('after its place %j: %j', (location, expected) => {
    expect(label(sweep(location))).toBe(expected);
  });

  test('after its commit where it was saved', () => {
    const { source, ...rest } = sweep();
    const saved = { ...source, kind: 'artifact', location: 'artifact:x' } as const;
    const sha = 'abcdef0123'.repeat(4);
    expect(label({ ...rest, source: { ...saved, sha } })).toBe('abcdef0');
    expect(label({ ...rest, source: saved })).toBe('artifact:x');
    expect(label({ ...rest, source: { ...source, sha } })).toBe('change');
  });
});
