import { element } from '../../print/index.ts';
import { WIDTHS, type Width } from '../svg/sheet.ts';
import type { Box } from '../svg/svg.ts';

/** Where a picture's parts are, in its own units, for what the script lays over it. */
export interface PicturePlot extends Box {
  readonly width: number;
  readonly height: number;
  /** The ends of the axis. */
  readonly first: number;
  readonly last: number;
  /** The dots that stand for one trial, by its id, or for one that was compared with the baseline's. */
  readonly dots: readonly (readonly [id: string, x: number, y: number, before?: string])[];
}

/** What the page says of the place on the axis, or of the dot, under the pointer. */
export interface Readout {
  /** Before the ids of trials, which are those of their rows in the table. */
  readonly prefix: string;
  readonly axis: { readonly name: string; readonly isLog: boolean };
  /** The section whose table has the rows instead, from the last to the first, at 0.5, 1.5, … */
  readonly table?: string;
  /** Of each picture, in the order of the page. */
  readonly plots: readonly PicturePlot[];
  /** The first is that of the axis. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
  /** The index of the row shown first. */
  readonly start: number;
}

/** A picture for wide screens and paper, and again for phones, with where its parts are in each. */
export function inWidths<Places>(draw: (width: Width) => { svg: string; places: Places }) {
  const drawn = WIDTHS.map((width) => {
    const { svg, places } = draw(width);
    return { html: element('div', { class: `picture ${width}` }, svg.trim()), places };
  });
  const html = drawn.map((one) => one.html).join('\n');
  return { html, places: drawn.map((one) => one.places) };
}

export function figure(
  attributes: { readonly id?: string; readonly class?: 'chart' },
  parts: readonly string[],
): string {
  return element('figure', attributes, `\n${parts.join('\n')}\n`);
}
