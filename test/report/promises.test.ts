import { markdownBlocks } from '../../src/print/index.ts';
import { methodFold } from '../../src/report/index.ts';
import { compareCase, REPORT_CASES, type ReportCase } from '../render/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { allStated as said, stated } from '../support/statements.ts';
import { spread } from '../support/sweeps.ts';

type Flags = NonNullable<ReportCase['flags']>;

const FAIR: Flags = { 'fail-on': 'fair' };
const costing = { costs: Array.from({ length: 48 }, (_, i) => 1 + (i % 3)) };

const assessed = (n: number, flags: Flags = {}, making: ReportCase['making'] = {}) =>
  compareCase({
    baseline: spread(n, 0.8, 0.9),
    candidate: spread(n, 0.8001, 0.9001),
    flags,
    making,
  });

describe('the trials that would catch a slowdown', () => {
  test('are given in trials, or as more than were tried', () => {
    expect(said(assessed(12))).toMatch(/each sweep would need \d+ trials\./);
    const few = assessed(4, { 'false-alarm-rate': '1e-12' });
    expect(few.trialsNeeded).toMatchObject({ toDetect: 'over 200', toOpenRange: 'over 200' });
    expect(said(few)).toContain('each would need more than 200 trials');
  });

  test.each<[string, Flags]>([
    ['with a margin', { margin: '0.01' }],
    ['for fair evidence, of which the rate is simulated', FAIR],
  ])('are left out if they are not known: %s', (_, flags) => {
    const rare = assessed(4, { 'false-alarm-rate': '0.001', ...flags });
    expect(rare.verdict).toBe('insufficient');
    expect(rare.trialsNeeded).toMatchObject({ toDetect: null, toOpenRange: null });
    expect(said(rare)).toContain('no gate keeps the rate.');
    expect(said(rare)).not.toContain('would need');
  });
});

describe('the promises of the gate', () => {
  const words = (text: string) => text.split(/\s+/).length;

  const bound =
    'Whatever changed, it shows false strong evidence of “worse” at most 11 % of the time.';
  const tied = compareCase({
    baseline: spread(48, 0.8, 0.9),
    candidate: [...spread(47, 0.8001, 0.9001), null],
    flags: { margin: '0.01' },
  });

  test.each<[string, ReturnType<typeof assessed>, string]>([
    [
      'with ties',
      tied,
      `If nothing changed, this check fails at most 0.29 % of the time. ${bound}`,
    ],
    ['in cost', assessed(48, {}, costing), bound.replace('it', 'this check')],
    [
      'of a check that never fails',
      assessed(48, { 'fail-on': 'never' }),
      `If nothing changed, this check finds strong evidence 0.29 % of the time. ${bound}`,
    ],
  ])('are both given in few words: %s', (_, assessment, sentence) => {
    expect(`${stated(assessment, 'rate')} ${stated(assessment, 'bound')}`.trim()).toBe(sentence);
    expect(words(sentence)).toBeLessThanOrEqual(30);
  });

  test('are in full with the method: what is simulated with its error, the bound with what it is about', () => {
    expect(markdownBlocks([methodFold(assessed(48, FAIR))])).toMatch(
      /fair about 3\.\d* % of the time \(give or take 0\.\d+ %\), strong 0\.29 % of the time/,
    );
    expect(markdownBlocks([methodFold(assessed(12))])).not.toContain('if nothing changed');
    expect(markdownBlocks([methodFold(assessed(48, {}, costing))])).toContain(
      'Strong evidence is false at a budget where the candidate is at least as good, taking the mean costs as known;',
    );
  });
});

describe('what the check would catch', () => {
  const CATCHES = 'this check would have caught a candidate that needs 3.3× the trials';
  const failing = compareCase(REPORT_CASES['strongly-worse'] as ReportCase);
  const neutral = compareCase(REPORT_CASES.fair as ReportCase);

  test('is for those that do not fail', () => {
    expect(said(neutral)).toContain(CATCHES);
    expect(comparisonReport(failing).markdown).not.toContain('caught');
  });

  test('is said once to be for independent sweeps', () => {
    const independent = compareCase({
      baseline: spread(48, 0.8, 0.9),
      candidate: spread(48, 0.75, 0.85),
    });
    const paired = { ...independent, isPaired: true };
    const { markdown } = comparisonReport(paired);
    expect(markdown.match(/independent/g)).toHaveLength(1);
    expect(said(paired)).toContain(
      'Chances and slowdowns are computed for independent sweeps; false alarms are normally rarer when sweeps share configurations.',
    );
  });
});

describe('a gate with bands of its own', () => {
  const strict = { 'false-alarm-rate': '0.01' };

  test('says by which confidence evidence goes, and how that was found', () => {
    expect(markdownBlocks([methodFold(assessed(24, strict))])).toContain(
      'The gate’s own bands: 64.93 %, the smallest that keeps false alarms of the check to 0.01 or less.',
    );
    expect(markdownBlocks([methodFold(assessed(24, { ...strict, ...FAIR }))])).toContain(
      'is shown, by simulation, to keep',
    );
  });

  test('shows the limits of the given confidence, beyond which it says there are none', () => {
    const [plain, gated] = [assessed(48), assessed(48, strict)];
    const limits = ({ rows }: typeof plain) => rows[1]?.difference;
    expect(limits(gated)).toEqual(limits(plain));
    expect(gated.jointLevel).toBe(plain.jointLevel);
    expect(gated.comparison.shownRange).toEqual(plain.comparison.range);
    expect(gated.comparison.range?.[1]).toBeGreaterThan(10);
    expect(said(gated)).toContain(
      'Evidence is judged by 63.6 % limits, which the false-alarm rate sets; the 80 % limits shown do not decide.',
    );
    expect(said(plain)).not.toContain('Evidence is judged by');
  });
});
