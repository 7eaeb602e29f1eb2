import { chartVariables } from '../chart/theme.ts';

/** What a page carries beside its content, made once for all pages. */
export interface PageAssets {
  /** JavaScript that runs as it is, without an import. */
  readonly script: string;
  /** CSS, `pageColours` included. */
  readonly style: string;
  /** SHA-256 of each in base64, by which the page lets them and nothing else run. */
  readonly scriptHash: string;
  readonly styleHash: string;
}

/** The chart's colours for a style sheet, each for light and for dark surroundings. */
export function pageColours(): string {
  const dark = chartVariables('dark');
  const lines = [...chartVariables('light')].map(
    ([name, light]) => `${name}:light-dark(${light},${dark.get(name) ?? light});`,
  );
  return `:root{${lines.join('')}}\n`;
}
