import {
  type Acknowledgement,
  type Assessment,
  acknowledge,
  canBeAccepted,
  combineAssessments,
  judgeLabel,
  type Remembered,
  type Verdict,
} from '../../src/decide/index.ts';
import { plainSearch } from '../../src/read/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

const failing: Remembered = {
  about: 'small',
  base: null,
  candidate: 'trials',
  baseline: 'others',
  failure: { kind: 'worse', what: '', lower: -0.2, estimate: -0.1, isFlaky: false },
};
const small = [failing];
const worseBy = (estimate: number | null, candidate = 'new trials'): Remembered[] => [
  { ...failing, candidate, failure: { ...worseOf(), estimate } },
];

function worseOf() {
  if (failing.failure === null) throw new Error('It fails.');
  return failing.failure;
}

const known = {
  label: 'accepted',
  set: { login: 'mona', isPerson: true, at: '2026-03-01T10:00:00Z' },
  permission: 'write',
  failures: [{ at: '2026-03-01T09:59:59Z', title: 'Worse', remembers: small }],
  failure: { title: 'Worse', remembers: small },
  author: 'octocat',
};

const accepted: Acknowledgement = {
  label: 'accepted',
  by: 'mona',
  at: '2026-03-01T10:00:00Z',
  byAuthor: false,
  seen: null,
};

describe('a label', () => {
  test.each(['write', 'admin'])('of a person with permission %s accepts', (permission) => {
    expect(judgeLabel({ ...known, permission })).toEqual(accepted);
  });

  test.each(['read', 'none', 'triage', 'maintainer', '', null])(
    'of a person with permission %p does not',
    (permission) => {
      const refusal = { why: 'may-not-write', by: 'mona', permission: permission ?? 'none' };
      expect(judgeLabel({ ...known, permission })).toEqual(refusal);
    },
  );

  test('counts only from the second after a failure on', () => {
    const set = { ...known.set, at: '2026-03-01T09:59:59Z' };
    expect(judgeLabel({ ...known, set })).toEqual({ why: 'too-early', at: set.at });
    expect(judgeLabel({ ...known, failures: [] })).toMatchObject({ why: 'too-early' });
  });

  test('still counts after a failure that came later', () => {
    const failures = [
      { at: '2026-03-01T11:00:00Z', title: 'Worse still', remembers: small },
      ...known.failures,
    ];
    expect(judgeLabel({ ...known, failures })).toEqual(accepted);
  });

  test('names what the last check before it said, if this run says something else', () => {
    const failures = [
      { at: '2026-03-01T08:00:00Z', title: 'Worse', remembers: small },
      { at: '2026-03-01T09:00:00Z', title: 'Much worse', remembers: small },
    ];
    expect(judgeLabel({ ...known, failures: failures.toReversed() })).toMatchObject({
      seen: 'Much worse',
    });
  });

  test('goes by the newest of the checks that failed in one second', () => {
    const at = '2026-03-01T09:00:00Z';
    const failures = ['Much worse', 'Worse'].map((title) => ({ at, title, remembers: small }));
    expect(judgeLabel({ ...known, failures })).toMatchObject({ seen: 'Much worse' });
  });

  test('does not accept more than the last check before it had shown', () => {
    const failures = [
      { at: '2026-03-01T08:00:00Z', title: 'Worse in both', remembers: small },
      {
        at: '2026-03-01T09:00:00Z',
        title: 'Worse in one',
        remembers: [{ ...failing, about: 'large' }],
      },
    ];
    expect(judgeLabel({ ...known, failures })).toMatchObject({ why: 'too-early' });
  });

  test.each<[number | null, string]>([
    [-0.1, 'accepts'],
    [-0.2, 'accepts'],
    [0.3, 'accepts'],
    [-0.2000001, 'beyond'],
    [null, 'beyond'],
  ])('that accepted −0.1 with a lower limit of −0.2 and meets %p: %s', (estimate, outcome) => {
    const failure = { title: 'Worse', remembers: worseBy(estimate) };
    const refusal = { why: 'beyond', at: known.set.at, seen: 'Worse' };
    expect(judgeLabel({ ...known, failure })).toEqual(outcome === 'accepts' ? accepted : refusal);
  });

  test('covers the same trials alone if the limit is not finite', () => {
    const remembers = [{ ...failing, failure: { ...worseOf(), lower: null } }];
    const failures = [{ at: '2026-03-01T09:00:00Z', title: 'Worse', remembers }];
    const judged = (candidate: string) =>
      judgeLabel({
        ...known,
        failures,
        failure: { title: 'Worse', remembers: worseBy(0, candidate) },
      });
    expect(judged('trials')).toEqual(accepted);
    expect(judged('new trials')).toMatchObject({ why: 'beyond' });
  });

  test.each<[string, Partial<Remembered>]>([
    ['another comparison', { about: 'large' }],
    ['another kind of failure', { failure: { ...worseOf(), kind: 'other' } }],
    ['a job of the matrix that is missing as well', { failure: { ...worseOf(), what: '1 of 4' } }],
  ])('does not accept %s', (_, change) => {
    const failure = { title: 'Worse', remembers: [{ ...failing, ...change }] };
    expect(judgeLabel({ ...known, failure })).toMatchObject({ why: 'too-early' });
  });

  test('of no person, and one whose event is lost, does not count', () => {
    const set = { ...known.set, login: 'bot', isPerson: false };
    expect(judgeLabel({ ...known, set })).toEqual({ why: 'not-a-person', by: 'bot' });
    expect(judgeLabel({ ...known, set: null })).toEqual({ why: 'unexplained' });
  });

  test.each([
    ['Mona', true],
    ['monalisa', false],
    [null, false],
  ])('of the author is told: %s', (author, byAuthor) => {
    expect(judgeLabel({ ...known, author })).toMatchObject({ byAuthor });
  });
});

