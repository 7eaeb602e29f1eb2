/** Opens a comparison; true if what is in it was not in the page before. */
type Open = (comparison: HTMLDetailsElement) => Promise<boolean>;

/**
 * Keeps what is shown in the address, as the id of a comparison, a view of its chart, a section or a trial, so that
 * a link leads there, and the browser's buttons go back and forth.
 */
export function followAddress(open: Open): void {
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
