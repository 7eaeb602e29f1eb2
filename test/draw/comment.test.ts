import fc from 'fast-check';
import type { Assessment } from '../../src/decide/index.ts';
import { type CommentFrame, NO_FRAME, renderRunComment } from '../../src/draw/index.ts';
import { link, say } from '../../src/report/index.ts';
import { character } from '../support/arbitraries.ts';
import { assessSweeps, runOf } from '../support/assessments.ts';
import { compareExamples } from '../support/example-comment.ts';
import { expectGolden } from '../support/golden.ts';
import { outsideCode } from '../support/markdown.ts';
import { fewerRuns } from '../support/property-runs.ts';
import { assessCase, type ReportCase } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

function renderComment(assessment: Assessment, frame: CommentFrame, limit?: number) {
  return renderRunComment(runOf(assessment), frame, limit);
}

function comment(given: ReportCase) {
  return comparisonReport(assessCase(given)).markdown;
}

/** What of a comment is not code, once its blocks of code and its tags are seen to be closed. */
function closedText(comment: string): string {
  const text = outsideCode(comment);
  for (const tag of ['details', 'summary']) {
    expect(text.split(`</${tag}>`)).toHaveLength(text.split(`<${tag}>`).length);
  }
  return text;
}

const good = spread(48, 0.8, 0.9);

test.each<[string, ReportCase]>([
  [
    'hostile-names',
    {
      baseline: good,
      candidate: good,
      making: { metric: 'a|b`<img src=x>@octocat\n# c', location: '../`x`|<b>.csv' },
    },
  ],
  [
    'never-fails',
    { baseline: good, candidate: spread(48, 0.7, 0.8), flags: { 'fail-on': 'never' } },
  ],
  ['cannot-tell', { baseline: spread(12, 0.8, 0.9), candidate: spread(12, 0.79, 0.91) }],
  ['candidate-short', { baseline: good, candidate: spread(24, 0.8, 0.9) }],
  ['candidate-cut', { baseline: good, candidate: [0.9, 0.88], flags: { 'min-trials': '48' } }],
  [
    'adaptive-baseline',
    { baseline: good, candidate: spread(48, 0.7, 0.8), making: { method: 'adaptive' } },
  ],
  [
    'adaptive-candidate',
    { baseline: good, candidate: spread(48, 0.81, 0.9), candidateMaking: { method: 'adaptive' } },
  ],
  [
    'doubtful-candidate',
    { baseline: good, candidate: spread(48, 0.81, 0.9), candidateMaking: { method: 'unknown' } },
  ],
])('the comment of %s is as reviewed', (name, given) => {
  expectGolden(`test/draw/golden/comment-${name}.md`, comment(given));
});

describe('the comment of the example', () => {
  const commentOf = async (candidate: string) =>
    comparisonReport(await compareExamples('digits/baseline.csv', `digits/${candidate}`)).markdown;

  test.each(['worse', 'same'])('is short with its one fold: candidate-%s', async (candidate) => {
    const comment = await commentOf(`candidate-${candidate}.csv`);
    expect(wordsIn(comment)).toBeLessThanOrEqual(560);
    expect(comment.match(/<details>/g)).toHaveLength(1);
  });

  test('never folds a note that may void the comparison, and folds what matters to few', async () => {
    const [open = '', ...folds] = (await commentOf('candidate-worse.csv')).split('<details>');
    expect(open).not.toContain('share a score');
    expect(folds.join()).toContain('share a score');
    const same = comment({ baseline: good, candidate: good });
    expect(same.indexOf('as when one file is given twice')).toBeLessThan(same.indexOf('<details>'));
  });
});

/** The words a reader sees: no charts in code, no tags. */
function wordsIn(markdown: string): number {
  const seen = markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[|*`]/g, ' ');
  return seen.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const score = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { freq: 5 });
const sweep = fc.array(score, { minLength: 1, maxLength: 12 });

test('every comment fits into a comment, with its tags balanced and nothing undefined', () => {
  fc.assert(
    fc.property(
      sweep,
      sweep,
      fc.string({ unit: character, maxLength: 300 }),
      (baseline, candidate, metric) => {
        const text = comment({ baseline, candidate, making: { metric, location: metric } });
        expect(text.length).toBeLessThan(65_536);
        expect(closedText(text)).not.toMatch(/NaN|undefined|Infinity|\[object/);
      },
    ),
    fewerRuns(),
  );
});

const RUN = 'https://github.com/octo-organization/training/actions/runs/12345678901';
const FRAME: CommentFrame = {
  ...NO_FRAME,
  name: 'nightly',
  origin: say`Commit abc1234, ${link(say`this run`, RUN)}.`,
  fullReport: `${RUN}/artifacts/4567890123`,
  jobSummary: RUN,
};

const scores = spread(24, 0.8, 0.9);
const worse = assessSweeps(sweepOf(scores), sweepOf(spread(24, 0.7, 0.8)), settingsWith());

/** A part of the comment, and a text by which it is known. */
const PARTS = new Map([
  ['result', 'Strong evidence: the check **fails**'],
  ['chart', '```text'],
  ['next', '**Next:** '],
  ['small print', '<sub>24 + 24 trials · '],
  ['table', '| Trials |'],
  ['sweeps', '**Best configurations**'],
  ['checklist', '**Checklist**'],
  ['method', '**Method**'],
]);

const partsIn = (comment: string) =>
  [...PARTS].filter(([, text]) => comment.includes(text)).map(([part]) => part);

describe('a comment that exceeds the limit', () => {
  const whole = renderComment(worse, FRAME);

  test('is whole where it fits to the character, and not where one is missing', () => {
    expect(partsIn(whole)).toEqual([...PARTS.keys()]);
    expect(renderComment(worse, FRAME, whole.length)).toBe(whole);
    const shorter = renderComment(worse, FRAME, whole.length - 1);
    const kept = [...PARTS.keys()].filter((part) => part !== 'checklist');
    expect(partsIn(shorter)).toEqual(kept);
    expect(shorter).toContain('*Some of it is left out to fit GitHub’s limit. The whole report: [');
  });

  test('loses what is folded, then the chart; what to do and at last the verdict remain', () => {
    const lengths = Array.from({ length: whole.length / 50 }, (_, i) => 50 * i);
    const forms = new Set(lengths.map((n) => partsIn(renderComment(worse, FRAME, n)).join()));
    const all = [...PARTS.keys()];
    expect(forms).toContain('');
    expect(forms).toContain('result,next,small print');
    for (const count of [4, 5]) expect(forms).toContain(all.slice(0, count).join());
  });

  test('points to its run where there is no page, and else to its own file', () => {
    const { fullReport, ...noPage } = FRAME;
    expect(renderComment(worse, { ...noPage, fullReport: null }, 100)).toContain(
      `The whole report: [job summary](${RUN})`,
    );
    expect(renderComment(worse, NO_FRAME, 100)).toContain('The whole report: `comment.md`');
    expect(renderComment(worse, FRAME, 100)).toContain(`data](${fullReport})`);
  });
});
