import { CHANGE_LEVEL, type ChangePoint } from '../compare/index.ts';
import { type HistoryView, limitsOfMerge, type Stretch } from '../decide/index.ts';
import type { HistoryLine } from '../parse/index.ts';
import {
  type Block,
  commit,
  data,
  link,
  note,
  type Phrase,
  paragraph,
  plain,
  type Statement,
  say,
  series,
  state,
  table,
  type Words,
  words,
} from './blocks.ts';
import {
  type Format,
  formatBudget,
  formatFor,
  formatLimit,
  formatPercent,
  formatPValue,
  inDigits,
  plural,
  significantFormat,
} from './numbers.ts';
import { betterWord, describeLimits, describeMedian } from './quantities.ts';

export interface HistoryFrame {
  /** Of the comparison; empty for the only one. */
  readonly name: string;
  /** The address of its repository on the web; null where it is not known. */
  readonly repository: string | null;
}

/** Scores that span more are written with so many digits each. */
const [WIDE, DIGITS] = [30, 3];

/** Writes the scores of a history with as many digits as their limits warrant. */
function historyFormat({ merges, budgets }: HistoryView): Format {
  const limits = merges.flatMap((merge) =>
    budgets.flatMap((budget) => limitsOfMerge(merge, budget) ?? []),
  );
  const medians = limits.map(({ median }) => Math.abs(median)).filter(Number.isFinite);
  const widths = limits.map(({ lower, upper }) => upper - lower).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(0, ...medians)];
  if (least > 0 && most > WIDE * least) return significantFormat(DIGITS);
  const width = widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity;
  return formatFor(width, most);
}

/** "1 trial", "4 trials"; the largest budget by its number where all merges have the same. */
export function budgetName(budget: number | null, { merges }: HistoryView): Phrase {
  const largest = new Set(merges.map((merge) => formatBudget(merge.largest.budget)));
  const [only] = merges;
  const shown = budget ?? (largest.size === 1 ? only?.largest.budget : undefined);
  if (only === undefined || shown === undefined) return say`largest budget`;
  const { kind, unit } = only.axis;
  if (kind === 'cost')
    return say`${formatBudget(shown)}${unit === null ? [] : say` ${data(unit, 40)}`}`;
  return say`${formatBudget(shown)} ${shown === 1 ? words`trial` : words`trials`}`;
}

export function historyHeadline(view: HistoryView, { repository }: HistoryFrame): Phrase {
  const { merges, changes } = view;
  const count = plural(merges.length, 'merge');
  if (merges.length === 0) return say`Main has no history yet`;
  if (changes === null) return say`${count} of main`;
  const last = changes.at(-1);
  if (last === undefined && merges.length === 1) return say`The first merge of main`;
  if (last === undefined) return say`No change found in ${count} of main`;
  const first = merges[last.at] as HistoryLine;
  const pull = pullName(first, repository);
  const by = pull.length === 0 ? [] : say` (${pull})`;
  return say`${changeWord(last)} since about ${commit(first.commit)}${by}`;
}

const changeWord = ({ direction }: ChangePoint) =>
  direction === 'worse' ? words`Worse` : words`Better`;

function pullName({ pull }: HistoryLine, repository: string | null): Phrase {
  if (pull === null) return [];
  const name = say`#${pull}`;
  return repository === null ? name : [link(name, `${repository}/pull/${pull}`)];
}

export function historyBlocks(view: HistoryView, frame: HistoryFrame) {
  const lead = [...whatIsShown(view), ...changesFound(view)];
  return {
    lead: paragraph(lead),
    changes: changesTable(view, frame),
    promises: [...paragraph(alarmsAgainstPromise(view)), ...paragraph(levelOfChanges(view))],
    notes: notesOn(view),
    merges: mergesTable(view, frame),
  };
}

/** "Typical best `accuracy` (higher is better) of each merge, with 80 % limits." */
function whatIsShown({ merges }: HistoryView): Statement[] {
  const last = merges.at(-1);
  if (last === undefined) return [];
  const { metric, direction, band, trials } = last;
  const curve =
    band.quantile === 0.5 ? words`Typical` : words`${formatPercent(band.quantile)} quantile of the`;
  const shown = say`${curve} best ${data(metric, 80)} (${betterWord(direction)}) of each merge with ${formatPercent(band.confidence)} limits; the last sweep has ${plural(trials.counted, 'trial')}.`;
  return state('history', shown);
}

function changesFound({ changes, merges }: HistoryView): Statement[] {
  if (changes === null)
    return state(
      'changes.adaptive',
      say`Changes are not looked for: with an adaptive search, sweeps differ even if nothing changed.`,
    );
  if (merges.length === 0) return [];
  if (merges.length === 1)
    return state('changes.none', say`A change can show from the second merge on.`);
  const none = say`In ${merges.length} merges, no split differs by more than chance.`;
  if (changes.length === 0) return state('changes.none', none);
  const worse = changes.filter(({ direction }) => direction === 'worse').length;
  const counts = series([
    worse > 0 ? say`${worse} for the worse` : [],
    changes.length > worse ? say`${changes.length - worse} for the better` : [],
  ]);
  const all = say`${plural(changes.length, 'change')} in ${plural(merges.length, 'merge')}`;
  return state('changes', say`${all}: ${counts}.`);
}

