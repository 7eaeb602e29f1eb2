import { printableJson } from '../read/index.ts';

/** A result as other programs read it. */
export function jsonText(value: object): string {
  return `${printableJson(JSON.stringify(value, null, 2))}\n`;
}
