import { inEachVersion, type Picture } from '../../src/draw/index.ts';
import { assessCase, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { spread } from '../support/sweeps.ts';

const good = spread(48, 0.8, 0.9);
const worse = spread(48, 0.7, 0.8);
const NAME = '"><script>`|@octocat';
const STORED: Picture = {
  kind: 'stored',
  ...inEachVersion((version) => `https://x.test/${version}?raw=true&"`),
};
const QUICKCHART: Picture = { kind: 'quickchart', server: 'https://quickchart.io' };

function comment(picture: Picture, given: Partial<ReportCase> = {}) {
  const making = { metric: NAME, location: NAME };
  const assessment = assessCase({ baseline: good, candidate: worse, making, ...given });
  return comparisonReport(assessment, { picture }).markdown;
}

describe('the picture of a comment', () => {
  test('that is stored is one line for both themes and for phones, with the verdict as its text', () => {
    const source = (media: string, version: string) =>
      `<source media="${media}" srcset="https://x.test/${version}?raw=true&amp;&quot;">`;
    const sources = [
      source('(max-width: 600px) and (prefers-color-scheme: dark)', 'dark-narrow'),
      source('(max-width: 600px)', 'light-narrow'),
      source('(prefers-color-scheme: dark)', 'dark'),
    ];
    expect(comment(STORED)).toContain(
      `\n\n<picture>${sources.join('')}<img alt="Worse by 0.100 (0.075 to 0.125) after 4 trials: 0.784, was 0.884. Strong evidence: the check fails. Even 8 trials do not close the gap: 0.793, was 0.893." src="https://x.test/light?raw=true&amp;&quot;"></picture>\n\n`,
    );
  });

  test('from QuickChart is one line with the verdict and an address, and words about the lines', () => {
    const text = comment(QUICKCHART, { flags: { confidence: '0.9', quantile: '0.6' } });
    const [image = '', , words = ''] = text.slice(text.indexOf('<img')).split('\n');
    expect(image).toMatch(
      /^<img alt="Worse by 0\.[^"<>]+" width="560" src="https:\/\/quickchart\.io\/chart\?c=[^"<>&]+(&amp;\w+=[\w%#-]+)+">$/,
    );
    expect(words).toBe('Lines: 60 % quantiles; shaded: 90 % simultaneous bands.');
  });

  test('is left out where no budget is resolved', () => {
    const few = comment(QUICKCHART, { baseline: spread(9, 0, 1), candidate: spread(8, 0, 1) });
    expect(few).toContain('Lines: medians; shaded: 80 % simultaneous bands.');
    const fewer = comment(QUICKCHART, { baseline: [0.1, 0.2], candidate: [0.2, 0.1] });
    expect(fewer).not.toContain('<img');
  });

  test('is drawn with characters if the server’s own address is too long', () => {
    const server = `https://example.org/${'x'.repeat(3900)}`;
    expect(comment({ kind: 'quickchart', server })).toBe(comment({ kind: 'forest' }));
  });

  test('is drawn with characters where no other is wanted', () => {
    const text = comment({ kind: 'forest' });
    expect(text).not.toMatch(/<img|Lines:/);
    const [, plot = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
    expect(plot).toMatch(/\n +4 {2}b {2}[ ◂├─○┤▸]+ {2}0\.884\n +c {2}[ ◂├─●┤▸]+ {2}0\.784 {2}s\n/);
    expect(Math.max(...plot.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(plot).toContain('\n○ baseline  ● candidate\nevidence: s strong');
  });

  test('is none where there is nothing to draw', () => {
    for (const picture of [STORED, QUICKCHART, { kind: 'forest' } as const]) {
      expect(comment(picture, { baseline: null, candidate: null })).not.toMatch(/```text|<img/);
    }
    const failing = { baseline: Array(9).fill(null), candidate: Array(9).fill(null) };
    expect(comment(QUICKCHART, failing)).not.toContain('<img');
  });

  test('of one sweep says so', () => {
    const alone = { baseline: null };
    expect(comment(QUICKCHART, alone)).toMatch(/<img alt="No baseline/);
    expect(comment(STORED, alone)).toMatch(/<img alt="No baseline/);
    const configuration = /chart\?c=([^&]+)/.exec(comment(QUICKCHART, alone))?.[1] ?? '';
    expect(decodeURIComponent(configuration)).toMatch(/label:.candidate./);
    expect(comment({ kind: 'forest' }, alone)).toMatch(
      /```text\ntrials .*\n +1 {2}c {2}.*●.*\n● candidate\n```\n/s,
    );
  });

  test('is left out where none is wanted', () => {
    expect(comment({ kind: 'none' })).not.toMatch(/```text|<img|<picture/);
  });

  test.each([STORED, QUICKCHART, { kind: 'forest' } as const])(
    '%j holds no text of the sweeps, and leaves what follows where it is',
    (picture) => {
      const text = comment(picture);
      const start = text.search(/<picture|<img|```text/);
      expect(start).toBeGreaterThan(0);
      const section = text.slice(start, text.indexOf('**Next:**'));
      expect(section.length).toBeGreaterThan(200);
      expect(section).not.toMatch(/script|octocat/);
    },
  );
});
