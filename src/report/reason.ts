import type { Assessment, BudgetAxis, Reason } from '../decide/index.ts';
import { capitalized, code, type Phrase, plain, say, type Words, words } from './blocks.ts';
import { formatPValue, formatTimes, inDigits, inPlain, plural } from './numbers.ts';
import { curvesIn, sizesOf, unitAfter } from './quantities.ts';
import { warningSentence } from './warnings.ts';

/** What is not worse, where a pass is put in words. */
type Subject = 'it' | 'the candidate';

/**
 * Why the verdict is what it is, in one line without a full stop; with who accepted it, if anybody did.
 */
export function reasonLine(assessment: Assessment, it: Subject = 'the candidate'): Phrase {
  const { accepted, gate, reason } = assessment;
  const line = said(reason).line(reason, assessment, it);
  if (accepted === null) return capitalized(line);
  const by = plain('login', accepted.by);
  return gate === 'pass'
    ? say`${capitalized(line)} (accepted by ${by})`
    : say`Not judged, accepted by ${by}: ${line}`;
}

/** How to go on; empty where the reason says all, or somebody has accepted it. */
export function remedySentences(assessment: Assessment): Phrase {
  const { remedy, accepted, reason } = assessment;
  if (accepted !== null) return [];
  if (remedy === undefined) return said(reason).remedy?.(reason, assessment) ?? [];
  return say`It is worse only because of failed trials. If the machine made them fail, train again: the new trials are judged.`;
}

/** "worse", or beyond a margin "worse by more than 0.01". */
export function worseWords(margin: number): Words {
  return margin === 0 ? words`worse` : words`worse by more than ${margin}`;
}

type Of<Why extends Reason['why']> = Extract<Reason, { why: Why }>;

/** The line begins without a capital. */
interface Said<Why extends Reason['why']> {
  readonly line: (reason: Of<Why>, assessment: Assessment, it: Subject) => Phrase;
  readonly remedy?: (reason: Of<Why>, assessment: Assessment) => Phrase;
}

function said(reason: Reason): Said<Reason['why']> {
  return REASONS[reason.why] as Said<Reason['why']>;
}

/** How sure each level of evidence sounds. */
const VERBS = { strong: 'is', fair: 'looks', weak: 'may be' } as const;

const INCOMPARABLE = {
  metrics: 'sweeps have different metrics and cannot be compared',
  directions: 'sweeps have different directions and cannot be compared',
  units: 'sweeps have different units of cost and cannot be compared',
  asked: 'sweeps have a different metric or direction than the settings ask for',
  config: 'candidate was saved with other settings than the config asks for',
} as const;

const SIGNS = {
  recorded: 'The candidate’s search was not random',
  drift: 'The candidate’s scores change with the order of its trials, as in an adaptive search',
  unknown:
    'The baseline’s search was random, and nothing says how the candidate’s trials were drawn',
} as const;

function doubtsOf(assessment: Assessment) {
  return assessment.kind === 'compared' ? assessment.searchDoubts : null;
}

/** A budget that somebody gave, in three digits. */
function asGiven(budget: number, axis: BudgetAxis): Phrase {
  return say`${inDigits(budget, 3)} ${unitAfter(budget, axis)}`;
}

const costRemedy = () =>
  say`If this is not intended, undo it. If it is, a maintainer can accept it with a label.`;

/** " (p = 0.0042)"; empty where no p-value is known. */
export function pValueIn(assessment: Assessment): Phrase {
  const test = assessment.kind === 'compared' ? assessment.test : null;
  return test === null ? [] : say` (${formatPValue(test.pValue)})`;
}

type Excuse = Of<'worse'>['excuse'];

/** Why it does not fail the check, if it does not. */
function excused(
  claim: Phrase,
  { excuse, assessment }: { readonly excuse: Excuse; readonly assessment: Assessment },
): Phrase {
  switch (excuse) {
    case null:
      return claim;
    case 'informs':
      return say`${claim}, which never fails a run that only informs, such as one on the default branch`;
    case 'test-passed':
      return say`${claim}, which does not fail the check: the test decides${pValueIn(assessment)}`;
    case 'adaptive-baseline':
      return say`${claim}, which does not fail the check: ${baselineDoubt(assessment)}`;
    case 'fail-on':
      return say`${claim}, which does not fail the check (fail-on: ${assessment.settings.gate.failOn})`;
  }
}

