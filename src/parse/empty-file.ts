import { EmptyFile, type SourceFile } from '../read/index.ts';

/** Whether a file has no text because there is nothing in it, as tools leave them. */
export function isEmpty({ refusal }: SourceFile): boolean {
  return refusal instanceof EmptyFile;
}
