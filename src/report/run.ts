import {
  type Assessment,
  isFoundWorse,
  type NamedAssessment,
  type RunAssessment,
  TRIAGE,
  type Triage,
  type VerdictWord,
} from '../decide/index.ts';
import { TOOL } from '../tool.ts';
import {
  type Block,
  code,
  data,
  facts,
  fold,
  joined,
  lines,
  listed,
  note,
  type Phrase,
  paragraph,
  type Section,
  type SectionId,
  type Statement,
  say,
  small,
  state,
  statementsIn,
  strong,
  type Table,
  table,
  type Words,
  words,
} from './blocks.ts';
import { factsOf } from './facts.ts';
import {
  acceptedSentence,
  confirmationSentence,
  failedBeforeSentence,
  warningsBlock,
} from './notes.ts';
import { formatTimes } from './numbers.ts';
import { effectOf } from './outcome.ts';
import { certainty, nextStatement, type ReportFrame, smallPrint } from './statements.ts';
import { budgetTable, changedExamples, checklistOf, sweepsBlocks } from './tables.ts';
import { acceptedBy, briefVerdict, headline, resultAfterName, type Subject } from './verdict.ts';

/** The result in one line without a full stop: of several comparisons "Worse in 1 of 3 comparisons: `large` by …". */
export function runHeadline(run: RunAssessment): Phrase {
  const [{ name, assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const group = groupOf(assessment);
  const brief = strong(say`${group} in ${same.length} of ${count} comparisons`);
  if (same.length === count) return say`${brief}${acceptedBy(assessment)}`;
  if (same.length > 1)
    return say`${brief}: ${someNames(same.map((one) => one.name))}${acceptedBy(assessment)}`;
  return say`${brief}: ${data(name)}${resultAfterName(assessment, group)}${acceptedBy(assessment)}`;
}

const GROUPS: Readonly<Partial<Record<VerdictWord, Words>>> = {
  mixed: words`Worse and better`,
  insufficient: words`Cannot tell`,
  invalid: words`Not judged`,
};

function groupOf(assessment: Assessment): Phrase {
  const group = GROUPS[assessment.outcome.verdict];
  return group === undefined ? briefVerdict(assessment) : say`${group}`;
}

const MAX_NAMES = 3;

function someNames(all: readonly string[]): Phrase {
  const names = all.slice(0, MAX_NAMES).map((name) => [data(name)]);
  const more = all.length - names.length;
  return listed(more > 0 ? [...names, say`${more} more`] : names);
}

function likeTheFirst({ comparisons }: RunAssessment): readonly NamedAssessment[] {
  const outcomeOf = ({ assessment }: NamedAssessment) =>
    JSON.stringify([assessment.outcome.gate, groupOf(assessment)]);
  return comparisons.filter((one) => outcomeOf(one) === outcomeOf(comparisons[0]));
}

/** What a reader must know besides the headline: how sure it is, what it does to the check, and who decided otherwise. */
export function runExplanations(run: RunAssessment): Statement[] {
  const [{ assessment }, ...others] = run.comparisons;
  const { outcome } = assessment;
  const decided = decidedOtherwise(assessment);
  if (others.length === 0) return [...certainty(assessment), ...decided];
  const effect = state('strength', say`The check ${effectOf(assessment)}.`);
  const isAlone = likeTheFirst(run).length === 1 || outcome.code === 'error';
  const said = [
    ...(isAlone ? certainty(assessment).filter(({ id }) => id !== 'size') : effect),
    ...decided,
    ...others.flatMap((one) => acceptedSentence(one.assessment)),
    ...(run.comparisons.length - likeTheFirst(run).length > MAX_NAMES ? triageStatements(run) : []),
  ];
  return said.filter((one, i) => !isAmong(one, said.slice(0, i)));
}

/** Whether the same is stated already, as several comparisons may. */
function isAmong(statement: Statement, others: readonly Statement[]): boolean {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(statement));
}

export function runNotes({ notCompared, configNote }: RunAssessment): Statement[] {
  const notThere = say`Not compared: ${someNames(notCompared)} (in neither config nor baseline).`;
  return [
    ...state('config', configNote === null ? [] : configSentences(configNote)),
    ...state('not-compared', notCompared.length === 0 ? [] : notThere),
  ];
}

/** Which config counts, where it is not the base's. */
export function configSentences(note: NonNullable<RunAssessment['configNote']>): Phrase {
  if (note.why === 'added')
    return say`The config here applies once merged; until then, the workflow’s inputs and the defaults do.`;
  const names = joined(
    note.inputs.map((name) => [code(words`${name}`)]),
    say`, `,
  );
  return say`The config overrides these inputs of the workflow: ${names}. Change them there.`;
}

/** The summary: a line for each comparison, whole or in brief. */
export function summaryTable(
  run: RunAssessment,
  resultOf: (assessment: Assessment) => Phrase = headline,
): Table {
  const rows = run.comparisons.map(({ name, assessment }) => [
    [data(name)],
    say`${assessment.outcome.mark} ${resultOf(assessment)}`,
  ]);
  return table([say`Comparison`, say`Result`], rows, 'left');
}

export const OUTSIDE: ReportFrame = {
  name: '',
  origin: [],
  acceptance: [],
  noCheck: [],
  fullReport: null,
  help: TOOL.help,
};

/** The name of each section, and whether only some readers need it; what stays the longest comes first. */
const SECTIONS: Readonly<Record<SectionId, readonly [title: Words, isFolded: boolean]>> = {
  result: [words`result`, false],
  small: [words`small print`, false],
  next: [words`next step`, false],
  notes: [words`notes`, false],
  chart: [words`chart`, false],
  comparison: [words`comparison`, false],
  budgets: [words`numbers by budget`, true],
  method: [words`method`, true],
  sweeps: [words`best configurations`, true],
  checklist: [words`checklist`, true],
};

function section(id: SectionId, blocks: readonly Block[], named: Words | null = null): Section {
  const [title, isFolded] = SECTIONS[id];
  const priority = -Object.keys(SECTIONS).indexOf(id);
  return { id, title: named ?? title, isFolded, blocks, priority, brief: [] };
}

/**
 * The report in reading order: what and how much, how sure and what it does to the check, the chart, what to do next,
 * and small print; what only some readers need is folded. Of several comparisons those that block, or cannot tell, have
 * a fold each. The lowest priority is left out first, and the result never.
 */
export function sectionsOf(run: RunAssessment, frame: ReportFrame): Section[] {
  const [first, ...others] = run.comparisons;
  const name = nameOf(run, frame);
  const shown = name === '' ? [] : say`${data(name)}: `;
  const verdict = state('verdict', say`${run.mark} ${shown}${runHeadline(run)}`);
  const said = [...runExplanations(run), ...state('no-check', frame.noCheck)];
  const result = {
    ...section('result', lines([verdict, said])),
    brief: paragraph(verdict),
  };
  const isOne = others.length === 0;
  const next = section('next', paragraph(nextStatement(run, frame.acceptance)));
  const print = section('small', small(smallPrint(run, frame)));
  if (isOne) {
    const [notes, chart, ...folded] = comparisonSections(first, 'check');
    return [result, ...withRunNotes(run, notes), ...(chart ? [chart] : []), next, print, ...folded];
  }
  const overview = section('chart', [{ type: 'figure', comparison: '' }, ...notesWithoutFold(run)]);
  const folds = run.comparisons.flatMap((one, i) => foldOf(one, said, i / run.comparisons.length));
  const method = section('method', facts(factsOf(first.assessment, 'comparison')));
  return [result, ...withRunNotes(run, undefined), overview, next, print, ...folds, method];
}

function withRunNotes(run: RunAssessment, notes: Section | undefined): Section[] {
  const own = runNotes(run).map((one) => [one]);
  return [section('notes', [...(notes?.blocks ?? []), ...note(own)])];
}

/** What is said of a comparison below its result, in reading order: notes, the chart, and what is folded. */
export function comparisonSections(
  { name, assessment }: NamedAssessment,
  subject: Subject,
): Section[] {
  const checklist = checklistOf(assessment);
  return [
    section('notes', warningsBlock(assessment)),
    section('chart', [{ type: 'figure', comparison: name }]),
    budgetsSection(assessment),
    section('sweeps', sweepsBlocks(assessment)),
    ...(checklist ? [section('checklist', facts(checklist))] : []),
    section('method', facts(factsOf(assessment, subject))),
  ];
}

function budgetsSection(assessment: Assessment): Section {
  const examples = changedExamples(assessment);
  if (examples.length === 0) return section('budgets', budgetTable(assessment));
  return section('budgets', examples, words`what was lost and won`);
}

export function resultOf(assessment: Assessment, subject: Subject): Statement[] {
  return [...certainty(assessment, subject), ...decidedOtherwise(assessment)];
}

/** What else has decided: the base that was trained again, an earlier run, or somebody. */
function decidedOtherwise(assessment: Assessment): Statement[] {
  return [
    ...confirmationSentence(assessment),
    ...failedBeforeSentence(assessment),
    ...acceptedSentence(assessment),
  ];
}

/** The name that the report of a run shows; that of its only comparison included. */
export function nameOf(
  { comparisons: [only, ...others] }: RunAssessment,
  frame: Pick<ReportFrame, 'name'>,
) {
  const names = others.length > 0 ? [frame.name] : [frame.name, only.name];
  return names.filter(Boolean).join(' / ');
}

const FOLDED: readonly Triage[] = ['blocks', 'unknown'];

function hasFold({ assessment: { outcome } }: NamedAssessment): boolean {
  return FOLDED.includes(outcome.triage);
}

/** That trials are missing concerns every reader, of a comparison that passes too. */
function notesWithoutFold({ comparisons }: RunAssessment): Block[] {
  const items = comparisons
    .filter((one) => !hasFold(one))
    .flatMap(({ name, assessment }) =>
      statementsIn(warningsBlock(assessment))
        .filter(({ id }) => id === 'warning.missing-shards')
        .map(({ id, said }) => [{ id, said: say`${data(name)}: ${said}` }]),
    );
  return note(items);
}

/**
 * A comparison that blocks, or cannot tell, in a fold; the page has the others. Those that fail are the last to be left
 * out.
 *
 * @param above what is said above all folds, and not again
 */
function foldOf(one: NamedAssessment, above: readonly Statement[], rank: number): Section[] {
  if (!hasFold(one)) return [];
  const { name, assessment } = one;
  const { mark } = assessment.outcome;
  const title = say`${mark} ${data(name)}: ${headline(assessment)}`;
  const said = resultOf(assessment, 'comparison').filter((statement) => !isAmong(statement, above));
  const shown = comparisonSections(one, 'comparison')
    .filter(({ id }) => id === 'notes' || id === 'chart' || id === 'budgets')
    .flatMap(({ blocks }) => blocks);
  const blocks = [fold(title, [...paragraph(said), ...shown])];
  const whole = section('comparison', blocks);
  return [{ ...whole, priority: whole.priority - rank }];
}

/** All that is stated of a run besides what is of its comparisons alone. */
export function runStatements(run: RunAssessment): Statement[] {
  const verdict = state('verdict', say`${runHeadline(run)}.`);
  const rate = smallPrint(run, OUTSIDE).filter(({ id }) => id === 'family-rate');
  return [...verdict, ...runExplanations(run), ...rate, ...runNotes(run)];
}

/** Headline, certainty and effect, as sentences. */
export function verdictStatements(assessment: Assessment, subject: Subject = 'check'): Statement[] {
  return [...state('verdict', say`${headline(assessment)}.`), ...certainty(assessment, subject)];
}

/** All that is stated of a comparison, in reading order. */
export function statementsOf(assessment: Assessment, subject: Subject): Statement[] {
  const sections = comparisonSections({ name: '', assessment }, subject);
  return [
    ...verdictStatements(assessment, subject),
    ...decidedOtherwise(assessment),
    ...statementsIn(sections.flatMap(({ blocks }) => blocks)),
  ];
}

/** What a list of comparisons of each urgency is called. */
export const TRIAGE_WORDS: Readonly<Record<Triage, Words>> = {
  blocks: words`blocks`,
  worse: words`may be worse, does not block`,
  unknown: words`cannot tell`,
  better: words`better`,
  same: words`no difference found`,
};

/** The comparisons of each urgency that occurs, as they are sorted in the run. */
export function byTriage({ comparisons }: RunAssessment): [Triage, ...NamedAssessment[]][] {
  return TRIAGE.map((triage): [Triage, ...NamedAssessment[]] => [
    triage,
    ...comparisons.filter((one) => one.assessment.outcome.triage === triage),
  ]).filter(([, ...found]) => found.length > 0);
}

/** How many of many block, and of how many nothing is known: "2 of 50 block, 3 cannot tell". */
export function triageHeadline(run: RunAssessment): Phrase {
  const [blocks, unknown] = [countOf('blocks', run), countOf('unknown', run)];
  const of = run.comparisons.length;
  const verb = blocks === 1 ? 'blocks' : 'block';
  const blocking = blocks === 0 ? say`None of ${of} blocks` : say`${blocks} of ${of} ${verb}`;
  return joined([blocking, unknown > 0 ? say`${unknown} cannot tell` : []], say`, `);
}

/** What is to be said of the others: "9 may be worse, 11 look better, 28 show no difference". */
export function otherTriage(run: RunAssessment): Phrase {
  const [worse, better] = [countOf('worse', run), countOf('better', run)];
  const same = countOf('same', run);
  const parts = [
    worse > 0 ? say`${worse} may be worse` : [],
    better > 0 ? say`${better} ${better === 1 ? 'looks' : 'look'} better` : [],
    same > 0 ? say`${same} ${same === 1 ? 'shows' : 'show'} no difference` : [],
  ];
  return joined(parts, say`, `);
}

export function triageStatements(run: RunAssessment): Statement[] {
  return state('standings', say`${joined([triageHeadline(run), otherTriage(run)], say`; `)}.`);
}

function countOf(triage: Triage, { comparisons }: RunAssessment): number {
  return comparisons.filter(({ assessment }) => assessment.outcome.triage === triage).length;
}

/** One of several in very few words: "worse: fails", "cannot tell below 10×", "none found, catches 3.1×". */
export function triageWords(assessment: Assessment): Phrase {
  const { outcome } = assessment;
  const known = assessment.kind === 'compared' ? assessment.chances?.detectableSlowdown : null;
  const missed = known && known < Infinity ? formatTimes(known, Math.ceil) : null;
  const phrases: Readonly<Record<Triage, Phrase>> = {
    blocks: isFoundWorse(outcome) ? say`worse: fails` : say`fails`,
    worse: say`may be worse`,
    unknown: missed === null ? say`cannot tell` : say`cannot tell below ${missed}`,
    better: say`better`,
    same: missed === null ? say`none found` : say`none found, catches ${missed}`,
  };
  return phrases[outcome.triage];
}
