import type { Assessment } from '../../src/decide/index.ts';
import { combineAssessments, excuseAnchor } from '../../src/decide/several.ts';
import type { Sweep } from '../../src/parse/index.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { assessSweeps, compared } from '../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const named = (name: string, given: ReportCase | undefined, flags: ReportCase['flags'] = {}) => ({
  name,
  assessment: assessCase({ ...(given as ReportCase), flags: { ...given?.flags, ...flags } }),
});
const worse = named('large', REPORT_CASES['strongly-worse']);
const fair = named('huge', REPORT_CASES.fair);
const weak = named('tiny', REPORT_CASES.weak);
const none = named('small', REPORT_CASES.none);
const better = named('apt', REPORT_CASES.better);
const passing = named('new', REPORT_CASES['no-baseline'], { 'on-missing-baseline': 'pass' });
const missing = named('medium', REPORT_CASES['no-baseline']);

describe('several comparisons as one result', () => {
  it('come the worst first: by gate, by evidence, good news last, then by name', () => {
    const given = [better, none, passing, missing, weak, { ...none, name: 'base' }, fair, worse];
    const { comparisons } = combineAssessments(given);
    expect(comparisons.map(({ name }) => name)).toEqual([
      ...['large', 'huge', 'medium', 'tiny', 'new', 'base', 'small', 'apt'],
    ]);
    expect(combineAssessments(given.toReversed()).comparisons).toEqual(comparisons);
  });

  it('have the gate and the verdict of the worst', () => {
    const { gate, verdict } = worse.assessment;
    expect(combineAssessments([none, worse])).toMatchObject({ gate, verdict });
    expect(combineAssessments([none])).toMatchObject({ gate: 'pass', verdict: 'none' });
  });

  it('raise false alarms at most as often as all of them together', () => {
    const one = compared(worse.assessment).chances?.falseAlarm.strong?.rate as number;
    const { familyWise } = combineAssessments([none, worse, missing]);
    expect(familyWise?.level).toBe('strong');
    expect(familyWise?.rate).toBeCloseTo(2 * one, 12);
  });

  it('count a simulated rate with its error, and name the weakest level that fails', () => {
    const strict = named('strict', REPORT_CASES.none, { 'fail-on': 'fair' });
    const { fair: rate } = compared(strict.assessment).chances?.falseAlarm ?? {};
    const alone = combineAssessments([strict]).familyWise;
    expect(alone?.level).toBe('fair');
    expect(alone?.rate).toBeGreaterThan(rate?.rate as number);
    const both = combineAssessments([strict, none]).familyWise;
    expect(both?.level).toBe('fair');
    expect(both?.rate).toBeGreaterThan(alone?.rate as number);
  });

  it('have no family-wise rate where one is unknown, or nothing is compared', () => {
    const costs = named('costs', REPORT_CASES['minimise-with-cost']);
    expect(combineAssessments([none, costs]).familyWise).toBeNull();
    expect(combineAssessments([missing]).familyWise).toBeNull();
  });
});

describe('a comparison with a reference that stays where it is', () => {
  const sweep = (shift: number, metric?: string) =>
    sweepOf(spread(48, 0.8 + shift, 0.9 + shift), metric === undefined ? {} : { metric });
  const of = (baseline: Sweep, candidate: Sweep) =>
    assessSweeps(baseline, candidate, settingsWith());
  const [old, main, pull] = [sweep(0.2), sweep(0), sweep(0.001)];
  const anchor = of(old, pull);

  it('fails no pull request for what the base branch has lost already', () => {
    expect(anchor.gate).toBe('fail');
    expect(excuseAnchor(anchor, of(main, pull))).toMatchObject({
      gate: 'neutral',
      verdict: 'worse',
      remedy: { how: 'base-is-worse', sha: null },
    });
    const known = { ...main, source: { ...main.source, sha: 'abcdef0123' } };
    expect(excuseAnchor(anchor, of(known, pull)).remedy).toMatchObject({ sha: 'abcdef0123' });
  });

  it.each<[string, Assessment, Assessment]>([
    ['the base is not worse than it', anchor, of(old, old)],
    ['the candidate is worse than the base, too', of(old, sweep(-0.2)), of(main, sweep(-0.2))],
    ['there is no base', anchor, assessSweeps(null, pull, settingsWith())],
    [
      'the base has another metric',
      anchor,
      { ...of(main, main), baseline: sweep(0, 'f1') } as Assessment,
    ],
    ['it passes', of(main, pull), of(main, pull)],
    ['it cannot be compared', of(sweep(0.2, 'f1'), pull), of(main, pull)],
  ])('stays as it is where %s', (_, reference, withBase) => {
    expect(excuseAnchor(reference, withBase)).toBe(reference);
  });
});
