import {
  type Assessment,
  type FactsOf,
  passesAcrossScales,
  type Warning,
  type WarningCode,
} from '../decide/index.ts';
import {
  type Block,
  code,
  data,
  type Fact,
  fact,
  joined,
  listed,
  literal,
  note,
  numeral,
  type Phrase,
  type Statement,
  say,
  strong,
  words,
} from './blocks.ts';
import { inDigits } from './numbers.ts';
import { restsOnFailures } from './size.ts';

/** Warnings that make no difference to most readers. */
const MINOR: readonly WarningCode[] = [
  'ties',
  'small-n',
  'narrow-range',
  'unequal-n',
  'search-method-unknown',
  'pruner-unknown',
  'order-unknown',
  'few-pairs',
  'parameters-left-out',
  'older-unread',
  'list-not-drawn',
  'repeats-averaged',
  'two-valued',
];

function isMinor({ code, facts, arm }: Warning, assessment: Assessment): boolean {
  switch (code) {
    case 'environment-differs':
      // The images of GitHub's runners are renewed every week.
      return facts.differences.every(({ part }) => part === 'image');
    case 'failures-differ':
      return restsOnFailures(assessment);
    case 'drift':
      // A search that learns scores better later.
      return assessment.warnings.some(
        (one) => one.code === 'adaptive-sampler' && (one.arm === null || one.arm === arm),
      );
    default:
      return MINOR.includes(code);
  }
}

/** Warnings that every reader should see; never folded. */
export function warningsBlock(assessment: Assessment): Block[] {
  const { warnings } = assessment;
  const seen = warnings.filter((one) => !isMinor(one, assessment) && !isSaid(one, assessment));
  const items = seen.map((one) => [
    stated(one, say`${strong(say`Note`)}${armOf(one)}: ${warningSentence(one)}`),
  ]);
  return note(items);
}

/** Whether the first lines say it. */
function isSaid({ code }: Warning, assessment: Assessment): boolean {
  const isOfScales = code === 'scales-differ' && passesAcrossScales(assessment);
  return code === assessment.outcome.code || isOfScales;
}

export function minorNotes(assessment: Assessment): Fact[] {
  const minor = assessment.warnings.filter((one) => isMinor(one, assessment));
  return minor.flatMap((one) =>
    fact(`warning.${one.code}`, say`Note${armOf(one)}`, say`${warningSentence(one)}`),
  );
}

function stated({ code }: Warning, said: Phrase): Statement {
  return { id: `warning.${code}`, said };
}

function armOf({ arm }: Warning): Phrase {
  return arm === null ? [] : say` (${arm})`;
}

/** A sentence or two, with the names it is about. */
export function warningSentence(warning: Warning): Phrase {
  const said = messageOf(warning);
  if (warning.names.length === 0) return said;
  const all = warning.names.map((name) => [data(name)]);
  return say`${said} (${joined(all, say`, `)})`;
}

export function messageOf<C extends WarningCode>({ code, facts }: Warning<C>): Phrase {
  return WARNING_SENTENCES[code](facts);
}

const IGNORED = 'budgets are counted in trials, and those given in cost are ignored';

const ENVIRONMENT = { os: literal('system'), image: literal('image'), gpu: literal('GPU') };

