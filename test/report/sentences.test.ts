import { warningOf } from '../../src/decide/findings.ts';
import type {
  Assessment,
  Cause,
  FactsOf,
  LabelRefusal,
  Outcome,
  OutcomeCode,
  Ruling,
  VerdictWord,
  WarningCode,
} from '../../src/decide/index.ts';
import { markdownPhrase, plainText } from '../../src/print/index.ts';
import { type Absence, parseLocation, plainSearch } from '../../src/read/index.ts';
import {
  acceptanceSentence,
  headline,
  joined,
  nextStatement,
  type Phrase,
} from '../../src/report/index.ts';
import { minorNotes, warningSentence, warningsBlock } from '../../src/report/notes.ts';
import { foundSentence } from '../../src/report/outcome.ts';
import { baselineChoice } from '../../src/report/tables.ts';
import { assessSweeps, runOf, SEARCHES } from '../support/assessments.ts';
import { expectGolden } from '../support/golden.ts';
import { assessNamed, compareNamed } from '../support/report-cases.ts';
import { comparisonReport } from '../support/reports.ts';
import { settingsWith } from '../support/sweeps.ts';

const ARMS = ['baseline', 'candidate'] as const;
const OBSTACLES = ['forbidden', 'unreachable', 'unusable'] as const;
const some = { lacking: 'strong', margin: 0 } as const;

type Form<Code extends OutcomeCode> = readonly [Ruling<Code>['facts'], Partial<Outcome>?];

const neutral = (cause: Cause) => ({ gate: 'neutral', cause }) as const;
const CLAIM = { level: 'strong', margin: 0, by: 'bands' } as const;

/** One of each form that the sentence on an outcome takes. */
const OUTCOMES: { readonly [Code in OutcomeCode]: readonly Form<Code>[] } = {
  error: OBSTACLES.flatMap((obstacle) => ARMS.map((arm) => [{ arm, obstacle }] as const)),
  'unknown-workflow': [[{}]],
  'no-candidate': [[{}]],
  unchanged: [[{}]],
  'no-baseline': [[{}]],
  expired: [[{}]],
  'baseline-unusable': [[{}]],
  incomparable: (['metrics', 'directions', 'units', 'asked', 'config'] as const).map((differ) => [
    { differ },
  ]),
  'missing-shards': [[{ missing: 3, jobs: 4 }]],
  worse: [[CLAIM]],
  'not-confirmed': [[{}, neutral('test')]],
  'adaptive-baseline': [[CLAIM, neutral('adaptive-search')]],
  'evidence-only': [[{ level: 'weak', ...some }]],
  better: [[{ ...some }]],
  none: [[some]],
  'doubtful-pass': [[some]],
  'partly-paired': [[some]],
  unmatched: [[{ count: 0, of: 24 }], [{ count: 20, of: 24 }]],
  'missing-partners': [[{ missing: 1, pValue: 0.0012 }], [{ missing: 3, pValue: 0.0012 }]],
  identical: [[{ pairs: 24 }]],
  'better-after-tuning': [[{}]],
  'empty-range': [
    [{ budgetMax: 58.94, from: 60 }],
    [{ budgetMax: null, from: null }],
    [{ budgetMax: null, from: 12 }],
  ],
  'too-few-trials': [[{ rate: 0.001 }], [{ rate: null }]],
  'repeats-differ': [[CLAIM, neutral('repeats-differ')]],
  'rows-are-examples': [[{}]],
  'same-rows': [[some]],
  'too-few-searches': [[{ baseline: 3, candidate: 4 }]],
  'no-scores': [[{}]],
  'all-equal': [[{}]],
  'adaptive-candidate': [[{}]],
  'cost-missing': [[{}]],
  'cost-higher': [[{ times: Math.PI }]],
  'candidate-short': [
    [{ trials: 1, wanted: 48, by: 'settings' }],
    [{ trials: 40, wanted: 48, by: 'saved' }],
    [{ trials: 43, wanted: 48, by: 'baseline', canTell: true }],
    [{ trials: 2, wanted: 48, by: 'baseline', canTell: false }],
  ],
  'assumption-in-doubt': [[{ doubt: 'drift' }]],
  'worse-before': [[{}]],
};

