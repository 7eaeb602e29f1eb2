import {
  type Assessment,
  type BudgetAxis,
  type Cause,
  isFailure,
  type Outcome,
  type OutcomeCode,
} from '../decide/index.ts';
import type { Gate } from '../settings/index.ts';
import { code, data, joined, type Phrase, say, strong, type Words, words } from './blocks.ts';
import { absenceText, failsMoreOften, type Next, warningSentence } from './notes.ts';
import { formatPValue, formatTimes, inDigits, inPlain } from './numbers.ts';
import { haveUnlistedSettings, restsOnFailures, sampleSizes, unitAfter } from './quantities.ts';

type OutcomeFacts<Code extends OutcomeCode> = Extract<Outcome, { code: Code }>['facts'];

/** The words of what a comparison came to, and who may do what; where two sweeps were judged, `verdict.ts` says how much. */
interface OutcomeText<Code extends OutcomeCode> extends Next {
  readonly brief: Phrase;
  readonly line?: Phrase | ((facts: OutcomeFacts<Code>, assessment: Assessment) => Phrase);
  readonly why?: Phrase | ((facts: OutcomeFacts<Code>, assessment: Assessment) => Phrase);
  /** What else may be done. */
  readonly next?: (facts: OutcomeFacts<Code>, assessment: Assessment) => Next;
}

function rowFor({ code: found }: Outcome): OutcomeText<OutcomeCode> {
  return TEXTS[found] as OutcomeText<OutcomeCode>;
}

export function briefOf({ outcome }: Assessment): Phrase {
  return rowFor(outcome).brief;
}

export function outcomeLine(assessment: Assessment): Phrase {
  return saidOf('line', assessment);
}

export function foundSentence(assessment: Assessment): Phrase {
  return joined([absenceText(assessment)?.found ?? [], saidOf('why', assessment)]);
}

function saidOf(column: 'line' | 'why', assessment: Assessment): Phrase {
  const { outcome } = assessment;
  const said = rowFor(outcome)[column] ?? [];
  return typeof said === 'function' ? said(outcome.facts, assessment) : said;
}

export function nextStep(assessment: Assessment): Next {
  const { accepted, outcome } = assessment;
  if (accepted !== null) return {};
  const text = rowFor(outcome);
  return absenceText(assessment) ?? text.next?.(outcome.facts, assessment) ?? text;
}

const EFFECTS: Readonly<Record<Gate, readonly [does: Words, title: Words]>> = {
  fail: [words`fails`, words`Fails the check`],
  neutral: [words`does not block`, words`Does not block`],
  pass: [words`passes`, words`Passes the check`],
};

const CAUSES: Readonly<Record<Cause, Words>> = {
  accepted: words`accepted`,
  'too-few-trials': words`too few trials`,
  'not-judged': words`not judged`,
  'fail-on': words`fail-on allows it`,
  'adaptive-search': words`the baseline’s search was not random`,
  'repeats-differ': words`only one sweep trained its settings several times`,
  informs: words`a run on the default branch only informs`,
  test: words`the test decides`,
};

const REASONS: Readonly<Partial<Record<Cause, (assessment: Assessment) => Phrase>>> = {
  // That fair evidence does not block is the rule.
  'fail-on': ({ settings: { gate } }) =>
    gate.failOn === 'strong' ? [] : say` (${code(words`fail-on: ${gate.failOn}`)})`,
  'adaptive-search': (assessment) =>
    say`: the baseline’s search ${doubtsOf(assessment)?.baseline === 'drift' ? 'may not have been' : 'was not'} random`,
  informs: () => say`: ${CAUSES.informs}`,
  'repeats-differ': () => say`: ${CAUSES['repeats-differ']}`,
};

/** "fails", "does not block (`fail-on: never`)". */
export function effectOf(assessment: Assessment): Phrase {
  const { outcome } = assessment;
  const { gate, cause } = outcome;
  const reason = cause === null || isFailure(outcome) ? undefined : REASONS[cause];
  return say`${strong(say`${EFFECTS[gate][0]}`)}${reason?.(assessment) ?? []}`;
}

/** What a comparison does to the check, and why if the evidence above a chart does not show it. */
export function outcomeWords({ outcome: { gate, cause } }: Assessment): Words {
  const [, title] = EFFECTS[gate];
  return cause === null ? title : words`${title}: ${CAUSES[cause]}`;
}

const INCOMPARABLE = {
  metrics: 'the sweeps have different metrics',
  directions: 'the sweeps have different directions',
  units: 'the sweeps have different units of cost',
  asked: 'the settings ask for another metric or direction',
  config: 'the candidate was saved with other settings than the config asks for',
} as const;

