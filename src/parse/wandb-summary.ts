import { type Fields, isFields } from './format.ts';

const DEEPEST = 5;
const LONGEST_NAME = 500;
const MOST_VALUES = 10_000;

/** The values of a summary, nested ones by dotted names as the tool shows them; no pictures. */
export function summaryOf(summary: Fields): Fields {
  const found: [string, unknown][] = [];
  const walk = (fields: Fields, prefix: string, depth: number) => {
    for (const [key, value] of Object.entries(fields)) {
      const name = `${prefix}${key}`;
      if (found.length >= MOST_VALUES) return;
      if (name.length > LONGEST_NAME || isMedia(value)) continue;
      if (isFields(value) && depth < DEEPEST) walk(value, `${name}.`, depth + 1);
      else found.push([name, value]);
    }
  };
  walk(summary, '', 1);
  return Object.fromEntries(found);
}

function isMedia(value: unknown): boolean {
  return isFields(value) && Object.hasOwn(value, '_type');
}