/** Why no rate is known of a comparison with this baseline. */
export function baselineDoubt(assessment: Assessment): Phrase {
  const isSeen = doubtsOf(assessment)?.baseline === 'drift';
  return say`the baseline’s search ${isSeen ? 'may not have been' : 'was not'} random`;
}

function adaptiveRemedy({ excuse }: { readonly excuse: Excuse }, assessment: Assessment): Phrase {
  if (excuse !== 'adaptive-baseline') return [];
  return doubtsOf(assessment)?.baseline === 'drift'
    ? say`If the trials were drawn at random, set \`search-method: random\`. If not, use random search for both sweeps.`
    : say`Use random search for both sweeps.`;
}

const REASONS: { readonly [Why in Reason['why']]: Said<Why> } = {
  'no-sweep': {
    line: ({ arm, obstacle }) => {
      const lines = {
        'unknown-workflow': say`the base branch does not have the workflow that trained`,
        forbidden: say`the token is not allowed to look for the ${arm} sweep`,
        unreachable: say`GitHub did not return the ${arm} sweep`,
        unusable: say`the ${arm} sweep could not be read`,
      };
      return obstacle === null ? say`no ${arm} sweep was found` : lines[obstacle];
    },
  },
  incomparable: {
    line: ({ differ }) => say`the ${INCOMPARABLE[differ]}`,
    remedy: () =>
      say`If the change is not intended, undo it. If it is, give this sweep a new \`name\`, which gets its own baseline, or have a maintainer accept it with a label.`,
  },
  'jobs-missing': {
    line: ({ missing, jobs }) => say`${missing} of ${jobs} matrix jobs saved no trials`,
    remedy: () => say`Re-run the failed jobs.`,
  },
  worse: {
    line: ({ level, margin, excuse }, assessment) =>
      excused(say`the candidate ${VERBS[level]} ${worseWords(margin)}: ${level} evidence`, {
        excuse,
        assessment,
      }),
    remedy: adaptiveRemedy,
  },
  'test-failed': {
    line: ({ margin, excuse }, assessment) =>
      excused(say`the candidate is ${worseWords(margin)}${pValueIn(assessment)}`, {
        excuse,
        assessment,
      }),
    remedy: adaptiveRemedy,
  },
  'not-worse': {
    line: ({ lacking, margin }, _, it) =>
      lacking === null
        ? say`not ${worseWords(margin)}`
        : say`no ${lacking} evidence that ${it} is ${worseWords(margin)}`,
  },
  'doubtful-pass': {
    line: (reason, assessment, it) => {
      const pass = REASONS['not-worse'].line({ ...reason, why: 'not-worse' }, assessment, it);
      return say`${pass}, but its search may not have been random`;
    },
    remedy: (_, assessment) => {
      const sign = doubtsOf(assessment)?.candidate ?? 'unknown';
      const way =
        sign === 'unknown'
          ? say`If they were drawn at random too, set \`search-method: random\`.`
          : say`Use random search for both sweeps.`;
      return say`${SIGNS[sign]}, so it may look better than it is. ${way}`;
    },
  },
  'partly-paired': {
    line: (reason, assessment, it) => {
      const pass = REASONS['not-worse'].line({ ...reason, why: 'not-worse' }, assessment, it);
      return say`${pass}, but the sweeps share some configurations`;
    },
    remedy: (_, { warnings }) => {
      const shared = warnings.find(({ code: one }) => one === 'partly-paired');
      return shared === undefined ? [] : warningSentence(shared);
    },
  },
  unmatched: {
    line: ({ count, of }) =>
      say`${count === 0 ? 'none' : words`only ${count}`} of the baseline’s ${of} trials ${count === 1 ? 'has' : 'have'} a partner`,
    remedy: (_, assessment) => {
      const level = assessment.kind === 'compared' ? assessment.comparison.worse.level : 'none';
      const found = say`${level === 'none' ? 'no' : level} evidence that the candidate is worse`;
      return say`The base branch compares in pairs, so both sweeps have to train the same list. Compared as independent sweeps: ${found}.`;
    },
  },
  'missing-partners': {
    line: ({ missing }) =>
      say`${missing} of the baseline’s trials ${missing === 1 ? 'has' : 'have'} no partner, which could decide`,
    remedy: ({ pValue }) =>
      say`If they had failed, the candidate would be worse (${formatPValue(pValue)}). Run them again, and record trials that fail.`,
  },
  identical: {
    line: ({ pairs }) => say`both scores are identical in all ${pairs} pairs`,
    remedy: () =>
      say`A training that repeats itself to the last digit says nothing new: if this change should matter, check that the job trained with it.`,
  },
  'better-after-tuning': {
    line: () => say`worse at the same settings, better after tuning`,
    remedy: () =>
      say`Most configurations lost, and the best ones gained: decide which of the two matters.`,
  },
  closed: {
    line: ({ budgetMax, from }, { axis }) =>
      say`the budget-max of ${asGiven(budgetMax, axis)} leaves nothing to compare: budgets start at ${asGiven(from, axis)}`,
  },
  'beyond-rate': {
    line: ({ rate }) => say`cannot tell: too few trials for a false-alarm rate of ${rate}`,
  },
  'nothing-resolved': {
    line: ({ from }, assessment) => {
      const { axis } = assessment;
      const where = from === null ? say`any budget` : say`budgets from ${asGiven(from, axis)} on`;
      return say`cannot tell: too few trials to compare ${where} (${sizesOf(curvesIn(assessment))})`;
    },
  },
  'cannot-tell': {
    line: (_, assessment) => {
      const chances = assessment.kind === 'compared' ? assessment.chances : null;
      const least = chances?.detectableSlowdown ?? null;
      const only =
        least !== null
          ? say`: only a slowdown of ${formatTimes(least, Math.ceil)} would have shown`
          : [];
      const pairs = assessment.kind === 'compared' ? assessment.test?.pairs : null;
      const few = pairs ? say`${plural(pairs.n, 'pair')}` : say`${sizesOf(curvesIn(assessment))}`;
      return say`${few} cannot tell${only}`;
    },
  },
  'adaptive-candidate': {
    line: () => say`the candidate’s search was not random, the baseline’s was`,
    remedy: () =>
      say`An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared. Use random search for the candidate too.`,
  },
  'cost-missing': {
    line: () => say`the candidate’s trials have no cost, the baseline’s do`,
    remedy: costRemedy,
  },
  'cost-higher': {
    line: ({ times }) =>
      say`a trial of the candidate costs ${inDigits(times, 2)} times as much as one of the baseline, too much to compare`,
    remedy: costRemedy,
  },
  'candidate-short': {
    line: ({ trials, wanted, by }) =>
      by === 'baseline'
        ? say`the candidate has only ${plural(trials, 'trial')}, the baseline ${inPlain(wanted, 0)}`
        : say`the candidate has ${plural(trials, 'trial')}, fewer than the ${inPlain(wanted, 0)} required`,
    remedy: (reason) => {
      const { trials } = reason;
      if (reason.by === 'baseline')
        return reason.canTell
          ? say`If ${trials} are enough, set ${code(words`min-trials: ${trials}`)}: a candidate of ${trials} trials is then judged, and a shorter one fails.`
          : say`That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set \`min-trials\`.`;
      const where =
        reason.by === 'saved'
          ? say`The number was saved with the baseline; \`min-trials\` overrides it.`
          : say`If fewer are enough, lower \`min-trials\`.`;
      return say`Train the missing ones; failed, pruned and unfinished trials count too. ${where}`;
    },
  },
  'in-doubt': {
    line: ({ code: doubt }) =>
      say`not judged, because an assumption of the comparison is in doubt (${doubt})`,
    remedy: ({ code: doubted }, { warnings }) => {
      const doubt = warnings.find(({ code: one }) => one === doubted);
      const isNote = doubt === undefined || doubt.kind === 'assumption';
      const why = isNote ? say`See the note for the reason.` : warningSentence(doubt);
      return say`${why} Without \`strict\`, the comparison is judged anyway.`;
    },
  },
  'worse-before': {
    line: () => say`this commit was worse in an earlier run`,
    remedy: () => say`Push a change to have it judged anew.`,
  },
};