const SEARCH_SIGNS = {
  recorded: 'The candidate’s search was not random',
  drift: 'The candidate’s scores change with the order of its trials, as in an adaptive search',
  unknown:
    'The baseline’s search was random, and nothing says how the candidate’s trials were drawn',
} as const;

function doubtsOf(assessment: Assessment) {
  return assessment.kind === 'compared' ? assessment.searchDoubts : null;
}

function asGiven(budget: number, axis: BudgetAxis): Phrase {
  return say`${inDigits(budget, 3)} ${unitAfter(budget, axis)}`;
}

const NOT_JUDGED = say`Not judged`;

const SEARCHES = say`train one study in each of six jobs (\`jobs: 6\`)`;
const SET_RANDOM = say`if trials were drawn at random, set \`search-method: random\`; if not, train six studies (\`jobs: 6\`).`;
const OTHER_SEARCH = { you: say`${SEARCHES}, or search at random, on both sides.` };
const UNDO = { you: say`undo this if you did not mean it.` };
const FAILED = { you: say`fix what makes trials fail.` };
const FIND = { you: say`find and fix the cause.` };

/** What would settle it: a number of trials for a slowdown that was fixed beforehand; otherwise what a pass misses. */
function settle(assessment: Assessment): Next {
  if (assessment.kind !== 'compared') return {};
  const { trialsNeeded, chances, searchDoubts, comparison } = assessment;
  const { toDetect: n, slowdown, toOpenRange } = trialsNeeded;
  if (comparison.range === null) {
    if (toOpenRange === null) return {};
    const wanted =
      toOpenRange === 'over 200' ? words`more than 200` : words`at least ${toOpenRange}`;
    return { maintainer: say`train ${wanted} trials per sweep, main first.` };
  }
  const isKnown = n !== null && searchDoubts.baseline === null && searchDoubts.candidate === null;
  const least = chances?.detectableSlowdown ?? Infinity;
  if (haveUnlistedSettings(assessment))
    return {
      maintainer: say`to see more in these trials, name their settings in the config (\`settings: …\`; \`tuning-gate inspect\` lists them).`,
    };
  if (!isKnown || least <= slowdown) return {};
  const trials = n === 'over 200' ? words`more than 200` : inPlain(n, 0);
  return {
    maintainer: say`both sweeps need ${trials} trials, main first, to catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5.`,
  };
}

