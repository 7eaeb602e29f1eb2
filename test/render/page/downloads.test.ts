import { reportOfRun } from '../../../src/render/index.ts';
import { downloads } from '../../../src/render/page/downloads.ts';
import { runOf } from '../../support/assessments.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { ASSETS, assessed } from './pages.ts';

const run = runOf(assessed(sweepOf(spread(48, 0.8, 0.9)), sweepOf(spread(40, 0.7, 0.8))));

/** The text of each link's data by the name it is saved under. */
function filesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<a href="data:[a-z/+;=0-9-]*,([^"]*)" download="([^"]*)">/g);
  return Object.fromEntries(
    [...links].map(([, data = '', name]) => [name, Buffer.from(data, 'base64').toString()]),
  );
}

describe('the downloads of a page', () => {
  test('are the files of the report', () => {
    const { chart, trials, curves, json } = reportOfRun(run);
    const { 'report.json': report = '', ...others } = filesIn(downloads(run, Infinity));
    expect(others).toEqual({
      'chart.svg': chart?.light,
      'trials.csv': trials,
      'curves.csv': curves,
    });
    expect(JSON.parse(report)).toEqual(JSON.parse(json));
  });

  test('leave out what does not fit, and say where it is', () => {
    const html = downloads(run, 30_000);
    expect(Object.keys(filesIn(html))).toEqual(['chart.svg', 'trials.csv']);
    expect(html).toContain(
      'In the report’s folder: <code>curves.csv</code> and <code>report.json</code>, too large for this page.',
    );
    expect(html.length).toBeLessThan(31_000);
  });

  test.each([10, 48, 300, 2000])('keep a page of %i trials each within 300 kB', (n) => {
    const sweep = sweepOf(spread(n, 0.8, 0.9));
    const html = reportOfRun(runOf(assessed(sweep, sweep))).page?.(ASSETS) ?? '';
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(300_000);
    expect(html).toContain('download="chart.svg"');
  });
});