const WARNINGS: { readonly [Code in WarningCode]: readonly FactsOf<Code>[] } = {
  'adaptive-sampler': [{ isGrid: true }, { isGrid: false }],
  'adaptive-pruner': [{}],
  drift: [{ correlation: 0.654 }, { correlation: -0.5 }],
  'search-space-differs': [
    { parameters: 1, shown: 1 },
    { parameters: 8, shown: 5 },
  ],
  'same-rows': [{ shared: null }, { shared: 12 }],
  'partly-paired': [{ count: 12, of: 24 }],
  'repeated-configurations': [{ count: 24, of: 48 }],
  'scales-differ': [{ larger: 'candidate', times: 30 }],
  'narrow-range': [{ trials: null }, { trials: 10 }],
  'unfinished-trials': [
    { count: 2, of: 50, areCounted: true },
    { count: 12, of: 60, areCounted: false },
  ],
  'newer-baseline': [{ commits: 1 }, { commits: 12 }, { commits: null }],
  'missing-shards': [{ saved: 11, jobs: 12 }],
  'environment-differs': [
    { differences: [{ part: 'packages', baseline: '0a1b', candidate: '2c3d' }] },
    {
      differences: [
        { part: 'os', baseline: 'Linux', candidate: 'Windows' },
        { part: 'image', baseline: 'ubuntu24 1', candidate: '<b>\n::error::@x`' },
        { part: 'gpu', baseline: 'Tesla T4', candidate: '2 × NVIDIA L4' },
        { part: 'packages', baseline: '0a1b', candidate: '2c3d' },
      ],
    },
  ],
  'settings-differ': [{ option: 'metric' }],
  'failures-differ': [
    { baseline: { count: 0, of: 24 }, candidate: { count: 8, of: 24 }, areOver: true },
    { baseline: { count: 0, of: 24 }, candidate: { count: 16, of: 40 }, areOver: false },
  ],
  ties: [{}],
  'direction-unlike-name': [{ direction: 'minimize' }, { direction: 'maximize' }],
  'small-n': [{ enough: 12 }],
  'unequal-n': [{ more: 49, fewer: 12 }],
  'cost-imprecise': [{ error: 0.129 }],
  'cost-missing': [{}],
  'cost-ranges-disjoint': [{ costlier: 'baseline', trials: 600, resolved: 8.154 }],
  'failed-value-suspected': [{ value: 999, count: 2 }],
  'search-method-unknown': [{}],
  'pruner-unknown': [{}],
  'order-unknown': [{}],
  'few-pairs': [{ count: 9, of: 10 }],
  'baseline-not-paired': [{ count: 0, of: 24 }],
  'parameters-left-out': [{ count: 1 }, { count: 2 }],
  'list-not-drawn': [{}],
  'repeats-averaged': [
    { baseline: 10, candidate: 10, trainings: 5 },
    { baseline: 10, candidate: 12, trainings: 1 },
  ],
  'older-unread': [{ trouble: 'artifact `<b>`: arrived incomplete. Run this job again.' }],
  'two-valued': [{}],
  'pair-by-repeats': [true, false].map((isMended) => ({ count: 10, of: 50, isMended })),
  'search-moved': [{}],
  'trials-dealt-anew': [{}],
};

const plainCase = compareNamed('none');

/** What is said by its size, or as a pass; the rest is not judged. */
const JUDGED: Readonly<Record<string, VerdictWord>> = {
  worse: 'worse',
  'adaptive-baseline': 'worse',
  'evidence-only': 'worse',
  better: 'better',
  none: 'none',
  'doubtful-pass': 'none',
  'partly-paired': 'none',
  identical: 'none',
  'better-after-tuning': 'mixed',
};

/** What is said of it besides the headline, and how to go on. */
function restOf(assessment: Assessment): Phrase {
  const next = nextStatement(runOf(assessment), []).flatMap(({ said }) => said);
  return joined([foundSentence(assessment), next]);
}

test('every outcome is said in one line without a full stop, and with it how to go on', () => {
  const lines = Object.entries(OUTCOMES).flatMap(([code, forms]) =>
    forms.map(([facts, change]) => {
      const verdict = JUDGED[code];
      const way = verdict === 'worse' || verdict === 'better' ? verdict : null;
      const isMixed = verdict === 'mixed';
      const found = verdict
        ? { isJudged: true, verdict, way, isMixed }
        : { isJudged: false, gate: 'fail' };
      const outcome = { ...plainCase.outcome, code, facts, ...found, ...change } as Outcome;
      const assessment = { ...plainCase, outcome };
      const line = plainText(headline(assessment));
      expect(line).toMatch(/^[A-Z\d](?:[^.]|\.\d)*[^. ]$/);
      expect(line).not.toMatch(/no regression/i);
      return `- ${code}: ${line}\n  ${markdownPhrase(restOf(assessment))}`.trimEnd();
    }),
  );
  const { outcome } = plainCase;
  const worse = { ...outcome, code: 'worse', gate: 'fail' } as Outcome;
  const last = markdownPhrase(restOf({ ...plainCase, outcome: worse, mayRetrain: true }));
  expectGolden('test/report/golden/outcomes.md', `${[...lines, `- ${last}`].join('\n')}\n`);
});

test('every warning is said in a sentence or two, with names in code', () => {
  const lines = Object.entries(WARNINGS).flatMap(([code, forms]) =>
    forms.map((facts, i) => {
      const names = i === 0 && code.endsWith('-differs') ? ['lr', '<b>`x`'] : [];
      const warning = warningOf(code as 'ties', facts, { names });
      return `- ${code}: ${markdownPhrase(warningSentence(warning))}`;
    }),
  );
  expectGolden('test/report/golden/warnings.md', `${lines.join('\n')}\n`);
});