/** What each warning says. */
export const WARNING_SENTENCES: { readonly [C in WarningCode]: (facts: FactsOf<C>) => Phrase } = {
  'adaptive-sampler': ({ isGrid }) =>
    say`${isGrid ? 'The trials form a grid or a list' : 'Earlier trials of this search steer later ones'}: they are not independent draws, so the limits do not hold.`,
  'adaptive-pruner': () =>
    say`Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.`,
  drift: ({ correlation }) =>
    say`Later trials score ${correlation > 0 ? 'better' : 'worse'} than earlier ones (rank correlation ${numeral(correlation.toFixed(2))}), more than chance explains: the trials may not come from one distribution.`,
  'search-space-differs': ({ parameters: count, shown }) =>
    say`Search spaces differ${count > shown ? words` in ${count} parameters` : ''}`,
  'same-rows': ({ shared }) => {
    const what =
      shared === null
        ? say`Both sweeps have the same scores in the same order, as when one file is given twice or both runs use one seed`
        : say`${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
    return say`${what}: nothing is promised. Give each run its own seed.`;
  },
  'partly-paired': ({ count, of }) =>
    say`The sweeps share more configurations than chance explains, and only ${count} of the baseline’s ${of} trials have a partner: they are neither independent nor paired, so the check cannot pass. Train the same list, or draw each sweep with a seed of its own.`,
  'repeated-configurations': ({ count, of }) =>
    say`${count} of ${of} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`,
  'scales-differ': ({ larger, times }) =>
    say`The median score of the ${larger} is at least ${times} times the other’s: one sweep may be in percent, the other in fractions.`,
  'narrow-range': ({ trials }) =>
    say`The sweeps resolve less than one doubling of the budget${trials === null ? [] : say`; ${trials} trials in each sweep would resolve one`}.`,
  'unfinished-trials': ({ count, of, areCounted }) =>
    areCounted
      ? say`Trials that had not ended when the sweep was read count as failed: ${count} of ${of}.`
      : say`Trials that had not ended when the sweep was read are left out: ${count} of ${of}. They are often the slow ones, so the rest is not quite a random sample.`,
  'newer-baseline': ({ commits }) => {
    const count = commits === 1 ? say`contains 1 commit` : say`contains ${commits ?? 0} commits`;
    return say`The baseline ${commits === null ? say`may contain commits` : count} that the candidate does not; they are part of the difference.`;
  },
  'older-unread': ({ trouble }) =>
    say`Older sweeps of the base, which help to tell what settings do, could not be read: ${data(trouble, 200)}`,
  'missing-shards': ({ saved, jobs }) =>
    say`Only ${saved} of the ${jobs} jobs saved their trials; the missing trials may differ in their scores.`,
  'settings-differ': ({ option }) =>
    say`The config and the saved sweep have different values of ${code(words`${option}`)}, in this order`,
  'failures-differ': ({ baseline, candidate, areOver }) =>
    say`${candidate.count} of the candidate’s ${candidate.of} trials ${areOver ? 'failed' : 'failed or have not ended'}, and ${baseline.count} of the baseline’s ${baseline.of}; chance is unlikely to explain this.`,
  ties: () => say`Some trials share a score, so the rates are upper bounds.`,
  'direction-unlike-name': ({ direction }) => {
    const other = direction === 'maximize' ? 'minimize' : 'maximize';
    return say`The metric is to be ${direction}d, but one of this name is usually ${other}d.`;
  },
  'small-n': ({ enough }) =>
    say`Fewer than ${enough} trials resolve only small budgets, so only large differences show.`,
  'unequal-n': ({ more, fewer }) =>
    say`One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`,
  'cost-imprecise': ({ error }) =>
    say`The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`,
  'cost-missing': () => say`No trial has a cost, but those of the other sweep do: ${IGNORED}.`,
  'cost-ranges-disjoint': ({ costlier, trials, resolved }) => {
    const cheaper = costlier === 'baseline' ? 'candidate' : 'baseline';
    return say`One trial of the ${costlier} costs as much as ${inDigits(trials, 2)} trials of the ${cheaper}, which resolves budgets only up to ${inDigits(resolved, 2)}: no cost can be compared, so ${IGNORED}. A sweep can be this cheap because its trials fail.`;
  },
  'failed-value-suspected': ({ value, count }) =>
    say`${count} trials score ${value}, which may stand for failure. If it does, set ${code(words`failed-value: ${value}`)}.`,
  'search-method-unknown': () =>
    say`The files do not say how the trials were drawn; the limits require random search: set \`search-method: random\` if it was.`,
  'pruner-unknown': () =>
    say`Trials were stopped early, or may have been, and the files do not say by which rule: say it in \`sweep.meta.json\`. If trials were compared with each other, as in median pruning or halving, they are not independent draws.`,
  'few-pairs': ({ count, of }) =>
    say`${count} of the baseline’s ${of} trials have a partner: too few pairs to test, so the sweeps are compared as independent ones.`,
  'baseline-not-paired': ({ count, of }) =>
    say`The baseline is older than \`pairing: paired\`, and ${count} of its ${of} trials have a partner, so the sweeps are compared as independent ones.`,
  'parameters-left-out': ({ count }) =>
    say`${count === 1 ? 'A parameter has' : words`${count} parameters have`} no value in common, so trials are paired by the others`,
  'environment-differs': ({ differences }) => {
    const all = differences.map(({ part, baseline, candidate }) =>
      part === 'packages'
        ? say`other Python packages`
        : say`${ENVIRONMENT[part]} ${data(candidate)} instead of ${data(baseline)}`,
    );
    return say`The candidate was trained in another environment than the baseline, which may be part of the difference: ${listed(all)}.`;
  },
  'list-not-drawn': () =>
    say`The trials are a list, and not known to be random draws: pairs are tested exactly, and the curves describe this list only.`,
  'repeats-averaged': ({ baseline, candidate, trainings }) =>
    say`${baseline === candidate ? words`${baseline}` : words`${baseline} and ${candidate}`} configurations are compared, each by ${trainings === 1 ? words`its first training` : words`the mean of ${trainings} trainings`}: trainings of one configuration are not independent. If they are trials of their own, set \`repeats: separate\`.`,
  'two-valued': () =>
    say`Scores take only two values, so a test decides, and neither curves nor limits say anything.`,
  'pair-by-repeats': ({ count, of, isMended }) =>
    say`What \`pair-by\` names has only ${count} values of its own in ${of} trials, so it does not say which trials belong together. ${isMended ? words`Name the last of these columns too` : words`Name one more column`}`,
  'search-moved': () =>
    say`Numbers that are searched have no value in common. If the search space is meant to change, a maintainer first merges a \`pair-by\` without them, or accepts this with a label`,
  'trials-dealt-anew': () =>
    say`Trials of the same number have parameters in another order than in the baseline, so they are not of one draw. Draw both sweeps from one seed, in one order, or compare them by other columns`,
  'order-unknown': () =>
    say`The files do not say in which order the trials started, so drift was not checked.`,
};

/** Whether its trials fail more often than the baseline's, which luck hardly explains. */
export function failsMoreOften({ warnings }: Assessment): boolean {
  return warnings.some(
    ({ code: one, facts }) =>
      one === 'failures-differ' &&
      facts.candidate.count * facts.baseline.of > facts.baseline.count * facts.candidate.of,
  );
}
