import type { NamedAssessment, RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { TOOL } from '../../tool.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { frameOf, summaryTable } from '../comment/run-comment.ts';
import { element } from '../svg/svg.ts';
import { chartVariables } from '../svg/theme.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { aboutOne, familyWiseSentence, runExplanations, runHeadline } from '../wording/run.ts';
import { headline, statusMark } from '../wording/verdict.ts';
import { comparisonContent, leadParagraph } from './content.ts';
import { downloads } from './downloads.ts';
import { blocks, inline } from './html.ts';

/** An empty picture: browsers would look for one. */
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** The first of several comparisons, which are the worst, are shown with all views and many trials. */
const MAX_WHOLE = 3;

/** Of a page with its downloads; the rest of its frame takes less than is left. */
const MAX_BYTES = 298_000;

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

/**
 * The report as one self-contained HTML page: it makes no requests, and runs only its own script and
 * style. All content is readable without the script. Several comparisons are folded below the result
 * of all, the worst one open.
 */
export function renderPage(run: RunAssessment, assets: PageAssets, given: CommentFrame): string {
  const frame = frameOf(run, given);
  const { comparisons } = run;
  const [only, ...others] = comparisons;
  const title = runHeadline(run, printable);
  const main =
    others.length === 0
      ? [
          element('h1', {}, escapeXml(title)),
          comparisonContent(only.assessment, {
            earlier: frame.earlier,
            isOnly: true,
            isWhole: true,
          }),
        ]
      : [...openingOf(run, frame), ...comparisons.map(folded)];
  const content = main.filter(Boolean).join('\n');
  const left = MAX_BYTES - Buffer.byteLength(`${content}${assets.script}${assets.style}`);
  const header = [
    element('span', { class: 'brand' }, TOOL.name),
    frame.name && inline(codeSpan(frame.name)),
    element('span', { class: `gate ${run.gate}` }, GATES[run.gate]),
  ];
  const body = [
    element('header', {}, header.filter(Boolean).join('\n')),
    element('main', {}, `\n${content}\n${downloads(run, left)}\n`),
    frame.origin && element('footer', {}, blocks(frame.origin, 'Origin')),
    `<script>${assets.script}</script>`,
  ];
  const html = `\n${headOf(title, assets)}\n${element('body', {}, `\n${body.filter(Boolean).join('\n')}\n`)}\n`;
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

function openingOf(run: RunAssessment, { earlier }: CommentFrame): string[] {
  return [
    element('h1', {}, inline(runHeadline(run, codeSpan))),
    leadParagraph(runExplanations(run)),
    blocks(summaryTable(run), 'Comparisons'),
    leadParagraph([familyWiseSentence(run), earlierSentence(earlier)]),
  ];
}

/** Attributes that name a place of the page or a group of buttons; text holds no bare quotation marks. */
const NAMES = / (id|aria-labelledby|href|name)="([^"]*)"/g;
const HEADING = /<(\/?)h2\b/g;

/** One of several comparisons, with ids of its own and headings one level lower. */
function folded({ name, assessment }: NamedAssessment, index: number): string {
  const title = `${statusMark(assessment)} ${inline(codeSpan(name))} ${escapeXml(headline(assessment))}`;
  const shown = { earlier: [], isOnly: false, isWhole: index < MAX_WHOLE };
  const content = comparisonContent(assessment, shown);
  const prefix = `t${index + 1}-`;
  const own = aboutOne(content)
    .replace(NAMES, (found, attribute: string, value: string) => {
      if (attribute === 'href') return found.replace('"#', `"#${prefix}`);
      return ` ${attribute}="${value.replace(/[^ ]+/g, (one) => prefix + one)}"`;
    })
    .replace(HEADING, '<$1h3');
  const summary = element('summary', {}, element('h2', {}, title));
  return element('details', { class: 'comparison', open: index === 0 }, `${summary}\n${own}\n`);
}

/** The script and style of every page. */
export interface PageAssets {
  /** JavaScript without imports. */
  readonly script: string;
  /** CSS, `pageColours` included. */
  readonly style: string;
  /** SHA-256 of each in base64, for the page's content security policy. */
  readonly scriptHash: string;
  readonly styleHash: string;
}

/** The chart's colours as CSS variables, for light and dark themes. */
export function pageColours(): string {
  const dark = chartVariables('dark');
  const lines = [...chartVariables('light')].map(
    ([name, light]) => `${name}:light-dark(${light},${dark.get(name) ?? light});`,
  );
  return `:root{${lines.join('')}}\n`;
}
