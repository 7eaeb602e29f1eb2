import type { Assessment, BudgetAxis, Cause, Outcome, OutcomeCode } from '../decide/index.ts';
import type { Gate } from '../settings/index.ts';
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
  const { accepted, outcome } = assessment;
  const line = wordsOf(outcome).line(outcome.facts, assessment, it);
  if (accepted === null) return capitalized(line);
  const by = plain('login', accepted.by);
  return outcome.gate === 'pass'
    ? say`${capitalized(line)} (accepted by ${by})`
    : say`Not judged, accepted by ${by}: ${line}`;
}

/** How to go on; empty where the reason says all, or somebody has accepted it. */
export function remedySentences(assessment: Assessment): Phrase {
  const { accepted, outcome, mayRetrain } = assessment;
  if (accepted !== null) return [];
  if (mayRetrain)
    return say`It is worse only because of failed trials. If the machine made them fail, train again: the new trials are judged.`;
  return wordsOf(outcome).remedy?.(outcome.facts, assessment) ?? [];
}

const EFFECTS: Readonly<Record<Gate, Words>> = {
  fail: words`Fails the check`,
  neutral: words`Does not block`,
  pass: words`Passes the check`,
};

const CAUSES: Readonly<Record<Cause, Words>> = {
  accepted: words`accepted`,
  'too-few-trials': words`too few trials`,
  'not-judged': words`not judged`,
  'fail-on': words`fail-on allows it`,
  'adaptive-search': words`the baseline’s search was not random`,
  'repeats-differ': words`only one sweep repeats its settings`,
  informs: words`this run only informs`,
  test: words`the test decides`,
};

/** What a comparison does to the check, and why if the evidence above a chart does not show it. */
export function outcomeWords({ outcome: { gate, cause } }: Assessment): Words {
  return cause === null ? EFFECTS[gate] : words`${EFFECTS[gate]}: ${CAUSES[cause]}`;
}

/** "worse", or beyond a margin "worse by more than 0.01". */
export function worseWords(margin: number): Words {
  return margin === 0 ? words`worse` : words`worse by more than ${margin}`;
}

type FactsOf<Code extends OutcomeCode> = Extract<Outcome, { code: Code }>['facts'];

/** The line begins without a capital. */
interface OutcomeText<Code extends OutcomeCode> {
  readonly line: (facts: FactsOf<Code>, assessment: Assessment, it: Subject) => Phrase;
  readonly remedy?: (facts: FactsOf<Code>, assessment: Assessment) => Phrase;
}