const AT = '2026-03-01T10:00:30Z';
const REFUSALS: readonly (LabelRefusal | null)[] = [
  null,
  { why: 'unexplained' },
  { why: 'too-early', at: AT },
  { why: 'beyond', at: AT, seen: 'Worse: `0.9`' },
  { why: 'not-a-person', by: 'renovate[bot]' },
  { why: 'may-not-write', by: 'tria', permission: 'read' },
  { why: 'unreadable', what: 'Bad Gateway', lacking: null },
  { why: 'unreadable', what: 'no', lacking: 'checks' },
  { why: 'unreadable', what: 'no', lacking: 'collaborators' },
];

test('how a result is accepted, or why it is not, is said in one line', () => {
  const lines = REFUSALS.map((refusal) => acceptanceSentence('tuning-gate: accepted', refusal));
  const text = lines.map((line) => `- ${markdownPhrase(line)}`).join('\n');
  expectGolden('test/report/golden/acceptance.md', `${text}\n`);
});

const none = { why: 'no-baseline-yet', artifact: 'sweep', branch: 'main', other: null } as const;
const expired = { why: 'expired', sha: 'a'.repeat(40), expiredAt: AT } as const;
const ABSENCES: readonly (readonly [Absence, location?: string])[] = [
  [{ why: 'missing' }],
  [{ why: 'missing' }, 'sweeps/*.csv'],
  [{ why: 'missing', saved: ['', 'a', 'b', 'c', 'd', 'e', 'f'] }],
  [none],
  [{ ...none, other: 'train.yml' }],
  [{ why: 'unknown-workflow', branch: 'main', workflow: 'train.yml' }],
  [expired],
  [{ ...expired, sha: null, expiredAt: null }],
  [{ why: 'forbidden', permission: 'actions: read' }],
  [{ why: 'unreachable', what: 'Bad Gateway' }],
  [{ why: 'of-fork' }],
  [{ why: 'unusable', what: 'x: is no sweep. Mend it.' }],
  [{ why: 'defective', what: 'x: is no sweep. Mend it.' }],
];

test('a sweep that is not there is said with what was looked for and what to do', () => {
  const lines = ABSENCES.flatMap(([absence, location = 'run:7:x']) =>
    ARMS.map((arm) => {
      const searches = { ...SEARCHES, [arm]: plainSearch(parseLocation(location, arm), absence) };
      const sweeps = { baseline: plainCase.baseline, candidate: plainCase.candidate };
      const missing = { ...sweeps, [arm]: null };
      const found = assessSweeps(missing.baseline, missing.candidate, settingsWith(), searches);
      return `- ${arm}, ${absence.why}: ${markdownPhrase(restOf(found))}`;
    }),
  );
  expectGolden('test/report/golden/missing-sweeps.md', `${lines.join('\n')}\n`);
});

const RUNGS = ['first-parent', 'merge-base', 'same-commit', 'ancestor', 'newest'] as const;

test('a baseline that was looked up is said with its age and why it is that one', () => {
  const lines = RUNGS.flatMap((matchedBy) =>
    [null, 3].map((distance) => {
      const choice = {
        matchedBy,
        branch: 'main',
        wanted: null,
        distance,
      } as const;
      const baseline = { ...SEARCHES.baseline, choice, age: 3.5 * 86_400 };
      const assessment = { ...plainCase, searches: { ...SEARCHES, baseline } };
      return `- ${matchedBy}, ${distance}: ${markdownPhrase(baselineChoice(assessment))}`;
    }),
  );
  expectGolden('test/report/golden/baselines.md', `${lines.join('\n')}\n`);
});

test.each(['strongly-worse', 'minimise-with-cost'])(
  'all that is stated of a comparison has an id: %s',
  (name) => {
    const { json } = comparisonReport(assessNamed(name));
    const { statements } = JSON.parse(json) as { statements: { id: string; text: string }[] };
    const lines = statements.map(({ id, text }) => `- ${id}: ${text}`);
    expectGolden(`test/report/golden/statements-${name}.md`, `${lines.join('\n')}\n`);
  },
);

test('another image of the runner alone is a note among the details, and another GPU is seen', () => {
  const change = { part: 'image', baseline: 'ubuntu24 1', candidate: 'ubuntu24 2' } as const;
  const gpu = { part: 'gpu', baseline: 'Tesla T4', candidate: 'NVIDIA L4' } as const;
  const withDifferences = (differences: readonly (typeof change | typeof gpu)[]) => {
    const warnings = [warningOf('environment-differs', { differences })];
    return { ...assessNamed('none'), warnings } as Assessment;
  };
  const image = withDifferences([change]);
  expect([warningsBlock(image).length, minorNotes(image).length]).toEqual([0, 1]);
  const both = withDifferences([change, gpu]);
  expect([warningsBlock(both).length, minorNotes(both).length]).toEqual([1, 0]);
});
