import {
  type Compared,
  type NamedAssessment,
  type RunAssessment,
  TRIAGE,
  type Triage,
} from '../decide/index.ts';
import { orient } from '../parse/index.ts';
import { plainText } from '../print/index.ts';
import {
  byTriage,
  describeDifference,
  directionOf,
  formatTimes,
  headline,
  lineOf,
  otherTriage,
  scoreFormat,
  signed,
  triageHeadline,
  triageStatements,
  triageWords,
} from '../report/index.ts';

import { chartOf } from './chart-of.ts';
import type { ChartModel } from './model.ts';

/** The comparisons of a run in a row each, what blocks first. */
export interface OverviewModel {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly OverviewRow[];
  /** Of comparisons without a row. */
  readonly more: number;
  readonly description: string;
}

export interface OverviewRow {
  readonly triage: Triage;
  /** Untrusted text. */
  readonly name: string;
  /** Written in place of a size that is null. */
  readonly headline: string;
  /** Few words below the name: "worse: fails". */
  readonly said: string;
  /** Its picture; null where there is nothing to draw. */
  readonly chart: ChartModel | null;
  /** At its side: the difference of the headline, and its limits. */
  readonly difference: readonly [estimate: string, limits: string] | null;
  readonly size: OverviewSize | null;
}

/** How many times the trials the candidate needs at the budget of the headline; ends that are infinite are not known. */
interface OverviewSize {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  readonly text: string;
  /** The largest slowdown that is missed more than 1 time in 5. */
  readonly missed: number | null;
  /** Whether it is clearly better. */
  readonly isStrong: boolean;
}

/** So that infinite ones can be sorted. */
const MAX_SIZE = 1e9;

/** More rows make no overview. */
const MAX_ROWS = 50;

export function overviewOf(run: RunAssessment): OverviewModel {
  const sorted = byTriage(run);
  const rows = sorted.slice(0, MAX_ROWS).map(rowOf);
  const sizeOfRow = ({ size }: OverviewRow) => Math.min(size?.estimate ?? 0, MAX_SIZE);
  const place = ({ triage }: OverviewRow) => TRIAGE.indexOf(triage);
  return {
    title: plainText(triageHeadline(run)),
    subtitle: plainText(otherTriage(run)),
    rows: rows.sort((a, b) => place(a) - place(b) || sizeOfRow(b) - sizeOfRow(a)),
    more: sorted.length - rows.length,
    description: plainText(lineOf(triageStatements(run))),
  };
}

function rowOf({ name, assessment }: NamedAssessment): OverviewRow {
  const chart = chartOf(assessment, 'comparison');
  const compared = assessment.kind === 'compared' ? assessment : null;
  const { triage } = assessment.outcome;
  // What is not said of it in a comment is not said here.
  const isSized = chart?.tested === null && triage !== 'unknown';
  return {
    ...{ triage, name, chart, headline: plainText(headline(assessment)) },
    said: plainText(triageWords(assessment)),
    difference: compared && differenceIn(compared, chart),
    size: compared && isSized ? sizeIn(compared) : null,
  };
}

/** How many times the trials the candidate needs at the budget of the headline; null where that is not known. */
function sizeIn(assessment: Compared): OverviewSize | null {
  const { comparison, chances, size } = assessment;
  if (size === null) return null;
  const { budget, needed, isUnderOne } = size;
  const estimate = needed.estimate / budget;
  const times = formatTimes(estimate, isUnderOne ? Math.ceil : Math.round);
  return {
    ...{ estimate, lower: needed.lower / budget, upper: needed.upper / budget },
    text: estimate === Infinity ? 'not reached' : `${isUnderOne ? '≤ ' : ''}${times}`,
    missed: chances?.detectableSlowdown ?? null,
    isStrong: comparison.better.level === 'strong',
  };
}

function differenceIn(assessment: Compared, chart: ChartModel | null): OverviewRow['difference'] {
  const { example, test } = assessment;
  const pairs = test?.pairs;
  if (pairs) return [`${pairs.worse} of ${pairs.n} worse`, `${pairs.better} better`];
  const [direction, format] = [directionOf(assessment), scoreFormat(assessment)];
  if (test?.searches) {
    const { best } = test.searches;
    const [from, to] = [best.baseline, best.candidate].map(format.shown) as [number, number];
    const change = orient(to - from, direction);
    return [Number.isFinite(change) ? signed(format)(change) : '', 'in the median search'];
  }
  if (chart?.tested?.kind === 'settings') return [chart.tested.change ?? '', 'at similar settings'];
  if (example === null || !chart?.haveOneScale) return null;
  const said = describeDifference(example, direction, format);
  const [estimate = '', limits = ''] = said.split(/ (?=\()/);
  return [estimate, limits];
}
