import {
  type Compared,
  isFailedByTest,
  type NamedAssessment,
  type RunAssessment,
  sizeOf,
  type Triage,
} from '../decide/index.ts';
import { orient } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import {
  byTriage,
  describeDifference,
  directionOf,
  formatFor,
  headline,
  lineOf,
  otherTriage,
  scoreFormat,
  signed,
  significantFormat,
  TRIAGE_WORDS,
  triageHeadline,
  triageStatements,
  triageWords,
} from '../report/index.ts';

import { chartOf } from './chart-of.ts';
import type { ChartModel } from './model.ts';

/** The comparisons of a run in a row each. */
export interface OverviewModel {
  readonly title: string;
  readonly subtitle: string;
  readonly groups: readonly OverviewGroup[];
  /** Of comparisons without a row. */
  readonly more: number;
  readonly description: string;
}

interface OverviewGroup {
  readonly triage: Triage;
  readonly name: string;
  readonly rows: readonly OverviewRow[];
}

export interface OverviewRow {
  /** The place of the comparison in its run. */
  readonly index: number;
  /** Untrusted text. */
  readonly name: string;
  /** Written in place of all that is null, where nothing is compared. */
  readonly headline: string;
  /** Few words below the name: "worse: fails". */
  readonly said: string;
  /** Its picture; null where there is nothing to draw. */
  readonly chart: ChartModel | null;
  /** At its side: the difference of the headline, and its limits. */
  readonly difference: readonly [estimate: string, limits: string] | null;
  readonly slowdown: Slowdown | null;
  /** The largest slowdown that is missed more than 1 time in 5. */
  readonly missed: number | null;
  readonly candidate: string;
  readonly baseline: string;
  /** Whether the direction is clear. */
  readonly isStrong: boolean;
}

/** How many times the trials the candidate needs; ends that are 0 or infinite are not known. */
interface Slowdown {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  /** Whether it is one for all budgets; otherwise it is that at the budget of the headline. */
  readonly isOverall: boolean;
  readonly text: string;
}

/** So that infinite ones can be sorted. */
const MAX_SIZE = 1e9;

/** More rows make no overview. */
const MAX_ROWS = 50;

export function overviewOf(run: RunAssessment): OverviewModel {
  const places = new Map(run.comparisons.map((one, i) => [one, i]));
  let left = MAX_ROWS;
  const groups = byTriage(run).map(([triage, ...found]) => {
    const shown = found.slice(0, left);
    left -= shown.length;
    const rows = shown.map((one) => rowOf(one, places.get(one) ?? 0));
    const sizeOfRow = ({ slowdown }: OverviewRow) => Math.min(slowdown?.estimate ?? 0, MAX_SIZE);
    rows.sort((a, b) => sizeOfRow(b) - sizeOfRow(a));
    return { triage, name: TRIAGE_WORDS[triage], rows };
  });
  return {
    title: plainText(triageHeadline(run)),
    subtitle: plainText(otherTriage(run)),
    groups: groups.filter(({ rows }) => rows.length > 0),
    more: Math.max(0, run.comparisons.length - MAX_ROWS),
    description: plainText(lineOf(triageStatements(run))),
  };
}

function rowOf({ name, assessment }: NamedAssessment, index: number): OverviewRow {
  const nothing = { candidate: '', baseline: '', slowdown: null, missed: null };
  const row = {
    ...{ index, name, headline: plainText(headline(assessment)), isStrong: false },
    ...{ said: plainText(triageWords(assessment)), chart: chartOf(assessment, 'comparison') },
    difference: assessment.kind === 'compared' ? differenceIn(assessment) : null,
  };
  if (assessment.kind !== 'compared') return { ...row, ...nothing };
  const { example, comparison, chances } = assessment;
  const write = scoreFormat(assessment);
  const written = (score: number) =>
    Number.isFinite(score) ? write(orient(score, directionOf(assessment))) : 'fails';
  return {
    ...row,
    slowdown: slowdownOf(assessment),
    missed: chances?.detectableSlowdown ?? null,
    candidate: example ? written(example.candidate.point) : '',
    baseline: example ? written(example.baseline.point) : '',
    isStrong: comparison.better.level === 'strong',
  };
}

function differenceIn(assessment: Compared): OverviewRow['difference'] {
  const { example, test, outcome } = assessment;
  const pairs = test?.pairs;
  if (pairs) return [`${pairs.worse} of ${pairs.n} worse`, `${pairs.better} better`];
  const [direction, format] = [directionOf(assessment), scoreFormat(assessment)];
  if (test?.searches) {
    const { best } = test.searches;
    const [from, to] = [best.baseline, best.candidate].map(format.shown) as [number, number];
    const change = orient(to - from, direction);
    return [Number.isFinite(change) ? signed(format)(change) : '', 'in the median search'];
  }
  if (isFailedByTest(outcome) && test?.by === 'same-settings') {
    const lost = test.settings?.shift ?? 0;
    const change = signed(formatFor(lost, lost))(-orient(lost, direction));
    return [lost > 0 ? change : '', 'at similar settings'];
  }
  if (example === null) return null;
  const said = describeDifference(example, direction, format);
  const [estimate = '', limits = ''] = said.split(/ (?=\()/);
  return [estimate, limits];
}

/** The overall one where the data allow its model; otherwise what the headline's budget takes. */
function slowdownOf(assessment: Compared): Slowdown | null {
  const { overallSlowdown } = assessment;
  if (
    overallSlowdown?.fits &&
    0 < overallSlowdown.estimate &&
    overallSlowdown.estimate < Infinity
  ) {
    const text = times(overallSlowdown.estimate);
    return { ...overallSlowdown, isOverall: true, text };
  }
  const size = sizeOf(assessment);
  if (size === null) return null;
  const { budget, needed, isUnderOne } = size;
  const [lower, estimate, upper] = [needed.lower, needed.estimate, needed.upper].map(
    (trials) => trials / budget,
  ) as [number, number, number];
  const known = `${isUnderOne ? '≤ ' : ''}${times(estimate)}`;
  const text = estimate === Infinity ? 'not reached' : known;
  return { lower, estimate, upper, isOverall: false, text };
}

/** All with two digits, as numbers below each other. */
function times(factor: number): string {
  return `${significantFormat(2)(factor)}×`;
}
