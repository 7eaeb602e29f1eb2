import fc from 'fast-check';
import type { Assessment } from '../../../src/decide/index.ts';
import { NO_FRAME } from '../../../src/draw/index.ts';
import { renderPage } from '../../../src/draw/page/page.ts';
import { link, say } from '../../../src/report/index.ts';
import { character } from '../../support/arbitraries.ts';
import { runOf } from '../../support/assessments.ts';
import { fewerRuns } from '../../support/property-runs.ts';
import { comparisonReport } from '../../support/reports.ts';
import { spread, sweepOf } from '../../support/sweeps.ts';
import { ASSETS, assessed, withParameters } from './pages.ts';

const good = sweepOf(spread(48, 0.8, 0.9));
const worse = sweepOf(spread(40, 0.7, 0.8));
const failing = assessed(good, worse);
const page = (assessment: Assessment) => renderPage(runOf(assessment), ASSETS, NO_FRAME);

/** What a reader sees, without the marks and data. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a page', () => {
  test('lets its own script and style run, by their hashes, and loads nothing', () => {
    const html = page(failing);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    expect(policy?.replaceAll('&#39;', "'")).toBe(
      "default-src 'none'; style-src 'sha256-STYLEHASH='; script-src 'sha256-SCRIPTHASH='; img-src data:; base-uri 'none'; form-action 'none'",
    );
    expect(/<style>(.*?)<\/style>/.exec(html)?.[1]).toBe(ASSETS.style);
    expect(/<script>(.*?)<\/script>/.exec(html)?.[1]).toBe(ASSETS.script);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(/<[^>]*\s(?:src|srcset|style|on\w+)=/.exec(html)).toBeNull();
  });

  test('says what the comment says, each section once', () => {
    const text = textOf(page(failing));
    const comment = comparisonReport(failing).markdown;
    const summaries = [...comment.matchAll(/<summary>(.*)<\/summary>/g)].map(([, title]) => title);
    expect(summaries.length).toBe(1);
    const titles = [...comment.matchAll(/^\*\*([A-Z][a-z ]+)\*\*$/gm)].map(([, title]) => title);
    expect(titles.join(', ').toLowerCase()).toBe(summaries.join().toLowerCase());
    const html = page(failing);
    const occurrences = titles.map((title) => html.split(`>${title}</h2>`).length - 1);
    expect(occurrences).toEqual(titles.map(() => 1));
    for (const sentence of ['if nothing changed', 'on average over baselines', 'Tuning curve']) {
      expect(comment).toContain(sentence);
      expect(text).toContain(sentence);
    }
  });

  test('has every id once, where names look like one too', () => {
    const metric = 'curves-wide-title id="curves-wide-description" viewBox="0 0 1 1"';
    const costly = (n: number, each: number) =>
      sweepOf(spread(n, 0.5, 0.9), { metric, costs: Array(n).fill(each), unit: 'GPU hours' });
    const html = page(assessed(costly(30, 2), costly(20, 3)));
    const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('curves-narrow-title');
    expect(new Set(ids).size).toBe(ids.length);
    const texts = html.replace(/<[^>]*>/g, '');
    expect(texts).toContain('curves-wide-title id=&quot;curves-wide-description');
  });

  test('names the instance, the run and the gate', () => {
    const frame = {
      name: 'a<b',
      origin: say`From ${link(say`this run`, 'https://github.com/o/r/actions/runs/1')}.`,
    } as const;
    const html = renderPage(runOf(failing), ASSETS, { ...NO_FRAME, ...frame });
    expect(html).toContain('<code>a&lt;b</code>');
    expect(html).toContain('<span class="gate fail">Fail</span>');
    expect(html).toContain('<a href="https://github.com/o/r/actions/runs/1">this run</a>');
  });

  test.each<[string, Assessment, string, string[]]>([
    ['no baseline', assessed(null, good), 'baseline', ['budgets', 'trials']],
    ['no candidate', assessed(good, null), 'candidate', ['trials']],
    ['no sweep', assessed(null, null), 'candidate', []],
    ['another metric', assessed(good, sweepOf([1, 2], { metric: 'loss' })), 'metric', ['trials']],
  ])('says what there is without a comparison: %s', (_, assessment, word, sections) => {
    const html = page(assessment);
    expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain(word);
    for (const id of ['budgets', 'trials'])
      expect(html.includes(`<section id="${id}">`)).toBe(sections.includes(id));
    expect(html.includes('<svg')).toBe(assessment.kind === 'lone');
  });
});

describe('for any sweeps', () => {
  const finite = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constant(0.5));
  const score = fc.option(finite, { freq: 5 });
  const sweep = fc.array(score, { minLength: 1, maxLength: 12 });
  const hostile = "</script><script>x|\"><img src=x onerror=y>|' onload='x|<!--|]]>|`a";
  const text = fc.oneof(
    fc.string({ unit: character, maxLength: 100 }),
    fc.constantFrom(...hostile.split('|'), '`|a'),
  );
  const direction = fc.constantFrom('maximize' as const, 'minimize' as const);

  test('a page has the marks it would have with other words, and nothing undefined', () => {
    fc.assert(
      fc.property(sweep, sweep, text, direction, (baseline, candidate, metric, direction) => {
        const pageFor = (words: string) => {
          const making = { metric: words, location: words, direction };
          const made = (values: typeof baseline) =>
            withParameters(sweepOf(values, making), [words, 'b']);
          return page(assessed(made(baseline), made(candidate)));
        };
        const html = pageFor(metric);
        // Of what the page is made, in order; pictures and lists of words differ in length.
        const marks = (one: string) =>
          one
            .replace(/<svg[\s\S]*?<\/svg>/g, '')
            .match(/<\/?(?:script|style|img|section|h2|table|tr|input|meta|a)\b/g);
        expect(marks(html)).toEqual(marks(pageFor('plain')));
        expect(/<[^>"]*\son\w+=/.exec(html)).toBeNull();
        expect(/\bNaN\b|undefined|\bInfinity\b|\[object/.exec(textOf(html))).toBeNull();
      }),
      fewerRuns(),
    );
  });

  test.each([
    ['many trials', 1500, 0, 300_000],
    ['many trials and parameters', 800, 60, 400_000],
    ['300 trials', 300, 0, 300_000],
  ])('a page has at most 600 rows and a bounded size: %s', (_, n, parameters, limit) => {
    const names = Array.from({ length: parameters }, (_, i) => `${'<é>'.repeat(20)} ${i}`);
    const metric = n === 300 ? 'accuracy' : '&'.repeat(200);
    const sweep = withParameters(sweepOf(spread(n, 0.8, 0.9), { metric }), names);
    const html = page(assessed(sweep, sweep));
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(limit);
    expect(html.match(/<tr id=/g)).toHaveLength(Math.min(600, 2 * n));
    expect(html).toMatch(/<\/html>\n$/);
  });
});