function changesTable(view: HistoryView, frame: HistoryFrame): Block[] {
  const { changes, merges, stretches, budgets } = view;
  if (!changes?.length) return [];
  const format = historyFormat(view);
  const level = ({ levels }: Stretch, i: number) => {
    const median = levels[i] ?? null;
    return median === null ? words`?` : describeMedian({ median }, format);
  };
  const rows = changes.map((change, i) => {
    const [before, after] = [stretches[i] as Stretch, stretches[i + 1] as Stretch];
    return [
      say`${changeWord(change)}`,
      ...whichMerge(merges[change.at] as HistoryLine, frame),
      ...budgets.map((_, b) => say`${level(before, b)} → ${level(after, b)}`),
      say`${formatPValue(change.pValue)}`,
    ];
  });
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [say`Change`, say`From about`, ...MERGE, ...names, say`p-value`];
  return [table(header, rows, 'left')];
}

const MERGE = [say`Pull request`, say`Day`];

function whichMerge(merge: HistoryLine, { repository }: HistoryFrame): Phrase[] {
  const day = plain('day', merge.date.slice(0, 10));
  return [[commit(merge.commit)], pullName(merge, repository), [day]];
}

/** What a page of a main that never changed would show. */
function levelOfChanges({ changes, merges }: HistoryView): Statement[] {
  if (changes === null || merges.length < 2) return [];
  const given = changes.length > 1 ? ' Each p-value takes the other changes as given.' : '';
  return state(
    'changes.level',
    say`Between two changes no other was found. If main, its data, its machine and its libraries never changed, any one page would show a change ${formatLimit(CHANGE_LEVEL)}.${given}`,
  );
}

/** How many of main's comparisons alarmed, and how many were to. */
function alarmsAgainstPromise({ alarms }: HistoryView): Statement[] {
  if (alarms === null) return [];
  const { hits, draws, promised, limits } = alarms;
  const [lower, upper] = limits.map((limit) => formatPercent(Number(limit.toPrecision(2))));
  const rate = promised / draws;
  const share = formatPercent(Number((hits / draws).toPrecision(2)));
  const found = say`${hits} of ${plural(draws, 'comparison')} with the previous merge alarmed: ${share} (95 % limits for independent comparisons: ${lower ?? ''} to ${upper ?? ''}).`;
  const promise = say`Promised, if nothing changed: ${formatPercent(Number(rate.toPrecision(2)))}, which is ${inDigits(promised, 2)} of ${draws}.`;
  return [
    ...state('alarms', say`${found} ${promise}`),
    ...state('alarms.verdict', alarmVerdict(alarms.limits, rate)),
  ];
}

function alarmVerdict([lower, upper]: readonly [number, number], rate: number): Phrase {
  if (lower > rate)
    return say`That is hardly luck: main changed, or sweeps differ by more than the luck of the draw.`;
  if (upper < rate) return say`That is fewer than promised.`;
  return say`That agrees with the promise.`;
}

function notesOn({ damaged, older, otherMetric, untested }: HistoryView): Block[] {
  const lines = series(damaged.slice(0, MAX_LINES).map(({ line }) => say`${line}`));
  const more = damaged.length > MAX_LINES ? ' and further on' : '';
  const unread = say`${plural(damaged.length, 'damaged line')} left out: line ${lines}${more}. The first: ${data(damaged[0]?.what ?? '', 300)}`;
  const other = say`Not shown: ${plural(otherMetric, 'merge')} with another metric or axis.`;
  const earlier = say`Not shown: ${plural(older, 'older merge')}.`;
  const unkept = say`Not tested for changes: ${plural(untested, 'merge')} of more than 1,000 trials, whose scores are not kept.`;
  return note([
    state('history.damaged', damaged.length === 0 ? [] : unread),
    state('history.other', otherMetric === 0 ? [] : other),
    state('history.older', older === 0 ? [] : earlier),
    state('history.untested', untested === 0 ? [] : unkept),
  ]);
}

const MAX_LINES = 8;

function mergesTable(view: HistoryView, frame: HistoryFrame): Block[] {
  const { merges, budgets } = view;
  if (merges.length === 0) return [];
  const format = historyFormat(view);
  const rows = merges.toReversed().map((merge) => [
    ...whichMerge(merge, frame),
    ...budgets.map((budget) => {
      const limits = limitsOfMerge(merge, budget);
      return limits === undefined ? [] : say`${describeLimits(limits, format)}`;
    }),
    say`${comparedWords(merge.predecessor)}`,
  ]);
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [say`Commit`, ...MERGE, ...names, say`Previous merge`];
  return [table(header, rows, 'left')];
}

function comparedWords(compared: HistoryLine['predecessor']): Words {
  if (compared.alarmed) return compared.verdict === 'worse' ? words`worse` : words`fails`;
  return VERDICTS[compared.verdict];
}

const VERDICTS: Readonly<Record<HistoryLine['predecessor']['verdict'], Words>> = {
  none: words`no difference`,
  better: words`better`,
  worse: words`perhaps worse`,
  mixed: words`better and worse`,
  insufficient: words`cannot tell`,
  invalid: words`not comparable`,
  error: words`error`,
  'no-baseline': words`nothing before`,
  'no-candidate': words`no sweep`,
};
