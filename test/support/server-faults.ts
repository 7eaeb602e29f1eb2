import { readFileSync } from 'node:fs';

/** The messages that docs/internals/faults.md promises for servers, by what goes wrong; `…` stands for any text. */
export function serverFaults(): Readonly<Record<string, RegExp>> {
  const [, part = ''] = readFileSync('docs/internals/faults.md', 'utf8').split(
    '\n## A tracking server',
  );
  const rows = [...part.matchAll(/^\| (?!What goes wrong|:)(.+?) \| (.+) \|$/gm)];
  return Object.fromEntries(rows.map(([, title = '', message = '']) => [title, pattern(message)]));
}

/** @throws if the page has no such row */
export function messageOn(page: Readonly<Record<string, RegExp>>, title: string): RegExp {
  const message = page[title];
  if (message === undefined) throw new Error(`docs/internals/faults.md has no row “${title}”`);
  return message;
}

function pattern(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
