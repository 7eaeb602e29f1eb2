import type { Assessment } from '../../decide/index.ts';
import type { EvidenceLevel, Gate } from '../../settings/index.ts';
import { budgetTable } from '../wording/budget-table.ts';
import { outlookSentences, type Subject } from '../wording/explanations.ts';
import { codeSpan } from '../wording/markup.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { VERDICT_WORDS } from '../wording/verdict.ts';
import { warningsSection } from '../wording/warnings.ts';
import { optional, type Section } from './fit-to-limit.ts';
import { type Picture, pictureSection } from './picture.ts';

/** What every reader of a comparison sees below its result. */
export function shownSections(
  assessment: Assessment,
  picture: Picture,
  subject: Subject = 'check',
): Section[] {
  const outlook = outlookSentences(assessment, subject).map((sentence) => `- ${sentence}`);
  return [
    optional('the notes', warningsSection(assessment), 11),
    optional('the chart', pictureSection(assessment, picture), 7),
    optional('the table', budgetTable(assessment), 12),
    optional('what the result can promise', outlook.join('\n'), 9),
    optional('the choice of the baseline', baselineSentence(assessment), 6),
  ];
}

export interface CommentFrame {
  /** The Action's `name` input; empty if there is only one instance. */
  readonly name: string;
  /** The commit and the run it is about, as Markdown; empty if there is none. */
  readonly origin: string;
  /** How to accept a failing result, as Markdown; empty if it cannot be accepted. */
  readonly acceptance: string;
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
  origin: '',
  acceptance: '',
  fullReport: null,
  jobSummary: null,
  earlier: [],
  draws: 0,
  picture: { kind: 'mermaid' },
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
export function drawsSentence(draws: number): string {
  return draws < 2 ? '' : `This pull request’s candidate has been trained ${draws} times.`;
}

/**
 * The earlier verdicts on a pull request, because running a gate again until it passes proves
 * nothing; Markdown, empty if there are none.
 */
export function earlierSentence(verdicts: readonly EarlierVerdict[]): string {
  const judged = verdicts
    .filter(({ verdict }) => ['worse', 'better', 'mixed', 'none'].includes(verdict))
    .map(({ sha, gate, verdict, level }) => {
      const words = [VERDICT_WORDS.get(verdict), level === 'none' ? '' : level].filter(Boolean);
      return `${gate}${sha === null ? '' : ` at ${codeSpan(sha)}`} (${words.join(', ')})`;
    });
  if (judged.length === 0) return '';
  return `Earlier on this pull request: ${judged.join(', ')}. Each is one more chance of a false alarm.`;
}
