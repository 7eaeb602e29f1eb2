import type { Picture } from './picture.ts';
import type { EarlierVerdict } from './wording/earlier.ts';

/** What a comment says beside the assessment. */
export interface CommentFrame {
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
  /** Which commit and run it is about, as Markdown; empty where there is none. */
  readonly origin: string;
  /** Address of the page with all files of the report; null where there is none. */
  readonly fullReport: string | null;
  /** Address of the run whose summary has the report; null where that is not known. */
  readonly jobSummary: string | null;
  /** What was said on the pull request before, the latest first. */
  readonly earlier: readonly EarlierVerdict[];
  readonly picture: Picture;
}

/** The frame of a comment that stands by itself. */
export const NO_FRAME: CommentFrame = {
  name: '',
  origin: '',
  fullReport: null,
  jobSummary: null,
  earlier: [],
  picture: { kind: 'mermaid' },
};

/** Points to the files of the report, as Markdown. */
export function fullReportLine({ fullReport }: Pick<CommentFrame, 'fullReport'>): string {
  return fullReport === null
    ? ''
    : `Full report: [interactive page, chart and data](${fullReport})`;
}

/** Where the whole report is, however little of it is shown; Markdown. */
export function elsewhere({ fullReport, jobSummary }: CommentFrame): string {
  if (fullReport !== null) return `[page, chart and data](${fullReport})`;
  return jobSummary === null ? '`comment.md`' : `[job summary](${jobSummary})`;
}
