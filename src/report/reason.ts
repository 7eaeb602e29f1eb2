import type { Assessment, Reason, SearchDoubts } from '../decide/index.ts';
import { describeBudget } from './budgets.ts';
import { inDigits, plural } from './numbers.ts';
import { capitalized, code, joined, type Phrase, plain, say, type Words, words } from './phrase.ts';
import { warningSentence } from './warnings.ts';

type Of<Why extends Reason['why']> = Extract<Reason, { why: Why }>;

/** "worse", or beyond a margin "worse by more than 0.01". */
export function worseWords(margin: number): Words {
  return margin === 0 ? words`worse` : words`worse by more than ${margin}`;
}

/**
 * Why the verdict is what it is, in one line without a full stop; with who accepted it, if anybody did.
 *
 * @param it what is not worse
 */
export function reasonLine(
  assessment: Assessment,
  it: 'it' | 'the candidate' = 'the candidate',
): Phrase {
  const { acknowledged, gate, reason } = assessment;
  const isPass = reason.why === 'not-worse' || reason.why === 'doubtful-pass';
  const line = isPass ? passLine(reason, it) : lineOf(reason, assessment);
  if (acknowledged === null) return capitalized(line);
  const by = plain('login', acknowledged.by);
  return gate === 'pass'
    ? say`${capitalized(line)} (accepted by ${by})`
    : say`Not judged, accepted by ${by}: ${line}`;
}

type Passed = Of<'not-worse' | 'doubtful-pass'>;

function passLine({ why, lacking, margin }: Passed, it: 'it' | 'the candidate'): Phrase {
  const found =
    lacking === null
      ? say`not ${worseWords(margin)}`
      : say`no ${lacking} evidence that ${it} is ${worseWords(margin)}`;
  return why === 'not-worse' ? found : say`${found}, but its search may not have been random`;
}

