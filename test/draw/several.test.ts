import { readFile } from 'node:fs/promises';
import Ajv from 'ajv/dist/2020.js';
import { combineAssessments } from '../../src/decide/index.ts';
import { NO_FRAME, renderRunComment, renderRunText, reportOfRun } from '../../src/draw/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { markdownPhrase, PLAIN_SCREEN } from '../../src/print/index.ts';
import { printable } from '../../src/printable.ts';
import { runHeadline, say } from '../../src/report/index.ts';
import { compared } from '../support/assessments.ts';
import { expectGolden } from '../support/golden.ts';
import { outsideCode } from '../support/markdown.ts';
import { assessNamed, REPORT_CASES, runOfCases } from '../support/report-cases.ts';
import { ASSETS } from './page/pages.ts';

const NOTES = {
  notCompared: ['tiny', 'a|`b`'],
  configNote: { why: 'added' },
} as const;
const three = runOfCases({ small: 'none', large: 'strongly-worse', 'small-f1': 'better' }, NOTES);
/** Ends a code span, a table's cell, a fold, an element and an attribute. */
const HOSTILE = '`|</summary></details><img src=x>"@octocat\n\n';
const OUTCOMES = Object.keys(REPORT_CASES);
const fifty = runOfCases(
  Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [
      `${i % 2 === 0 ? HOSTILE : 'model'} ${i}`,
      OUTCOMES[i % OUTCOMES.length] as string,
    ]),
  ),
);

