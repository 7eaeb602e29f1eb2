import type { PicturePlot as Plot, Readout } from '../figures.ts';

/** A picture with what this script lays over it; the picture itself stays as it is. */
interface Picture {
  readonly element: HTMLElement;
  readonly plot: Plot;
}

/** Shows the values at the place and of the trial under the pointer, each also by a slider of its own. */
export function enhanceChart(figure: HTMLElement): void {
  const data = figure.querySelector('script')?.textContent;
  if (!data) return;
  const readout: Readout = JSON.parse(data);
  const elements = figure.querySelectorAll<HTMLElement>('.picture');
  const pictures = readout.plots.flatMap((plot, i) => {
    const element = elements[i];
    return element ? [{ element, plot }] : [];
  });
  const trials = trialsOf(pictures, readout.prefix);
  if (readout.rows.length + trials.length === 0) return;
  const box = add(figure, 'div', { class: 'readout' });
  if (readout.rows.length > 0) addBudgets(box, pictures, readout);
  if (trials.length > 0) addTrials(box, pictures, trials);
}

/** A slider with its name and what it stands at, which screen readers announce when it changes. */
function stepper(box: HTMLElement, name: string, max: number) {
  const label = add(box, 'label');
  label.textContent = name;
  const slider = add(label, 'input', { type: 'range', max });
  const list = add(add(box, 'div', { role: 'status' }), 'dl');
  return {
    slider,
    list,
    show(index: number, said: string, facts: readonly (readonly [name: string, value: string])[]) {
      slider.value = String(index);
      slider.setAttribute('aria-valuetext', said);
      const groups = facts.map(([term, value]) => {
        const group = document.createElement('div');
        add(group, 'dt').textContent = term;
        add(group, 'dd').textContent = value;
        return group;
      });
      list.replaceChildren(...groups);
    },
  };
}

/** Follows the pointer over the curves, with a line across them. */
function addBudgets(
  box: HTMLElement,
  pictures: readonly Picture[],
  { rows, columns, start }: Readout,
): void {
  const budgets = stepper(box, 'Budget', rows.length - 1);
  const cursors = pictures.map(({ element, plot }) => {
    const line = add(element, 'div', { class: 'cursor' });
    line.style.top = share(plot.top, plot.height);
    line.style.height = share(plot.bottom - plot.top, plot.height);
    return { line, plot };
  });
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    const facts = columns.map((name, i) => [name, row.cells[i] ?? ''] as const);
    budgets.show(index, row.cells[0] ?? '', facts);
    for (const { line, plot } of cursors) {
      const along = shareAlong(row.at, plot);
      line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
    }
  };
  budgets.slider.addEventListener('input', () => show(Number(budgets.slider.value)));
  onPointer(pictures, ({ plot }, { x, y }) => {
    if (y > plot.bottom + 24) return;
    const along = Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
    const distances = rows.map((row) => Math.abs(shareAlong(row.at, plot) - along));
    show(distances.indexOf(Math.min(...distances)));
  });
  show(start);
}

/** Where a budget is on the log axis, from 0 to 1. */
function shareAlong(budget: number, { first, last }: Plot): number {
  return Math.log(budget / first) / Math.log(last / first);
}

/** Calls with the place of the pointer over a picture, in the picture's units. */
function onPointer(
  pictures: readonly Picture[],
  call: (picture: Picture, at: { x: number; y: number; unit: number }) => void,
): void {
  for (const picture of pictures)
    for (const event of ['pointermove', 'pointerdown'] as const)
      picture.element.addEventListener(event, ({ clientX, clientY }) => {
        const { left, top, width } = picture.element.getBoundingClientRect();
        const unit = picture.plot.width / width;
        call(picture, { x: (clientX - left) * unit, y: (clientY - top) * unit, unit });
      });
}

/** A dot's trial with its row of the table, after that of the trial it was compared with, if any. */
interface Trial {
  readonly id: string;
  readonly rows: readonly HTMLTableRowElement[];
}

/** Those that have both a dot and a row, in the order of the rows. */
function trialsOf(pictures: readonly Picture[], prefix: string): Trial[] {
  const before = new Map<string, string | undefined>();
  // Only the picture of pairs knows the other one.
  for (const { plot } of pictures)
    for (const [id, , , other] of plot.dots) before.set(id, before.get(id) ?? other);
  const trials = [...before].flatMap(([id, other]): Trial[] => {
    const found = [other, id].map((one) => one && document.getElementById(prefix + one));
    const rows = found.filter((row) => row instanceof HTMLTableRowElement);
    return rows.at(-1)?.id === prefix + id ? [{ id, rows }] : [];
  });
  const place = ({ rows }: Trial) => rows.at(-1)?.rowIndex ?? 0;
  return trials.sort((a, b) => place(a) - place(b));
}

/** How far from a dot the pointer tells its trial, in pixels of the screen. */
const REACH = 10;

/** Tells the cells of a trial's row, and marks its dots with links that lead there. */
function addTrials(box: HTMLElement, pictures: readonly Picture[], trials: readonly Trial[]): void {
  const stepped = stepper(box, 'Trial, the best first', trials.length - 1);
  stepped.list.className = 'trial';
  const link = add(box, 'a');
  const places = new Map(trials.map(({ id }, i) => [id, i]));
  const show = (index: number) => {
    const trial = trials[index];
    if (!trial) return;
    const facts = factsOf(trial.rows);
    stepped.show(index, facts.map((fact) => fact.join(' ')).join(', '), facts);
    link.href = `#${trial.rows.at(-1)?.id}`;
    link.textContent = `Row of trial ${trial.id}`;
    for (const picture of pictures) mark(picture, trial.id, link.href);
  };
  stepped.slider.addEventListener('input', () => show(Number(stepped.slider.value)));
  onPointer(pictures, ({ plot }, { x, y, unit }) => {
    const distances = plot.dots.map(([id, dotX, dotY]) =>
      places.has(id) ? Math.hypot(dotX - x, dotY - y) : Infinity,
    );
    const least = Math.min(...distances);
    const [nearest] = plot.dots[distances.indexOf(least)] ?? [];
    if (nearest && least < REACH * unit) show(places.get(nearest) ?? 0);
  });
  show(0);
}

/** Lays a link over each dot of a trial. The keyboard has the one in the readout. */
function mark({ element, plot }: Picture, trial: string, href: string): void {
  const shown = [...element.querySelectorAll<HTMLAnchorElement>('.dot')];
  // The same one stays under the pointer, which may be about to press it.
  if (shown[0]?.href === href) return;
  for (const old of shown) old.remove();
  for (const [id, x, y] of plot.dots) {
    if (id !== trial) continue;
    const dot = add(element, 'a', { class: 'dot', href, tabindex: -1 });
    dot.setAttribute('aria-hidden', 'true');
    dot.style.left = share(x, plot.width);
    dot.style.top = share(y, plot.height);
  }
}

/** The name of each column with its cells, where they differ from the first row to the last: "0.91 → 0.90". */
function factsOf(rows: readonly HTMLTableRowElement[]): [name: string, value: string][] {
  const heads = rows[0]?.closest('table')?.tHead?.rows[0]?.cells ?? [];
  return [...heads].map(({ textContent: name }, i) => {
    const texts = new Set(rows.map(({ cells }) => cells[i]?.textContent));
    return [name ?? '', [...texts].join(' → ')];
  });
}

/** Adds an element to another as its last. */
export function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made;
}

/** A length as a share of another, for style. */
export function share(length: number, whole: number): string {
  return `${(100 * length) / whole}%`;
}
