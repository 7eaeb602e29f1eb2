import { readFileSync } from 'node:fs';

/** The messages that docs/faults.md promises for servers, by what goes wrong; `…` stands for any text. */
export function serverFaults(): ReadonlyMap<string, RegExp> {
  const [, part = ''] = readFileSync('docs/faults.md', 'utf8').split('\n## A tracking server');
  const rows = [...part.matchAll(/^\| (?!What goes wrong|:)(.+?) \| (.+) \|$/gm)];
  return new Map(rows.map(([, title = '', message = '']) => [title, pattern(message)]));
}

function pattern(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
