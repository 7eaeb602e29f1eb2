import { add, enhanceChart } from './chart.ts';

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

/** Opens a comparison; true if what is in it was not in the page before. */
type Open = (comparison: HTMLDetailsElement) => Promise<boolean>;

/**
 * Keeps what is shown in the address, as the id of a comparison, a view of its chart, a section or a trial, so that
 * a link leads there, and the browser's buttons go back and forth.
 */
function followAddress(open: Open): void {
  const show = async () => {
    const id = location.hash.slice(1);
    const comparison = document.getElementById(/^t\d+/.exec(id)?.[0] ?? '');
    const isFold = comparison instanceof HTMLDetailsElement;
    const wasClosed = isFold && !comparison.open;
    const isNew = isFold && (await open(comparison));
    // What was not there, or not visible, is sought again.
    if (isNew || wasClosed) location.replace(`#${id}`);
    const target = document.getElementById(id);
    // An address of the whole, or of none, shows the first view.
    const view =
      target === comparison
        ? (comparison ?? document).querySelector('.chart [type=radio]')
        : target;
    if (view instanceof HTMLInputElement) view.checked = true;
  };
  addEventListener('hashchange', show);
  // Pressing one does not move the page, as a link to it would.
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.chart') && target.type === 'radio')
      record(target.id);
  });
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const fold = summary?.parentElement;
    if (fold instanceof HTMLDetailsElement && fold.id && !fold.open) record(fold.id);
  });
  if (location.hash) show();
}

function record(id: string): void {
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`);
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

/**
 * The list of several comparisons: unpacks one when it is opened, and opens those that failed for print.
 *
 * @param enhance adds conveniences to what was unpacked
 * @returns opens one; true if it had been packed
 */
function listComparisons(enhance: (part: ParentNode) => void) {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('.comparison')];
  const unpack = unpackWith(enhance);
  for (const one of all)
    one.addEventListener('toggle', () => {
      if (one.open) unpack(one);
    });
  prepareForPrint(all, unpack);
  return async (one: HTMLDetailsElement) => {
    const isNew = await unpack(one);
    one.open = true;
    return isNew;
  };
}

/** Puts what is packed into its place, once; true if it was not there. */
function unpackWith(enhance: (part: ParentNode) => void) {
  const begun = new WeakMap<Element, Promise<void>>();
  return async (comparison: HTMLDetailsElement): Promise<boolean> => {
    const packed = comparison.querySelector('script[type="text/plain"]');
    if (!packed) return false;
    const unpacking =
      begun.get(packed) ??
      inflated(packed.textContent ?? '')
        // A browser from before 2023: what is for those without scripts, which is text here, holds for it, too.
        .catch(() => comparison.querySelector('noscript')?.textContent ?? '')
        .then((html) => {
          packed.outerHTML = html;
          enhance(comparison);
        });
    begun.set(packed, unpacking);
    await unpacking;
    return true;
  };
}

/** Text from raw deflate in base64. */
async function inflated(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Paper cannot be opened: those that failed are unpacked early, because printing does not wait. */
function prepareForPrint(
  all: readonly HTMLDetailsElement[],
  unpack: (one: HTMLDetailsElement) => Promise<boolean>,
): void {
  const failed = all.filter((one) => one.dataset.standing === 'blocks');
  const unpackNext = async ([next, ...others]: readonly HTMLDetailsElement[]) => {
    if (!next) return;
    await unpack(next);
    setTimeout(() => unpackNext(others), 50);
  };
  addEventListener('load', () => unpackNext(failed));
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = failed.filter((one) => !one.open);
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
  });
}
