import {
  type Assessment,
  isFailure,
  type NamedAssessment,
  type RunAssessment,
} from '../../decide/index.ts';
import { element, escapeXml, htmlBlocks, htmlPhrase, plainText } from '../../print/index.ts';
import { printable } from '../../printable.ts';
import {
  capitalized,
  comparisonSections,
  data,
  headline,
  lines,
  nameOf,
  type ReportFrame,
  resultOf,
  runHeadline,
  type Section,
  say,
  sectionsOf,
} from '../../report/index.ts';
import { TOOL } from '../../tool.ts';
import { chartFigure, overviewFigure } from './figures.ts';
import { trialTable } from './trial-table.ts';

/** An empty picture: browsers would look for one. */
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** Of so many comparisons, all but the worst are packed. */
const MIN_PACKED = 4;

/** All views of charts are drawn up to so many comparisons. */
const MAX_WHOLE = 15;

/** Trials of each sweep in a table, and of all baselines or candidates of a page, as far as tables stay useful. */
const [MAX_ROWS, MAX_ROWS_OF_ALL, MIN_ROWS] = [300, 1500, 10];

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

export interface PageAssets {
  /** JavaScript without imports. */
  readonly script: string;
  /** CSS, `pageColours` included. */
  readonly style: string;
  /** SHA-256 of each in base64, for the page's content security policy. */
  readonly scriptHash: string;
  readonly styleHash: string;
  /** Compresses what is shown only when it is asked for: raw deflate, in base64. */
  readonly pack: (html: string) => string;
}

/**
 * The report as one self-contained HTML page: it makes no requests, and runs only its own script and
 * style. Several comparisons are folded below the result of all, the worst one open; all is readable
 * without the script, but for the others of many: the script unpacks them.
 */
export function renderPage(run: RunAssessment, assets: PageAssets, frame: ReportFrame): string {
  const name = nameOf(run, frame);
  const headlined = runHeadline(run);
  const main = sectionsOf(run, frame).map((section) => sectionHtml(section, run, assets));
  const header = [
    element('span', { class: 'brand' }, TOOL.name),
    name && htmlPhrase([data(name)]),
    element('span', { class: `gate ${run.outcome.gate}` }, GATES[run.outcome.gate]),
  ];
  return pageOf({
    title: plainText(headlined),
    header: header.filter(Boolean),
    content: main.filter(Boolean).join('\n'),
    assets,
  });
}

/** A section of the report of a run; what it has of a comparison, or of several, is richer here. */
function sectionHtml(section: Section, run: RunAssessment, assets: PageAssets): string {
  const [{ assessment }, ...others] = run.comparisons;
  const { id, blocks } = section;
  if (id === 'result') {
    const [first] = blocks;
    const [, said = []] = first?.type === 'lines' ? first.items : [];
    return [element('h1', {}, htmlPhrase(runHeadline(run))), htmlBlocks(lines([said]))].join('\n');
  }
  if (others.length === 0) return partHtml(section, assessment, ALONE);
  if (id === 'chart') return overviewFigure(run);
  // The list has them all.
  if (id === 'comparison' || section.isFolded) return '';
  const html = htmlBlocks(blocks);
  if (id !== 'small') return html;
  const all = run.comparisons.map((one, i) => folded(one, i, { run, assets }));
  return [html, ...all].join('\n');
}

interface PageParts {
  /** Plain text. */
  readonly title: string;
  /** HTML. */
  readonly header: readonly string[];
  readonly content: string;
  readonly assets: PageAssets;
}

/** A page of this program, with all that its parts do not say of themselves. */
export function pageOf({ title, header, content, assets }: PageParts): string {
  const body = [
    element('header', {}, header.join('\n')),
    element('main', {}, `\n${content}\n`),
    `<script>${assets.script}</script>`,
  ];
  const html = `\n${headOf(title, assets)}\n${element('body', {}, `\n${body.join('\n')}\n`)}\n`;
  return `<!doctype html>\n${element('html', { lang: 'en' }, html)}\n`;
}

