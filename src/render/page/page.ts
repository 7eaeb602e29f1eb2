import type { Assessment } from '../../decide/index.ts';
import { NO_FRAME } from '../comment/comment.ts';
import { chartVariables } from '../svg/theme.ts';
import { escapeXml } from '../wording/markup.ts';
import { headline } from '../wording/verdict.ts';
import { type Content, contentOf, type PageFrame, renderContent } from './content.ts';
import { byteLength, element } from './html.ts';
import { trialSection } from './trial-table.ts';

/** A page may be stored with every run for years, so it stays small even for large sweeps. */
const MAX_PAGE_BYTES = 300_000;
/** Reserved for the table of trials without its rows: its title, notes and column names. */
const AROUND_ROWS = 8000;
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
  const content = contentOf(assessment, frame);
  const maxBytes =
    MAX_PAGE_BYTES - AROUND_ROWS - byteLength(documentOf(assessment, assets, content));
  const trials = trialSection(assessment, maxBytes);
  return documentOf(assessment, assets, { ...content, trials });
}

function documentOf(assessment: Assessment, assets: PageAssets, content: Content): string {
  const head = headOf(`${headline(assessment)} · tuning-gate`, assets);
  const body = element('body', {}, `\n${renderContent(content)}\n${scriptOf(assets)}\n`);
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
