import { medianStroke } from './curves.ts';
import { type Layout, SUBTITLE_LINE, TEXT, TITLE, TITLE_LINE } from './layout.ts';
import type { ChartModel } from './model.ts';
import { coordinate, element, label, tidy } from './svg.ts';
import { textWidth } from './text-width.ts';
import { BAND_OPACITY, type Palette } from './theme.ts';

const SWATCH = { width: 28, height: 14 };
const GAP = 8;
const BETWEEN = 28;

export function header(
  { title, titleY, subtitle, subtitleY, plot }: Layout,
  ink: Palette,
): string[] {
  const { left: x, right } = plot.box;
  const maxWidth = right - x;
  return [
    ...title.map((text, i) =>
      label({ ...TITLE, x, y: titleY + TITLE_LINE * i, text, fill: ink.text, maxWidth }),
    ),
    ...subtitle.map((text, i) =>
      label({ ...TEXT, x, y: subtitleY + SUBTITLE_LINE * i, text, fill: ink.muted, maxWidth }),
    ),
  ];
}

function names({ arms }: ChartModel): string[] {
  if (arms.length === 1) return arms.map(({ name }) => tidy(name));
  // A name often says itself which sweep it is.
  return arms.map(({ role, name }) => tidy(name.startsWith(role) ? name : `${role} ${name}`));
}

/** What each name may take: a short one leaves its room to the other. */
function rooms(widths: readonly number[], all: number): number[] {
  const share = all / widths.length;
  const spare = widths.reduce((sum, width) => sum + Math.max(0, share - width), 0);
  return widths.map((width) => Math.min(width, share + spare));
}

export function legend(model: ChartModel, { legendY, plot }: Layout, ink: Palette): string[] {
  const texts = names(model);
  const taken = texts.length * (SWATCH.width + GAP) + (texts.length - 1) * BETWEEN;
  const widths = texts.map((text) => textWidth(text, TEXT));
  const maxWidths = rooms(widths, plot.box.right - plot.box.left - taken);
  let x = plot.box.left;
  return model.arms.flatMap(({ role }, i) => {
    const left = x;
    const maxWidth = maxWidths[i] ?? 0;
    x += SWATCH.width + GAP + maxWidth + BETWEEN;
    const swatch = { x: left, y: legendY - SWATCH.height / 2, ...SWATCH };
    return [
      element('rect', { ...swatch, fill: ink[role], 'fill-opacity': BAND_OPACITY }),
      element('path', {
        d: `M${coordinate(left)} ${legendY}h${SWATCH.width}`,
        ...medianStroke(role, ink),
      }),
      label({
        ...TEXT,
        x: left + SWATCH.width + GAP,
        y: legendY + 4.7,
        text: texts[i] ?? '',
        fill: ink.text,
        maxWidth,
      }),
    ];
  });
}
