import {
  type Acceptance,
  type Assessment,
  accept,
  canBeAccepted,
  judgeLabel,
  type Remembered,
  type Ruling,
} from '../../src/decide/index.ts';
import { artifactAt, plainSearch } from '../../src/read/index.ts';
import { assessSweeps, ruled, runOf } from '../support/assessments.ts';
import { settingsWith, sweepOf } from '../support/sweeps.ts';

const failing: Remembered = {
  about: 'small',
  base: null,
  candidate: 'trials',
  baseline: 'others',
  failure: { kind: 'worse', what: '', lower: -0.2, estimate: -0.1, isFlaky: false },
};
const small = [failing];
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

const accepted: Acceptance = {
  label: 'accepted',
  by: 'mona',
  at: '2026-03-01T10:00:00Z',
  byAuthor: false,
  seen: null,
};

const AT = known.set.at;
const check = (at: string, title: string, remembers = small) => ({ at, title, remembers });
const now = (change: Partial<Remembered>) => ({
  failure: { title: 'Worse', remembers: [{ ...failing, ...change }] },
});
const nine = '2026-03-01T09:00:00Z';
const beyond = { why: 'beyond', at: AT, seen: 'Worse' };
const tooEarly = { why: 'too-early', at: AT };
const noWriter = (permission: string) => ({ why: 'may-not-write', by: 'mona', permission });
const late = { ...known.set, at: '2026-03-01T09:59:59Z' };
const bot = { ...known.set, login: 'bot', isPerson: false };
const unjudged = (estimate: number | null): Remembered => ({
  ...failing,
  failure: { ...worseOf(), kind: 'other', estimate },
});
const endless = [check(nine, 'Worse', [{ ...failing, failure: { ...worseOf(), lower: null } }])];

test.each<[string, Partial<Parameters<typeof judgeLabel>[0]>, object]>([
  ['of who may write', {}, accepted],
  ['of an administrator', { permission: 'admin' }, accepted],
  ...['read', 'none', 'triage', 'maintainer', ''].map((permission): [string, object, object] => [
    `of "${permission}"`,
    { permission },
    noWriter(permission),
  ]),
  ['of somebody unknown', { permission: null }, noWriter('none')],
  ['set in the second of the failure', { set: late }, { ...tooEarly, at: late.at }],
  ['without any failure', { failures: [] }, tooEarly],
  [
    'before another failure',
    { failures: [check('2026-03-01T11:00:00Z', 'Worse still'), ...known.failures] },
    accepted,
  ],
  [
    'where the last check before it said something else',
    { failures: [check(nine, 'Much worse'), check('2026-03-01T08:00:00Z', 'Worse')] },
    { ...accepted, seen: 'Much worse' },
  ],
  [
    'after two checks in one second, of which the newest counts',
    { failures: [check(nine, 'Much worse'), check(nine, 'Worse')] },
    { ...accepted, seen: 'Much worse' },
  ],
  [
    'where the last check before it showed less',
    {
      failures: [
        check('2026-03-01T08:00:00Z', 'Worse in both'),
        check(nine, 'Worse in one', [{ ...failing, about: 'large' }]),
      ],
    },
    tooEarly,
  ],
  ['at a loss within the limit', now({ failure: { ...worseOf(), estimate: -0.2 } }), accepted],
  ['at a gain', now({ failure: { ...worseOf(), estimate: 0.3 } }), accepted],
  ['at more', now({ failure: { ...worseOf(), estimate: -0.2000001 } }), beyond],
  ['without one', now({ candidate: 'new', failure: { ...worseOf(), estimate: null } }), beyond],
  [
    'without a limit, on the same trials',
    { failures: endless, ...now({ failure: { ...worseOf(), estimate: 0 } }) },
    accepted,
  ],
  [
    'without a limit, on others',
    { failures: endless, ...now({ candidate: 'new', failure: { ...worseOf(), estimate: 0 } }) },
    beyond,
  ],
  ['of another comparison', now({ about: 'large' }), tooEarly],
  ['of another kind of failure', now({ failure: { ...worseOf(), kind: 'other' } }), tooEarly],
  [
    'of what has no number',
    { failures: [check(nine, 'Short', [unjudged(-0.1)])], ...now(unjudged(null)) },
    { ...accepted, seen: 'Short' },
  ],
  ['with a job missing as well', now({ failure: { ...worseOf(), what: '1 of 4' } }), tooEarly],
  ['of no person', { set: bot }, { why: 'not-a-person', by: 'bot' }],
  ['whose event is lost', { set: null }, { why: 'unexplained' }],
  ['of the author', { author: 'Mona' }, { ...accepted, byAuthor: true }],
  ['of an unknown author', { author: null }, accepted],
])('a label %s is judged', (_, change, expected) => {
  expect(judgeLabel({ ...known, ...change })).toEqual(expected);
});