function headOf(title: string, { style, styleHash, scriptHash }: PageAssets): string {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `script-src 'sha256-${scriptHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const parts = [
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'referrer', content: 'no-referrer' }),
    element('title', {}, escapeXml(`${title} · ${TOOL.name}`)),
    element('link', { rel: 'icon', href: ICON }),
    // Nothing may be added between these tags: the policy allows the style by its hash.
    `<style>${style}</style>`,
  ];
  return element('head', {}, `\n${parts.join('\n')}\n`);
}

/** One of several, or the only one. */
interface Place {
  /** Untrusted text; empty for the only one. */
  readonly name: string;
  /** Before all ids. */
  readonly prefix: string;
  readonly maxRows: number;
  readonly isBrief: boolean;
}

const ALONE: Place = { name: '', prefix: '', maxRows: MAX_ROWS, isBrief: false };

/** A section of a comparison under its heading; after its sweeps stand all their trials. Empty if there is nothing to say. */
function partHtml(
  { id, title, isFolded, blocks }: Section,
  assessment: Assessment,
  place: Place,
): string {
  const { name, prefix, maxRows, isBrief } = place;
  const subject = name === '' ? 'check' : 'comparison';
  // Tables are landmarks, whose names must differ.
  const of = name === '' ? '' : ` of ${printable(name)}`;
  if (id === 'chart') return chartFigure(assessment, { prefix, subject, isBrief });
  const content = htmlBlocks(blocks, `${plainText(capitalized(say`${title}`))}${of}`);
  if (!isFolded) return content;
  const headed = (which: string, heading: string, html: string) => {
    const ofSection = `${prefix}${which}`;
    const head = element(name === '' ? 'h2' : 'h3', { id: `${ofSection}-title` }, heading);
    return html && element('section', { id: ofSection }, `\n${head}\n${html}\n`);
  };
  const own = headed(id, htmlPhrase(capitalized(say`${title}`)), content);
  if (id !== 'sweeps') return own;
  const trials = headed('trials', 'Trials', trialTable(assessment, maxRows, { prefix, of }));
  return [own, trials].filter(Boolean).join('\n');
}

/** One of several comparisons; of many, all but the worst are packed. */
function folded(
  one: NamedAssessment,
  index: number,
  { run, assets }: { readonly run: RunAssessment; readonly assets: PageAssets },
): string {
  const { name, assessment } = one;
  const { length } = run.comparisons;
  const title = say`${assessment.outcome.mark} ${data(name)}: ${headline(assessment)}`;
  const share = Math.floor(MAX_ROWS_OF_ALL / length);
  const maxRows = Math.max(MIN_ROWS, Math.min(MAX_ROWS, share));
  const id = `t${index + 1}`;
  const place = { name, prefix: `${id}-`, maxRows, isBrief: index > 0 && length > MAX_WHOLE };
  const content = [
    htmlBlocks(lines([resultOf(assessment, 'comparison')])),
    ...comparisonSections(one, 'comparison').map((section) => partHtml(section, assessment, place)),
  ]
    .filter(Boolean)
    .join('\n');
  const isPacked = length >= MIN_PACKED && index > 0;
  const shown = isPacked ? packed(assets.pack(content)) : content;
  const summary = element('summary', {}, element('h2', {}, htmlPhrase(title)));
  // Among many, a chart that fails nothing would only stand between the overview and the list.
  const open = index === 0 && (length < MIN_PACKED || isFailure(assessment.outcome));
  const attributes = { class: 'comparison', id, 'data-standing': assessment.outcome.triage, open };
  return element('details', attributes, `${summary}\n${shown}\n`);
}

function packed(data: string): string {
  const where = `Needs JavaScript and a browser from 2023 or later. Without them, read ${element('code', {}, 'comment.md')} in the report’s folder.`;
  const note = element('noscript', {}, element('p', {}, where));
  return `${note}${element('script', { type: 'text/plain' }, data)}`;
}
