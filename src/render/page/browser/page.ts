import { enhanceChart } from './chart.ts';

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

/** Turns column names into buttons that sort the rows; those without a value come last in either order. */
function makeSortable(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!body) return;
  const rows = [...body.rows];
  for (const head of heads) {
    const ranks: (number | null)[] = JSON.parse(head.dataset.ranks ?? '[]');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const order = head.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', order);
      const sign = order === 'ascending' ? 1 : -1;
      const keyed = rows.map((row, i) => ({ row, key: sign * (ranks[i] ?? sign * Infinity) }));
      keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key));
      body.append(...keyed.map(({ row }) => row));
    });
  }
}