const TEXTS: { readonly [Code in OutcomeCode]: OutcomeText<Code> } = {
  error: {
    brief: say`No verdict`,
    line: ({ arm, obstacle }) => {
      if (obstacle === 'unusable') return say`: the ${arm} sweep could not be read`;
      const why = obstacle === 'forbidden' ? 'the token may not look for' : 'GitHub did not return';
      return say`: ${why} the ${arm} sweep`;
    },
  },
  'unknown-workflow': {
    brief: say`No baseline`,
    line: say`: the base branch does not have the workflow that trained`,
  },
  unchanged: {
    brief: say`Nothing to train`,
    line: say`: no file that \`trains\` names has changed`,
  },
  'no-candidate': { brief: say`No candidate sweep`, line: say` was found` },
  'no-baseline': { brief: say`No baseline sweep`, line: say` was found` },
  expired: { brief: say`Baseline expired`, line: say`: nothing was compared` },
  'baseline-unusable': { brief: say`Baseline defective`, line: say`: nothing was compared` },
  incomparable: {
    brief: say`Not comparable`,
    line: ({ differ }) => say`: ${INCOMPARABLE[differ]}`,
    why: (_, assessment) => metricsSentence(assessment),
    you: say`if you did not mean to change this, undo it; otherwise give this sweep a new \`name\`, which gets its own baseline.`,
  },
  'missing-shards': {
    brief: NOT_JUDGED,
    line: ({ missing, jobs }) =>
      say`: ${missing} of ${jobs} jobs saved no trials, which could decide`,
    why: say`If their trials had failed, the candidate would be worse.`,
    you: say`re-run the failed jobs.`,
  },
  worse: { brief: say`Worse`, next: worseNext },
  'not-confirmed': {
    brief: say`Worse than the saved sweep`,
    line: say`, not than the base trained now`,
    next: (_, { searches }) => ({
      maintainer: say`run the workflow on ${data(searches.baseline.choice?.branch ?? 'main')}.`,
    }),
  },
  'adaptive-baseline': {
    brief: say`Worse`,
    next: (_, assessment) =>
      doubtsOf(assessment)?.baseline === 'drift' ? { maintainer: SET_RANDOM } : OTHER_SEARCH,
  },
  'evidence-only': {
    brief: say`May be worse`,
    next: ({ level }, assessment) => {
      if (failsMoreOften(assessment)) return FAILED;
      if (assessment.kind === 'compared' && assessment.test?.pairs)
        return { maintainer: say`to see smaller losses, train twice as many pairs, main first.` };
      return level === 'strong' ? FIND : settle(assessment);
    },
  },
  better: { brief: say`Better` },
  none: {
    brief: say`No difference found`,
    next: (_, assessment) => {
      if (doubtsOf(assessment)?.baseline === 'recorded') return OTHER_SEARCH;
      return failsMoreOften(assessment) ? { you: say`look at why trials fail, then merge.` } : {};
    },
  },
  'doubtful-pass': {
    brief: say`No difference found`,
    why: (_, assessment) => {
      const doubt = doubtsOf(assessment)?.candidate ?? null;
      if (doubt !== null) return say`${SEARCH_SIGNS[doubt]}, so it may look better than it is.`;
      return say`One sweep may be in percent, the other in fractions.`;
    },
    next: (_, assessment) => {
      const doubt = doubtsOf(assessment)?.candidate ?? null;
      if (doubt === null)
        return { you: say`record the scores of both sweeps in one unit, and train again.` };
      return doubt === 'unknown' ? { you: SET_RANDOM } : OTHER_SEARCH;
    },
  },
  'partly-paired': {
    brief: say`No difference found`,
    why: (_, { warnings }) => {
      const shared = warnings.find(({ code: one }) => one === 'partly-paired');
      return shared === undefined ? [] : warningSentence(shared);
    },
    you: say`train the same list, or draw each sweep with a seed of its own.`,
  },
  unmatched: {
    brief: NOT_JUDGED,
    line: ({ count, of }) =>
      say`: ${count === 0 ? 'none' : words`only ${count}`} of the baseline’s ${of} trials ${count === 1 ? 'has' : 'have'} a partner`,
    why: (_, assessment) => {
      const level = assessment.kind === 'compared' ? assessment.comparison.worse.level : 'none';
      return say`Compared as independent sweeps: ${level === 'none' ? 'no' : level} evidence that the candidate is worse.`;
    },
    you: say`train the list that the base branch trains.`,
  },
  'missing-partners': {
    brief: NOT_JUDGED,
    line: ({ missing }) =>
      say`: ${missing} of the baseline’s trials ${missing === 1 ? 'has' : 'have'} no partner, which could decide`,
    why: ({ pValue }) =>
      say`If they had failed, the candidate would be worse (${formatPValue(pValue)}).`,
    you: say`run them again, and record trials that fail.`,
  },
  identical: {
    brief: say`No difference`,
    line: ({ pairs }) => say`: both scores are identical in all ${pairs} pairs`,
    why: say`Results that agree to the last digit carry no new information.`,
    you: say`if this change should matter, check that the job trained with it.`,
  },
  'better-after-tuning': {
    brief: say`Worse at the same settings, better after tuning`,
    why: say`Most settings lost, and the best ones gained.`,
    you: say`merge if the score after tuning is what counts.`,
  },
  'empty-range': {
    brief: say`Cannot tell`,
    line: ({ budgetMax, from }, assessment) => {
      const start = from === null ? say`any budget` : asGiven(from, assessment.axis);
      if (budgetMax !== null)
        return say`: the budget-max of ${asGiven(budgetMax, assessment.axis)} leaves nothing to compare, budgets start at ${start}`;
      const where = from === null ? start : say`budgets from ${start} on`;
      return say` with ${sampleSizes(assessment)}: too few to compare ${where}`;
    },
    next: ({ budgetMax }, assessment) =>
      budgetMax === null
        ? settle(assessment)
        : { maintainer: say`give a larger \`budget-max\`, or none.` },
  },
  'too-few-trials': {
    brief: say`Cannot tell`,
    line: ({ rate }, assessment) =>
      rate === null
        ? say` with ${sampleSizes(assessment)}`
        : say` with ${sampleSizes(assessment)} at a false-alarm rate of ${rate}`,
    why: (_, assessment) =>
      doubtsOf(assessment)?.baseline == null
        ? []
        : say`Even with random search, so few trials would miss most regressions.`,
    next: (_, assessment) => settle(assessment),
  },
  'repeats-differ': {
    brief: say`Worse`,
    you: say`train each configuration as often in both sweeps.`,
    maintainer: say`if each row is a training of its own, set \`repeats: separate\`.`,
  },
  'rows-are-examples': {
    brief: NOT_JUDGED,
    line: say`: the rows look like pass/fail examples, not training runs`,
    maintainer: say`pair them by the column that names the example (\`pair-by: COLUMN\`), or, if each row is a training, set \`repeats: separate\`.`,
  },
  'same-rows': {
    brief: NOT_JUDGED,
    line: (_, { warnings }) => {
      const found = warnings.find((one) => one.code === 'same-rows');
      return found === undefined || found.facts.shared === null
        ? say`: both sweeps have the same trials`
        : say`: ${found.facts.shared} trials are the same in both sweeps, scores included`;
    },
    you: say`give each run its own seed, and train again.`,
  },
  'too-few-searches': {
    brief: say`Cannot tell`,
    line: ({ baseline, candidate }) =>
      say`: ${baseline} and ${candidate} whole searches are too few to compare`,
    you: say`${SEARCHES}, on both sides: six against six searches are enough, however each of them searches.`,
  },
  'no-scores': {
    brief: say`Cannot tell`,
    line: say`: no trial of the baseline has a score`,
    maintainer: say`fix the training, and run it on the base branch.`,
  },
  'all-equal': {
    brief: say`Cannot tell`,
    line: say`: all trials of both sweeps have the same score`,
    you: say`check that the metric is the one that tuning improves.`,
  },
  'adaptive-candidate': {
    brief: NOT_JUDGED,
    line: say`: the candidate’s search was not random, the baseline’s was`,
    why: say`An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared.`,
    you: say`use random search for the candidate too.`,
  },
  'cost-missing': {
    brief: NOT_JUDGED,
    line: say`: the candidate’s trials have no cost, the baseline’s do`,
    ...UNDO,
  },
  'cost-higher': {
    brief: NOT_JUDGED,
    line: ({ times }) =>
      say`: a trial of the candidate costs ${inDigits(times, 2)} times as much as one of the baseline, too much to compare`,
    ...UNDO,
  },
  'candidate-short': {
    brief: say`Too few trials`,
    line: ({ trials, wanted, by }) =>
      by === 'baseline'
        ? say`: the candidate has ${inPlain(trials, 0)}, the baseline ${inPlain(wanted, 0)}`
        : say`: the candidate has ${inPlain(trials, 0)}, and ${inPlain(wanted, 0)} are required`,
    next: (facts) => {
      const { trials, by } = facts;
      if (by === 'baseline') {
        const set = say`if ${trials} are enough, set ${code(words`min-trials: ${trials}`)}.`;
        const you = say`train as many trials as the baseline has.`;
        return facts.canTell ? { you, maintainer: set } : { you };
      }
      const where =
        by === 'saved'
          ? say`set \`min-trials\`, which overrides the number saved with the baseline.`
          : say`lower \`min-trials\`.`;
      return {
        you: say`train the missing trials; failed, pruned and unfinished ones count too.`,
        maintainer: say`if fewer are enough, ${where}`,
      };
    },
  },
  'assumption-in-doubt': {
    brief: NOT_JUDGED,
    line: ({ doubt }) => say`: an assumption is in doubt (${doubt}), and \`strict\` is set`,
    why: ({ doubt }, { warnings }) => {
      const noted = warnings.find(({ code: one }) => one === doubt);
      return noted === undefined || noted.kind === 'assumption' ? [] : warningSentence(noted);
    },
    maintainer: say`settle the doubt, or set \`strict: false\`.`,
  },
  'worse-before': {
    brief: say`Worse in an earlier run`,
    you: say`push a new commit to run the check again.`,
  },
};

