const NONE = '–';

/** Makes the names of the columns buttons that sort the rows. */
export function makeSortable(table: HTMLTableElement): void {
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

/** What has no value comes last either way; equal rows keep their order. */
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
