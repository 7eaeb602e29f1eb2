import { readFileSync } from 'node:fs';

/**
 * What is wrong with the file of the event that started the run, in a sentence; null where nothing
 * is. Whoever reads it later fails as it is loaded, without a word of where and why.
 */
export function wrongEventFile(path: string | undefined): string | null {
  if (!path) return null;
  const wrong = (what: string) =>
    `GITHUB_EVENT_PATH: ${JSON.stringify(path)} ${what}. It must be the file in which the runner describes the event: leave the variable as the runner sets it.`;
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof event === 'object' && event !== null ? null : wrong('is no JSON object');
  } catch (error) {
    return wrong(error instanceof SyntaxError ? 'is no JSON object' : 'cannot be read');
  }
}
