import { comparisonReport, type Picture } from '../../src/render/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const good = spread(48, 0.8, 0.9);
const worse = spread(48, 0.7, 0.8);
const NAME = '"><script>`|@octocat';
const STORED: Picture = {
  kind: 'stored',
  light: 'https://x.test/l?raw=true&a',
  dark: 'https://x.test/d"',
};
const QUICKCHART: Picture = { kind: 'quickchart', server: 'https://quickchart.io' };

interface Given {
  readonly baseline?: readonly (number | null)[] | null;
  readonly candidate?: readonly (number | null)[] | null;
  readonly flags?: Partial<Record<OptionName, string>>;
}

function comment(picture: Picture, { baseline = good, candidate = worse, flags = {} }: Given = {}) {
  const making = { metric: NAME, location: NAME };
  const sweeps = [baseline, candidate].map((scores) => scores && sweepOf(scores, making));
  const assessment = assessSweeps(sweeps[0] ?? null, sweeps[1] ?? null, settingsWith(flags));
  return comparisonReport(assessment, { picture }).markdown;
}

describe('the picture of a comment', () => {
  test('from a store is one line with both themes, told by the verdict', () => {
    expect(comment(STORED)).toContain(
      '\n\n<picture><source media="(prefers-color-scheme: dark)" srcset="https://x.test/d&quot;"><img alt="Tuning curves. Candidate is worse, strong evidence, for budgets of 1 to 8 trials." src="https://x.test/l?raw=true&amp;a"></picture>\n\n',
    );
  });

  test('from QuickChart is one line with the verdict and an address, and words about the lines', () => {
    const text = comment(QUICKCHART, { flags: { confidence: '0.9', quantile: '0.6' } });
    const [image = '', , words = ''] = text.slice(text.indexOf('<img')).split('\n');
    expect(image).toMatch(
      /^<img alt="Tuning curves\. Candidate is worse[^"<>]+" width="720" src="https:\/\/quickchart\.io\/chart\?c=[^"<>&]+(&amp;\w+=[\w%#-]+)+">$/,
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

  test('is drawn by Mermaid where the server’s address leaves no room', () => {
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

  test('of one sweep is told so', () => {
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
      const section = text.slice(start, text.indexOf('| Budget (trials) |'));
      expect(section.length).toBeGreaterThan(200);
      expect(section.replace(/Median best .*by budget.*$/s, '')).not.toMatch(/script|octocat/);
    },
  );
});
