import { type Assessment, combineAssessments } from '../../decide/index.ts';
import { TOOL } from '../../tool.ts';
import { NO_FRAME } from '../comment/comment.ts';
import { chartVariables } from '../svg/theme.ts';
import { escapeXml } from '../wording/markup.ts';
import { headline, outcomeSentence } from '../wording/verdict.ts';
import { chartFigure } from './chart-figure.ts';
import { type Content, contentOf, type PageFrame, renderBody, renderContent } from './content.ts';
import { downloads } from './downloads.ts';
import { byteLength, element } from './html.ts';
import { trialSection } from './trial-table.ts';

/** A page may be stored with every run for years, so it stays small even for large sweeps. */
export const MAX_PAGE_BYTES = 300_000;
/** Reserved for the table of trials without its rows: its title, notes and column names. */
export const AROUND_ROWS = 8000;
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/**
 * The report as one self-contained HTML page: it makes no requests, and runs only its own script and
 * style. All content is readable without the script.
 *
 * @param frame the name of the Action's instance, the commit and run, and the earlier verdicts
 */
export function renderPage(
  assessment: Assessment,
  assets: PageAssets,
  frame: PageFrame = NO_FRAME,
): string {
  const title = headline(assessment);
  const opening = {
    title: element('h1', {}, escapeXml(title)),
    outcome: outcomeSentence(assessment),
    figure: chartFigure(assessment),
    downloads: downloads(combineAssessments([{ name: '', assessment }])),
  };
  const content = contentOf(assessment, opening, frame.earlier);
  const page = (shown: Content) =>
    documentOf(title, assets, renderBody(assessment, renderContent(shown), frame));
  const maxBytes = MAX_PAGE_BYTES - AROUND_ROWS - byteLength(page(content));
  return page({ ...content, trials: trialSection(assessment, maxBytes) });
}

/** @param content of the body; markup */
export function documentOf(title: string, assets: PageAssets, content: string): string {
  const head = headOf(`${title} · ${TOOL.name}`, assets);
  const body = element('body', {}, `\n${content}\n${scriptOf(assets)}\n`);
  return `<!doctype html>\n${element('html', { lang: 'en' }, `\n${head}\n${body}\n`)}\n`;
}

function headOf(name: string, { style, styleHash, scriptHash }: PageAssets): string {
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
    element('title', {}, escapeXml(name)),
    element('link', { rel: 'icon', href: ICON }),
    // Nothing may be added between these tags: the policy allows the style by its hash.
    `<style>${style}</style>`,
  ];
  return element('head', {}, `\n${parts.join('\n')}\n`);
}

function scriptOf({ script }: PageAssets): string {
  return `<script>${script}</script>`;
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
