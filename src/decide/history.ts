import { CHANGE_LEVEL, type ChangePoint, changePoints, MAX_OLDER } from '../compare/index.ts';
import { exactLimits } from '../math/order-statistics.ts';
import { type History, type HistoryLine, orient } from '../parse/index.ts';
import type { Assessment } from './assessment.ts';
import { nearest } from './curves.ts';

/** A page has no more merges; older ones are left out. */
const MAX_MERGES = 500;
/** Trials of the budgets that are shown where they are among those of the table, next to the largest. */
const [FIRST, SECOND] = [1, 4];

/** What the history of one comparison shows. */
export type HistoryView = ReturnType<typeof viewHistory>;

/** Merges that cannot be told apart. */
export type Stretch = HistoryView['stretches'][number];

/** Whether a pull request with this result would fail because it is worse. */
export function wouldFail({ outcome }: Assessment): boolean {
  return outcome.code === 'worse' && outcome.cause !== 'fail-on';
}

/** Of main. */
const MAX_SWEEPS = 10;

/**
 * The commits of main whose sweeps are kept: the newest, which is the next baseline, and those before it without a gap, up to
 * as many trials as one comparison uses. The second newest is always kept, however many trials it has.
 */
export function commitsToKeep({ lines }: Pick<History, 'lines'>): string[] {
  const newest = lines.toReversed().slice(0, MAX_SWEEPS);
  let total = 0;
  const tooMany = newest.findIndex(({ trials }, i) => {
    total += i > 0 ? trials.counted : 0;
    return i > 1 && total > MAX_OLDER;
  });
  return newest.slice(0, tooMany === -1 ? undefined : tooMany).map(({ commit }) => commit);
}

/** Where main changed, and whether its comparisons alarmed as often as promised. */
export function viewHistory({ lines, damaged }: History) {
  const last = lines.at(-1);
  const otherMetric =
    1 + lines.findLastIndex((line) => last !== undefined && !isSameQuestion(line, last));
  const same = lines.slice(otherMetric);
  /** Oldest first. */
  const merges = same.slice(-MAX_MERGES);
  /** On the axis, increasing; null for the largest that each sweep resolves. */
  const budgets = budgetsOf(merges);
  const tested = merges.flatMap(({ scores }, index) => (scores === null ? [] : index));
  /** With indexes into the merges; null where adaptive searches are among them, which have no level. */
  const changes = merges.some(({ search }) => search === 'adaptive')
    ? null
    : changesIn(merges, tested);
  return {
    ...{ merges, budgets, changes, damaged },
    /** How many merges before them are left out, since the page has no space, or they measured something else. */
    ...{ older: same.length - merges.length, otherMetric },
    stretches: stretchesOf(merges, budgets, changes ?? []),
    /** How many merges are shown but not tested: their sweeps are too large to keep their scores. */
    untested: merges.length - tested.length,
    /** Of the comparisons with the predecessor; null without any that has a rate. */
    alarms: alarmsOf(merges),
  };
}

function isSameQuestion(one: HistoryLine, other: HistoryLine): boolean {
  const question = ({ metric, direction, axis, band }: HistoryLine) =>
    JSON.stringify([metric, direction, axis.kind, axis.unit, band.quantile]);
  return question(one) === question(other);
}

/** Of those of the last merge's table; by cost its first, and the nearest to four times as much. */
function budgetsOf(merges: readonly HistoryLine[]): (number | null)[] {
  const { at = [], axis } = merges.at(-1) ?? {};
  const isCost = axis?.kind === 'cost';
  const start = isCost ? (at[0]?.budget ?? FIRST) : FIRST;
  const second = SECOND * start;
  const wanted = [start, isCost ? nearest(at, second)?.budget : second];
  const known = wanted.flatMap((budget) => at.find((one) => one.budget === budget)?.budget ?? []);
  return [...new Set(known), null];
}

function changesIn(merges: readonly HistoryLine[], tested: readonly number[]): ChangePoint[] {
  const sweeps = tested.map((index) => {
    const { scores, direction } = merges[index] as HistoryLine;
    return (scores ?? []).map((score) => (score === null ? -Infinity : orient(score, direction)));
  });
  const quantile = merges[0]?.band.quantile ?? 0.5;
  const rules = { quantile, budgetMin: 1, budgetMax: null };
  return changePoints(sweeps, { rules, level: CHANGE_LEVEL }).map((point) => {
    return { ...point, at: tested[point.at] as number };
  });
}

/** The median and its limits of a merge at one of the budgets; undefined where its table has others. */
export function limitsOfMerge({ at, largest }: HistoryLine, budget: number | null) {
  return budget === null ? largest : at.find((one) => one.budget === budget);
}

/** From one index up to another, which is not included, with the middle of the merges' medians at each budget. */
function stretchesOf(
  merges: readonly HistoryLine[],
  budgets: readonly (number | null)[],
  changes: readonly ChangePoint[],
) {
  const last = merges.at(-1);
  if (last === undefined) return [];
  const starts = [0, ...changes.map(({ at }) => at)];
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? merges.length;
    const levels = budgets.map((budget) => {
      const medians = merges.slice(from, to).flatMap((merge) => {
        return limitsOfMerge(merge, budget)?.median ?? [];
      });
      // As in a sweep, the worse of the two in the middle.
      const { direction } = last;
      medians.sort((a, b) => orient(a, direction) - orient(b, direction));
      return medians[Math.ceil(medians.length / 2) - 1] ?? null;
    });
    return { from, to, levels };
  });
}

/** How often comparisons alarmed, and would if nothing changed: the sum of their rates, with exact limits at 95 %. */
function alarmsOf(merges: readonly HistoryLine[]) {
  const compared = merges.flatMap(({ predecessor: { rate, alarmed } }) =>
    rate === null ? [] : { rate, alarmed },
  );
  if (compared.length === 0) return null;
  const hits = compared.filter(({ alarmed }) => alarmed).length;
  const promised = compared.reduce((sum, { rate }) => sum + rate, 0);
  const sample = { hits, draws: compared.length };
  return { ...sample, promised, limits: exactLimits(sample, 0.95) };
}
