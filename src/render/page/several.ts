import type { Assessment, NamedAssessment, RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { frameOf, summaryTable } from '../comment/several.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { familyWiseSentence, runExplanations, runHeadline } from '../wording/several.ts';
import { headline, statusMark } from '../wording/verdict.ts';
import { chartFigure } from './chart-figure.ts';
import { contentOf, leadParagraph, renderBody, renderContent } from './content.ts';
import { downloads } from './downloads.ts';
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
    leadParagraph(runExplanations(run, codeSpan)),
    blocks(summaryTable(run), 'Comparisons'),
    leadParagraph([familyWiseSentence(run), earlierSentence(earlier)]),
    downloads(run, 0),
  ];
}

/**
 * A tab for each comparison. All have their headline; the worst come first where there are too few bytes
 * for all texts, pictures and trials.
 */
function tabsWithin(maxBytes: number, { comparisons }: RunAssessment): string[] {
  const briefs = comparisons.map((one, i) => tab(one, i, briefText(one)));
  let left = maxBytes - bytesOf(briefs);
  const chosen = comparisons.map((one, i) => {
    const whole = tab(one, i, textOf(one, { figure: '', maxTrials: 0 }));
    const more = byteLength(whole) - byteLength(briefs[i] ?? '');
    if (more > left) return briefs[i] ?? '';
    left -= more;
    return whole;
  });
  return chosen.map((text, i) => {
    const one = comparisons[i] as NamedAssessment;
    const share = Math.min(left, Math.max(left / (comparisons.length - i), MIN_SHARE));
    const figure =
      text === briefs[i]
        ? ''
        : chartFigure(one.assessment, Math.max(share * PICTURES, Math.min(share, MIN_SHARE)));
    if (figure === '') return text;
    const maxTrials = share - byteLength(figure) - AROUND_ROWS;
    const whole = tab(one, i, textOf(one, { figure, maxTrials }));
    const more = byteLength(whole) - byteLength(text);
    if (more > left) return text;
    left -= more;
    return whole;
  });
}

/** Of a comparison's bytes beyond its text. */
const PICTURES = 0.7;

function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + byteLength(text) + 1, 0);
}

interface Extras {
  readonly figure: string;
  /** In bytes. */
  readonly maxTrials: number;
}

function textOf({ name, assessment }: NamedAssessment, { figure, maxTrials }: Extras): string {
  const missing = figure === '' && assessment.comparison !== null ? LEFT_OUT : '';
  const opening = { title: titleOf(name, assessment), figure, downloads: missing };
  const content = contentOf(assessment, opening, []);
  const trials = maxTrials > 0 ? trialSection(assessment, maxTrials) : null;
  return renderContent({ ...content, trials });
}

function briefText({ name, assessment }: NamedAssessment): string {
  return `${titleOf(name, assessment)}\n${LEFT_OUT}`;
}

const LEFT_OUT = element(
  'p',
  {},
  'Left out to keep this page small: see the files in the report’s folder.',
);

function titleOf(name: string, assessment: Assessment): string {
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
  return content
    .replace(NAMES, (found, attribute: string, value: string) => {
      if (attribute === 'href') return found.replace('"#', `"#${prefix}`);
      return ` ${attribute}="${value.replace(/[^ ]+/g, (one) => prefix + one)}"`;
    })
    .replace(HEADING, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
}
