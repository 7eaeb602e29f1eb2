import {
  type Arm,
  type Assessment,
  type FactsOf,
  isFailure,
  isLeftOut,
  passesAcrossScales,
  type Warning,
  type WarningCode,
} from '../decide/index.ts';
import type { Absence, Location } from '../read/index.ts';
import {
  type Block,
  code,
  commit,
  data,
  type Fact,
  fact,
  firstOf,
  link,
  listed,
  note,
  numeral,
  type Phrase,
  plain,
  type Span,
  type Statement,
  say,
  series,
  state,
  strong,
  words,
} from './blocks.ts';
import { formatPValue, inDigits, plural } from './numbers.ts';
import { restsOnFailures } from './quantities.ts';

/** What to do, and who can. */
export interface Next {
  /** Who opened the pull request. */
  readonly you?: Phrase;
  readonly maintainer?: Phrase;
}

interface AbsenceText extends Next {
  readonly found: Phrase;
}

/** Why a sweep is missing, and what to do about it; null where none is, or where that is not known. */
export function absenceText(assessment: Assessment): AbsenceText | null {
  const { searches, settings, candidate, baseline } = assessment;
  if (candidate !== null && baseline !== null) return null;
  if (isLeftOut(assessment)) return null;
  const arm = candidate === null ? 'candidate' : 'baseline';
  const { location, absence } = searches[arm];
  if (absence === null) return null;
  const text = ABSENCES[absence.why] as (absence: Absence, missing: Missing) => AbsenceText;
  return text(absence, { arm, location, informs: settings.gate.informOnly });
}

/** Which sweep it is, where it was looked for, and whether the run only informs. */
interface Missing {
  readonly arm: Arm;
  readonly location: Location;
  readonly informs: boolean;
}

type AbsenceOf<Why> = Extract<Absence, { why: Why }>;

const ABSENCES: {
  readonly [W in Absence['why']]: (absence: AbsenceOf<W>, missing: Missing) => AbsenceText;
} = {
  missing: ({ saved = [] }, { arm, location }) => ({
    found: say`Nothing matches ${data(location.text)}.${savedInstead(saved)}`,
    you: remedyFor(arm, location),
  }),
  'no-baseline-yet': ({ branch, artifact, other }, { informs }) => {
    const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
    const merge = say`merge this, or run this workflow once on ${data(branch)}`;
    if (informs) return { found: say`${none}. This run’s is the first.` };
    if (other === null) return { found: say`${none}.`, maintainer: say`${merge}.` };
    return {
      found: say`${none} by this workflow; those of ${data(other)} are not taken.`,
      maintainer: say`${merge}; to compare with another workflow’s, set \`baseline: run:ID:NAME\`.`,
    };
  },
  'unknown-workflow': ({ branch, workflow }) => ({
    found: say`${data(branch)} has no workflow ${data(workflow, 300)}, which trained this sweep, so no baseline belongs to it.`,
    you: say`train with a workflow of the base branch.`,
  }),
  untrained: (absence) => ({
    found: say`${untrainedSentence(absence)}.`,
    maintainer: say`merge this, or run this workflow once on the base branch.`,
  }),
  expired: ({ sha, expiredAt }, { arm, location }) => {
    const which = sha === null ? [data(location.text)] : say`The sweep of ${commit(sha)}`;
    const when = expiredAt ? say`expired on ${data(expiredAt.slice(0, 10))}` : say`has expired`;
    const found = say`${which} ${when}.`;
    if (arm === 'candidate') return { found, you: say`run the whole workflow again.` };
    const maintainer = say`run this workflow once on the base branch; a schedule, or a longer \`retention-days\`, keeps a sweep at hand.`;
    return { found, maintainer };
  },
  forbidden: ({ permission }) => ({
    found: [],
    maintainer: say`add the line ${data(permission)} to the job’s \`permissions\`.`,
  }),
  unreachable: ({ what }) => ({
    found: say`GitHub did not answer (${data(what)}).`,
    you: say`run the job again.`,
  }),
  'no-trials': ({ commits, branch }, { location }) => ({
    found: say`None of the ${plural(commits, 'newest commit')} of ${data(branch)} has trials in ${data(location.text)}.`,
    maintainer: say`train on ${data(branch)}, in runs that record its commit.`,
  }),
  'of-fork': (_, { location }) => ({
    found: say`${data(location.text)} was saved by a run for a fork, which is never taken for a baseline.`,
    you: say`name a run of the base branch.`,
  }),
  defective: ({ what }, { informs }) => {
    const remedy = say`run this workflow on the base branch, or merge what fixes it.`;
    return { found: [data(what, 600)], maintainer: informs ? [] : remedy };
  },
  unusable: ({ what }, { arm, location, informs }) => {
    const isLookedUp = arm === 'baseline' && location.kind === 'auto';
    const retrain = say`if that does not help, run this workflow on the base branch, then this job again.`;
    return { found: [data(what, 600)], maintainer: isLookedUp && !informs ? retrain : [] };
  },
};

