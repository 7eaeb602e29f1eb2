import { followAddress } from './address.ts';
import { enhanceChart } from './chart.ts';
import { listComparisons } from './comparisons.ts';
import { add } from './elements.ts';
import { makeSortable } from './sortable.ts';

/** Adds conveniences to what is there already. */
function enhance(part: ParentNode): void {
  for (const figure of part.querySelectorAll<HTMLElement>('.chart')) enhanceChart(figure);
  for (const table of part.querySelectorAll<HTMLTableElement>('table.sortable'))
    makeSortable(table);
}

addContents();
enhance(document);
followAddress(listComparisons(enhance));

/** Links to the sections below the result, unless there are few. */
function addContents(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main > section > h2')];
  if (headings.length < 3) return;
  const header = document.querySelector<HTMLElement>('header');
  if (!header) return;
  const contents = add(header, 'nav', { class: 'contents', 'aria-label': 'Contents' });
  for (const { textContent, parentElement } of headings) {
    const link = add(contents, 'a', { href: `#${parentElement?.id}` });
    link.textContent = textContent;
  }
}

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
