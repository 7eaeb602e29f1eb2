import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Compares text with a committed file that a person has read. UPDATE_GOLDEN=1 writes the file
 * instead, for reading again.
 */
export function expectGolden(path: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, text);
  else if (!existsSync(path))
    throw new Error(`${path} is missing: write it with UPDATE_GOLDEN=1, and read it`);
  expect(text).toBe(readFileSync(path, 'utf8'));
}
