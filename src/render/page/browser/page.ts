import { enhanceChart } from './chart.ts';
import { addChartDownloads } from './save-chart.ts';

/** A cell without a value. */
const NONE = '–';

// The page is complete without this script, which only adds conveniences.
addThemeButton();
for (const figure of document.querySelectorAll<HTMLElement>('.chart')) enhanceChart(figure);
addChartDownloads();
for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable')) {
  makeSortable(table);
}

/** A button that switches between light and dark, overriding the system's preference. */
function addThemeButton(): void {
  const root = document.documentElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'theme';
  const show = (theme: 'light' | 'dark') => {
    button.textContent = theme === 'dark' ? 'Light' : 'Dark';
    button.setAttribute('aria-label', `${button.textContent} colours`);
  };
  show(preferred());
  button.addEventListener('click', () => {
    const next = (root.dataset.theme ?? preferred()) === 'dark' ? 'light' : 'dark';
    root.dataset.theme = next;
    show(next);
  });
  document.querySelector('header')?.append(button);
}

function preferred(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Turns column names into buttons that sort the rows. */
function makeSortable(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!body) return;
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const order = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', order);
      body.append(...sorted([...body.rows], column, order));
    });
  });
}

/** Rows without a value come last in either order; equal rows keep their order. */
function sorted(
  rows: readonly HTMLTableRowElement[],
  column: number,
  order: 'ascending' | 'descending',
): HTMLTableRowElement[] {
  const sign = order === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, text: row.cells[column]?.textContent ?? NONE }));
  const known = keyed.filter(({ text }) => text !== NONE);
  const compare = known.every(({ text }) => !Number.isNaN(numberIn(text)))
    ? (a: string, b: string) => numberIn(a) - numberIn(b)
    : (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  known.sort((a, b) => sign * compare(a.text, b.text));
  return [...known, ...keyed.filter(({ text }) => text === NONE)].map(({ row }) => row);
}

function numberIn(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll('−', '-'));
}
