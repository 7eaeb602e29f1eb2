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
  clauses,
  code,
  data,
  facts,
  firstOf,
  fold,
  lines,
  listed,
  lowered,
  note,
  type Phrase,
  paragraph,
  type Statement,
  say,
  series,
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
import { acceptedSentence, decidedOtherwise, warningsBlock } from './notes.ts';
import { formatTimes } from './numbers.ts';
import { effectOf } from './outcome.ts';
import type { Subject } from './quantities.ts';
import { certainty, nextStatement, type ReportFrame, smallPrint } from './statements.ts';
import { budgetTable, changedExamples, checklistOf, sweepsBlocks } from './tables.ts';
import { acceptedBy, findingOf, headline } from './verdict.ts';

/** The result in one line without a full stop: of several comparisons "Worse in 1 of 3 comparisons: `large` by …". */
export function runHeadline(run: RunAssessment): Phrase {
  const [{ name, assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const group = groupOf(assessment);
  const { word, by, size } = findingOf(assessment);
  const isSaid = JSON.stringify(word) === JSON.stringify(group);
  const only = say`${data(name)}${isSaid ? [] : say`, ${lowered(word)}`}${by}${size}`;
  const named = same.length > 1 ? someNames(same.map((one) => one.name)) : only;
  const brief = strong(say`${group} in ${same.length} of ${count} comparisons`);
  return say`${brief}${same.length === count ? [] : say`: ${named}`}${acceptedBy(assessment)}`;
}

const GROUPS: Readonly<Partial<Record<VerdictWord, Phrase>>> = {
  mixed: say`Worse and better`,
  insufficient: say`Cannot tell`,
  invalid: say`Not judged`,
};

function groupOf(assessment: Assessment): Phrase {
  return GROUPS[assessment.outcome.verdict] ?? findingOf(assessment).word;
}

const MAX_NAMES = 3;

function someNames(names: readonly string[]): Phrase {
  const all = names.map((name) => [data(name)]);
  return listed(firstOf(all, MAX_NAMES));
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
  const names = series(note.inputs.map((name) => [code(words`${name}`)]));
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

/** A part of a report that is shortened, or left out, as a whole. */
export interface Section {
  readonly id: SectionId;
  /** Its heading on a page and in a fold. */
  readonly title: Words;
  /** Whether only some readers need it: a comment folds it, and a terminal shows it if every note is wanted. */
  readonly isFolded: boolean;
  readonly blocks: readonly Block[];
  /** Across all sections, the lowest priority is shortened first. */
  readonly priority: number;
  /** What is left of the section if it is shortened; empty if it is left out. */
  readonly brief: readonly Block[];
}

/** The name of each section, and whether only some readers need it; what stays the longest comes first. */
const SECTIONS = {
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
} as const;
type SectionId = keyof typeof SECTIONS;

function section(id: SectionId, blocks: readonly Block[]): Section {
  const [title, isFolded] = SECTIONS[id];
  return { id, title, isFolded, blocks, priority: -Object.keys(SECTIONS).indexOf(id), brief: [] };
}

/** Its blocks are made when they are asked for: a terminal shows few of them. */
function sectionOnDemand(id: SectionId, make: () => readonly Block[]): Section {
  let made: readonly Block[] | null = null;
  return {
    ...section(id, []),
    get blocks() {
      made ??= make();
      return made;
    },
  };
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
  const result = { ...section('result', lines([verdict, said])), brief: paragraph(verdict) };
  const next = section('next', paragraph(nextStatement(run, frame.acceptance)));
  const print = section('small', small(smallPrint(run, frame)));
  const own = note(runNotes(run).map((one) => [one]));
  if (others.length === 0) {
    const [notes, chart, ...folded] = comparisonSections(first, 'check');
    return [result, section('notes', [...notes.blocks, ...own]), chart, next, print, ...folded];
  }
  const overview = section('chart', [{ type: 'figure', comparison: '' }, ...notesWithoutFold(run)]);
  const folds = run.comparisons.flatMap((one, i) => foldOf(one, said, i / run.comparisons.length));
  const method = section('method', facts(factsOf(first.assessment, 'comparison')));
  return [result, section('notes', own), overview, next, print, ...folds, method];
}

/** What is said of a comparison below its result, in reading order: notes, the chart, and what is folded. */
export function comparisonSections(
  { name, assessment }: NamedAssessment,
  subject: Subject,
): [notes: Section, chart: Section, ...folded: Section[]] {
  const checklist = checklistOf(assessment);
  const examples = changedExamples(assessment);
  const changed = { ...section('budgets', examples), title: words`what was lost and won` };
  return [
    section('notes', warningsBlock(assessment)),
    section('chart', [{ type: 'figure', comparison: name }]),
    examples.length > 0 ? changed : section('budgets', budgetTable(assessment)),
    sectionOnDemand('sweeps', () => sweepsBlocks(assessment)),
    ...(checklist ? [section('checklist', facts(checklist))] : []),
    sectionOnDemand('method', () => facts(factsOf(assessment, subject))),
  ];
}

export function resultOf(assessment: Assessment, subject: Subject): Statement[] {
  return [...certainty(assessment, subject), ...decidedOtherwise(assessment)];
}

/** The name that the report of a run shows; that of its only comparison included. */
export function nameOf({ comparisons }: RunAssessment, { name }: Pick<ReportFrame, 'name'>) {
  const [only, ...others] = comparisons;
  return [name, others.length > 0 ? '' : only.name].filter(Boolean).join(' / ');
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
  const title = say`${assessment.outcome.mark} ${data(name)}: ${headline(assessment)}`;
  const said = resultOf(assessment, 'comparison').filter((statement) => !isAmong(statement, above));
  const shown = comparisonSections(one, 'comparison')
    .filter(({ id }) => id === 'notes' || id === 'chart' || id === 'budgets')
    .flatMap(({ blocks }) => blocks);
  const whole = section('comparison', [fold(title, [...paragraph(said), ...shown])]);
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

/** What a list of comparisons of each urgency is called, and what is said of one and of several. */
const TRIAGES: Readonly<Record<Triage, readonly [list: Words, one: Words, several: Words]>> = {
  blocks: [words`blocks`, words`blocks`, words`block`],
  worse: [words`may be worse, does not block`, words`may be worse`, words`may be worse`],
  unknown: [words`cannot tell`, words`cannot tell`, words`cannot tell`],
  better: [words`better`, words`looks better`, words`look better`],
  same: [words`no difference found`, words`shows no difference`, words`show no difference`],
};

export function triageTitle(triage: Triage): Words {
  return TRIAGES[triage][0];
}

/** The comparisons by their urgency, and of equals as they are sorted in the run. */
export function byTriage({ comparisons }: RunAssessment): NamedAssessment[] {
  const place = ({ assessment }: NamedAssessment) => TRIAGE.indexOf(assessment.outcome.triage);
  return comparisons.toSorted((a, b) => place(a) - place(b));
}

/** How many of many block, and of how many nothing is known: "2 of 50 block, 3 cannot tell". */
export function triageHeadline(run: RunAssessment): Phrase {
  const [blocking, of] = [countOf('blocks', run), run.comparisons.length];
  const verb = TRIAGES.blocks[blocking === 1 ? 1 : 2];
  const first = blocking === 0 ? say`None of ${of} blocks` : say`${blocking} of ${of} ${verb}`;
  return series([first, counted('unknown', run)]);
}

/** What is to be said of the others: "9 may be worse, 11 look better, 28 show no difference". */
export function otherTriage(run: RunAssessment): Phrase {
  return series((['worse', 'better', 'same'] as const).map((triage) => counted(triage, run)));
}

export function triageStatements(run: RunAssessment): Statement[] {
  return state('standings', say`${clauses([triageHeadline(run), otherTriage(run)])}.`);
}

function counted(triage: Triage, run: RunAssessment): Phrase {
  const count = countOf(triage, run);
  return count === 0 ? [] : say`${count} ${TRIAGES[triage][count === 1 ? 1 : 2]}`;
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