function wordsOf({ code: found }: Outcome): OutcomeText<OutcomeCode> {
  return TEXTS[found] as OutcomeText<OutcomeCode>;
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

/** What was found, and why it does not fail the check, if it does not. */
function claim({ level, margin, by }: FactsOf<'worse'>, assessment: Assessment): Phrase {
  const { cause } = assessment.outcome;
  const found =
    by === 'test' || level === 'none'
      ? say`the candidate is ${worseWords(margin)}${pValueIn(assessment)}`
      : say`the candidate ${VERBS[level]} ${worseWords(margin)}: ${level} evidence`;
  return say`${found}${excuseOf(cause, assessment)}`;
}

function excuseOf(cause: Cause | null, assessment: Assessment): Phrase {
  const { gate } = assessment.outcome;
  if (gate !== 'neutral') return [];
  switch (cause) {
    case 'informs':
      return say`, which never fails a run that only informs, such as one on the default branch`;
    case 'test':
      return say`, which does not fail the check: the test decides${pValueIn(assessment)}`;
    case 'repeats-differ':
      return say`, which does not fail the check: only one sweep trained its settings several times`;
    case 'adaptive-search':
      return say`, which does not fail the check: ${baselineDoubt(assessment)}`;
    default:
      return say`, which does not fail the check (fail-on: ${assessment.settings.gate.failOn})`;
  }
}

/** What a pass claims, and no more: absence of evidence is no evidence of absence. */
function pass({ lacking, margin }: FactsOf<'none'>, it: Subject): Phrase {
  return lacking === null
    ? say`not ${worseWords(margin)}`
    : say`no ${lacking} evidence that ${it} is ${worseWords(margin)}`;
}

/** Why no rate is known of a comparison with this baseline. */
export function baselineDoubt(assessment: Assessment): Phrase {
  const isSeen = doubtsOf(assessment)?.baseline === 'drift';
  return say`the baseline’s search ${isSeen ? 'may not have been' : 'was not'} random`;
}

const OBSTACLES = {
  forbidden: words`the token is not allowed to look for the`,
  unreachable: words`GitHub did not return the`,
} as const;

const TEXTS: { readonly [Code in OutcomeCode]: OutcomeText<Code> } = {
  error: {
    line: ({ arm, obstacle }) =>
      obstacle === 'unusable'
        ? say`the ${arm} sweep could not be read`
        : say`${OBSTACLES[obstacle]} ${arm} sweep`,
  },
  'unknown-workflow': {
    line: () => say`the base branch does not have the workflow that trained`,
  },
  'no-candidate': { line: () => say`no candidate sweep was found` },
  'no-baseline': { line: () => say`no baseline sweep was found` },
  expired: { line: () => say`nothing was compared, because the baseline sweep has expired` },
  'baseline-unusable': {
    line: () => say`nothing was compared, because the baseline sweep is defective`,
  },
  incomparable: {
    line: ({ differ }) => say`the ${INCOMPARABLE[differ]}`,
    remedy: () =>
      say`If the change is not intended, undo it. If it is, give this sweep a new \`name\`, which gets its own baseline, or have a maintainer accept it with a label.`,
  },
  'missing-shards': {
    line: ({ missing, jobs }) =>
      say`${missing} of ${jobs} jobs saved no trials, which could decide`,
    remedy: () => say`The check would fail if their trials had failed. Re-run the failed jobs.`,
  },
  worse: { line: claim },
  'adaptive-baseline': {
    line: claim,
    remedy: (_, assessment) =>
      doubtsOf(assessment)?.baseline === 'drift'
        ? say`If the trials were drawn at random, set \`search-method: random\`. If not, use random search for both sweeps.`
        : say`Use random search for both sweeps.`,
  },
  'evidence-only': {
    line: (facts, assessment, it) =>
      assessment.outcome.gate === 'neutral'
        ? claim({ ...facts, by: 'bands' }, assessment)
        : pass(facts, it),
  },
  better: { line: (facts, _, it) => pass(facts, it) },
  none: { line: (facts, _, it) => pass(facts, it) },
  'doubtful-pass': {
    line: (facts, _, it) => say`${pass(facts, it)}, but its search may not have been random`,
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
    line: (facts, _, it) => say`${pass(facts, it)}, but the sweeps share some configurations`,
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
  'empty-range': {
    line: ({ budgetMax, from }, assessment) => {
      const start = from === null ? say`any budget` : asGiven(from, assessment.axis);
      if (budgetMax !== null)
        return say`the budget-max of ${asGiven(budgetMax, assessment.axis)} leaves nothing to compare: budgets start at ${start}`;
      const where = from === null ? start : say`budgets from ${start} on`;
      return say`cannot tell: too few trials to compare ${where} (${sizesOf(curvesIn(assessment))})`;
    },
  },
  'too-few-trials': {
    line: ({ rate }, assessment) => {
      if (rate !== null) return say`cannot tell: too few trials for a false-alarm rate of ${rate}`;
      const { chances, test } = assessment.kind === 'compared' ? assessment : NOTHING_COMPARED;
      const least = chances?.detectableSlowdown ?? null;
      const only =
        least !== null
          ? say`: only a slowdown of ${formatTimes(least, Math.ceil)} would have shown`
          : [];
      const few = test?.pairs
        ? say`${plural(test.pairs.n, 'pair')}`
        : say`${sizesOf(curvesIn(assessment))}`;
      return say`${few} cannot tell${only}`;
    },
  },
  'repeats-differ': {
    line: claim,
    remedy: () =>
      say`Train each configuration as often in both sweeps, or, if each row is a training of its own, set \`repeats: separate\`.`,
  },
  'rows-are-examples': {
    line: () => say`rows look like examples, not trainings: they pass or do not, with no settings`,
    remedy: () =>
      say`Pair them by the column that names the example (\`pair-by: COLUMN\`), or, if each row is a training, set \`repeats: separate\`.`,
  },
  'same-rows': {
    line: (facts, _, it) => say`${pass(facts, it)}, but the sweeps share trials`,
    remedy: (_, { warnings }) => {
      const shared = warnings.find(({ code: one }) => one === 'same-rows');
      return shared === undefined ? [] : warningSentence(shared);
    },
  },
  'no-scores': {
    line: () => say`cannot tell: no trial of the baseline has a score`,
    remedy: () => say`Mend the training, and run it on the base.`,
  },
  'all-equal': {
    line: () => say`cannot tell: all trials of both sweeps have the same score`,
    remedy: () => say`Check that the metric is the one that tuning is to improve.`,
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
    remedy: (facts) => {
      const { trials } = facts;
      if (facts.by === 'baseline')
        return facts.canTell
          ? say`If ${trials} are enough, set ${code(words`min-trials: ${trials}`)}: a candidate of ${trials} trials is then judged, and a shorter one fails.`
          : say`That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set \`min-trials\`.`;
      const where =
        facts.by === 'saved'
          ? say`The number was saved with the baseline; \`min-trials\` overrides it.`
          : say`If fewer are enough, lower \`min-trials\`.`;
      return say`Train the missing ones; failed, pruned and unfinished trials count too. ${where}`;
    },
  },
  'assumption-in-doubt': {
    line: ({ doubt }) =>
      say`not judged, because an assumption of the comparison is in doubt (${doubt})`,
    remedy: ({ doubt }, { warnings }) => {
      const noted = warnings.find(({ code: one }) => one === doubt);
      const isNote = noted === undefined || noted.kind === 'assumption';
      const why = isNote ? say`See the note for the reason.` : warningSentence(noted);
      return say`${why} Without \`strict\`, the comparison is judged anyway.`;
    },
  },
  'worse-before': {
    line: () => say`this commit was worse in an earlier run`,
    remedy: () => say`Push a change to have it judged anew.`,
  },
};

const NOTHING_COMPARED = { chances: null, test: null };
