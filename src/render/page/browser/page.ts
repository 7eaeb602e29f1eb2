import { addReadout } from './readout.ts';
import { makeSortable } from './sort-table.ts';

// The page says everything without this script, which adds what takes one.
addThemeButton();
for (const panel of document.querySelectorAll<HTMLElement>('.panel')) addReadout(panel);
for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable')) {
  makeSortable(table);
}

/** A button that turns light into dark and back, whatever the system prefers. */
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
