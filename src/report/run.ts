import {
  type Assessment,
  type Compared,
  failingLevel,
  type Mark,
  type NamedAssessment,
  type RunAssessment,
} from '../decide/index.ts';
import { acceptedSentence, effect, explanations } from './advice.ts';
import {
  type Block,
  code,
  data,
  fold,
  joined,
  link,
  list,
  listed,
  type Phrase,
  paragraph,
  type Section,
  type Statement,
  say,
  state,
  statementsIn,
  strong,
  type Table,
  table,
  type Words,
  words,
} from './blocks.ts';
import { budgetTable } from './budget-table.ts';
import { checklistFold, methodFold } from './method.ts';
import { formatLimit } from './numbers.ts';
import { caught, isJudged, outlook, type Subject } from './outlook.ts';
import { baselineChoice, sweepsFold } from './sweeps.ts';
import { MIN_OVERVIEW, triageStatements } from './triage.ts';
import { acceptedBy, briefVerdict, evidenceFound, headline, strength } from './verdict.ts';
import { warningsBlock } from './warnings.ts';

/** A cross if one fails, a tick if all have one. */
export function runMark({ outcome, comparisons }: RunAssessment): Mark {
  if (outcome.mark === '❌') return '❌';
  return comparisons.every(({ assessment }) => assessment.outcome.mark === '✅') ? '✅' : '⚪';
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
  const outcomeOf = ({ assessment }: NamedAssessment) =>
    JSON.stringify([assessment.outcome.gate, briefVerdict(assessment)]);
  return comparisons.filter((one) => outcomeOf(one) === outcomeOf(comparisons[0]));
}

