import type { OptionName } from '../../../src/options.ts';
import { explanations, outlookSentences } from '../../../src/render/wording/explanations.ts';
import { method } from '../../../src/render/wording/method.ts';
import { assessSweeps } from '../../support/assessments.ts';
import { settingsWith, spread, sweepOf } from '../../support/sweeps.ts';

type Flags = Partial<Record<OptionName, string>>;

const FAIR: Flags = { 'fail-on': 'fair' };
const costing = (n: number) => ({ costs: Array.from({ length: n }, (_, i) => 1 + (i % 3)) });

function assessed(n: number, flags: Flags = {}, making: (n: number) => object = () => ({})) {
  const sweeps = [spread(n, 0.8, 0.9), spread(n, 0.8001, 0.9001)].map((scores) =>
    sweepOf(scores, making(n)),
  );
  const [baseline = null, candidate = null] = sweeps;
  return assessSweeps(baseline, candidate, settingsWith(flags));
}

function said(assessment: ReturnType<typeof assessed>): string {
  return [...explanations(assessment), ...outlookSentences(assessment)].join(' ');
}

describe('the trials that would catch a slowdown', () => {
  test('are told in trials, or that they are more than were looked at', () => {
    expect(said(assessed(12))).toMatch(/each sweep would need \d+ trials\./);
    const few = assessed(4, { 'false-alarm-rate': '1e-30' });
    expect(few.trialsNeeded).toMatchObject({ toDetect: 'over 200', toOpenRange: 'over 200' });
    expect(said(few)).toContain('each sweep would need more than 200 trials');
  });

  test.each<[string, Flags, typeof costing | undefined]>([
    ['with a margin', { margin: '0.01' }, undefined],
    ['in cost', {}, costing],
    ['for fair evidence, of which a rate may be kept that cannot be shown', FAIR, undefined],
  ])('are not told where they are not known: %s', (_, flags, making) => {
    const rare = assessed(4, { 'false-alarm-rate': '1e-9', ...flags }, making);
    expect(rare).toMatchObject({ verdict: 'insufficient', isWithinRate: false });
    expect(rare.trialsNeeded).toMatchObject({ toDetect: null, toOpenRange: null });
    expect(said(rare)).toContain('no confidence is known to keep the rate.');
    expect(said(rare)).not.toContain('would need');
  });
});

describe('what is simulated', () => {
  test('is said to be so: the slowdown that large sweeps catch', () => {
    expect(said(assessed(600, { band: 'dkw' }))).toContain(
      'This check catches, about 4 times in 5,',
    );
    expect(said(assessed(48))).toContain('This check catches, 4 times in 5,');
  });

  test('is told with its error where false alarms are', () => {
    expect(method(assessed(48))).toMatch(
      /weak about 14\.\d times in 100 \(give or take 0\.\d\), .* strong 7 times in 10,000; simulated rates are told with two standard errors/,
    );
    expect(method(assessed(12))).not.toContain('standard errors');
    expect(method(assessed(24, {}, costing))).toContain(
      'if neither the scores nor the costs had changed: weak about',
    );
  });

  test('promises no more of a chosen confidence than is known', () => {
    const chosen = (n: number, flags: Flags = {}, making?: typeof costing) =>
      method(assessed(n, { 'false-alarm-rate': '0.02', ...flags }, making));
    expect(chosen(24)).toContain(
      'the smallest that keeps false alarms of the check to 0.02 or less',
    );
    expect(chosen(24, {}, costing)).toContain(
      'the smallest that is shown, by simulation and with 97.5 % confidence, to keep false alarms',
    );
    expect(chosen(600, { band: 'dkw' })).toContain('the smallest that is known to keep');
    expect(chosen(3, { 'false-alarm-rate': '1e-9' })).toContain(
      'as none is known to keep false alarms of the check to 1e-9 or less',
    );
  });
});