const SCORES = Array.from({ length: 24 }, (_, i) => i / 24);
const baseline = sweepOf(SCORES);
const worse = sweepOf(SCORES.map((score) => score - 2));

function assessed(change: Partial<Verdict> = {}): Assessment {
  return { ...assessSweeps(baseline, worse, settingsWith()), ...change };
}

const runOf = (...assessments: readonly Assessment[]) =>
  combineAssessments(assessments.map((assessment, i) => ({ name: `m${i}`, assessment })));

describe('a result', () => {
  test('that is accepted passes, keeps its verdict and says by whom', () => {
    const run = runOf(assessed());
    expect(run).toMatchObject({ gate: 'fail', verdict: 'worse' });
    expect(acknowledge(run, accepted)).toMatchObject({
      gate: 'pass',
      verdict: 'worse',
      reason: `${run.reason} (accepted by mona)`,
      comparisons: [{ name: 'm0', assessment: { acknowledged: accepted, gate: 'pass' } }],
    });
  });

  test('that cannot be compared can be accepted, and then asks for nothing more', () => {
    const other = assessSweeps({ ...baseline, metric: 'f1' }, worse, settingsWith());
    const run = runOf(other);
    expect([run.verdict, canBeAccepted(run)]).toEqual(['invalid', true]);
    expect(acknowledge(run, accepted).comparisons[0].assessment.remedy).toBeUndefined();
  });

  test.each<[string, Assessment]>([
    ['a missing sweep', assessSweeps(baseline, null, settingsWith())],
    ['too little data', assessed({ verdict: 'insufficient' })],
    ['a job of the matrix that saved nothing', lackingJob()],
  ])('that could not be judged for %s is accepted as neutral', (_, assessment) => {
    const run = runOf(assessment);
    expect([run.gate, canBeAccepted(run)]).toEqual(['fail', true]);
    const { reason } = assessment;
    expect(acknowledge(run, accepted)).toMatchObject({
      gate: 'neutral',
      verdict: assessment.verdict,
      reason: `Not judged, accepted by mona: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    });
  });

  test.each<[string, Assessment]>([
    ['that passes', assessSweeps(baseline, baseline, settingsWith())],
    ['with an error', assessed({ verdict: 'error' })],
  ])('%s cannot be accepted', (_, assessment) => {
    const run = runOf(assessment);
    expect(canBeAccepted(run)).toBe(false);
    expect(acknowledge(run, accepted)).toEqual(run);
  });

  test('that is worse passes even if a job of the matrix is missing too', () => {
    const run = runOf({ ...assessed(), searches: lackingJob().searches });
    expect(acknowledge(run, accepted)).toMatchObject({ gate: 'pass', verdict: 'worse' });
  });

  test('among several is accepted only with all others that fail', () => {
    const fine = assessSweeps(baseline, baseline, settingsWith());
    expect(canBeAccepted(runOf(fine, assessed(), assessed()))).toBe(true);
    expect(canBeAccepted(runOf(fine, assessed(), assessed({ verdict: 'error' })))).toBe(false);
    const { gate, comparisons } = acknowledge(runOf(fine, assessed(), assessed()), accepted);
    expect(gate).toBe('pass');
    expect(comparisons.map(({ assessment }) => assessment.acknowledged?.by)).toEqual([
      'mona',
      'mona',
      undefined,
    ]);
  });
});

function lackingJob(): Assessment {
  const shards = { saved: 2, jobs: 3 };
  const candidate = { ...plainSearch('artifact:tuning-gate-sweep', null), shards };
  const searches = { ...assessed().searches, candidate };
  return assessSweeps(baseline, baseline, settingsWith(), searches);
}
