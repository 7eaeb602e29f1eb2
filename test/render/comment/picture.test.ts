import fc from 'fast-check';
import { mermaidMedians } from '../../../src/render/comment/picture.ts';
import { comparisonReport, type Picture } from '../../../src/render/index.ts';
import { spread } from '../../support/sweeps.ts';
import { chartModel, pricedModel, uniforms } from '../chart/models.ts';
import { assessCase, type ReportCase } from '../report-cases.ts';

const good = spread(48, 0.8, 0.9);
const worse = spread(48, 0.7, 0.8);
const NAME = '"><script>`|@octocat';
const STORED: Picture = {
  kind: 'stored',
  light: 'https://x.test/l?raw=true&a',
  dark: 'https://x.test/d"',
};
const QUICKCHART: Picture = { kind: 'quickchart', server: 'https://quickchart.io' };

function comment(picture: Picture, given: Partial<ReportCase> = {}) {
  const making = { metric: NAME, location: NAME };
  const assessment = assessCase({ baseline: good, candidate: worse, making, ...given });
  return comparisonReport(assessment, { picture }).markdown;
}

describe('the picture of a comment', () => {
  test('that is stored is one line for both themes, with the verdict as its text', () => {
    expect(comment(STORED)).toContain(
      '\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="https://x.test/d&quot;"><img alt="Tuning curves. Worse: 0.784 instead of 0.884 after 4 trials. Strong evidence from 1 to 8 trials; the same score takes more than twice the trials." src="https://x.test/l?raw=true&amp;a"></picture>\n\n',
    );
  });

  test('from QuickChart is one line with the verdict and an address, and words about the lines', () => {
    const text = comment(QUICKCHART, { flags: { confidence: '0.9', quantile: '0.6' } });
    const [image = '', , words = ''] = text.slice(text.indexOf('<img')).split('\n');
    expect(image).toMatch(
      /^<img alt="Tuning curves\. Worse: 0\.[^"<>]+" width="720" src="https:\/\/quickchart\.io\/chart\?c=[^"<>&]+(&amp;\w+=[\w%#-]+)+">$/,
    );
    expect(words).toBe(
      'Lines: 60 % quantiles; shaded: 90 % simultaneous bands. The table has the limits.',
    );
  });

  test('claims bands and missing steps only where there are some', () => {
    const many = { baseline: spread(100, 0, 1), candidate: spread(90, 0, 1) };
    expect(comment(QUICKCHART, many)).toContain(
      'bands. Some of their steps are left out. The table has the limits.',
    );
    const few = comment(QUICKCHART, { baseline: spread(9, 0, 1), candidate: spread(8, 0, 1) });
    expect(few).toContain('Lines: medians; shaded: 80 % simultaneous bands. The table has');
    const fewer = comment(QUICKCHART, { baseline: [0.1, 0.2], candidate: [0.2, 0.1] });
    expect(fewer).toContain('Lines: medians. The table has');
  });

  test('is drawn by Mermaid if the server’s own address is too long', () => {
    const server = `https://example.org/${'x'.repeat(3900)}`;
    expect(comment({ kind: 'quickchart', server })).toBe(comment({ kind: 'mermaid' }));
  });

  test('is none where none is wanted, or there is nothing to draw', () => {
    expect(comment({ kind: 'none' })).not.toMatch(/mermaid|<img|Lines:/);
    for (const picture of [STORED, QUICKCHART, { kind: 'mermaid' } as const]) {
      expect(comment(picture, { baseline: null, candidate: null })).not.toMatch(/mermaid|<img/);
    }
    const failing = { baseline: Array(9).fill(null), candidate: Array(9).fill(null) };
    expect(comment(QUICKCHART, failing)).not.toMatch(/mermaid|<img/);
  });

  test('of one sweep says so', () => {
    const alone = { baseline: null };
    expect(comment(QUICKCHART, alone)).toMatch(/<img alt="Tuning curves\. No baseline/);
    expect(comment(STORED, alone)).toMatch(/<img alt="Tuning curves\. No baseline/);
    const configuration = /chart\?c=([^&]+)/.exec(comment(QUICKCHART, alone))?.[1] ?? '';
    expect(decodeURIComponent(configuration)).toMatch(/label:.candidate./);
    expect(comment({ kind: 'mermaid' }, alone)).toMatch(
      /plotColorPalette: "#db6d28".*\n\nOrange: candidate\. Medians only/s,
    );
  });

  test.each([STORED, QUICKCHART, { kind: 'mermaid' } as const])(
    '%j holds no text of the sweeps, and leaves the table where it is',
    (picture) => {
      const text = comment(picture);
      const start = text.search(/<picture|<img|```mermaid/);
      expect(start).toBeGreaterThan(0);
      const section = text.slice(start, text.indexOf('| Trials |'));
      expect(section.length).toBeGreaterThan(200);
      expect(section.replace(/Median best .* limits:.*$/s, '')).not.toMatch(/script|octocat/);
    },
  );
});

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const AXIS = new RegExp(`^  y-axis "median best score" (${NUMBER}) --> (${NUMBER})$`, 'm');
const LINE = new RegExp(`^  line \\[(${NUMBER}(?:, ${NUMBER})*)\\]$`, 'gm');

function parsed(text: string) {
  const [, low, high] = (AXIS.exec(text) ?? []).map(Number);
  const lines = [...text.matchAll(LINE)].map(([, list = '']) => list.split(', ').map(Number));
  const [, names = ''] = /x-axis "[^"]*" \[(.*)\]/.exec(text) ?? [];
  return { low, high, lines, names: names.split(', ') };
}

describe('the medians as a Mermaid chart', () => {
  test.each([
    ['tiny', 3e-9, 1],
    ['large', 2e17, 1],
    ['negative', -0.5, 1],
    ['minimised', 40, -1],
  ])('are written in plain decimals: %s scores', (_, factor, sign) => {
    const scores = [1, 2].map((seed) => uniforms(48, seed).map((u) => (1 + u) * factor));
    const direction = sign === 1 ? 'maximize' : 'minimize';
    const { low, high, lines } = parsed(mermaidMedians(chartModel({ direction, scores })) ?? '');
    expect(lines).toHaveLength(2);
    expect(new Set(lines.flat()).size).toBeGreaterThan(8);
    expect(low).toBeLessThan(Math.min(...lines.flat()));
    expect(high).toBeGreaterThan(Math.max(...lines.flat()));
  });

  test.each([
    ['infinite', [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 1]],
    ['beyond plain decimals', [1e22, 2e22, 3e22]],
    ['too small for them', [1e-200, 2e-200, 3e-200]],
  ])('are none where they are %s', (_, values) => {
    const scores = [Array(12).fill(values).flat()];
    expect(mermaidMedians(chartModel({ scores }))).toBeNull();
  });

  test('are at most 24 points of either sweep, each with a name of its own', () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const sweep = fc.array(score, { minLength: 1, maxLength: 400 });
    const prices = fc.constantFrom([1, 1], [0.037, 0.5], [7200, 3600], [1e-9, 1e12]);
    fc.assert(
      fc.property(sweep, sweep, prices, (a, b, price) => {
        const text = mermaidMedians(pricedModel(chartModel({ scores: [a, b] }), price));
        if (text === null) return;
        const { lines, names } = parsed(text);
        expect(lines.map((line) => line.length)).toEqual([names.length, names.length]);
        expect(names.length).toBeLessThanOrEqual(24);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
