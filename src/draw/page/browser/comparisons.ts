import type { OverviewPlaces } from '../overview-figure.ts';
import { add, share } from './elements.ts';

/**
 * The list of several comparisons: unpacks one when it is opened, filters them, links the overview to them, and
 * opens those that failed for print.
 *
 * @param enhance adds conveniences to what was unpacked
 * @returns opens one; true if it had been packed
 */
export function listComparisons(enhance: (part: ParentNode) => void) {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('.comparison')];
  const unpack = unpackWith(enhance);
  for (const one of all)
    one.addEventListener('toggle', () => {
      if (one.open) unpack(one);
    });
  filter(all);
  linkOverview(all);
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

/** Leaves out what has another name or standing, and tells how many are left. */
function filter(all: readonly HTMLDetailsElement[]): void {
  const controls = document.getElementById('filter');
  const name = controls?.querySelector<HTMLInputElement>('[type=search]');
  const status = controls?.querySelector('[role=status]');
  if (!controls || !name || !status) return;
  controls.hidden = false;
  const apply = () => {
    const wanted = name.value.trim().toLowerCase();
    const standing = controls.querySelector<HTMLInputElement>(':checked')?.value ?? '';
    for (const one of all) {
      const text = one.querySelector('summary code')?.textContent?.toLowerCase() ?? '';
      const isThere = standing === '' || one.dataset.standing === standing;
      one.hidden = !(isThere && text.includes(wanted));
    }
    const shown = all.filter((one) => !one.hidden).length;
    status.textContent = shown < all.length ? `${shown} of ${all.length} comparisons` : '';
  };
  controls.addEventListener('input', apply);
  // Browsers keep what was typed when a page is loaded again.
  apply();
}

/** Lays a link over each row of the overview. The keyboard and screen readers have the list below. */
function linkOverview(all: readonly HTMLDetailsElement[]): void {
  const data = document.getElementById('overview-rows')?.textContent;
  if (!data) return;
  const places: OverviewPlaces = JSON.parse(data);
  const pictures = document.querySelectorAll('#overview .picture');
  places.forEach(({ height, rows }, i) => {
    const picture = pictures[i];
    for (const { index, top, bottom } of picture ? rows : []) {
      const href = `#${all[index]?.id}`;
      const link = add(picture as Element, 'a', { class: 'row', href, tabindex: -1 });
      link.setAttribute('aria-hidden', 'true');
      link.style.top = share(top, height);
      link.style.height = share(bottom - top, height);
    }
  });
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
