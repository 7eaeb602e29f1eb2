import type * as z from 'zod/mini';
import { readBack } from './judging-run.ts';

const LINE = /^<!-- tuning-gate: (\{.*\}) -->$/s;

/** A line of Markdown that readers do not see, by which later runs know what was written. */
export function writeHidden(written: object): string {
  // Without angle brackets nothing inside can end the comment.
  const json = JSON.stringify(written).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<!-- tuning-gate: ${json} -->`;
}

/** What the hidden first line of a text says; null if there is none of that shape. */
export function readHidden<T extends z.ZodMiniType>(
  schema: T,
  text: string,
  maxLength: number,
): z.output<T> | null {
  const [line = ''] = text.slice(0, maxLength).split(/\r?\n/, 1);
  return readBack(schema, LINE.exec(line)?.[1] ?? '');
}
