/** Turns column names into buttons that sort the rows; those without a value come last in either order. */
export function makeSortable(table: HTMLTableElement): void {
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
