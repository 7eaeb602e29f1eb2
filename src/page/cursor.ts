import type { Readout } from '../render/index.ts';

type Row = Readout['rows'][number];

const SVG = 'http://www.w3.org/2000/svg';
const ROLES = ['baseline', 'candidate'];

/** A line across the chart with a dot on each median; returns what moves it. */
export function addCursor(svg: SVGSVGElement, { plot, rows }: Readout): (row: Row) => void {
  const line = part('line', {
    class: 'cursor',
    y1: plot.top,
    y2: plot.bottom,
    'pointer-events': 'none',
  });
  const dots = (rows[0]?.y ?? []).map((_, i) => part('circle', { class: `dot ${ROLES[i]}`, r: 5 }));
  const group = part('g', { 'pointer-events': 'none' });
  group.append(...dots);
  svg.append(group);
  // Below the medians, and so below the texts, whose outlines keep them legible.
  svg.insertBefore(line, svg.querySelector(':scope > .median'));
  return ({ x, y }) => {
    set(line, { x1: x, x2: x });
    dots.forEach((dot, i) => {
      const height = y[i] ?? null;
      set(dot, { cx: x, cy: height ?? 0, visibility: height === null ? 'hidden' : 'visible' });
    });
  };
}

type Attributes = Readonly<Record<string, string | number>>;

function part(name: string, attributes: Attributes): SVGElement {
  const made = document.createElementNS(SVG, name);
  if (!(made instanceof SVGElement)) throw new Error(`${name} is no part of a picture.`);
  set(made, attributes);
  return made;
}

function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
