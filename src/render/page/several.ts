import type { NamedAssessment, RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { frameOf, summaryTable } from '../comment/run-comment.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { aboutOne, familyWiseSentence, runExplanations, runHeadline } from '../wording/run.ts';
import { headline, statusMark } from '../wording/verdict.ts';
import { chartFigure } from './chart-figure.ts';
import { contentOf, leadParagraph, renderBody, renderContent } from './content.ts';
import { blocks, byteLength, element, inline } from './html.ts';
import { AROUND_ROWS, documentOf, MAX_PAGE_BYTES, type PageAssets, renderPage } from './page.ts';
import { trialSection } from './trial-table.ts';

/** A page of this many comparisons is no larger than one of a single one. */
const FREE_COMPARISONS = 3;
/** For the text of each further comparison. */
const BYTES_EACH = 12_000;
/** What the worst comparisons get for pictures and trials where there is too little for all. */
const MIN_SHARE = 30_000;

/** The page of a run: with several comparisons, a tab for each below the result of all. */
export function renderRunPage(run: RunAssessment, assets: PageAssets, given: CommentFrame): string {
  const frame = frameOf(run, given);
  const [only, ...others] = run.comparisons;
  if (others.length === 0) return renderPage(only.assessment, assets, frame);
  const page = (tabs: readonly string[]) => {
    const group = element(
      'div',
      { class: 'tabs', role: 'group', 'aria-label': 'Comparisons' },
      `\n${tabs.join('\n')}\n`,
    );
    const main = [...openingOf(run, frame), group].filter(Boolean).join('\n');
    return documentOf(runHeadline(run, printable), assets, renderBody(run, main, frame));
  };
  const further = Math.max(0, run.comparisons.length - FREE_COMPARISONS);
  return page(tabsWithin(MAX_PAGE_BYTES + further * BYTES_EACH - byteLength(page([])), run));
}

function openingOf(run: RunAssessment, { earlier }: CommentFrame): string[] {
  return [
    element('h1', {}, inline(runHeadline(run, codeSpan))),
    leadParagraph(runExplanations(run)),
    blocks(summaryTable(run), 'Comparisons'),
    leadParagraph([familyWiseSentence(run), earlierSentence(earlier)]),
    FILES,
  ];
}

/** The script adds the chart. */
const FILES = element(
  'p',
  { class: 'downloads' },
  `${element('span', {}, 'Download')}\n<span>The data of all are in the report’s folder.</span>`,
);

/**
 * A tab for each comparison. All have their headline; the worst come first where there are too few bytes
 * for all texts, then for pictures and trials.
 */
function tabsWithin(maxBytes: number, { comparisons }: RunAssessment): string[] {
  const tabs = comparisons.map((one, i) => tab(one, i, `${titleOf(one)}\n${LEFT_OUT}`));
  let left = tabs.reduce((bytes, text) => bytes - byteLength(text) - 1, maxBytes);
  const replace = (i: number, text: string) => {
    const more = byteLength(text) - byteLength(tabs[i] ?? '');
    const fits = more <= left;
    if (fits) [tabs[i], left] = [text, left - more];
    return fits;
  };
  const told = comparisons.flatMap((one, i) => {
    const fits = replace(i, tab(one, i, contentWith(one, { figure: '', maxTrials: 0 })));
    return fits ? [{ one, i }] : [];
  });
  for (const [place, { one, i }] of told.entries()) {
    const share = Math.min(left, Math.max(left / (told.length - place), MIN_SHARE));
    const maxPictures = Math.max(share * PICTURES, Math.min(share, MIN_SHARE));
    const figure = chartFigure(one.assessment, maxPictures);
    const maxTrials = share - byteLength(figure) - AROUND_ROWS;
    if (figure !== '') replace(i, tab(one, i, contentWith(one, { figure, maxTrials })));
  }
  return tabs;
}

/** The share of what a comparison has besides its text. */
const PICTURES = 0.7;

interface Extras {
  readonly figure: string;
  /** In bytes; none are shown where there are too few. */
  readonly maxTrials: number;
}

function contentWith(one: NamedAssessment, { figure, maxTrials }: Extras): string {
  const { assessment } = one;
  const downloads = figure === '' && assessment.candidate !== null ? LEFT_OUT : '';
  const content = contentOf(
    assessment,
    { title: titleOf(one), outcome: '', figure, downloads },
    [],
  );
  const trials = maxTrials > 0 ? trialSection(assessment, maxTrials) : null;
  return renderContent({ ...content, trials });
}

const LEFT_OUT = element(
  'p',
  {},
  'The rest is left out to keep this page small; the report’s folder has it.',
);

function titleOf({ name, assessment }: NamedAssessment): string {
  return element('h1', {}, `${inline(codeSpan(name))} ${escapeXml(headline(assessment))}`);
}

/** A radio button, its label and what it shows; the style sheet hides the others. */
function tab({ name, assessment }: NamedAssessment, index: number, content: string): string {
  const id = `tab-${index + 1}`;
  const input = element('input', { type: 'radio', name: 'tab', id, checked: index === 0 });
  const label = `${statusMark(assessment)} ${escapeXml(printable(name))}`;
  const body = element('div', { class: 'tab' }, `\n${scoped(content, `t${index + 1}-`)}\n`);
  return [input, element('label', { for: id }, label), body].join('\n');
}

/** Attributes that name a place of the page; text holds no bare quotation marks. */
const NAMES = / (id|name|aria-labelledby|href)="([^"]*)"/g;
const HEADING = /<(\/?)h([12])\b/g;

/** A page's content inside another: with ids of its own, and headings one level lower. */
function scoped(content: string, prefix: string): string {
  return aboutOne(content)
    .replace(NAMES, (found, attribute: string, value: string) => {
      if (attribute === 'href') return found.replace('"#', `"#${prefix}`);
      return ` ${attribute}="${value.replace(/[^ ]+/g, (one) => prefix + one)}"`;
    })
    .replace(HEADING, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}
