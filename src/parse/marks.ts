import type { SourceFile } from '../read/index.ts';
import { headerOf } from './csv/csv.ts';
import type { Marks } from './table.ts';

/** Whether a file has all these marks. */
export function hasMarks({ text, database }: SourceFile, marks: Marks): boolean {
  if (marks.database !== undefined || database !== undefined) {
    return marks.database?.every((word) => database?.includes(word)) ?? false;
  }
  if (marks.text?.some((pattern) => !pattern.test(text))) return false;
  return marks.header === undefined || hasColumns(text, marks.header);
}

/** What no header begins with. */
const OTHER = /^\s*[[{<]/;

function hasColumns(text: string, sets: NonNullable<Marks['header']>): boolean {
  if (OTHER.test(text)) return false;
  const header = headerOf(text);
  return sets.some((marks) =>
    marks.every((mark) =>
      header.some((name) => (typeof mark === 'string' ? name === mark : mark.test(name))),
    ),
  );
}
