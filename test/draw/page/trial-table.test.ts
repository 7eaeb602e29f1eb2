import type { Assessment } from '../../../src/decide/index.ts';
import { trialTable as tableOf } from '../../../src/draw/page/trial-table.ts';
import { spread, sweepOf, withTrials } from '../../support/sweeps.ts';
import { assessed, withParameters } from './pages.ts';

const rowsOf = (html: string) => html.match(/<tr id=.*<\/tr>/g) ?? [];
const idsOf = (html: string) => rowsOf(html).map((row) => /id="(.*?)"/.exec(row)?.[1]);
const cellsOf = (row = '') => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
const headsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name);

const trialTable = (assessment: Assessment, maxRows: number) =>
  tableOf(assessment, maxRows, { prefix: '', of: '' });

describe('the table of trials', () => {
  test('has the best trial first, with score, parameters and cost in their own units', () => {
    const costs = [10.5, 20, null];
    const making = { direction: 'minimize', metric: 'loss', costs, unit: 'seconds' } as const;
    const sweep = withParameters(sweepOf([2.5, 1e-7, null], making), ['rate', 'kind']);
    const content = trialTable(assessed(null, sweep), Infinity);
    expect(headsOf(content).join('|')).toBe('Sweep|loss|rate|kind|Cost (seconds)|Status|Read from');
    expect(content).toContain(
      '<th scope="col" aria-sort="ascending" data-ranks="[0,1,null]">loss</th>',
    );
    expect(content).toContain('data-ranks="[1,0,2]">rate</th>');
    expect(content).toContain('data-ranks="[1,0,null]">Cost (seconds)</th>');
    expect(rowsOf(content).map(cellsOf)).toEqual([
      ['candidate', '1e−7', '37', 'kind 1', '20', 'finished', 'line 3'],
      ['candidate', '2.5', '0', 'kind 0', '10.5', 'finished', 'line 2'],
      ['candidate', '–', '74', 'kind 2', '–', 'failed', 'line 4'],
    ]);
    expect(content).toContain('<p>3 trials, the best first.');
  });

  test('tells a parameter that is off from one that is not known', () => {
    const sweep = sweepOf([3, 2, 1], { parameters: [{ depth: null }, { depth: 4 }, null] });
    const content = trialTable(assessed(null, sweep), Infinity);
    expect(rowsOf(content).map((row) => cellsOf(row)[2])).toEqual(['null', '4', '–']);
  });

  test('sorts both sweeps into one list, where each trial keeps its own id', () => {
    const content = trialTable(
      assessed(sweepOf([0.5, null, 0.7]), sweepOf([0.6, 0.7, null])),
      Infinity,
    );
    expect(idsOf(content)).toEqual(['b3', 'c2', 'c1', 'b1', 'b2', 'c3']);
    expect(content).toContain('aria-sort="descending"');
  });

  test('shows the best trials of each sweep if not all fit, and says so', () => {
    const sweeps = [sweepOf(spread(60, 0, 1)), sweepOf(spread(7, 0, 0.1))] as const;
    const content = trialTable(assessed(...sweeps), 20);
    const arms = idsOf(content).map((id) => id?.charAt(0));
    expect(arms).toEqual([...Array(20).fill('b'), ...Array(7).fill('c')]);
    const scores = sweeps[0].trials.map(({ score }) => score);
    expect(idsOf(content)[0]).toBe(`b${scores.indexOf(Math.max(...scores)) + 1}`);
    expect(content).toContain('The best 27 of 67 trials.');
    expect(content).toContain('The report’s folder has everything as <code>trials.csv</code>.');
  });

  test('has columns for ten parameters, those that vary first', () => {
    const names = Array.from({ length: 14 }, (_, i) => `p${i}`);
    const sweep = withTrials(withParameters(sweepOf([1, 2, 3]), names), ({ parameters }) => ({
      parameters: { fixed: 1, ...parameters },
    }));
    const content = trialTable(assessed(null, sweep), Infinity);
    expect(headsOf(content).slice(2, -2)).toEqual(names.slice(0, 10));
    expect(content).toContain('5 more parameters without a column.');
  });

  test.each([
    ['lines of files', ['a/b.csv', 'a/c.csv'], ['b.csv, line 2', 'c.csv, line 2'], { line: 2 }],
    ['a trial of a database', ['a, b.db', 'a, b.db'], ['trial 7', 'trial 7'], { part: 'trial 7' }],
    ['a folder each', ['runs/x1', 'runs/x2', 'runs/x'], ['x1', 'x2', 'x']],
    ['one line', ['s.csv'], ['line 2'], { line: 2 }],
    ['nothing in common', ['x', 'y'], ['x', 'y']],
    ['one place for all', ['a/', 'a/'], ['a/', 'a/']],
    ['Windows', ['C:\\r\\1', 'C:\\r\\2'], ['1', '2']],
  ])('says where a trial is found again: %s', (_, paths, shown, inFile: object = {}) => {
    const sweep = withTrials(sweepOf(paths.map((_, i) => -i)), (_, i) => ({
      place: { path: paths[i] ?? '', ...inFile },
    }));
    const content = trialTable(assessed(null, sweep), Infinity);
    expect(rowsOf(content).map((row) => cellsOf(row).at(-1))).toEqual(shown);
  });

  test('shows names and values as text', () => {
    const parameters = [{ '<b>': '</td><b>"' }];
    const sweep = sweepOf([1], { metric: '<i>m</i>', parameters });
    const content = trialTable(assessed(null, sweep), Infinity);
    expect(headsOf(content).slice(1, 3)).toEqual(['&lt;i&gt;m&lt;/i&gt;', '&lt;b&gt;']);
    expect(cellsOf(rowsOf(content)[0])[2]).toBe('&lt;/td&gt;&lt;b&gt;&quot;');
  });
});
