import { type Assessment, type RunAssessment, restsOnTest } from '../decide/index.ts';
import {
  fitSections,
  type Screen,
  styled,
  renderRunText as textOfRun,
  widthOf,
} from '../print/index.ts';
import {
  type Block,
  briefHeadline,
  code,
  type EvidenceAt,
  formatPercent,
  joined,
  lineOf,
  link,
  OUTSIDE,
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
} from '../report/index.ts';
import { chartOf } from './chart-of.ts';
import { quickChart } from './quickchart.ts';
import { drawPairBars, drawStrips, drawTextPlot } from './text-plot.ts';

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
  ...OUTSIDE,
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
    const shown = comparisonNamed(run, name);
    if (shown === null) return overviewBlocks(run, pictures.get(''));
    return figureBlocks(shown, pictures.get(name) ?? picture, subject);
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}

/** Null for the overview of several, which has no name. */
function comparisonNamed({ comparisons }: RunAssessment, name: string): Assessment | null {
  if (name === '' && comparisons.length > 1) return null;
  return comparisons.find((comparison) => comparison.name === name)?.assessment ?? null;
}

/** The same for a terminal. */
export function renderRunText(run: RunAssessment, screen: Screen): string {
  return textOfRun(run, screen, (name) => {
    const shown = comparisonNamed(run, name);
    return shown === null ? [summaryTable(run)] : textBlocks(plotFor(shown, screen));
  });
}

/** All comparisons in one picture, or in a table without one; the scores of those that block are in their folds. */
function overviewBlocks(run: RunAssessment, picture: Picture | undefined): Block[] {
  if (picture?.kind !== 'stored') return [summaryTable(run, briefHeadline)];
  const { light: url, dark } = picture;
  return [{ type: 'image', alt: lineOf(triageStatements(run)), url, dark }];
}

const GET_PICTURE = say`For a picture: \`charts: branch\`, with \`contents: write\`.`;

/** The chart, drawn with characters if no other is possible; nothing if there is nothing to draw, or none is wanted. */
function figureBlocks(assessment: Assessment, picture: Picture, subject: Subject): Block[] {
  const model = picture.kind === 'none' ? null : chartOf(assessment, subject);
  if (model === null) return [];
  const alt = altText(assessment, subject);
  if (picture.kind === 'stored')
    return [{ type: 'image', alt, url: picture.light, dark: picture.dark }];
  const drawn = picture.kind === 'quickchart' ? quickChart(model, picture.server) : null;
  if (drawn !== null) {
    const level = formatPercent(assessment.settings.band.confidence);
    const lines = say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands.`;
    const legend = model.tested === null ? state('lines', lines) : [];
    return [{ type: 'image', alt, ...drawn }, ...paragraph(legend)];
  }
  const plot = plotFor(assessment, PHONE);
  if (plot.length === 0) return [];
  const isFallback = picture.kind === 'forest' && picture.isFallback === true;
  return [...textBlocks(plot), ...paragraph(state('lines', isFallback ? GET_PICTURE : []))];
}

function textBlocks(plot: readonly string[]): Block[] {
  return plot.length === 0 ? [] : [{ type: 'code', language: words`text`, value: plot.join('\n') }];
}

/** The columns that a phone of 375 px shows. */
const PHONE: Screen = { width: 40, hasColours: false, isVerbose: false };

const [MIN_PLOT, MAX_PLOT] = [10, 46];

/** The result with its numbers, and no text of the sweeps, for those who cannot see the chart. */
function altText(assessment: Assessment, subject: Subject): Phrase {
  const [verdict, ...others] = verdictStatements(assessment, subject).map(({ said }) => said);
  const own = (verdict ?? []).filter(({ type }) => type !== 'data');
  const known = others.filter((said) => said.every(({ type }) => type !== 'data'));
  return joined([say`${withoutEnd(own)}.`, ...known]);
}

/** Without the space and the full stop that stood around what was left out. */
function withoutEnd(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  const isEnd = last?.type === 'text' && /^[ .]*$/.test(last.value);
  return isEnd ? withoutEnd(phrase.slice(0, -1)) : phrase;
}

/** What is tested where that decides, pairs as bars; otherwise the curves, as wide as fits, with what its marks mean. */
function plotFor(assessment: Assessment, screen: Screen): string[] {
  const model = chartOf(assessment);
  const pairs = assessment.kind === 'compared' ? assessment.test?.pairs : null;
  if (pairs) return model === null ? [] : [drawPairBars(pairs, screen.width)];
  const tested = model?.tested ?? null;
  if (model && tested && tested.kind !== 'pairs') return drawStrips(tested, model, screen.width);
  const isTested = assessment.kind === 'compared' && restsOnTest(assessment);
  const levels = new Set<string>();
  const write = ({ level, way }: EvidenceAt) => {
    if (way === null || isTested) return '';
    levels.add(level);
    return styled(level.charAt(0), ({ worse: 'red', better: 'green' } as const)[way], screen);
  };
  const excess =
    widthOf(drawTextPlot(assessment, MAX_PLOT, ({ way }) => (way ? 'x' : ''))) - screen.width;
  const plot = drawTextPlot(assessment, Math.max(MIN_PLOT, MAX_PLOT - Math.max(0, excess)), write);
  if (plot.length === 0) return [];
  const marks = assessment.kind === 'lone' ? '● candidate' : '○ baseline  ● candidate';
  const letters = [...levels].map((level) => `${level.charAt(0)} ${level}`);
  return [...plot, marks, ...(letters.length > 0 ? [`evidence: ${letters.join(', ')}`] : [])];
}
