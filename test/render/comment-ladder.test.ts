import fc from 'fast-check';
import type { Assessment } from '../../src/decide/index.ts';
import {
  type CommentFrame,
  NO_FRAME,
  renderComment,
  verdictSentence,
} from '../../src/render/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { outsideCode } from '../support/outside-code.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const RUN = 'https://github.com/octo-organization/training/actions/runs/12345678901';
const FRAME: CommentFrame = {
  ...NO_FRAME,
  name: 'nightly',
  origin: `For commit abc1234, from [this run](${RUN}).`,
  fullReport: `${RUN}/artifacts/4567890123`,
  jobSummary: RUN,
  earlier: [{ sha: 'bcd2345', gate: 'fail', verdict: 'worse', level: 'strong' }],
};

const good = spread(24, 0.8, 0.9);
const strange = { metric: 'a|b`<details>@octocat\n```', location: '../`x`|<b>.csv' };
const worse = assessSweeps(sweepOf(good), sweepOf(spread(24, 0.7, 0.8)), settingsWith());

const CASES: readonly Assessment[] = [
  worse,
  assessSweeps(sweepOf(good, strange), sweepOf([...good, null, null], strange), settingsWith()),
  assessSweeps(
    sweepOf(spread(30, 0.3, 0.9)),
    sweepOf([...Array(9).fill(0.5), null, ...spread(19, 0.55, 0.7)]),
    settingsWith({ 'min-share': '0.01', target: '0.6' }),
  ),
  assessSweeps(sweepOf([0.5]), sweepOf([0.5, 0.5]), settingsWith()),
  assessSweeps(null, sweepOf(good, { running: 3 }), settingsWith()),
  assessSweeps(sweepOf(good), null, settingsWith()),
  assessSweeps(sweepOf(good), sweepOf(good, { metric: 'loss' }), settingsWith()),
];

/** A part of the comment, and a text by which it is known. */
const PARTS = new Map([
  ['chart', '```mermaid'],
  ['table', '| Budget (trials) |'],
  ['what it means', 'a typical search reaches'],
  ['outlook', '\n- What the baseline reaches'],
  ['sweeps', '<summary>The sweeps</summary>'],
  ['formats', '| Format |'],
  ['best configuration', '<summary>Best configuration'],
  ['checklist', '<summary>Reporting checklist'],
  ['notes', '<summary>Good to know'],
  ['how to read', '<summary>How to read this'],
  ['method', '<summary>Method and settings'],
  ['earlier', 'Earlier on this pull request'],
  ['link', 'Full report: '],
  ['origin', 'For commit abc1234'],
]);

const partsIn = (comment: string) =>
  [...PARTS].filter(([, text]) => comment.includes(text)).map(([part]) => part);

describe('a comment that there is no room for', () => {
  const whole = renderComment(worse, FRAME);

  test('is whole where it fits to the character, and not where one is missing', () => {
    expect(partsIn(whole)).toEqual([...PARTS.keys()]);
    expect(renderComment(worse, FRAME, whole.length)).toBe(whole);
    const shorter = renderComment(worse, FRAME, whole.length - 1);
    const kept = [...PARTS.keys()].filter((part) => part !== 'checklist');
    expect(partsIn(shorter)).toEqual(kept);
    expect(shorter).toContain('*Left out');
    expect(shorter).toContain('the reporting checklist. The whole report: [');
  });

  test('loses details, then the chart, and ends as table and then as verdict alone', () => {
    const lengths = Array.from({ length: whole.length / 25 }, (_, i) => 25 * i);
    const rungs = new Set(
      lengths.map((limit) => partsIn(renderComment(worse, FRAME, limit)).join()),
    );
    const counts = [...rungs].map((parts) => parts.split(',').filter(Boolean));
    expect(counts.slice(0, 4)).toEqual([
      [],
      ['link'],
      ['link', 'origin'],
      ['table', 'link', 'origin'],
    ]);
    expect(rungs).toContain('chart,table,what it means,outlook,earlier,link,origin');
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

describe('every comment, whatever the room', () => {
  const cases = fc.constantFrom(...CASES);
  const limits = fc.oneof(
    fc.integer({ min: 420, max: 1500 }),
    fc.integer({ min: 420, max: 12_000 }),
  );

  test('fits, has its verdict, and leaves no tag and no fence open', () => {
    fc.assert(
      fc.property(cases, limits, (assessment, limit) => {
        const comment = renderComment(assessment, FRAME, limit);
        expect(comment.length).toBeLessThanOrEqual(limit);
        expect(comment.split('\n')[0]).toContain(`**${verdictSentence(assessment)}**`);
        // Throws where a block of code is left open.
        const text = outsideCode(comment);
        for (const tag of ['details', 'summary']) {
          expect(text.split(`</${tag}>`)).toHaveLength(text.split(`<${tag}>`).length);
        }
        expect(text).not.toContain('@octocat');
      }),
    );
  });
});
