import { addReadout } from './readout.ts';
import { makeSortable } from './sort-table.ts';
import { addThemeButton } from './theme-button.ts';

// The page says everything without this script, which adds what takes one.
addThemeButton();
for (const panel of document.querySelectorAll<HTMLElement>('.panel')) addReadout(panel);
for (const table of document.querySelectorAll<HTMLTableElement>('table.sortable')) {
  makeSortable(table);
}