/** What a reader must know besides the headline. */
export function runExplanations(run: RunAssessment): Statement[] {
  const [{ assessment }, ...others] = run.comparisons;
  const result = [...effect(assessment, runMark(run)), ...explanations(assessment)];
  if (others.length === 0) return [...strength(assessment), ...result];
  const { outcome, accepted } = assessment;
  // The run's headline says who accepted it, and that a sweep is missing.
  const isSaid =
    accepted !== null || outcome.verdict === 'no-baseline' || outcome.verdict === 'no-candidate';
  const isNew = !isJudged(assessment) && !isSaid;
  const least =
    run.outcome.gate === 'pass' && run.outcome.verdict === 'none' ? leastSensitive(run) : undefined;
  const said = [
    ...triageStatements(run),
    ...(isNew ? state('worst', say`${headline(assessment)}.`) : []),
    ...(likeTheFirst(run).length === 1 ? strength(assessment) : []),
    ...result,
    ...others.flatMap((one) => acceptedSentence(one.assessment)),
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
function isAmong(statement: Statement, others: readonly Statement[]): boolean {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(statement));
}

/** How often the check fails if nothing changed anywhere; nothing where it is unknown. */
export function familyWise({ familyWise: found, comparisons }: RunAssessment): Statement[] {
  if (found === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const event = canFail ? 'this check fails' : 'this check finds strong evidence';
  return state(
    'family-rate',
    say`If nothing changed in any of them, ${event} ${formatLimit(found.rate)}, on average over baselines.`,
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
  return say`The config file takes precedence. These inputs of the workflow differ from it and are ignored: ${names}. Change them in the config.`;
}

/** The summary: a line for each comparison. */
export function summaryTable(run: RunAssessment): Table {
  const rows = run.comparisons.map(({ name, assessment }) => {
    const found = evidenceFound(assessment);
    const result = say`${assessment.outcome.mark} ${headline(assessment)}`;
    return [[data(name)], result, found.length === 0 ? say`–` : found];
  });
  return table([say`Comparison`, say`Result`, say`Evidence`], rows, 'left');
}

/** What a report says besides the result of its run. */
export interface ReportFrame {
  /** The Action's `name` input; empty if there is only one instance. */
  readonly name: string;
  /** The commit and the run it is about; empty if there is none. */
  readonly origin: Phrase;
  /** How to accept a failing result; empty if it cannot be accepted. */
  readonly acceptance: Phrase;
  /** Why no check was written; empty if one was, or none was wanted. */
  readonly noCheck: Phrase;
  /** URL of the artifact with all files of the report; null if there is none. */
  readonly fullReport: string | null;
}

/**
 * The report in reading order: the result first, then chart, table and what it can promise; what only some
 * readers need is folded. Of several comparisons it has a line for each, and each in a fold. The lowest priority
 * is left out first, and the result never.
 */
export function sectionsOf(run: RunAssessment, frame: ReportFrame): Section[] {
  const [first, ...others] = run.comparisons;
  const name = nameOf(run, frame);
  const shown = name === '' ? [] : say`${data(name)}:`;
  const verdict = strong(say`${runHeadline(run)}.`);
  const brief = state('verdict', joined([say`${runMark(run)}`, shown, [verdict]]));
  const said = runExplanations(run);
  const acceptance = [
    ...state('no-check', frame.noCheck),
    ...state('acceptance', frame.acceptance),
  ];
  const whole = frame.fullReport && link(say`interactive page, chart and data`, frame.fullReport);
  const address = state('link', whole ? say`Full report: ${whole}` : []);
  const result: Section = {
    title: words`what it means`,
    blocks: paragraph([...brief, ...said]),
    priority: 10,
    brief: paragraph(brief),
  };
  return [
    result,
    optional(words`how to accept it`, 15, paragraph(acceptance)),
    ...(others.length > 0 ? summaryOf(run) : shownSections(first)),
    optional(words`its link`, 14, paragraph(address)),
    ...(others.length > 0 ? foldsOf(run, said) : foldsOfOne(first)),
    optional(words`method and settings`, 4, [methodFold(first.assessment)]),
    optional(words`the origin`, 13, paragraph(originOf(run, frame))),
  ];
}

/** The name that the report of a run shows; that of its only comparison included. */
export function nameOf({ comparisons: [only, ...others] }: RunAssessment, frame: ReportFrame) {
  const names = others.length > 0 ? [frame.name] : [frame.name, only.name];
  return names.filter(Boolean).join(' / ');
}

/** What the report is about, and what of it was left out. */
export function originOf(run: RunAssessment, { origin }: ReportFrame): Statement[] {
  return [...runNotes(run), ...state('origin', origin)];
}

/** A section that is shown whole or not at all. */
function optional(title: Words, priority: number, blocks: readonly Block[]): Section {
  return { title, blocks, priority, brief: [] };
}

/** What follows the headline of a comparison. */
export function resultOf(assessment: Assessment, subject: Subject): Statement[] {
  const said = subject === 'check' ? effect(assessment) : [];
  return [...strength(assessment, subject), ...said, ...explanations(assessment)];
}

/** What every reader of a comparison sees below its result. */
function shownSections({ name, assessment }: NamedAssessment, subject?: Subject): Section[] {
  return [
    optional(words`the notes`, 11, warningsBlock(assessment)),
    optional(words`the chart`, 7, [{ type: 'figure', comparison: name }]),
    optional(words`the table`, 12, budgetTable(assessment)),
    optional(words`what the result can promise`, 9, list(outlook(assessment, subject))),
    optional(words`the choice of the baseline`, 6, paragraph(baselineChoice(assessment))),
  ];
}

function foldsOfOne({ assessment }: NamedAssessment): Section[] {
  return [
    optional(words`the sweeps`, 5, sweepsFold(assessment)),
    optional(words`the reporting checklist`, 1, checklistFold(assessment)),
  ];
}

function summaryOf(run: RunAssessment): Section[] {
  const isMany = run.comparisons.length >= MIN_OVERVIEW;
  const blocks: Block[] = isMany ? [{ type: 'figure', comparison: '' }] : [summaryTable(run)];
  return [
    { title: words`the summary`, blocks, priority: 0, brief: blocks },
    optional(words`what the result can promise`, 9, paragraph(familyWise(run))),
  ];
}

/**
 * What every reader of a comparison sees, in a fold each; the page has the rest. Those that fail are the last to be
 * left out.
 *
 * @param above what is said above all folds, and not again
 */
function foldsOf({ comparisons }: RunAssessment, above: readonly Statement[]): Section[] {
  return comparisons.map((one, i) => {
    const { name, assessment } = one;
    const title = say`${assessment.outcome.mark} ${data(name)} · ${headline(assessment)}`;
    const isNew = !strength(assessment).some((said) => isAmong(said, above));
    const said = explanations(assessment).filter((statement) => !isAmong(statement, above));
    const strong = isNew ? strength(assessment, 'comparison') : [];
    const shown = shownSections(one, 'comparison').flatMap(({ blocks }) => blocks);
    const isOpen = assessment.outcome.gate === 'fail' && i === 0;
    const blocks = [fold(title, [...paragraph([...strong, ...said]), ...shown], isOpen)];
    return optional(words`a comparison`, 7 - i / comparisons.length, blocks);
  });
}

/** All that is stated of a run besides what is of its comparisons alone. */
export function runStatements(run: RunAssessment): Statement[] {
  const verdict = state('verdict', say`${runHeadline(run)}.`);
  return [...verdict, ...runExplanations(run), ...familyWise(run), ...runNotes(run)];
}

/** All that is stated of a comparison, in reading order. */
export function statementsOf(assessment: Assessment, subject: Subject): Statement[] {
  const shown = shownSections({ name: '', assessment }, subject);
  const folded = [...sweepsFold(assessment), ...checklistFold(assessment), methodFold(assessment)];
  return [
    ...state('verdict', say`${headline(assessment)}.`),
    ...resultOf(assessment, subject),
    ...statementsIn([...shown.flatMap(({ blocks }) => blocks), ...folded]),
  ];
}
