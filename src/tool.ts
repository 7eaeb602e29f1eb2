import { bugs, homepage, version } from '../package.json';

/** How the program names itself in what it writes. */
export const TOOL = {
  name: 'tuning-gate',
  version,
  issues: bugs.url,
  /** How to read a report. */
  help: `${homepage.replace('#readme', '')}/blob/main/docs/report.md`,
} as const;

/** What every JSON result begins with. */
export function jsonHead(command: string) {
  return { schemaVersion: 1, tool: { name: TOOL.name, version }, command };
}
