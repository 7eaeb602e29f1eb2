import type { NamedAssessment } from '../../decide/index.ts';
import {
  data,
  joined,
  list,
  ofMessage,
  optional,
  type Phrase,
  type Section,
  say,
  words,
} from '../../report/index.ts';
import type { EvidenceLevel, Gate } from '../../settings/index.ts';
import { budgetTable } from '../wording/budget-table.ts';
import { outlookSentences, type Subject } from '../wording/explanations.ts';
import { baselineBlock } from '../wording/sweeps.ts';
import { VERDICT_WORDS } from '../wording/verdict.ts';
import { warningsBlock } from '../wording/warnings.ts';
import type { Picture } from './picture.ts';

/** What every reader of a comparison sees below its result. */
export function shownSections({ name, assessment }: NamedAssessment, subject?: Subject): Section[] {
  const chart = [{ type: 'figure', comparison: name } as const];
  const outlook = list(outlookSentences(assessment, subject));
  const baseline = baselineBlock(assessment);
  return [
    optional('notes', words`the notes`, { blocks: warningsBlock(assessment), priority: 11 }),
    optional('chart', words`the chart`, { blocks: chart, priority: 7 }),
    optional('budgets', words`the table`, { blocks: budgetTable(assessment), priority: 12 }),
    optional('outlook', words`what the result can promise`, { blocks: outlook, priority: 9 }),
    optional('baseline', words`the choice of the baseline`, { blocks: baseline, priority: 6 }),
  ];
}

export interface CommentFrame {
  /** The Action's `name` input; empty if there is only one instance. */
  readonly name: string;
  /** The commit and the run it is about; empty if there is none. */
  readonly origin: Phrase;
  /** How to accept a failing result; empty if it cannot be accepted. */
  readonly acceptance: Phrase;
  /** URL of the artifact with all files of the report; null if there is none. */
  readonly fullReport: string | null;
  /** URL of the run whose job summary has the report; null if unknown. */
  readonly jobSummary: string | null;
  /** Earlier verdicts on the pull request, latest first. */
  readonly earlier: readonly EarlierVerdict[];
  /** How often the pull request's candidate has been trained, as far as is known. */
  readonly draws: number;
  readonly picture: Picture;
  /** The stored charts of several comparisons, by name. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** For a comment outside of any run. */
export const NO_FRAME: CommentFrame = {
  name: '',
  origin: [],
  acceptance: [],
  fullReport: null,
  jobSummary: null,
  earlier: [],
  draws: 0,
  picture: { kind: 'none' },
  pictures: new Map(),
};

export interface EarlierVerdict {
  /** The first seven digits of the judged commit; null if unknown. */
  readonly sha: string | null;
  readonly gate: Gate;
  readonly verdict: string;
  /** The evidence in the verdict's direction; `none` if it has no direction. */
  readonly level: EvidenceLevel;
}

/**
 * How often the candidate was trained: a push of nothing is one more draw of the same change. Empty for the
 * first time.
 */
export function drawsSentence(draws: number): Phrase {
  return draws < 2 ? [] : say`This pull request’s candidate has been trained ${draws} times.`;
}

/**
 * The earlier verdicts on a pull request, because running a gate again until it passes proves
 * nothing; empty if there are none.
 */
export function earlierSentence(verdicts: readonly EarlierVerdict[]): Phrase {
  const judged = verdicts
    .filter(({ verdict }) => ['worse', 'better', 'mixed', 'none'].includes(verdict))
    .map(({ sha, gate, verdict, level }) => {
      const found = [VERDICT_WORDS.get(verdict), level === 'none' ? '' : level].filter(Boolean);
      const at = sha === null ? [] : say` at ${data(sha)}`;
      return say`${gate}${at} (${ofMessage(found.join(', '))})`;
    });
  if (judged.length === 0) return [];
  return say`Earlier on this pull request: ${joined(judged, say`, `)}. Each is one more chance of a false alarm.`;
}
