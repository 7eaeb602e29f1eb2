import {
  type Compared,
  failingLevel,
  type NamedAssessment,
  type RunAssessment,
} from '../decide/index.ts';
import { accepted, explanations } from './advice.ts';
import { type Statement, state, type Table, table } from './blocks.ts';
import { formatLimit } from './numbers.ts';
import { caught, isJudged } from './outlook.ts';
import { code, data, joined, listed, type Phrase, say, words } from './phrase.ts';
import {
  acceptedBy,
  briefVerdict,
  evidenceFound,
  headline,
  outcome,
  outcomeKey,
  statusMark,
  strength,
} from './verdict.ts';

/** A cross if one fails, a tick if all have one. */
export function runMark({ gate, comparisons }: RunAssessment): ReturnType<typeof statusMark> {
  if (gate === 'fail') return '❌';
  return comparisons.every(({ assessment }) => statusMark(assessment) === '✅') ? '✅' : '⚪';
}

/** The result in one line without a full stop: of several comparisons "Worse in 1 of 3 comparisons: `large`". */
export function runHeadline(run: RunAssessment): Phrase {
  const [{ assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const which = same.length < count ? say`: ${someNames(same.map(({ name }) => name))}` : [];
  const claim = say`${briefVerdict(assessment)} in ${same.length} of ${count} comparisons`;
  return say`${claim}${which}${acceptedBy(assessment)}`;
}

const MAX_NAMES = 3;

function someNames(all: readonly string[]): Phrase {
  const names = all.slice(0, MAX_NAMES).map((name) => [data(name)]);
  const more = all.length - names.length;
  return listed(more > 0 ? [...names, say`${more} more`] : names);
}

/** Those with the same outcome as the worst one. */
function likeTheFirst({ comparisons }: RunAssessment): readonly NamedAssessment[] {
  const first = outcomeKey(comparisons[0].assessment);
  return comparisons.filter(({ assessment }) => outcomeKey(assessment) === first);
}

/** What a reader must know besides the headline. */
export function runExplanations(run: RunAssessment): Statement[] {
  const [{ assessment }, ...others] = run.comparisons;
  const result = [...outcome(assessment, runMark(run)), ...explanations(assessment)];
  if (others.length === 0) return [...strength(assessment), ...result];
  const { verdict, acknowledged } = assessment;
  // The run's headline says who accepted it, and that a sweep is missing.
  const isSaid = acknowledged !== null || verdict === 'no-baseline' || verdict === 'no-candidate';
  const isNew = !isJudged(assessment) && !isSaid;
  const least = run.gate === 'pass' && run.verdict === 'none' ? leastSensitive(run) : undefined;
  const said = [
    ...(isNew ? state('worst', say`${headline(assessment)}.`) : []),
    ...(likeTheFirst(run).length === 1 ? strength(assessment) : []),
    ...result,
    ...others.flatMap((one) => accepted(one.assessment)),
    ...(least ? caught(least) : []),
  ];
  return said.filter((one, i) => !isAmong(one, said.slice(0, i)));
}

/** What all comparisons would have caught is what the least sensitive one would. */
function leastSensitive({ comparisons }: RunAssessment): Compared | undefined {
  const slowdown = ({ chances }: Compared) => chances?.detectableSlowdown ?? Infinity;
  const all = comparisons.flatMap(({ assessment }) =>
    assessment.kind === 'compared' ? [assessment] : [],
  );
  const largest = Math.max(...all.map(slowdown));
  return all.find((one) => slowdown(one) === largest);
}

/** Whether the same is stated already, as several comparisons may. */
export function isAmong(statement: Statement, others: readonly Statement[]): boolean {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(statement));
}

/** How often the check fails if nothing changed anywhere; nothing where it is unknown. */
export function familyWise({ familyWise: found, comparisons }: RunAssessment): Statement[] {
  if (found === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? 'this check fails' : 'this check finds strong evidence';
  return state(
    'family-rate',
    say`If nothing changed in any of them, ${event} ${formatLimit(found.rate)}.`,
  );
}

/** Which names were left out, and whose config counts. */
export function runNotes({ notCompared, configNote }: RunAssessment): Statement[] {
  const notThere = say`Not compared: ${someNames(notCompared)} (in neither the config nor the baseline).`;
  return [
    ...state('config', configNote === null ? [] : configSentences(configNote)),
    ...state('not-compared', notCompared.length === 0 ? [] : notThere),
  ];
}

/** Which config counts, where it is not the base's. */
export function configSentences(note: NonNullable<RunAssessment['configNote']>): Phrase {
  if (note.why === 'added')
    return say`The base has no config file: the one in this pull request will apply once merged, and this comparison is made with the workflow’s inputs and the defaults.`;
  const names = joined(
    note.inputs.map((name) => [code(words`${name}`)]),
    say`, `,
  );
  return say`The config file counts, and these inputs of the workflow, which differ from it, are ignored: ${names}. Set them in the config.`;
}

/** The summary: a line for each comparison. */
export function summaryTable(run: RunAssessment): Table {
  const rows = run.comparisons.map(({ name, assessment }) => {
    const found = evidenceFound(assessment);
    const result = say`${statusMark(assessment)} ${headline(assessment)}`;
    return [[data(name)], result, found.length === 0 ? say`–` : found];
  });
  return table([say`Comparison`, say`Result`, say`Evidence`], rows, 'left');
}
