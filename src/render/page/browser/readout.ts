import type { Readout } from '../readout.ts';

/** Shows the values at a budget when the reader points at the chart or moves the slider below it. */
export function addReadout(panel: HTMLElement): void {
  const data = panel.querySelector('script[type="application/json"]')?.textContent;
  const svg = panel.querySelector<SVGSVGElement>('.picture svg');
  if (!data || !svg) return;
  const readout: Readout = JSON.parse(data);
  if (readout.rows.length === 0) return;
  const cursor = addCursor(svg, readout);
  const texts = addTexts(panel, readout);
  const slider = addSlider(panel, readout);

  let at = 0;
  const show = (index: number) => {
    const row = readout.rows[index];
    if (row === undefined) return;
    cursor(row);
    row.cells.forEach((cell, i) => {
      const text = texts[i];
      // Screen readers announce only what changes.
      if (text && text.textContent !== cell) text.textContent = cell;
    });
    at = index;
    slider.value = String(row.x);
    slider.setAttribute('aria-valuetext', `${readout.columns[0]}: ${row.cells[0]}`);
  };
  slider.addEventListener('input', () => show(nearest(readout, Number(slider.value))));
  slider.addEventListener('keydown', (event) => {
    const next = targetOf(event.key, at, readout.rows.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  for (const event of ['pointermove', 'pointerdown'] as const) {
    svg.addEventListener(event, ({ clientX }) =>
      show(nearest(readout, placeIn(svg, clientX, readout))),
    );
  }
  show(readout.start);
}

const PAGE = 10;

/** The row that a slider's key leads to, one budget at a time. */
function targetOf(key: string, at: number, last: number): number | undefined {
  const inside = (index: number) => Math.min(last, Math.max(0, index));
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: inside(at + 1),
    ArrowUp: inside(at + 1),
    ArrowLeft: inside(at - 1),
    ArrowDown: inside(at - 1),
    PageUp: inside(at + PAGE),
    PageDown: inside(at - PAGE),
    Home: 0,
    End: last,
  };
  return targets[key];
}

/** From screen pixels to the picture's units. */
function placeIn(svg: SVGSVGElement, clientX: number, { width }: Readout): number {
  const { left, width: shown } = svg.getBoundingClientRect();
  return ((clientX - left) / shown) * width;
}

function nearest({ rows }: Readout, x: number): number {
  let best = 0;
  rows.forEach((row, i) => {
    if (Math.abs(row.x - x) < Math.abs((rows[best]?.x ?? 0) - x)) best = i;
  });
  return best;
}

/** Half of the slider's thumb in pixels, so that its middle spans the axis exactly. */
const HALF_THUMB = 8;

function addSlider(panel: HTMLElement, { plot, width }: Readout): HTMLInputElement {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = String(plot.left);
  slider.max = String(plot.right);
  slider.step = 'any';
  slider.setAttribute('aria-label', 'Budget');
  const share = (length: number) => `${(100 * length) / width}%`;
  slider.style.marginLeft = `calc(${share(plot.left)} - ${HALF_THUMB}px)`;
  slider.style.width = `calc(${share(plot.right - plot.left)} + ${2 * HALF_THUMB}px)`;
  panel.querySelector('.picture')?.after(slider);
  return slider;
}

/** A text for each column, announced by screen readers when it changes. */
function addTexts(panel: HTMLElement, { columns }: Readout): HTMLElement[] {
  const list = document.createElement('dl');
  const texts = columns.map((name) => {
    const [group, term, text] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
    if (!group || !term || !text) throw new Error('A browser makes elements.');
    term.textContent = name;
    group.append(term, text);
    list.append(group);
    return text;
  });
  const status = document.createElement('div');
  status.className = 'readout';
  status.setAttribute('role', 'status');
  status.append(list);
  // Next to the chart, before what explains it.
  panel.insertBefore(status, panel.querySelector('.key'));
  return texts;
}

const SVG = 'http://www.w3.org/2000/svg';
const ROLES = ['baseline', 'candidate'];

/** Adds a line across the chart with a dot on each median; returns a function that moves it. */
function addCursor(
  svg: SVGSVGElement,
  { plot, rows }: Readout,
): (row: Readout['rows'][number]) => void {
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
