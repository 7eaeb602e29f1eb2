import { element } from './element.ts';

/**
 * Data that scripts read and browsers do not run: nothing in it can end the element, open a comment
 * or be a line break to a script.
 */
export function jsonBlock(id: string, value: unknown): string {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return element('script', { type: 'application/json', id }, text);
}
