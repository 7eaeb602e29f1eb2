import type { PicturePlot as Plot } from '../chart-figure.ts';
import type { Readout } from '../readout.ts';

/** A picture with what this script lays over it; the picture itself stays as it is. */
interface Picture {
  readonly element: HTMLElement;
  readonly plot: Plot;
}

/** Shows the values at the budget under the pointer, and the trial of the dot under it. */
export function enhanceChart(figure: HTMLElement): void {
  const data = figure.querySelector('[id$="readout"]')?.textContent;
  if (!data) return;
  const readout: Readout = JSON.parse(data);
  const pictures = [...figure.querySelectorAll<HTMLElement>('.picture')].map((element) => {
    const plot: Plot = JSON.parse(element.dataset.plot ?? '');
    return { element, plot };
  });
  addReadout(figure, pictures, readout);
  const start = figure.id.slice(0, -'chart'.length);
  for (const picture of pictures) addDots(picture, start);
}

function addReadout(figure: HTMLElement, pictures: readonly Picture[], readout: Readout): void {
  const { rows, columns } = readout;
  if (rows.length === 0) return;
  const texts = addTexts(figure, columns);
  const cursors = pictures.map(({ element, plot }) => addCursor(element, plot, rows.length - 1));
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    for (const move of cursors) move(index, row);
    row.cells.forEach((cell, i) => {
      const text = texts[i];
      // Screen readers announce only what changes.
      if (text && text.textContent !== cell) text.textContent = cell;
    });
  };
  for (const { element, plot } of pictures) {
    element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) show(Number(target.value));
    });
    for (const event of ['pointermove', 'pointerdown'] as const) {
      element.addEventListener(event, (at) => {
        const budget = budgetAt(at, element, plot);
        if (budget !== undefined) show(nearest(rows, budget));
      });
    }
  }
  show(readout.start);
}

/** The budget under the pointer; undefined outside the curves and their axis. */
function budgetAt(at: PointerEvent, element: HTMLElement, plot: Plot): number | undefined {
  const { left, top, width } = element.getBoundingClientRect();
  const unit = plot.width / width;
  const [x, y] = [(at.clientX - left) * unit, (at.clientY - top) * unit];
  if (y > plot.bottom + 24) return undefined;
  const share = Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
  return plot.first * (plot.last / plot.first) ** share;
}

function nearest(rows: Readout['rows'], budget: number): number {
  const distances = rows.map((row) => Math.abs(Math.log(row.budget / budget)));
  return distances.indexOf(Math.min(...distances));
}

/** A text for each column, announced by screen readers when it changes. */
function addTexts(figure: HTMLElement, columns: readonly string[]): HTMLElement[] {
  const status = add(figure, 'div', { class: 'readout', role: 'status' });
  const list = add(status, 'dl');
  return columns.map((name) => {
    const group = add(list, 'div');
    add(group, 'dt').textContent = name;
    return add(group, 'dd');
  });
}

/**
 * A line across the curves, and a slider that moves it with the keyboard; it is invisible, and the
 * line shows its focus. Returns the function that moves the line.
 */
function addCursor(element: HTMLElement, plot: Plot, max: number) {
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const slider = add(element, 'input', { type: 'range', 'aria-label': 'Budget', max });
  const line = add(element, 'div', { class: 'cursor' });
  slider.style.left = share(plot.left, plot.width);
  slider.style.width = share(plot.right - plot.left, plot.width);
  slider.style.top = share(plot.bottom, plot.height);
  line.style.top = share(plot.top, plot.height);
  line.style.height = share(plot.bottom - plot.top, plot.height);
  return (index: number, { budget, cells }: Readout['rows'][number]) => {
    const along = Math.log(budget / plot.first) / Math.log(plot.last / plot.first);
    line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
    slider.value = String(index);
    slider.setAttribute('aria-valuetext', cells[0] ?? '');
  };
}

/** A dot of the strip, as the chart draws it. */
const DOT = /M([\d.]+) ([\d.]+)h0/g;

interface Dot {
  readonly x: number;
  readonly y: number;
  /** The trial's row in the table. */
  readonly row: HTMLTableRowElement;
}

/**
 * The dots of both sweeps with their trials. Dots count from the good end as ranks do; one beyond
 * the table's last row is left out.
 *
 * @param start of the ids of one of several comparisons
 */
function dotsOf({ element, plot }: Picture, start: string): Dot[] {
  return ['baseline', 'candidate'].flatMap((arm) => {
    const paths = [...element.querySelectorAll(`.trials.${arm} path`)];
    const dots = paths.flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(DOT)]);
    const places = dots.map(([, x, y]) => ({ x: Number(x), y: Number(y) - plot.hidden }));
    places.sort((a, b) => (plot.goodEnd === 'maximize' ? b.x - a.x : a.x - b.x));
    return places.flatMap((place, i) => {
      const row = document.getElementById(`${start}${arm.charAt(0)}${i + 1}`);
      return row instanceof HTMLTableRowElement ? [{ ...place, row }] : [];
    });
  });
}

/** Makes every dot a link to its trial's row, which tells the trial under the pointer or in focus. */
function addDots(picture: Picture, start: string): void {
  const { element, plot } = picture;
  const dots = dotsOf(picture, start);
  if (dots.length === 0) return;
  const group = add(element, 'div', { class: 'dots', role: 'group', 'aria-label': 'Trials' });
  const tip = add(element, 'div', { class: 'tip', 'aria-hidden': 'true', hidden: '' });
  const links = dots.map(({ x, y, row }, i) => {
    // One stop for the tabulator key; arrow keys go from dot to dot.
    const link = add(group, 'a', { href: `#${row.id}`, tabindex: i === 0 ? 0 : -1 });
    link.style.left = `${(100 * x) / plot.width}%`;
    link.style.top = `${(100 * y) / plot.height}%`;
    const facts = describe(row);
    link.setAttribute('aria-label', facts.join(', '));
    for (const event of ['pointerenter', 'focus']) {
      link.addEventListener(event, () => {
        tip.textContent = facts.join('\n');
        tip.style.setProperty('--x', link.style.left);
        tip.style.top = link.style.top;
        tip.hidden = false;
      });
    }
    for (const event of ['pointerleave', 'blur']) {
      link.addEventListener(event, () => {
        tip.hidden = true;
      });
    }
    link.addEventListener('click', () => showBothSweeps(start));
    return link;
  });
  group.addEventListener('keydown', (event) => {
    const at = links.findIndex((link) => link.tabIndex === 0);
    const next = links[at + (STEPS[event.key] ?? 0)];
    if (next === undefined || next === links[at]) return;
    event.preventDefault();
    links[at]?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  });
}

/** From the best trial to the worst. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The cells of a row, each with its column's name. */
function describe(row: HTMLTableRowElement): string[] {
  const heads = row.closest('table')?.tHead?.rows[0]?.cells;
  return [...row.cells].map((cell, i) => `${heads?.[i]?.textContent}: ${cell.textContent}`);
}

/** A row may be hidden because only the other sweep is shown. */
function showBothSweeps(start: string): void {
  const both = document.getElementById(`${start}trials-both`);
  if (both instanceof HTMLInputElement) both.checked = true;
}

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made;
}
