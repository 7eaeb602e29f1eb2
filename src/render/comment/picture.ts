import type { Assessment } from '../../decide/index.ts';
import { attributesOf } from '../../print/index.ts';
import { chartBudgets } from '../chart/budgets.ts';
import { chartOf } from '../chart/chart-of.ts';
import type { ChartModel } from '../chart/model.ts';
import { forestPlot } from '../terminal/forest.ts';
import { limitsOf } from '../wording/curve.ts';
import type { Subject } from '../wording/explanations.ts';
import { formatPercent } from '../wording/numbers.ts';
import { verdictSentence } from '../wording/verdict.ts';
import { quickChart } from './quickchart.ts';

/** Where the chart of a comment comes from. */
export type Picture =
  | { readonly kind: 'none' }
  /** A URL from which the QuickChart server at `server` draws the chart. */
  | { readonly kind: 'quickchart'; readonly server: string }
  /** URLs of pictures that are already stored. */
  | { readonly kind: 'stored'; readonly light: string; readonly dark: string };

/** The chart as Markdown, drawn with characters if no other is wanted or possible; empty if there is nothing to draw. */
export function pictureSection(
  assessment: Assessment,
  picture: Picture,
  subject: Subject = 'check',
): string {
  const model = chartOf(assessment, subject);
  if (model === null) return '';
  const drawn = drawnElsewhere({ assessment, model, subject }, picture);
  if (drawn || !chartBudgets(model).isResolved) return drawn;
  // As many columns as fit next to the numbers on a phone.
  const plot = forestPlot(assessment, 24).join('\n');
  const marks = assessment.kind === 'lone' ? '● candidate' : '○ baseline, ● candidate';
  return plot && `\`\`\`text\n${plot}\n\`\`\`\n\n${marks}, with ${limitsOf(assessment)}.`;
}

interface Shown {
  readonly assessment: Assessment;
  readonly model: ChartModel;
  readonly subject: Subject;
}

/** An image that a server has or draws; empty if there is none. */
function drawnElsewhere({ assessment, model, subject }: Shown, picture: Picture): string {
  if (picture.kind === 'none') return '';
  // No untrusted text.
  const alt = `Tuning curves. ${verdictSentence(assessment, subject)}`;
  if (picture.kind === 'stored') {
    const { light, dark } = picture;
    const source = attributesOf({ media: '(prefers-color-scheme: dark)', srcset: dark });
    return `<picture><source${source}><img${attributesOf({ alt, src: light })}></picture>`;
  }
  const drawn = quickChart(model, picture.server);
  if (drawn === null) return '';
  const { url: src, width } = drawn;
  const level = formatPercent(assessment.settings.band.confidence);
  return `<img${attributesOf({ alt, width, src })}>\n\nLines: ${model.curveWord}s; shaded: ${level} simultaneous bands. The table has the limits.`;
}
