import { bugs, homepage, version } from '../package.json';

export const TOOL = {
  name: 'tuning-gate',
  version,
  issues: bugs.url,
  /** How to read a report. */
  help: `${homepage.replace('#readme', '')}/blob/main/docs/report.md`,
} as const;

/**
 * The same page on a server that may not reach github.com: in the repository there that the Action was taken from. With
 * GitHub Connect, that is the one on github.com.
 *
 * @param repository `owner/name`; empty where the Action is a part of the checkout
 */
export function helpOn(serverUrl: string, repository: string): string {
  const { origin, pathname } = new URL(homepage);
  const own = pathname.slice(1);
  if (serverUrl === origin || repository === own) return TOOL.help;
  return `${serverUrl}/${repository || own}/blob/HEAD/docs/report.md`;
}

export function jsonHead(command: string) {
  return { schemaVersion: 1, tool: { name: TOOL.name, version }, command };
}
