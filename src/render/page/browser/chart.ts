import type { PicturePlot as Plot, Readout } from '../chart-figure.ts';

/** A picture with what this script lays over it; the picture itself stays as it is. */
interface Picture {
  readonly element: HTMLElement;
  readonly plot: Plot;
}

/** Shows the values at the place under the pointer, and links each dot to its trial. */
export function enhanceChart(figure: HTMLElement): void {
  const data = figure.querySelector('script')?.textContent;
  if (!data) return;
  const readout: Readout = JSON.parse(data);
  const elements = figure.querySelectorAll<HTMLElement>('.picture');
  const pictures = readout.plots.flatMap((plot, i) => {
    const element = elements[i];
    return element ? [{ element, plot }] : [];
  });
  addReadout(figure, pictures, readout.rows.length > 0 ? readout : withTable(readout));
  for (const picture of pictures) addDots(picture, readout.prefix);
}

/** What the page has as a table is not stored twice: the newest comes first there, and last on the axis. */
function withTable(readout: Readout): Readout {
  const [head, ...rows] = document.querySelector<HTMLTableElement>('#merges table')?.rows ?? [];
  const textsIn = (row?: HTMLTableRowElement) =>
    [...(row?.cells ?? [])].map(({ textContent }) => textContent ?? '');
  const cells = rows.map(textsIn).reverse();
  return {
    ...readout,
    columns: textsIn(head),
    rows: cells.map((row, i) => ({ at: i + 0.5, cells: row })),
  };
}

/** A slider over the axis, which follows the pointer, the values there, and a line across the curves. */
function addReadout(
  figure: HTMLElement,
  pictures: readonly Picture[],
  { rows, columns, start, axis }: Readout,
): void {
  if (rows.length === 0) return;
  const box = add(figure, 'div', { class: 'readout' });
  const slider = add(box, 'input', {
    type: 'range',
    'aria-label': axis.name,
    max: rows.length - 1,
  });
  // Screen readers announce what changes.
  const list = add(add(box, 'div', { role: 'status' }), 'dl');
  const texts = columns.map((name) => {
    const group = add(list, 'div');
    add(group, 'dt').textContent = name;
    return add(group, 'dd');
  });
  const cursors = pictures.map(({ element, plot }) => {
    const line = add(element, 'div', { class: 'cursor' });
    line.style.top = share(plot.top, plot.height);
    line.style.height = share(plot.bottom - plot.top, plot.height);
    return { line, plot };
  });
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    slider.value = String(index);
    slider.setAttribute('aria-valuetext', row.cells[0] ?? '');
    for (const { line, plot } of cursors) {
      const along = shareAlong(row.at, plot, axis);
      line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
    }
    texts.forEach((text, i) => {
      text.textContent = row.cells[i] ?? '';
    });
  };
  slider.addEventListener('input', () => show(Number(slider.value)));
  for (const { element, plot } of pictures) {
    for (const event of ['pointermove', 'pointerdown'] as const) {
      element.addEventListener(event, (at) => {
        const along = alongAt(at, element, plot);
        if (along === undefined) return;
        const distances = rows.map((row) => Math.abs(shareAlong(row.at, plot, axis) - along));
        show(distances.indexOf(Math.min(...distances)));
      });
    }
  }
  show(start);
}

function share(length: number, whole: number): string {
  return `${(100 * length) / whole}%`;
}

/** Where a value is on the axis, from 0 to 1. */
function shareAlong(value: number, { first, last }: Plot, { isLog }: Readout['axis']): number {
  const [at, from, to] = isLog ? [value, first, last].map(Math.log) : [value, first, last];
  return ((at as number) - (from as number)) / ((to as number) - (from as number));
}

/** The share of the axis at the pointer; undefined outside the curves and their axis. */
function alongAt(at: PointerEvent, element: HTMLElement, plot: Plot): number | undefined {
  const { left, top, width } = element.getBoundingClientRect();
  const unit = plot.width / width;
  const [x, y] = [(at.clientX - left) * unit, (at.clientY - top) * unit];
  if (y > plot.bottom + 24) return undefined;
  return Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
}

/** Lays over every dot a link to its trial's row, if the table has it, and shows the cells, those of a pair next to each other. The keyboard has the table. */
function addDots({ element, plot }: Picture, prefix: string): void {
  for (const [id, x, y, before] of plot.dots) {
    const rows = [before, id].map((one) => one && document.getElementById(prefix + one));
    const shown = rows.filter((row) => row instanceof HTMLTableRowElement);
    const row = shown.at(-1);
    if (!row) continue;
    const link = add(element, 'a', { class: 'dot', href: `#${row.id}`, tabindex: -1 });
    link.setAttribute('aria-hidden', 'true');
    link.title = describe(shown);
    link.style.left = share(x, plot.width);
    link.style.top = share(y, plot.height);
  }
}

/** The name of each column with its cells, where they differ from the first row to the last: "0.91 → 0.90". */
function describe(rows: readonly HTMLTableRowElement[]): string {
  const heads = rows[0]?.closest('table')?.tHead?.rows[0]?.cells ?? [];
  const facts = [...heads].map(({ textContent: name }, i) => {
    const texts = new Set(rows.map(({ cells }) => cells[i]?.textContent));
    return `${name}: ${[...texts].join(' → ')}`;
  });
  return facts.join('\n');
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