function worseNext(_: OutcomeFacts<'worse'>, assessment: Assessment): Next {
  if (assessment.mayRetrain)
    return {
      you: say`look at the failed trials. If the machine made them fail, train again: the new trials are judged.`,
    };
  if (restsOnFailures(assessment)) return FAILED;
  return isTiny(assessment)
    ? { ...FIND, maintainer: say`if so small a loss does not matter, set a \`margin\`.` }
    : FIND;
}

/** Of the spread of scores: pairs also show what other hardware or rounding changes. */
const TINY = 1 / 1000;

function isTiny(assessment: Assessment): boolean {
  if (assessment.kind !== 'compared') return false;
  const { baseline, test, comparison } = assessment;
  const change = test?.pairs?.change;
  if (!change || comparison.rules.margin > 0) return false;
  const scores = Float64Array.from(baseline.trials, ({ score }) => score);
  const finite = scores.filter(Number.isFinite).sort();
  const spread = (finite.at(-1) ?? 0) - (finite[0] ?? 0);
  return Math.abs(change.estimate) < TINY * spread;
}

function metricsSentence({ baseline, candidate, settings }: Assessment): Phrase {
  if (baseline === null || candidate === null) return [];
  const nameOf = ({ metric, direction }: typeof baseline) => say`${data(metric)} (${direction})`;
  const { metric, direction } = settings.reading;
  const asked = joined([
    metric === null ? [] : [data(metric)],
    direction === null ? [] : say`${metric === null ? direction : words`(${direction})`}`,
  ]);
  const wanted = asked.length === 0 ? [] : say`, and this run asks for ${asked}`;
  return say`The baseline has ${nameOf(baseline)}, the candidate ${nameOf(candidate)}${wanted}.`;
}
