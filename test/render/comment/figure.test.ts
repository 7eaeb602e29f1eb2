import fc from 'fast-check';
import { mermaidChart } from '../../../src/render/comment/figure.ts';
import { comparisonReport, type Picture } from '../../../src/render/index.ts';
import { spread } from '../../support/sweeps.ts';
import { chartModel, pricedModel, uniforms } from '../chart/models.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../report-cases.ts';

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
      /^<img alt="Tuning curves\. Worse: 0\.[^"<>]+" width="560" src="https:\/\/quickchart\.io\/chart\?c=[^"<>&]+(&amp;\w+=[\w%#-]+)+">$/,
    );
    expect(words).toBe(
      'Lines: 60 % quantiles; shaded: 90 % simultaneous bands. The table has the limits.',
    );
  });

  test('is left out where no budget is resolved', () => {
    const few = comment(QUICKCHART, { baseline: spread(9, 0, 1), candidate: spread(8, 0, 1) });
    expect(few).toContain('Lines: medians; shaded: 80 % simultaneous bands. The table has');
    const fewer = comment(QUICKCHART, { baseline: [0.1, 0.2], candidate: [0.2, 0.1] });
    expect(fewer).not.toContain('<img');
  });

  test('is drawn by Mermaid if the server’s own address is too long', () => {
    const server = `https://example.org/${'x'.repeat(3900)}`;
    expect(comment({ kind: 'quickchart', server })).toBe(comment({ kind: 'mermaid' }));
  });

  test('is drawn with characters where no other is wanted', () => {
    const text = comment({ kind: 'none' });
    expect(text).not.toMatch(/mermaid|<img|Lines:/);
    const [, plot = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
    expect(plot).toMatch(
      /\n +4 {2}b {2}[ ◂├─○┤▸]{26} {2}0\.884\n +c {2}[ ◂├─●┤▸]{26} {2}0\.784 {2}worse/,
    );
    expect(Math.max(...plot.split('\n').map((line) => line.length))).toBeLessThan(60);
    expect(text).toContain('```\n\n○ baseline, ● candidate, with 80 % limits.\n');
  });

  test('is none where there is nothing to draw', () => {
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
      /plotColorPalette: "#db6d2866, #db6d2866, #db6d28".*\n\nOrange is the candidate; pale lines are the 80 % limits\./s,
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
      expect(section.replace(/Median best .* limits; .*$/s, '')).not.toMatch(/script|octocat/);
    },
  );
});

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const AXIS = new RegExp(`^  y-axis (${NUMBER}) --> (${NUMBER})$`, 'm');
const LINE = new RegExp(`^  line \\[(${NUMBER}(?:, ${NUMBER})*)\\]$`, 'gm');

function parsed(text: string) {
  const [, low = Number.NaN, high = Number.NaN] = (AXIS.exec(text) ?? []).map(Number);
  const lines = [...text.matchAll(LINE)].map(([, list = '']) => list.split(', ').map(Number));
  const [, names = ''] = /x-axis "[^"]*" \[(.*)\]/.exec(text) ?? [];
  return { low, high, lines, names: names.split(', ') };
}

describe('the Mermaid chart', () => {
  test.each([
    ['tiny', 3e-9, 1],
    ['large', 2e17, 1],
    ['negative', -0.5, 1],
    ['minimised', 40, -1],
  ])('has its limits, then its medians, in plain decimals: %s scores', (_, factor, sign) => {
    const scores = [1, 2].map((seed) => uniforms(48, seed).map((u) => (1 + u) * factor));
    const direction = sign === 1 ? 'maximize' : 'minimize';
    const { low, high, lines } = parsed(mermaidChart(chartModel({ direction, scores })) ?? '');
    expect(lines).toHaveLength(6);
    expect(new Set(lines.flat()).size).toBeGreaterThan(8);
    expect(Math.min(...lines.flat())).toBeGreaterThanOrEqual(low);
    expect(Math.max(...lines.flat())).toBeLessThanOrEqual(high);
    for (const i of [0, 1]) {
      const [upper = [], lower = [], median = []] = [lines[2 * i], lines[2 * i + 1], lines[4 + i]];
      expect(median.every((y, j) => y <= (upper[j] ?? -1) && y >= (lower[j] ?? y + 1))).toBe(true);
    }
  });

  test('has a median that fails at the end of its axis', () => {
    const often = uniforms(40, 2).map((score, i) => (i < 26 ? Number.NEGATIVE_INFINITY : score));
    const { low, lines } = parsed(
      mermaidChart(chartModel({ scores: [uniforms(40, 1), often] })) ?? '',
    );
    expect(lines[5]?.[0]).toBe(low);
    expect(lines[5]?.at(-1)).toBeGreaterThan(low);
  });

  test('has the logarithms of scores over several decades, and says so', () => {
    const assessment = assessCase(REPORT_CASES['loss-over-decades'] as ReportCase);
    const { markdown } = comparisonReport(assessment, { picture: { kind: 'mermaid' } });
    expect(markdown).toContain(
      'Blue is the baseline, orange is the candidate; pale lines are the 80 % limits. Log scale (base 10).',
    );
    const { low, high } = parsed(markdown);
    expect([Math.floor(low), Math.ceil(high)]).toEqual([-4, 1]);
  });

  test.each([
    ['beyond plain decimals', [1e22, 2e22, 3e22]],
    ['too small for them', [1e-200, 2e-200, 3e-200]],
    ['not there', Array(3).fill(Number.NEGATIVE_INFINITY)],
  ])('is none where the scores are %s', (_, values) => {
    const scores = [Array(12).fill(values).flat()];
    expect(mermaidChart(chartModel({ scores }))).toBeNull();
  });

  test('has at most 12 points of either sweep, each with a name of its own', () => {
    const score = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const sweep = fc.array(score, { minLength: 1, maxLength: 400 });
    const prices = fc.constantFrom([1, 1], [0.037, 0.5], [7200, 3600], [1e-9, 1e12]);
    fc.assert(
      fc.property(sweep, sweep, prices, (a, b, price) => {
        const text = mermaidChart(pricedModel(chartModel({ scores: [a, b] }), price));
        if (text === null) return;
        const { lines, names } = parsed(text);
        expect(lines.map((line) => line.length)).toEqual(Array(6).fill(names.length));
        expect(names.length).toBeLessThanOrEqual(12);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
