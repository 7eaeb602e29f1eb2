import type { Assessment, NamedAssessment, RunAssessment } from '../../decide/index.ts';
import { printable } from '../../read/index.ts';
import { TOOL } from '../../tool.ts';
import { checklistSection } from '../comment/checklist.ts';
import { type CommentFrame, earlierSentence } from '../comment/comment.ts';
import { methodSection } from '../comment/method.ts';
import { frameOf, summaryTable } from '../comment/run-comment.ts';
import { sweepsSection } from '../comment/sweeps.ts';
import { element } from '../svg/svg.ts';
import { budgetTable } from '../wording/budget-table.ts';
import { explanations, outlookSentences, type Subject } from '../wording/explanations.ts';
import { codeSpan, escapeXml } from '../wording/markup.ts';
import { familyWiseSentence, runExplanations, runHeadline } from '../wording/run.ts';
import { baselineSentence } from '../wording/sweeps.ts';
import { headline, outcomeSentence, statusMark, strengthSentence } from '../wording/verdict.ts';
import { warningsSection } from '../wording/warnings.ts';
import { chartFigure } from './chart-figure.ts';
import { downloads } from './downloads.ts';
import { blocks, inline, section, unfolded } from './html.ts';
import { trialTable } from './trial-table.ts';

/** An empty picture: browsers would look for one. */
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** The first of several comparisons, which are the worst, are shown with all views and many trials. */
const MAX_WHOLE = 3;

/** Of a page with its downloads; the rest of its frame takes less than is left. */
const MAX_BYTES = 298_000;

/** Of each sweep in the table of trials. A page is stored with every run. */
const [MAX_ROWS, BRIEF_ROWS] = [300, 10];

const GATES = { pass: 'Pass', neutral: 'Neutral', fail: 'Fail' } as const;

export interface PageAssets {
  /** JavaScript without imports. */
  readonly script: string;
  /** CSS, `pageColours` included. */
  readonly style: string;
  /** SHA-256 of each in base64, for the page's content security policy. */
  readonly scriptHash: string;
  readonly styleHash: string;
}

/**
 * The report as one self-contained HTML page: it makes no requests, and runs only its own script and
 * style. All content is readable without the script. Several comparisons are folded below the result
 * of all, the worst one open.
 */
export function renderPage(run: RunAssessment, assets: PageAssets, given: CommentFrame): string {
  const { earlier, name, origin } = frameOf(run, given);
  const [{ assessment }, ...others] = run.comparisons;
  const title = runHeadline(run, printable);
  const main =
    others.length === 0
      ? [
          element('h1', {}, escapeXml(title)),
          comparisonContent(assessment, {
            subject: 'check',
            earlier: earlierSentence(earlier),
            isWhole: true,
          }),
        ]
      : [
          element('h1', {}, inline(runHeadline(run, codeSpan))),
          paragraph(runExplanations(run)),
          blocks(summaryTable(run), 'Comparisons'),
          paragraph([familyWiseSentence(run), earlierSentence(earlier)]),
          ...run.comparisons.map(folded),
        ];
  const content = main.filter(Boolean).join('\n');
  const left = MAX_BYTES - Buffer.byteLength(`${content}${assets.script}${assets.style}`);
  const header = [
    element('span', { class: 'brand' }, TOOL.name),
    name && inline(codeSpan(name)),
    element('span', { class: `gate ${run.gate}` }, GATES[run.gate]),
  ];
  const body = [
    element('header', {}, header.filter(Boolean).join('\n')),
    element('main', {}, `\n${content}\n${downloads(run, left)}\n`),
    origin && element('footer', {}, blocks(origin, 'Origin')),
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

interface Shown {
  readonly subject: Subject;
  /** What was found before, where the check is only of this comparison. */
  readonly earlier: string;
  /** If not, the chart has one view only, and the table of trials the best of each sweep. */
  readonly isWhole: boolean;
}

/** What a page says of one comparison below its headline, in reading order. */
function comparisonContent(assessment: Assessment, { subject, earlier, isWhole }: Shown): string {
  const outcome = subject === 'check' ? outcomeSentence(assessment) : '';
  const outlook = [...outlookSentences(assessment, subject), earlier].filter(Boolean);
  const sweeps = unfolded(sweepsSection(assessment));
  const checklist = unfolded(checklistSection(assessment));
  const method = unfolded(methodSection(assessment));
  return [
    paragraph([strengthSentence(assessment, subject), outcome, ...explanations(assessment)]),
    blocks(warningsSection(assessment), 'Notes'),
    chartFigure(assessment, isWhole),
    section('budgets', 'By budget', budgetTable(assessment)),
    section('outlook', 'What the result can promise', outlook.map((one) => `- ${one}`).join('\n')),
    section('sweeps', sweeps.title, `${sweeps.body}\n\n${baselineSentence(assessment)}`),
    trialTable(assessment, isWhole ? MAX_ROWS : BRIEF_ROWS),
    section('checklist', checklist.title, checklist.body),
    section('method', method.title, method.body),
  ]
    .filter(Boolean)
    .join('\n');
}

function paragraph(sentences: readonly string[]): string {
  const said = sentences.filter(Boolean);
  return said.length > 0 ? element('p', {}, said.map(inline).join(' ')) : '';
}

/** Attributes that name a place of the page or a group of buttons; text holds no bare quotation marks. */
const NAMES = / (id|aria-labelledby|href|name)="([^"]*)"/g;

/** One of several comparisons, with ids of its own and headings one level lower. */
function folded({ name, assessment }: NamedAssessment, index: number): string {
  const title = `${statusMark(assessment)} ${inline(codeSpan(name))} ${escapeXml(headline(assessment))}`;
  const shown: Shown = { subject: 'comparison', earlier: '', isWhole: index < MAX_WHOLE };
  const prefix = `t${index + 1}-`;
  const own = comparisonContent(assessment, shown)
    .replace(NAMES, (found, attribute: string, value: string) => {
      if (attribute === 'href') return found.replace('"#', `"#${prefix}`);
      return ` ${attribute}="${value.replace(/[^ ]+/g, (one) => prefix + one)}"`;
    })
    .replace(/<(\/?)h2\b/g, '<$1h3');
  const summary = element('summary', {}, element('h2', {}, title));
  return element('details', { class: 'comparison', open: index === 0 }, `${summary}\n${own}\n`);
}