describe('the comment on several comparisons', () => {
  test.each([
    ['worse', three],
    ['passing', runOfCases({ a: 'none', b: 'ties', c: 'better' })],
  ])('is as reviewed: %s', (name, run) => {
    const comment = renderRunComment(run, { ...NO_FRAME, origin: say`From this run.` });
    // As far as a reader sees it without opening a fold.
    expectGolden(`test/draw/golden/several-${name}.md`, comment.split('\n<details>')[0] ?? '');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    [
      '**Worse in 2 of 3 comparisons**: `a` and `b`',
      { a: 'strongly-worse', b: 'large-integers', c: 'none' },
    ],
    [
      '**Worse in 4 of 5 comparisons**: `a`, `c`, `d` and 1 more',
      {
        a: 'strongly-worse',
        b: 'outlier',
        c: 'long-names',
        d: 'chinese-names',
        e: 'large-integers',
      },
    ],
    [
      '**Worse in 1 of 2 comparisons**: `b` by 0.030 (0.021 to 0.040) after 4 trials: **0.879, was 0.909** `accuracy`',
      { a: 'none', b: 'strongly-worse' },
    ],
    [
      '**Worse and better in 1 of 2 comparisons**: `b`, worse from 4 to 9 trials, may be better at 1; worse by 0.0197 (0.0157 to 0.0207) after 8 trials: **0.8900, was 0.9097** `accuracy`',
      { a: 'none', b: 'crossing' },
    ],
    [
      '**Not judged in 1 of 2 comparisons**: `b`, not comparable: the sweeps have different metrics',
      { a: 'none', b: 'invalid' },
    ],
    ['**No baseline sweep in 2 of 2 comparisons**', { a: 'no-baseline', b: 'no-baseline' }],
    ['**No difference found in 2 of 2 comparisons**', { a: 'none', b: 'none' }],
  ])('begins with “%s”', (headline, cases) => {
    expect(markdownPhrase(runHeadline(runOfCases(cases)))).toBe(headline);
  });

  test.each([65_535, 30_000])('fits 50 with hostile names into %i characters', (limit) => {
    const comment = renderRunComment(fifty, NO_FRAME, limit);
    expect(comment.length).toBeLessThanOrEqual(limit);
    const text = outsideCode(comment.replace(/<code>.*?<\/code>/g, ''));
    const ends = text.split('</details>').length;
    expect(text.split(/<details[ >]/).length).toBe(ends);
    expect(text).not.toMatch(/@octocat|<img|undefined|NaN/);
    expect(comment.match(/^\| `.*(?:❌|⚪|✅)/gmu)?.length).toBe(50);
  });

  test('has a tick only if every comparison has one, and a mark for each', () => {
    const comment = (cases: Readonly<Record<string, string>>) =>
      renderRunComment(runOfCases(cases), NO_FRAME);
    expect(comment({ a: 'none', b: 'better' })).toMatch(/^✅/);
    expect(comment({ a: 'none', b: 'identical-files' })).toMatch(/^⚪/);
    const mixed = comment({ a: 'strongly-worse', b: 'fair' });
    expect(mixed).toMatch(/^❌[\s\S]*\n\| `a` \| ❌ [\s\S]*\n\| `b` \| ⚪ /);
    expect(mixed).not.toMatch(/[Tt]he check (?:passes|is neutral)/);
  });

  test('leaves out those that pass before those that fail', () => {
    const chartsWithin = (limit: number) => {
      const comment = renderRunComment(fifty, NO_FRAME, limit);
      const folds = comment.split(/^<details.*?><summary>(?=[❌⚪✅])/mu).slice(1);
      const shown = folds.filter((fold) => fold.includes('```text'));
      const failing = shown.filter((fold) => fold.startsWith('❌')).length;
      return { failing, others: shown.length - failing };
    };
    const whole = chartsWithin(Infinity);
    const found = Array.from({ length: 8 }, (_, i) => chartsWithin(6000 * (i + 1)));
    const [some, least] = [
      found.filter(({ others }) => others < whole.others),
      found.filter(({ failing }) => failing < whole.failing),
    ];
    expect(some.length).toBeGreaterThan(least.length);
    expect(least.length).toBeGreaterThan(0);
    expect(least.every(({ others }) => others === 0)).toBe(true);
  });
});

const assessment = assessNamed('strongly-worse');
test('one comparison of a config says its name, and what else the run has to say', () => {
  const only = combineAssessments([{ name: 'large', assessment }], NOTES);
  const comment = renderRunComment(only, { ...NO_FRAME, name: 'nightly' });
  expect(comment).toMatch(/^❌ `nightly \/ large`: \*\*Worse by /);
  const notes =
    'the workflow’s inputs and the defaults do.\n>\n> Not compared: `tiny` and `` a\\|`b` `` (in neither config nor baseline).';
  expect(comment).toContain(notes);
  expect(renderRunText(only, PLAIN_SCREEN)).toContain('Not compared');
});

describe('the report on several comparisons', () => {
  test('conforms to its schema, the worst first and each with its name', async () => {
    const schema = JSON.parse(await readFile('schema/compare.schema.json', 'utf8'));
    const options = { strict: true, strictTuples: false, allErrors: true };
    const validate = new Ajv(options).compile(schema);
    for (const run of [three, fifty]) {
      const json = JSON.parse(reportOfRun(run).json);
      validate(json);
      expect(validate.errors).toBeNull();
      const names = run.comparisons.map(({ name }) => name);
      expect(json.comparisons.map(({ name }: { name: string }) => name)).toEqual(names);
    }
    const { gate, exitCode, familyWise, notCompared } = JSON.parse(reportOfRun(three).json);
    expect({ gate, exitCode, notCompared }).toEqual({
      gate: 'fail',
      exitCode: 1,
      notCompared: NOTES.notCompared,
    });
    expect(familyWise).toEqual(three.familyWise);
  });

  test('has a chart for each, by name', () => {
    const { chart, charts } = reportOfRun(three);
    expect(chart?.light).toContain('1 of 3 blocks');
    expect([...charts.keys()]).toEqual(['large', 'small', 'small-f1']);
  });

  test.each([three, fifty])('is a page of bounded size with each in a fold', (run) => {
    const html = reportOfRun(run).page?.(ASSETS) ?? '';
    const isMany = run.comparisons.length > 3;
    expect(html.match(/<details class="comparison"/g)).toHaveLength(run.comparisons.length);
    expect(html.match(/<details class="comparison"[^>]* open>/g)).toHaveLength(1);
    // All but the worst of many are packed, which browsers neither read nor lay out.
    const packs = [...html.matchAll(/<script type="text\/plain">([^<]*)<\/script>/g)];
    expect(packs).toHaveLength(isMany ? run.comparisons.length - 1 : 0);
    const contents = packs.map(([, data = '']) => Buffer.from(data, 'base64').toString());
    const read = html.replace(/<script type="text\/plain">[^<]*/g, '');
    expect(Buffer.byteLength(read)).toBeLessThanOrEqual(400_000);
    for (const one of contents) expect(one).toMatch(/^<|^$/);
    const whole = [read, ...contents].join('');
    const ids = [...whole.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const landmarks = [...whole.matchAll(/role="region" aria-label="([^"]*)"/g)].map((it) => it[1]);
    expect(new Set(landmarks).size).toBe(landmarks.length);
    expect(Math.max(...contents.map((one) => one.match(/<tr id=/g)?.length ?? 0))).toBeLessThan(61);
    // Radio buttons of the same name would exclude each other.
    expect(whole.match(/ name="t3-view"/g)?.length).toBeGreaterThan(1);
    for (const { name } of run.comparisons)
      expect(html.replaceAll('&#39;', "'")).toContain(
        printable(name).replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      );
  });

  test('is a text with a line for each before the comparisons themselves', () => {
    const text = renderRunText(three, PLAIN_SCREEN);
    expect(text).toMatch(/^❌ Worse in 1 of 3 comparisons: `large` by 0\.030/);
    expect(text).toMatch(/\n {2}small-f1 +✅ Better by 0\.020 \(0\.013 to 0\.029\) after 4 trials/);
    expect(text).toContain('\n❌ large: Worse by 0.030');
    expect(text).toContain('if nothing changed in any, at most 11 in 1,000 checks fail');
  });

  test('leaves a metric its name, whatever words are in it', () => {
    const metric = 'loss of this check run';
    const comparisons = three.comparisons.map(({ name, assessment }) => {
      const found = compared(assessment);
      const [baseline, candidate] = [found.baseline, found.candidate].map((sweep) => {
        return { ...sweep, metric };
      }) as [Sweep, Sweep];
      return { name, assessment: { ...found, baseline, candidate } };
    });
    const run = combineAssessments(comparisons);
    const page = reportOfRun(run).page?.(ASSETS) ?? '';
    for (const text of [renderRunText(run, PLAIN_SCREEN), renderRunComment(run, NO_FRAME), page]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(metric);
      expect(text.replaceAll(/\s+/g, ' ')).not.toContain('this comparison run');
    }
  });
});
