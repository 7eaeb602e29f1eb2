import { combineAssessments } from '../../src/decide/several.ts';
import { compared } from '../support/assessments.ts';
import { assessCase, REPORT_CASES, type ReportCase } from '../support/report-cases.ts';

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
    expect(combineAssessments([none, worse]).outcome).toEqual(worse.assessment.outcome);
    expect(combineAssessments([none]).outcome).toMatchObject({ gate: 'pass', verdict: 'none' });
  });

  it('raise false alarms at most as often as all of them together', () => {
    const one = compared(worse.assessment).chances?.gateRate?.rate as number;
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
