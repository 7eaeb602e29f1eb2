import type { RunAssessment } from '../../decide/index.ts';
import type { UserError } from '../../errors.ts';
import { fitSections, markdownBlocks } from '../../print/index.ts';
import {
  code,
  failureBlocks,
  failureTitle,
  link,
  type Phrase,
  type ReportFrame,
  say,
  sectionsOf,
  words,
} from '../../report/index.ts';
import { figureBlocks, type Picture } from './figure.ts';

/** What a comment or a summary says besides the result, and how it shows charts. */
export interface CommentFrame extends ReportFrame {
  /** URL of the run whose job summary has the report; null if unknown. */
  readonly jobSummary: string | null;
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
  picture: { kind: 'mermaid' },
  pictures: new Map(),
};

/**
 * The report on a run as GitHub Markdown.
 *
 * @param limit in characters; what does not fit is left out, and the comment says so
 */
export function renderRunComment(
  run: RunAssessment,
  frame: CommentFrame,
  limit = Number.POSITIVE_INFINITY,
): string {
  const { fullReport, jobSummary, picture, pictures } = frame;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? 'comparison' : 'check';
  const figure = (name: string) => {
    const one = run.comparisons.find((comparison) => comparison.name === name);
    return one ? figureBlocks(one.assessment, pictures.get(name) ?? picture, subject) : [];
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}

/** A failure as GitHub Markdown, with suggested settings ready to copy. */
export function renderFailure(
  error: UserError,
  frame: Pick<CommentFrame, 'name' | 'origin'>,
  title: Phrase = failureTitle(error),
): string {
  return `${markdownBlocks(failureBlocks(error, frame, title))}\n`;
}
