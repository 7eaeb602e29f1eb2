import { enhanceChart } from './chart.ts';

const NONE = '–';

// The page is complete without this script, which only adds conveniences.
for (const figure of document.querySelectorAll<HTMLElement>('.chart')) enhanceChart(figure);
for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable'))
  makeSortable(table);

const chart = document.querySelector<HTMLAnchorElement>('a[download="chart.svg"]');
if (chart) addPng(chart);

/** Adds a link that saves the chart as a picture, twice as large for sharp text. */
async function addPng(chart: HTMLAnchorElement): Promise<void> {
  const image = new Image();
  image.src = chart.href;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  Object.assign(link, { href: canvas.toDataURL('image/png'), download: 'chart.png' });
  link.textContent = link.download;
  chart.after('\n', link);
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
      body.append(...sorted([...body.rows], column, order === 'ascending' ? 1 : -1));
    });
  });
}

/** Rows without a value come last in either order; equal rows keep their order. */
function sorted(
  rows: readonly HTMLTableRowElement[],
  column: number,
  sign: 1 | -1,
): HTMLTableRowElement[] {
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