const SCORES = Array.from({ length: 24 }, (_, i) => i / 24);
const baseline = sweepOf(SCORES);
const worse = sweepOf(SCORES.map((score) => score - 2));
const similar = sweepOf(SCORES.map((score) => score + 0.001));

function assessed(change: Partial<Ruling> = {}): Assessment {
  return ruled(assessSweeps(baseline, worse, settingsWith()), change);
}

describe('a result', () => {
  test('that is accepted passes and keeps its verdict', () => {
    const run = runOf(assessed());
    expect(run).toMatchObject({ outcome: { gate: 'fail', verdict: 'worse' } });
    expect(accept(run, accepted)).toMatchObject({
      outcome: { gate: 'pass', verdict: 'worse' },
      comparisons: [{ name: '', assessment: { accepted, outcome: { gate: 'pass' } } }],
    });
  });

  test('that cannot be compared can be accepted', () => {
    const other = assessSweeps({ ...baseline, metric: 'f1' }, worse, settingsWith());
    const run = runOf(other);
    expect([run.outcome.verdict, canBeAccepted(run)]).toEqual(['invalid', true]);
  });

  test.each<[string, Assessment]>([
    ['a missing sweep', assessSweeps(baseline, null, settingsWith())],
    ['too little data', assessed({ verdict: 'insufficient' })],
    ['a job of the matrix that saved nothing', lackingJob()],
  ])('that could not be judged for %s is accepted as neutral', (_, assessment) => {
    const run = runOf(assessment);
    expect([run.outcome.gate, canBeAccepted(run)]).toEqual(['fail', true]);
    expect(accept(run, accepted)).toMatchObject({
      outcome: { gate: 'neutral', verdict: assessment.outcome.verdict },
    });
  });

  test.each<[string, Assessment]>([
    ['that passes', assessSweeps(baseline, similar, settingsWith())],
    ['with an error', assessed({ verdict: 'error' })],
  ])('%s cannot be accepted', (_, assessment) => {
    const run = runOf(assessment);
    expect(canBeAccepted(run)).toBe(false);
    expect(accept(run, accepted)).toEqual(run);
  });

  test('that is worse passes even if a job of the matrix is missing too', () => {
    const run = runOf({ ...assessed(), searches: lackingJob().searches });
    expect(accept(run, accepted)).toMatchObject({ outcome: { gate: 'pass', verdict: 'worse' } });
  });

  test('among several is accepted only with all others that fail', () => {
    const fine = assessSweeps(baseline, similar, settingsWith());
    expect(canBeAccepted(runOf(fine, assessed(), assessed()))).toBe(true);
    expect(canBeAccepted(runOf(fine, assessed(), assessed({ verdict: 'error' })))).toBe(false);
    const { outcome, comparisons } = accept(runOf(fine, assessed(), assessed()), accepted);
    expect(outcome.gate).toBe('pass');
    const by = comparisons.map(({ assessment }) => assessment.accepted?.by);
    expect(by).toEqual(['mona', 'mona', undefined]);
  });
});

function lackingJob(): Assessment {
  const shards = { saved: 2, jobs: 3 };
  const candidate = { ...plainSearch(artifactAt('tuning-gate-sweep'), null), shards };
  const searches = { ...assessed().searches, candidate };
  const facts = { missing: 1, jobs: 3 };
  const lacking = { code: 'missing-shards', facts, verdict: 'invalid', gate: 'fail' } as const;
  return ruled({ ...assessSweeps(baseline, similar, settingsWith()), searches }, lacking);
}
