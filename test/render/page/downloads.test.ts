import fc from 'fast-check';
import { comparisonReport } from '../../../src/render/index.ts';
import { dataUrl, downloads } from '../../../src/render/page/downloads.ts';
import { runOf } from '../../support/assessments.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { assessed } from './pages.ts';

/** The files that the links carry, by name. */
function filesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<a href="data:[^,]*;charset=utf-8,([^"]*)" download="([^"]*)">/g);
  return Object.fromEntries(
    [...links].map(([, text, name]) => [name, decodeURIComponent(text ?? '')]),
  );
}

describe('the downloads of a page', () => {
  test('are the files of the report', () => {
    const metric = 'a "b" <c> #1 100 % ×\n';
    const sweeps = [
      sweepOf(spread(48, 0.8, 0.9), { metric }),
      sweepOf(spread(31, 0.7, 0.8), { metric }),
    ];
    const assessment = assessed(sweeps[0] ?? null, sweeps[1] ?? null);
    const { json, trials, curves } = comparisonReport(assessment);
    const files = filesIn(downloads(runOf(assessment)));
    expect(JSON.parse(files['report.json'] ?? '')).toEqual(JSON.parse(json));
    expect(files).toMatchObject({ 'trials.csv': trials, 'curves.csv': curves });
  });

  test('that are too large are named', () => {
    const html = downloads(
      runOf(assessed(sweepOf(spread(2000, 0, 1)), sweepOf(spread(1900, 0, 1)))),
    );
    expect(html.length).toBeLessThan(121_000);
    expect(html).toContain('too large for this page; in the report’s folder.');
    for (const name of ['report.json', 'trials.csv', 'curves.csv']) expect(html).toContain(name);
  });

  test('have no curves where there are none', () => {
    const files = filesIn(downloads(runOf(assessed(sweepOf([1, 2]), null))));
    expect(Object.keys(files)).toEqual(['report.json', 'trials.csv']);
  });
});

describe('a text as a URL', () => {
  test('is read as the same text, and needs no escaping in an attribute', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, (text) => {
        const url = dataUrl('text/csv', text);
        expect(url).toMatch(/^[!-~]*$/);
        expect(url).not.toMatch(/["'<>&#]/);
        expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(text);
      }),
    );
  });

  test('has a replacement for half a character', () => {
    expect(dataUrl('text/csv', 'a\ud83d')).toBe('data:text/csv;charset=utf-8,a%EF%BF%BD');
  });
});