const MAX_NAMED = 5;

/** " This run has saved `large` and one without a name." */
function savedInstead(saved: readonly string[]): Phrase {
  if (saved.length === 0) return [];
  const names = saved.map((name) => (name === '' ? say`one without a name` : [data(name)]));
  return say` This run has saved ${listed(firstOf(names, MAX_NAMED))}.`;
}

/** "The base acb2155 could not be trained in this run: job 2 ended with exit code 1". */
function untrainedSentence({ sha, job, exitCode }: AbsenceOf<'untrained'>): Phrase {
  const base = sha === null ? say`The base` : say`The base ${commit(sha)}`;
  const who = job === null ? say`its job` : say`job ${data(job)}`;
  const code = exitCode === null ? say`saved no sweep` : say`ended with exit code ${exitCode}`;
  return say`${base} could not be trained in this run: ${who} ${code}${exitCode === 0 ? ' and left no sweep that can be read' : ''}`;
}

/** What else has decided: the base that was trained again, an earlier run, or somebody. */
export function decidedOtherwise(assessment: Assessment): Statement[] {
  return [confirmationSentence, failedBeforeSentence, acceptedSentence].flatMap((sentence) =>
    sentence(assessment),
  );
}

/** What the base says of a verdict, once it was trained in this run. Nothing if it was not to be. */
function confirmationSentence({ confirmation }: Assessment): Statement[] {
  if (!confirmation) return [];
  const { sha, pValue, holds, absence } = confirmation;
  const why =
    absence?.why === 'untrained'
      ? untrainedSentence(absence)
      : say`The base that was trained in this run cannot be compared`;
  const p = pValue === null ? [] : say` (${formatPValue(pValue)})`;
  const said =
    sha === null
      ? say`${why}, so this verdict stands.`
      : say`Against the base ${commit(sha)} trained in this run, it is ${holds ? 'worse' : 'not worse'}${p}.`;
  return state('confirmation', said);
}

function remedyFor(arm: Arm, location: Location): Phrase {
  const isCandidate = arm === 'candidate';
  switch (location.kind) {
    case 'server':
      return location.byCommit
        ? say`check that training ran, and which commit its trials record.`
        : say`check the name and the filters.`;
    case 'artifact':
      return isCandidate
        ? say`check that the job that trains saved its sweep under this name, and that this job \`needs\` it.`
        : say`check the name, and that what saves it ran before.`;
    default:
      return isCandidate
        ? say`check that training ran, and that \`candidate\` names the file it wrote.`
        : say`save the sweep of the main branch under this path, or omit \`baseline\` to have it looked up.`;
  }
}

/** Who accepted what, and when. Nothing if nobody did. */
export function acceptedSentence({ accepted }: Assessment): Statement[] {
  if (accepted === null) return [];
  const { by, byAuthor, at, label, seen } = accepted;
  const author = byAuthor ? ', the author of this pull request,' : '';
  const said = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return state(
    'accepted',
    say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label)}, for this commit only.${said}`,
  );
}

/** That an earlier run found this commit worse, and what that means. Nothing if none did. */
function failedBeforeSentence({ failedBefore: before, outcome }: Assessment): Statement[] {
  if (!before) return [];
  const earlier = link(say`An earlier run`, before.url);
  if (before.stands)
    return state(
      'failed-before',
      say`${link(say`That run`, before.url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.`,
    );
  const said = isFailure(outcome)
    ? say`It is worse only because of trials that failed or never ended. ${earlier} failed only because of such trials, too, so this failure stands. Push a new commit to run the check again.`
    : say`${earlier} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
  return state('failed-before', said);
}

/** "2026-03-01 at 10:00 UTC". */
export function momentOf(at: string): Span {
  return plain('moment', `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
}

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
  return note(
    seen.map((one) =>
      state(`warning.${one.code}`, say`${strong(say`Note`)}${armOf(one)}: ${warningSentence(one)}`),
    ),
  );
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

function armOf({ arm }: Warning): Phrase {
  return arm === null ? [] : say` (${arm})`;
}

/** A sentence or two, with the names it is about. */
export function warningSentence(warning: Warning): Phrase {
  const said = messageOf(warning);
  if (warning.names.length === 0) return said;
  return say`${said} (${series(warning.names.map((name) => [data(name)]))})`;
}

export function messageOf<C extends WarningCode>({ code, facts }: Warning<C>): Phrase {
  return WARNING_SENTENCES[code](facts);
}

const IGNORED = 'budgets are counted in trials, and those given in cost are ignored';

const ENVIRONMENT = { os: words`system`, image: words`image`, gpu: words`GPU` };

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
