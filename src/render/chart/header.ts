import { LEFT, RIGHT, TEXT, TEXT_LINE, TITLE, TITLE_LINE } from './sizes.ts';
import { label } from './svg.ts';
import type { Palette } from './theme.ts';

/** What stands above a plot, in lines that fit, with where the first of each begins. */
interface Heading {
  readonly title: readonly string[];
  readonly titleY: number;
  readonly subtitle: readonly string[];
  readonly subtitleY: number;
}

export function header({ title, titleY, subtitle, subtitleY }: Heading, ink: Palette): string[] {
  const place = { x: LEFT, maxWidth: RIGHT - LEFT };
  return [
    ...title.map((text, i) =>
      label({ ...TITLE, ...place, y: titleY + TITLE_LINE * i, text, fill: ink.text }),
    ),
    ...subtitle.map((text, i) =>
      label({ ...TEXT, ...place, y: subtitleY + TEXT_LINE * i, text, fill: ink.muted }),
    ),
  ];
}
