import { trialSection } from '../../../src/render/page/trial-table.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessed, withParameters } from './pages.ts';

const rowsOf = (html: string) => html.match(/<tr class=.*<\/tr>/g) ?? [];
const cellsOf = (row = '') => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
const headsOf = (html: string) =>
  [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, name]) => name);

describe('the table of trials', () => {
  test('has each trial in order, with score, cost and parameters in their own units', () => {
    const costs = [10.5, 20, null];
    const making = { direction: 'minimize', metric: 'loss', costs, unit: 'seconds' } as const;
    const sweep = withParameters(sweepOf([2.5, 1e-7, null], making), ['rate', 'kind']);
    const { content } = trialSection(assessed(null, sweep), Infinity);
    const heads = 'Read from|Sweep|Status|loss|Cost (seconds)|rate|kind';
    expect(headsOf(content).join('|')).toBe(heads);
    expect(rowsOf(content).map(cellsOf)).toEqual([
      ['line 2', 'candidate', 'finished', '2.5', '10.5', '0', 'kind 0'],
      ['line 3', 'candidate', 'finished', '1e−7', '20', '37', 'kind 1'],
      ['line 4', 'candidate', 'failed', '–', '–', '74', 'kind 2'],
    ]);
    expect(content).not.toContain('<fieldset>');
  });

  test('shows the best trials if not all fit, and says so', () => {
    const sweeps = [sweepOf(spread(60, 0, 1)), sweepOf(spread(7, 0, 1))] as const;
    const { content } = trialSection(assessed(...sweeps), 2400);
    const rows = rowsOf(content);
    const [baseline, candidate] = ['baseline', 'candidate'].map((arm) =>
      rows.filter((row) => row.includes(`class="${arm}"`)),
    );
    expect(candidate).toHaveLength(7);
    expect(baseline?.length).toBeGreaterThan(5);
    expect(content).toContain(`Of each sweep the ${baseline?.length} trials with the best score`);
    expect(content).toContain('in the files that the sweeps were read from');
    expect(rows.join('\n').length).toBeLessThanOrEqual(2400);
    const scores = (baseline ?? []).map((row) => Number(cellsOf(row)[3]));
    const best = spread(60, 0, 1)
      .toSorted((a, b) => b - a)
      .slice(0, scores.length);
    expect(scores.toSorted((a, b) => b - a)).toEqual(
      best.map((score) => Number(score.toPrecision(7))),
    );
    const orders = (baseline ?? []).map((row) => Number(cellsOf(row)[0]?.replace('line ', '')));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  test('shows no row if none fits, and is no section where there is no sweep', () => {
    expect(trialSection(assessed(null, null), Infinity).content).toBe('');
    const { content } = trialSection(assessed(sweepOf([1]), sweepOf([2, 3])), -5000);
    expect(rowsOf(content)).toEqual([]);
    expect(content).toContain('the 0 trials with the best score');
  });

  test('has columns for ten parameters, those that vary first', () => {
    const names = Array.from({ length: 14 }, (_, i) => `p${i}`);
    const made = withParameters(sweepOf([1, 2, 3]), names);
    const trials = made.trials.map((trial) => ({
      ...trial,
      parameters: { fixed: 1, ...trial.parameters },
    }));
    const { content } = trialSection(assessed(null, { ...made, trials }), Infinity);
    expect(headsOf(content).slice(4)).toEqual(names.slice(0, 10));
    expect(content).toContain('5 more parameters without a column.');
  });

  test.each([
    ['lines of files', ['a/b.csv, line 2', 'a/c.csv, line 2'], ['b.csv, line 2', 'c.csv, line 2']],
    ['trials of a database', ['a, b.db, trial 0', 'a, b.db, trial 11'], ['trial 0', 'trial 11']],
    ['a folder each', ['runs/x1', 'runs/x2', 'runs/x'], ['x1', 'x2', 'x']],
    ['one line', ['s.csv, line 2'], ['line 2']],
    ['nothing in common', ['x', 'y'], ['x', 'y']],
    ['one place for all', ['a/', 'a/'], ['a/', 'a/']],
    ['Windows', ['C:\\r\\1', 'C:\\r\\2'], ['1', '2']],
  ])('says where a trial is found again: %s', (_, places, shown) => {
    const sweep = sweepOf(places.map((_, i) => i));
    const trials = sweep.trials.map((trial, i) => ({ ...trial, where: places[i] ?? '' }));
    const { content } = trialSection(assessed(null, { ...sweep, trials }), Infinity);
    expect(rowsOf(content).map((row) => cellsOf(row)[0])).toEqual(shown);
  });

  test('shows names and values as text', () => {
    const sweep = sweepOf([1], { metric: '<i>m</i>' });
    const trials = sweep.trials.map((trial) => ({ ...trial, parameters: { '<b>': '</td><b>"' } }));
    const { content } = trialSection(assessed(null, { ...sweep, trials }), Infinity);
    expect(headsOf(content).slice(3)).toEqual(['&lt;i&gt;m&lt;/i&gt;', '&lt;b&gt;']);
    expect(cellsOf(rowsOf(content)[0])[4]).toBe('&lt;/td&gt;&lt;b&gt;&quot;');
  });
});
