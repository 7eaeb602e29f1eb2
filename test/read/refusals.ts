import type { SourceFile } from '../../src/read/index.ts';

/** What is wrong with what was read: what was thrown, or why a file has no text. */
export async function failureOf(result: Promise<unknown>): Promise<unknown> {
  const found = await result.catch((thrown: unknown) => thrown);
  const files = (Array.isArray(found) ? found : [found]) as (SourceFile | undefined)[];
  return files.find((file) => file?.refusal)?.refusal ?? found;
}
