import type { Assessment } from '../decide/index.ts';
import type { ChartModel } from './chart/model.ts';
import { chartOf } from './chart-of.ts';
import { escapeXml } from './escape-xml.ts';
import { mermaidKey, mermaidMedians } from './mermaid.ts';
import { formatPercent } from './numbers.ts';
import { quickChart } from './quickchart.ts';
import { capitalized } from './wording/curve.ts';
import { verdictSentence } from './wording/verdict.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  | { readonly kind: 'none' }
  /** Medians alone, which GitHub draws by itself. */
  | { readonly kind: 'mermaid' }
  /** An address from which a server draws them; `server` is its own. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** Pictures that are stored already, by their addresses. */
  | { readonly kind: 'stored'; readonly light: string; readonly dark: string };

/** The chart as Markdown; empty where there is nothing to draw, or nothing is wanted. */
export function pictureSection(assessment: Assessment, picture: Picture): string {
  const model = picture.kind === 'none' ? null : chartOf(assessment);
  if (model === null) return '';
  const drawn = { assessment, model };
  if (picture.kind === 'stored') return storedImage(assessment, picture);
  const image = picture.kind === 'quickchart' ? quickChartImage(drawn, picture.server) : '';
  return image || mermaid(model);
}

interface Drawn {
  readonly assessment: Assessment;
  readonly model: ChartModel;
}

function mermaid(model: ChartModel): string {
  const chart = mermaidMedians(model);
  if (chart === null) return '';
  const medians = capitalized(model.curveWord);
  return `${chart}\n\n${mermaidKey(model)} ${medians}s only, as far as the data resolve; the table has the limits.`;
}

function quickChartImage({ assessment, model }: Drawn, server: string): string {
  const chart = quickChart(model, server);
  if (chart === null) return '';
  const image = `<img ${attributes({ alt: altText(assessment), width: chart.width, src: chart.url })}>`;
  const { settings } = assessment;
  const level = formatPercent(settings.band.confidence);
  const shaded = chart.hasBands ? `; shaded: ${level} simultaneous bands` : '';
  const thinned = chart.isThinned ? ' Some of their steps are left out.' : '';
  return `${image}\n\nLines: ${model.curveWord}s${shaded}.${thinned} The table has the limits.`;
}

function storedImage(
  assessment: Assessment,
  { light, dark }: Picture & { kind: 'stored' },
): string {
  const source = attributes({ media: '(prefers-color-scheme: dark)', srcset: dark });
  const image = attributes({ alt: altText(assessment), src: light });
  return `<picture><source ${source}><img ${image}></picture>`;
}

/** The verdict, which the picture is there to show; no untrusted text. */
function altText(assessment: Assessment): string {
  return `Tuning curves. ${verdictSentence(assessment)}`;
}

function attributes(all: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(all).map(
    ([name, value]) => `${name}="${escapeXml(String(value))}"`,
  );
  return written.join(' ');
}
