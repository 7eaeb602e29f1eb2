import type { Assessment, RunAssessment } from '../../decide/index.ts';
import { chartOf, drawTextPlot, quickChart } from '../../draw/index.ts';
import type { UserError } from '../../errors.ts';
import { fitSections, markdownBlocks } from '../../print/index.ts';
import {
  type Block,
  code,
  failureBlocks,
  formatPercent,
  lineOf,
  link,
  type Phrase,
  paragraph,
  type ReportFrame,
  type Subject,
  say,
  sectionsOf,
  state,
  summaryTable,
  triageStatements,
  verdictStatements,
  words,
} from '../../report/index.ts';
import { widthOf } from '../terminal/layout.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  /** Drawn with characters, by choice or because there is no picture, or nothing. */
  | { readonly kind: 'forest' | 'none'; readonly isFallback?: boolean }
  /** A URL from which the QuickChart server at `server` draws the chart. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** URLs of pictures that are already stored. */
  | { readonly kind: 'stored'; readonly light: string; readonly dark: string };

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
  noCheck: [],
  fullReport: null,
  jobSummary: null,
  picture: { kind: 'forest' },
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
    if (name === '' && run.comparisons.length > 1) return overviewBlocks(run, pictures.get(''));
    const shown = run.comparisons.find((comparison) => comparison.name === name);
    return shown ? figureBlocks(shown.assessment, pictures.get(name) ?? picture, subject) : [];
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}

/** A failure as GitHub Markdown, with suggested settings ready to copy. */
export function renderFailure(
  error: UserError,
  frame: Pick<CommentFrame, 'name' | 'origin'>,
  title: Phrase,
): string {
  return `${markdownBlocks(failureBlocks(error, frame, title))}\n`;
}

/** All comparisons in one picture, or in a table without one. */
function overviewBlocks(run: RunAssessment, picture: Picture | undefined): Block[] {
  if (picture?.kind !== 'stored') return [summaryTable(run)];
  const { light: url, dark } = picture;
  return [{ type: 'image', alt: lineOf(triageStatements(run)), url, dark }];
}

const GET_PICTURE = say` For a picture: \`charts: branch\`, with \`contents: write\`.`;

/** The characters of a text plot, and of its lines as a phone of 375 px shows them. */
const [MAX_COLUMNS, PHONE_WIDTH] = [24, 38];

/** The chart, drawn with characters if no other is possible; nothing if there is nothing to draw, or none is wanted. */
function figureBlocks(assessment: Assessment, picture: Picture, subject: Subject): Block[] {
  const model = picture.kind === 'none' ? null : chartOf(assessment, subject);
  if (model === null) return [];
  const alt = say`Tuning curves. ${lineOf(verdictStatements(assessment, subject))}`;
  if (picture.kind === 'stored')
    return [{ type: 'image', alt, url: picture.light, dark: picture.dark }];
  const drawn = picture.kind === 'quickchart' ? quickChart(model, picture.server) : null;
  if (drawn !== null) {
    const level = formatPercent(assessment.settings.band.confidence);
    const lines = say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands. The table has the limits.`;
    return [{ type: 'image', alt, ...drawn }, ...paragraph(state('lines', lines))];
  }
  const excess = widthOf(drawTextPlot(assessment, MAX_COLUMNS, () => '')) - PHONE_WIDTH;
  const plot = drawTextPlot(assessment, MAX_COLUMNS - Math.min(12, Math.max(0, excess))).join('\n');
  if (plot === '') return [];
  const marks = assessment.kind === 'lone' ? '● candidate' : '○ baseline, ● candidate';
  return [
    { type: 'code', language: words`text`, value: plot },
    ...paragraph(
      state(
        'lines',
        say`${marks}.${picture.kind === 'forest' && picture.isFallback ? GET_PICTURE : []}`,
      ),
    ),
  ];
}