function lineOf(reason: Exclude<Reason, Passed>, { settings: { gate }, axis }: Assessment): Phrase {
  switch (reason.why) {
    case 'no-sweep':
      return noSweepLine(reason);
    case 'incomparable':
      return say`the ${INCOMPARABLE[reason.differ]}`;
    case 'jobs-missing':
      return say`${reason.missing} of ${reason.jobs} matrix jobs saved no trials`;
    case 'worse': {
      const { level, margin, excuse } = reason;
      const claim = say`the candidate ${VERBS[level]} ${worseWords(margin)}: ${level} evidence`;
      if (excuse === null) return claim;
      if (excuse === 'informs')
        return say`${claim}, which never fails a run that only informs, such as one on the default branch`;
      const value = excuse === 'fail-on' ? gate.failOn : gate.onAdaptive;
      return say`${claim}, which does not fail the check (${excuse}: ${value})`;
    }
    case 'closed': {
      const [max, from] = [reason.budgetMax, reason.from].map((one) => describeBudget(one, axis));
      return say`the budget-max of ${max ?? []} leaves nothing to compare: budgets start at ${from ?? []}`;
    }
    case 'beyond-rate':
      return say`too few trials to compare the sweeps with a false-alarm rate of ${reason.rate}`;
    case 'nothing-resolved':
      return reason.from === null
        ? say`too few trials to compare the sweeps at any budget`
        : say`too few trials to compare the sweeps at budgets from ${describeBudget(reason.from, axis)} on`;
    case 'cannot-tell': {
      const { baseline: b, candidate: c } = reason;
      const sizes = b === c ? say`${b} trials in each sweep` : say`${b} and ${c} trials`;
      return say`cannot tell: ${sizes} are too few`;
    }
    case 'adaptive-candidate':
      return say`the candidate’s search was not random, the baseline’s was`;
    case 'cost-missing':
      return say`the candidate’s trials have no cost, the baseline’s do`;
    case 'cost-higher':
      return say`a trial of the candidate costs ${inDigits(reason.times, 2)} times as much as one of the baseline, too much to compare`;
    case 'candidate-short': {
      const trials = plural(reason.trials, 'trial');
      return reason.by === 'baseline'
        ? say`the candidate has only ${trials}, the baseline ${reason.wanted}`
        : say`the candidate has ${trials}, fewer than the ${reason.wanted} required`;
    }
    case 'in-doubt':
      return say`not judged, because an assumption of the comparison is in doubt (${reason.code})`;
    case 'worse-before':
      return say`this commit was worse in an earlier run`;
    case 'order-unknown':
      return say`not judged, because the order of the candidate’s trials is not known`;
    case 'between-looks':
      return say`undecided after ${reason.trials} of ${reason.last} trials`;
    case 'last-look-only':
      return say`judged after the last of ${reason.last} trials, because this run only informs`;
    case 'unplanned-look': {
      const sizes = joined(
        reason.sizes.map((size) => say`${size}`),
        say`, `,
      );
      return say`undecided: ${reason.trials} trials match none of the planned looks (${sizes})`;
    }
    case 'look-without-jobs':
      return say`${reason.missing} of ${reason.jobs} matrix jobs saved no trials, so no look is judged`;
    case 'trials-running':
      return say`${reason.running} of ${reason.drawn} trials have not ended, so the look is not reached`;
  }
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

function noSweepLine({ arm, obstacle }: Of<'no-sweep'>): Phrase {
  switch (obstacle) {
    case 'unknown-workflow':
      return say`the base branch does not have the workflow that trained`;
    case 'forbidden':
      return say`the token is not allowed to look for the ${arm} sweep`;
    case 'unreachable':
      return say`GitHub did not return the ${arm} sweep`;
    case 'unusable':
      return say`the ${arm} sweep could not be read`;
    case null:
      return say`no ${arm} sweep was found`;
  }
}

/** How to go on; empty where the reason says all, or somebody has accepted it. */
export function remedySentences(assessment: Assessment): Phrase {
  const { remedy, acknowledged } = assessment;
  if (acknowledged !== null) return [];
  if (remedy === undefined) return remedyFor(assessment);
  if (remedy.how === 'train-again')
    return say`It is worse only because of failed trials. If the machine made them fail, train again: the new trials are judged.`;
  const { sha } = remedy;
  const since = sha === null ? [] : say`, since ${plain('commit', sha.slice(0, 7))} or earlier`;
  return say`The base branch is worse than this reference too${since}, and compared with the base this passes.`;
}

function remedyFor(assessment: Assessment): Phrase {
  const { reason } = assessment;
  const doubts = assessment.kind === 'compared' ? assessment.searchDoubts : NO_DOUBTS;
  switch (reason.why) {
    case 'incomparable':
      return say`If the change is not intended, undo it. If it is, give this sweep a new \`name\`, which gets its own baseline, or set \`on-invalid: neutral\` until the change is merged.`;
    case 'jobs-missing':
      return say`Re-run the failed jobs. To judge the candidate by the trials that were saved, set \`on-missing-shards: pass\`.`;
    case 'worse':
      if (reason.excuse !== 'on-adaptive') return [];
      return doubts.baseline === 'drift'
        ? say`If the trials were drawn at random, set \`search-method: random\`. If not, use random search for both sweeps, or set \`on-adaptive: fail\`.`
        : say`Use random search for both sweeps, or set \`on-adaptive: fail\` to fail anyway.`;
    case 'doubtful-pass': {
      const sign = doubts.candidate ?? 'unknown';
      const use =
        sign === 'unknown'
          ? say`If they were drawn at random too, set \`search-method: random\`.`
          : say`Use random search for both sweeps.`;
      return say`${SIGNS[sign]}, so it may look better than it is. ${use}`;
    }
    case 'adaptive-candidate':
      return say`An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared. Use random search for the candidate too.`;
    case 'cost-missing':
    case 'cost-higher':
      return say`If this is intended, set \`on-invalid: neutral\` until the change is merged. If not, undo it.`;
    case 'candidate-short':
      return shortRemedy(reason);
    case 'in-doubt': {
      const doubt = assessment.warnings.find((one) => one.code === reason.code);
      const isSaid = doubt === undefined || doubt.kind === 'assumption';
      const why = isSaid ? say`See the note for the reason.` : warningSentence(doubt);
      return say`${why} Without \`strict\`, the comparison is judged anyway; with \`on-invalid: neutral\`, it does not fail the check.`;
    }
    case 'worse-before':
      return say`Push a change to have it judged anew.`;
    case 'order-unknown':
      return say`Save a trial number or a start time with each trial.`;
    case 'trials-running':
      return say`Wait for them, or mark those that never will as failed.`;
    default:
      return [];
  }
}

const NO_DOUBTS: SearchDoubts = { baseline: null, candidate: null };

const SIGNS = {
  recorded: 'The candidate’s search was not random',
  drift: 'The candidate’s scores change with the order of its trials, as in an adaptive search',
  unknown:
    'The baseline’s search was random, and nothing says how the candidate’s trials were drawn',
} as const;

function shortRemedy(reason: Of<'candidate-short'>): Phrase {
  const { trials, by } = reason;
  if (by === 'baseline')
    return reason.canTell
      ? say`If ${trials} are enough, set ${code(words`min-trials: ${trials}`)}: a candidate of ${trials} trials is then judged, and a shorter one fails.`
      : say`That is too few to see even large regressions. Train as many trials as the baseline has; if fewer are intended, set \`min-trials\`.`;
  const where =
    by === 'saved'
      ? say`The number was saved with the baseline; \`min-trials\` overrides it.`
      : say`If fewer are enough, lower \`min-trials\`.`;
  return say`Train the missing ones; failed, pruned and unfinished trials count too. ${where}`;
}
